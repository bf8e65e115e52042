import type { Rng } from '@turntable/engine';
import { canaryName, type CanaryOptions } from '../canaries.ts';
import type { TrialOptions } from '../trial.ts';
import type { Table } from '../sample.ts';
import { toyCards, type Action, type Setup, type Toy } from './index.ts';

const table = (name: string, setup: Setup): Table<Toy> => ({ name, seats: setup.seats, setup });

/** Two to four players, with and without a judge; one table is so small that its pile is empty at once. */
export const TABLES: readonly Table<Toy>[] = [
  table('two', { seats: 2, judge: false, hand: 2, cards: toyCards(9) }),
  table('three, judged', { seats: 3, judge: true, hand: 2, cards: toyCards(12) }),
  table('four, short', { seats: 4, judge: false, hand: 1, cards: toyCards(4) }),
];

/** Keys that the toy would have in a catalogue. */
const WORDED =
  /^toy\.(log\.(dealt|laid|drew|boasted|stopped|let|flipped|ruled|corrected|over)|refusal\.TOY-\d\.\d)$/;

export const OPTIONS: TrialOptions<Toy> = {
  hosted: [{ judge: true }],
  say: ({ key, values }, by) => [
    WORDED.test(key)
      ? `${by}: ${key} ${Object.values(values ?? {})
          .map(String)
          .join()}.`
      : key,
  ],
  fill: (action) => (action.type === 'boast' ? { ...action, text: 'the fastest' } : action),
  canon: (action) => (action.type === 'boast' ? { ...action, text: '' } : action),
  generate(view, _decision, rng): Action {
    const card = (): string => view.box.cards[rng.below(view.box.cards.length)]!.id;
    const whole = (length: number, rng: Rng): number[] => Array.from({ length }, () => rng.below(4));
    const actions: readonly (() => Action)[] = [
      () => ({ type: 'lay', card: card() }),
      () => ({ type: 'lay', card: 'no such card' }),
      () => ({ type: 'boast', text: 'the longest' }),
      () => ({ type: rng.below(2) ? 'stop' : 'let' }),
      () => ({ type: 'coin', result: 'heads' }),
      () => ({ type: 'rule', verdict: 'true' }),
      () => ({ type: 'correct', extra: whole(view.box.seats - rng.below(2), rng), reason: 'miscounted' }),
      () => ({ type: 'deal', hands: [[card()]], pile: [card()] }),
    ];
    return actions[rng.below(actions.length)]!();
  },
};

const canaryCards = (count: number): Setup['cards'] =>
  toyCards(count).map((card, i) => ({ ...card, id: canaryName(i) }));
/** The same tables with cards that are easily found in any text. */
export const CANARY_TABLES: readonly Table<Toy>[] = TABLES.map(({ name, setup }) =>
  table(name, { ...setup, cards: canaryCards(setup.cards.length) }),
);
export const CANARY_OPTIONS: TrialOptions<Toy> & CanaryOptions<Toy> = {
  ...OPTIONS,
  publicParts: (state) => [state.setup],
};
