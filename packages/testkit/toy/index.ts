import { readFlag, readWhole, RecordError, shuffled, type Game } from '@turntable/engine';
import { apply, decisions, outcome, start } from './apply.ts';
import { record } from './record.ts';
import { CLAUSES, KINDS, type Action, type Card, type Setup, type State, type Toy } from './types.ts';
import { imagine, legalActions, redraw, refusals, secrets, view, witness } from './view.ts';

export type { Action, Event, Setup, State, Toy, View } from './types.ts';

/** Cards `c00`, `c01` …, worth 1 to 3 points. */
export function toyCards(count: number): Card[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `c${String(i).padStart(2, '0')}`,
    points: (i % 3) + 1,
  }));
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

function parse(input: unknown): Action | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  const { type, card, text, hands, pile, result, verdict, extra, reason } = input as Record<string, unknown>;
  const words = (value: unknown): value is string => isText(value) && /^\S(.{0,198}\S)?$/u.test(value);
  switch (type) {
    case 'deal':
      return Array.isArray(hands) && hands.every(isTexts) && isTexts(pile)
        ? { type, hands, pile }
        : undefined;
    case 'lay':
      return isText(card) ? { type, card } : undefined;
    case 'boast':
      return words(text) ? { type, text } : undefined;
    case 'stop':
    case 'let':
      return { type };
    case 'coin':
      return result === 'heads' || result === 'tails' ? { type, result } : undefined;
    case 'rule':
      return verdict === 'true' || verdict === 'false' ? { type, verdict } : undefined;
    case 'correct': {
      const whole = (n: unknown): n is number => Number.isSafeInteger(n) && (n as number) >= 0;
      return Array.isArray(extra) && extra.every(whole) && words(reason)
        ? { type, extra: extra.map((n) => n + 0), reason }
        : undefined;
    }
    default:
      return undefined;
  }
}

/** Each card in exactly one place, and no whistle made from nothing. */
function audit(state: State): ('TOY-1.1' | 'TOY-3.1')[] {
  if (state.phase === 'deal') return [];
  const cards = [...state.hands.flat(), ...state.pile, ...state.laid.map((l) => l.card)].sort();
  const whole = cards.length === state.setup.cards.length && new Set(cards).size === cards.length;
  const whistles = state.whistles.every((n) => n === 0 || n === 1);
  return [...(whole ? [] : (['TOY-1.1'] as const)), ...(whistles ? [] : (['TOY-3.1'] as const))];
}

/** A game of hidden cards, interrupts, chance and a judge, just big enough to try the laws on. Not for players. */
export const toy: Game<Toy> = {
  id: 'toy',
  options: [],
  judged: true,
  hides: () => true,
  ratingModes: ['standard'],
  ratingMode: () => 'standard',
  rulesVersion: 1,
  seats: [2, 3, 4],
  clauses: CLAUSES,
  kinds: KINDS,
  record,
  host(options, seats): Setup {
    for (const key of Object.keys(options))
      if (key !== 'judge') throw new RecordError(`options.${key}`, 'expected no such option');
    readWhole(seats, 'seats', 2, 4);
    return { seats, judge: readFlag(options['judge'], 'options.judge', false), hand: 2, cards: toyCards(9) };
  },
  start,
  decisions,
  view,
  parse,
  legalActions,
  countLegal(seen, decision, limit) {
    let count = 0;
    for (const _ of legalActions(seen, decision)) if (++count > limit) return undefined;
    return count;
  },
  sampleLegal(seen, decision, rng) {
    const all = [...legalActions(seen, decision)];
    return all[rng.below(all.length)]!;
  },
  refusals,
  apply,
  draw(state, decision, rng): Action {
    if (decision.kind === 'coin') return { type: 'coin', result: rng.below(2) ? 'heads' : 'tails' };
    const { seats, hand, cards } = state.setup;
    const deck = shuffled(
      cards.map((c) => c.id),
      rng,
    );
    const hands = Array.from({ length: seats }, () => deck.splice(0, hand));
    return { type: 'deal', hands, pile: deck };
  },
  fallback(seen, decision) {
    if (decision.kind === 'whistle') return { type: 'let' };
    return legalActions(seen, decision).next().value!;
  },
  decline: (_, decision) => (decision.kind === 'whistle' ? { type: 'let' } : undefined),
  witness,
  tell(_, event) {
    const { kind, clause: _clause, by, ...rest } = event;
    const values: Record<string, string | number> = { by };
    for (const [key, value] of Object.entries(rest)) values[key] = value ?? 'a card';
    return { key: `toy.log.${kind}`, values };
  },
  outcome,
  secrets,
  audit,
  imagine,
  redraw,
};
