import type { Act, Seat } from '@turntable/engine';
import { parse } from '@turntable/games/loko-moto/parse.ts';
import type { Action, View } from '@turntable/games/loko-moto/types.ts';
import type { Orders } from '@turntable/protocol/orders.ts';

/** Orders while they are put together: choices by turn, the best first, and what calls all of it off. */
export interface OrderDraft {
  /** One list a turn; the last is the one that choices are added to. */
  readonly turns: readonly (readonly Action[])[];
  /** Called off when somebody buys one of these trains. */
  readonly trains: readonly string[];
  /** Called off when somebody takes a line of it. */
  readonly taken: boolean;
  /** Called off when another side has this many points; null: never for that. */
  readonly points: number | null;
}
export const EMPTY: OrderDraft = { turns: [[]], trains: [], taken: false, points: null };

/** Three turns of four choices are as much as anybody keeps in mind, and the server takes no more. */
const MOST_TURNS = 3;
const MOST_CHOICES = 4;

/** How many scores are offered, in tens. */
const TENS = 8;

const same = (a: Act, b: Act): boolean => JSON.stringify(a) === JSON.stringify(b);
/** How many choices the last planned turn has. */
export const countOf = ({ turns }: OrderDraft): number => turns.at(-1)!.length;
/** Whether the last planned turn has as many choices as the server takes. */
export const isFull = (draft: OrderDraft): boolean => countOf(draft) >= MOST_CHOICES;
/** Whether a turn after the last may be planned. */
export const mayGoOn = (draft: OrderDraft): boolean => countOf(draft) > 0 && draft.turns.length < MOST_TURNS;

/** With another choice for the last turn, unless it is there or the turn has enough. */
export function withChoice(draft: OrderDraft, action: Action): OrderDraft {
  const last = draft.turns.at(-1)!;
  if (isFull(draft) || last.some((each) => same(each, action))) return draft;
  return { ...draft, turns: [...draft.turns.slice(0, -1), [...last, action]] };
}
/** Without a choice; a turn that has none left is gone, unless it is the only one. */
export function withoutChoice(draft: OrderDraft, turn: number, choice: number): OrderDraft {
  const turns = draft.turns
    .map((choices, i) => (i === turn ? choices.filter((_, j) => j !== choice) : choices))
    .filter((choices, i, all) => choices.length > 0 || (i === all.length - 1 && i !== turn));
  return { ...draft, turns: turns.length === 0 ? [[]] : turns };
}
/** The draft with one more turn, without choices yet. */
export const nextTurn = (draft: OrderDraft): OrderDraft => ({ ...draft, turns: [...draft.turns, []] });

/** The sections that a draft means to draw on. */
export function sectionsOf({ turns }: Pick<OrderDraft, 'turns'>): string[] {
  const all = turns.flat().flatMap((action) => {
    if (action.type === 'build') return [action.section];
    return action.type === 'reserve' ? action.sections : [];
  });
  return [...new Set(all)];
}

/** What is sent; nothing while no choice was made. `sides`: how many players there are. */
export function toOrders(draft: OrderDraft, seat: Seat, sides: number): Orders | undefined {
  const { trains, taken, points } = draft;
  const steps = draft.turns
    .filter((choices) => choices.length > 0)
    .map((tries) => ({ kind: 'turn', tries: [...tries] }));
  if (steps.length === 0) return undefined;
  const others = Array.from({ length: sides }, (_, side) => side).filter((side) => side !== seat);
  const stops: Orders['stops'] = [
    ...trains.map((train) => ({ on: 'event' as const, of: [{ kind: 'bought', where: { train } }] })),
    ...(taken ? sectionsOf(draft) : []).map((id) => ({
      on: 'event' as const,
      of: [
        { kind: 'built', where: { section: id } },
        { kind: 'reserved', where: { sections: id } },
      ],
    })),
    ...(points === null ? [] : others.map((side) => ({ on: 'score' as const, from: points, side }))),
  ];
  return { steps, stops };
}

/** The draft that orders came from, to be changed. */
export function toDraft({ steps, stops }: Orders): OrderDraft {
  const turns = steps.map(({ tries }) => tries.flatMap((action) => parse(action) ?? []));
  const events = stops.flatMap((stop) => (stop.on === 'event' ? stop.of : []));
  const score = stops.find((stop) => stop.on === 'score');
  return {
    turns,
    trains: events.flatMap(({ kind, where }) => (kind === 'bought' && where ? [String(where['train'])] : [])),
    taken: events.some(({ kind }) => kind === 'built'),
    points: score?.from ?? null,
  };
}

/** Scores that may stop a plan: the next tens above what others have, and the chosen one, which they may have passed. */
export function stopPoints(scores: readonly number[], seat: Seat, chosen: number | null): number[] {
  const best = Math.max(...scores.filter((_, side) => side !== seat));
  const from = Math.max(1, Math.floor(best / 10) + 1);
  const tens = Array.from({ length: TENS }, (_, i) => 10 * (from + i));
  return chosen === null || tens.includes(chosen) ? tens : [...tens, chosen].sort((a, b) => a - b);
}

/** The table as it would be if it were this seat's turn now, so that the rules can judge what is planned. */
export function asIfMine(view: View, seat: Seat): View {
  return { ...view, turn: seat, decisions: [{ id: 'plan', kind: 'turn', actors: [seat] }] };
}
