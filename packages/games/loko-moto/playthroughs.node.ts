import { mkdirSync, writeFileSync } from 'node:fs';
import { keyedRng, play, readRecord, type Rng } from '@turntable/engine';
import { withoutIsolates } from '@turntable/engine/words.ts';
import { tell } from '@turntable/messages';
import { drawBoard } from './board.node.ts';
import { trainOf } from './cards.ts';
import {
  buy,
  decision,
  grid,
  LINE3,
  LINE4,
  LINE5,
  recordOf,
  row,
  shape,
  trains,
  type Table,
} from './fixtures.node.ts';
import { lokoMoto } from './index.ts';
import { sectionName } from './names.ts';
import { faceUpTrains } from './purchases.ts';
import { suggestions } from './search.ts';
import { PILES, type Action, type State } from './types.ts';

/** A whole game to be told in words: how it is set up, and who chooses the moves. */
export interface Playthrough {
  readonly title: string;
  /** The state after the deal. */
  readonly deal: () => State;
  readonly move: (state: State, turn: number) => Action;
}

const NAMES = ['Ada', 'Béla', 'Csilla', 'Dénes', 'Emma'];

/** A table as a host makes it, dealt by a seed, played by a simple player. */
function hosted(title: string, seats: number, options: Record<string, unknown>, seed: string): Playthrough {
  const deal = (): State => {
    const start = lokoMoto.start(lokoMoto.host(options, seats));
    const action = lokoMoto.draw(start, decision(start), keyedRng(seed, 0));
    return lokoMoto.apply(start, { decision: decision(start).id, actor: 'chance', action }).state;
  };
  return { title, deal, move: (state, turn) => choose(state, keyedRng(seed, turn)) };
}

/** A table as a record sets it up. */
function tableOf(table: Table): State {
  const { setup, deal: action } = readRecord(lokoMoto, recordOf(table));
  const start = lokoMoto.start(setup);
  return lokoMoto.apply(start, { decision: decision(start).id, actor: 'chance', action }).state;
}

/** Moves written down one by one: `build a1-b1`, `reserve a1-b1 b1-c1`, `close a1-b1`, `buy t4a line4 a1-b1 …` (`-` for no shape). */
function written(title: string, table: Table, moves: string): Playthrough {
  const lines = moves.trim().split(/\s*\n\s*/);
  return { title, deal: () => tableOf(table), move: (_, turn) => readMove(lines[turn - 1]!) };
}

function readMove(line: string): Action {
  const [type, first, second, ...rest] = line.split(' ');
  if (type === 'buy') return buy(first!, rest, second === '-' ? null : second!);
  if (type === 'reserve') return { type, sections: second === undefined ? [first!] : [first!, second] };
  if (type === 'build' || type === 'close') return { type, section: first! };
  throw new Error(`no such move: ${line}`);
}

/** A simple player: buys what brings most once that is 4 or the end is near, else builds on, now and then reserves. */
function choose(state: State, rng: Rng): Action {
  const view = lokoMoto.view(state, state.turn);
  if (state.phase === 'main') {
    const worth = (action: Action): number => {
      if (action.type !== 'buy') return 0;
      const { price, bonus } = trainOf(view.box, action.train);
      const card = view.box.shapes.find((s) => s.id === action.shape);
      return price + bonus + (card?.points ?? 0);
    };
    const buys = faceUpTrains(view).flatMap((train) => suggestions(view, state.turn, train.id));
    const [best] = buys.sort((a, b) => worth(b) - worth(a));
    if (best && (worth(best) >= 4 || state.free < 3 * state.box.players)) return best;
  }
  for (;;) {
    const action = lokoMoto.sampleLegal!(view, decision(state), rng);
    if (action.type !== 'buy') return action;
  }
}

const SHORT: Table = { trains: trains(4, 2, 2, 3, 5, 4), shapes: { 1: [LINE3], 2: [LINE4], 3: [LINE5] } };

/** Every way a game can go, by the name of its file in `playthroughs/`. */
export const PLAYTHROUGHS: Readonly<Record<string, Playthrough>> = {
  'two-players': hosted('Two players on the small map', 2, { sheet: 'small' }, 'two-16'),
  'five-players': hosted('Five players on the standard map', 5, {}, 'five-33'),
  'hidden-agendas': hosted('Hidden agendas, three players', 3, { hiddenAgendas: true }, 'hidden-39'),
  advanced: hosted('Advanced, four players', 4, { advanced: true }, 'advanced-22'),
  'all-together': hosted(
    'Two players, hidden agendas and advanced on the square map',
    2,
    { sheet: 'square', hiddenAgendas: true, advanced: true },
    'together-6',
  ),
  'last-single-reservation': written(
    'The last free line is reserved alone (LM-2.2)',
    SHORT,
    `reserve a1-b1 b1-c1
     reserve a1-a2 c1-c2
     reserve b1-b2 a2-b2
     build a1-b1
     reserve a2-a3 c2-c3
     reserve b2-c2 b2-b3
     build b1-c1
     build a1-a2
     build a3-b3
     reserve b3-c3`,
  ),
  'exhausted-piles': {
    title: 'The piles run out: places stay empty (LM-3.8)',
    deal: () =>
      tableOf({
        map: grid('triangular', 6, 4),
        trains: trains(3, 4, 4, 5, 5, 6, 3),
        shapes: {
          1: [LINE3],
          2: [shape('tri', 2, '0,0 1,0 0,1 0,0')],
          3: [LINE5],
        },
      }),
    move: (state, turn) => choose(state, keyedRng('exhausted-3', turn)),
  },
  'tie-by-trains': written(
    'Equal scores: more trains win (LM-4.2)',
    { ...SHORT, map: row(16) },
    `build a1-b1
     build e1-f1
     reserve i1-j1 j1-k1
     build b1-c1
     build f1-g1
     reserve k1-l1 l1-m1
     build c1-d1
     build g1-h1
     build i1-j1
     build d1-e1
     build h1-i1
     build j1-k1
     buy t4a - a1-b1 b1-c1 c1-d1 d1-e1
     buy t2a - e1-f1 f1-g1
     build k1-l1
     reserve m1-n1 n1-o1
     buy t2b - g1-h1 h1-i1
     reserve o1-p1 p1-q1`,
  ),
  'tie-by-shapes': written(
    'Equal scores, equal trains: more shape points win (LM-4.2), after overpaying (LM-3.6)',
    { map: row(14), trains: trains(3, 5, 7), shapes: { 1: [], 2: [LINE4], 3: [] } },
    `build a1-b1
     build f1-g1
     reserve j1-k1 k1-l1
     build b1-c1
     build g1-h1
     build j1-k1
     build c1-d1
     build h1-i1
     build k1-l1
     build d1-e1
     build i1-j1
     reserve l1-m1 m1-n1
     build e1-f1
     buy t3a line4 f1-g1 g1-h1 h1-i1 i1-j1
     build l1-m1
     buy t5a - a1-b1 b1-c1 c1-d1 d1-e1 e1-f1
     reserve n1-o1`,
  ),
  'tie-shared': written(
    'Equal in everything: the victory is shared (LM-4.2)',
    { map: row(12), trains: trains(2, 2), shapes: { 1: [], 2: [], 3: [] } },
    `build a1-b1
     build c1-d1
     reserve e1-f1 f1-g1
     build b1-c1
     build d1-e1
     build e1-f1
     buy t2a - a1-b1 b1-c1
     buy t2b - c1-d1 d1-e1
     reserve g1-h1 h1-i1
     reserve i1-j1 j1-k1
     reserve k1-l1 l1-m1`,
  ),
  'end-in-the-opening': written(
    'Two players on a map so small that the opening uses it up (LM-6.1, LM-5.1)',
    { ...SHORT, seats: 2, starter: 1, map: grid('triangular', 2, 2) },
    `close a1-b1
     close a1-a2
     close a2-b2
     close b1-b2
     close a2-b1`,
  ),
};

/** The game in words: the deal, every move with its clause, the table now and then, the end. */
export function inWords({ title, deal, move }: Playthrough): string {
  let state = deal();
  const out = [title, '='.repeat(title.length), '', ...describeTable(state), ''];
  for (let turn = 1; lokoMoto.decisions(state).length > 0; turn++) {
    const actor = state.turn;
    const action = move(state, turn);
    const played = play(lokoMoto, state, { decision: decision(state).id, actor, action });
    if (!played.ok) throw new Error(`${title}: move ${turn} is illegal, ${played.refusals[0]!.clause}`);
    const seen = lokoMoto.view(played.step.state, actor);
    played.step.events.forEach((event, i) => {
      const text = withoutIsolates(
        tell({ locale: 'en', names: NAMES }, lokoMoto.tell(seen, event), event.by),
      );
      const number = i === 0 ? `${turn}.`.padStart(4) : '    ';
      const paid = event.kind === 'bought' ? event.sections.map((id) => sectionName(seen.box.sheet, id)) : [];
      out.push(`${number} ${text} [${event.clause}]${played.step.seals && i === 0 ? ' *' : ''}`);
      if (paid.length > 0) out.push(`       inked: ${paid.join(', ')}`);
    });
    state = played.step.state;
    const over = state.phase === 'over';
    if (over || turn % 25 === 0) out.push('', ...describePosition(state), ...(over ? [] : ['']));
  }
  return `${out.join('\n')}\n`;
}

/** Who plays what, and where the cards lie at the beginning. */
function describeTable({ box, market, faceUp, hands, turn }: State): string[] {
  const { sheet, players, hiddenAgendas, advanced } = box;
  const options = [hiddenAgendas && 'hidden agendas', advanced && 'advanced'].filter(
    (word) => word !== false,
  );
  return [
    `Players: ${NAMES.slice(0, players).join(', ')}; ${NAMES[turn]!} starts`,
    `Options: ${options.join(', ') || 'none'}`,
    `Map: ${sheet.name || 'inline'}, ${sheet.lattice}, ${sheet.sections.length} lines`,
    describeMarket(market, box),
    `Shapes: ${faceUp.map((id) => id ?? '-').join(', ')}`,
    ...(hiddenAgendas ? hands.map(({ secret }, seat) => `Secret: ${NAMES[seat]!} ${secret.join(', ')}`) : []),
    '(* marks a move that nobody can take back, for it showed something new)',
  ];
}

function describeMarket(market: State['market'], box: State['box']): string {
  const cards = market.map((id) => {
    if (id === null) return '-';
    const { name, price, bonus } = trainOf(box, id);
    return `${name} ${price}${bonus > 0 ? `+${bonus}` : bonus < 0 ? bonus : ''}`;
  });
  return `Market: ${cards.join(', ')}`;
}

function describePosition(state: State): string[] {
  const view = lokoMoto.view(state, 'public');
  const piles = PILES.map((points, i) => `${view.faceUp[i] ?? '-'} (${points}, ${view.shapesLeft[i]!} left)`);
  const hands = view.hands.map(({ trains: won, shapes }, seat) => {
    const cards = [...won.map((id) => trainOf(view.box, id).name), ...shapes];
    return `  ${String.fromCharCode(65 + seat)} ${NAMES[seat]!}: ${view.scores[seat]!} (${cards.join(', ') || 'no card'})`;
  });
  return [
    ...drawBoard(view).map((line) => `  |${line}`),
    ...hands,
    `  ${describeMarket(view.market, view.box)} (${view.trainsLeft} left)`,
    `  Shapes: ${piles.join(', ')}`,
    `  Free: ${view.free}`,
  ];
}

/** Where a golden game is stored. */
export const playthroughFile = (name: string): URL => new URL(`playthroughs/${name}.txt`, import.meta.url);

if (import.meta.main) {
  mkdirSync(new URL('playthroughs/', import.meta.url), { recursive: true });
  for (const [name, playthrough] of Object.entries(PLAYTHROUGHS))
    writeFileSync(playthroughFile(name), inWords(playthrough));
}
