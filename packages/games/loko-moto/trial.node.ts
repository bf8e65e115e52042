import { readRecord, type Rng, type Viewer } from '@turntable/engine';
import { LOCALES, tell } from '@turntable/messages';
import { canaryName, type CanaryOptions } from '@turntable/testkit/canaries.ts';
import type { TrialOptions } from '@turntable/testkit/trial.ts';
import type { Table } from '@turntable/testkit/sample.ts';
import { pileOf, shapeOf } from './cards.ts';
import { grid, recordOf } from './fixtures.node.ts';
import { lokoMoto } from './index.ts';
import { topology } from './topology.ts';
import type { Action, LokoMoto, Setup, Sheet, State, View } from './types.ts';

/** A map of 33 sections: enough for the opening of two players and for purchases after it. */
const SMALL: Sheet = readRecord(
  lokoMoto,
  recordOf({ map: grid('triangular', 4, 4), shapes: { 1: [], 2: [], 3: [] }, trains: [] }),
).setup.sheet;

function table(
  players: number,
  options: { hiddenAgendas?: boolean; advanced?: boolean; sheet?: string } = {},
  sheet?: Sheet,
): Table<LokoMoto> {
  const setup: Setup = lokoMoto.host({ ...options }, players);
  const on = [
    sheet ? 'small map' : (options.sheet ?? 'standard'),
    options.hiddenAgendas && 'hidden agendas',
    options.advanced && 'advanced',
  ];
  return {
    name: `${players} players, ${on.filter((word) => word).join(', ')}`,
    seats: players,
    setup: sheet ? { ...setup, sheet } : setup,
  };
}

const BOTH = [false, true] as const;
/** Every number of players with every combination of options, on a small map. */
export const SMALL_TABLES: readonly Table<LokoMoto>[] = [2, 3, 4, 5].flatMap((players) =>
  BOTH.flatMap((hiddenAgendas) => BOTH.map((advanced) => table(players, { hiddenAgendas, advanced }, SMALL))),
);
/** The maps that people play on. */
export const FULL_TABLES: readonly Table<LokoMoto>[] = [
  table(2, { sheet: 'small', hiddenAgendas: true }),
  table(3),
  table(4, { sheet: 'square', advanced: true }),
  table(5, { hiddenAgendas: true, advanced: true }),
];

/** With hidden agendas there is most to hide. */
export const HIDDEN_TABLES: readonly Table<LokoMoto>[] = [2, 3, 5].map((players) =>
  table(players, { hiddenAgendas: true }, SMALL),
);
/** Cards that are easily found in any text; a train's name tells as much as its id. */
export const CANARY_TABLES: readonly Table<LokoMoto>[] = [2, 3, 4, 5].map((players) => {
  const { name, seats, setup } = table(players, { hiddenAgendas: players !== 4 }, SMALL);
  const trains = setup.trains.map((t, i) => ({ ...t, id: canaryName(i), name: canaryName(i) }));
  const shapes = setup.shapes.map((s, i) => ({ ...s, id: canaryName(100 + i) }));
  return { name, seats, setup: { ...setup, trains, shapes } };
});

const inOrder = (sections: readonly string[]): string[] => sections.toSorted((a, b) => (a < b ? -1 : 1));

/** Something a client might send: sections, trains and shapes of this table, or of none. */
function generate(view: View, _decision: unknown, rng: Rng): Action {
  const { ids } = topology(view.box.sheet);
  const any = <Item>(from: readonly Item[], otherwise: Item): Item =>
    (rng.below(9) ? from[rng.below(Math.max(1, from.length))] : undefined) ?? otherwise;
  const section = (): string => any(ids, 'no-section');
  const some = (most: number): string[] => Array.from({ length: rng.below(most + 1) }, section);
  const train = (): string =>
    any(rng.below(2) ? view.market.filter((t) => t !== null) : view.box.trains.map((t) => t.id), 'no train');
  const shape = (): string | null =>
    any([null, ...view.faceUp, ...view.box.shapes.map((s) => s.id)], 'no shape');
  const actions: readonly (() => Action)[] = [
    () => ({ type: 'reserve', sections: some(3) }),
    () => ({ type: 'build', section: section() }),
    () => ({ type: 'close', section: section() }),
    () => ({ type: 'buy', train: train(), sections: some(6), shape: shape() }),
    () => ({ type: 'deal', starter: rng.below(6), trains: [train()], piles: [[], [], []], secret: [] }),
  ];
  return actions[rng.below(actions.length)]!();
}

/** Secret cards of the others, by pile. */
const unseen = (state: State, viewer: Viewer, pile: number): string[] =>
  state.phase === 'over'
    ? []
    : state.hands.flatMap((hand, seat) =>
        seat === viewer ? [] : hand.secret.filter((id) => pileOf(shapeOf(state.box, id).points) === pile),
      );

export const OPTIONS: TrialOptions<LokoMoto> & CanaryOptions<LokoMoto> = {
  games: 1,
  most: 300,
  generate,
  hosted: [{ sheet: 'square', hiddenAgendas: true, advanced: false, starters: [1, 0] }, {}],
  say: (message, by) =>
    LOCALES.map((locale) => tell({ locale, names: ['Ada', 'Béla', 'Csilla', 'Dénes', 'Emma'] }, message, by)),
  // Most of the rules are about purchases, and reservations end a game soon.
  prefer: (action) => action.type === 'buy' || action.type === 'build',
  canon: (action) => ('sections' in action ? { ...action, sections: inOrder(action.sections) } : action),
  // The box names all cards; where each lies is secret.
  publicParts: (state) => [state.box],
  // Whoever has seen all cards but one knows that one.
  reckoned: (state, viewer) => {
    const groups = [
      state.trainPile,
      ...state.shapePiles.map((pile, i) => [...pile, ...unseen(state, viewer, i)]),
    ];
    return groups.filter((group) => group.length === 1).flat();
  },
  // A record names one starter, and the sheet by its lines alone.
  recorded: (state) => ({ ...state, box: { ...state.box, starters: null, sheet: state.box.sheet.sections } }),
};
