import type { Act, Happening } from '@turntable/engine';
import { z } from 'zod';

/**
 * Conditional orders: what a seat wants to be played when it is asked, and what calls the whole of it off. They speak of
 * actions, questions and events as every game has them, so no game is known here. Nobody but the seat's guest sees them.
 */

/** More would be a program, not an order. */
const MOST_STEPS = 8;
const MOST_TRIES = 6;
const MOST_STOPS = 40;
const Word = z.string().min(1).max(60);
const Plain = z.union([z.string().max(80), z.number(), z.boolean()]);

/** An event by its kind and, for each field named, its value; of a field that is a list, one of its members. */
export const EventMatch = z.strictObject({
  kind: Word,
  where: z.record(Word, Plain).optional(),
});
export type EventMatch = z.infer<typeof EventMatch>;

/** What calls an order off, as the seat witnesses it. What the seat itself did is never a surprise to it. */
export const Stop = z.discriminatedUnion('on', [
  /** One of these events. */
  z.strictObject({ on: z.literal('event'), of: z.array(EventMatch).min(1).max(6) }),
  /** The score of a side (as the game counts sides), or of any if none is named, reaches `from`. */
  z.strictObject({
    on: z.literal('score'),
    from: z.number().int().min(-1000).max(1000),
    side: z.number().int().min(0).max(4).optional(),
  }),
]);
export type Stop = z.infer<typeof Stop>;

/** What to answer the next question of a kind. */
export const Step = z.strictObject({
  /** The kind of question that it answers. */
  kind: z.string().min(1).max(20),
  /** Only if the latest event of that kind was such; other questions are left to the seat, and the step stays. */
  when: EventMatch.optional(),
  /** Actions in the shape of `act`: the first that the rules allow is played. */
  tries: z
    .array(z.looseObject({ type: Word }))
    .min(1)
    .max(MOST_TRIES),
});
export type Step = z.infer<typeof Step>;

/** The orders of a seat. Of several steps for a kind of question the first that is not spent answers. */
export const Orders = z.strictObject({
  steps: z.array(Step).min(1).max(MOST_STEPS),
  stops: z.array(Stop).max(MOST_STOPS),
});
export type Orders = z.infer<typeof Orders>;

/** `POST /api/tables/:id/orders`: arms the orders in the place of those before, or disarms with null. */
export const SetOrders = z.strictObject({
  seat: z.number().int().min(0).max(4),
  orders: Orders.nullable(),
});

/**
 * Why orders ended: all played; a stop (`stop` is its index); a question came and none of its tries was legal; a
 * take-back to before what they stood on; the seat answered by hand; the seat went to another, or to autopilot.
 */
export interface OrdersEnd {
  readonly why: 'played' | 'stop' | 'illegal' | 'take-back' | 'by-hand' | 'seat' | 'autopilot';
  /** The orders as they stood when they ended, and which of their stops matched. */
  readonly orders: Orders;
  readonly stop?: number;
  /** The number of the update that ended them. */
  readonly n: number;
}
/** Part of `Place`: what only the seat's guest may know. */
export interface OwnOrders {
  readonly seat: number;
  /** What is armed, without the steps that were played. */
  readonly orders?: Orders;
  /** How the last ones ended; until new ones are armed or the guest puts it away. */
  readonly ended?: OrdersEnd;
}

/** Whether an event is such. */
export function matches({ kind, where = {} }: EventMatch, event: Happening): boolean {
  const fields = event as unknown as Readonly<Record<string, unknown>>;
  return (
    event.kind === kind &&
    Object.entries(where).every(([field, wanted]) => {
      const value = Object.hasOwn(fields, field) ? fields[field] : undefined;
      return Array.isArray(value) ? value.includes(wanted) : value === wanted;
    })
  );
}

/** What has changed since the orders were last looked at, as their seat witnessed it. */
interface News {
  readonly events: readonly Happening[];
  /** By side, now. */
  readonly scores: readonly number[];
}

/** The index of the first stop that the news match, if one does. */
export function stopped({ stops }: Orders, seat: number, { events, scores }: News): number | undefined {
  const others = events.filter(({ by }) => by !== seat);
  const at = stops.findIndex((stop) => {
    switch (stop.on) {
      case 'event':
        return others.some((event) => stop.of.some((each) => matches(each, event)));
      case 'score':
        return scores.some((score, side) => score >= stop.from && (stop.side ?? side) === side);
    }
  });
  return at < 0 ? undefined : at;
}

/** The step that a question of this kind is for, by its index, if there is one. `latest` gives the latest event of a kind. */
export function stepFor(
  { steps }: Orders,
  kind: string,
  latest: (kind: string) => Happening | undefined,
): number | undefined {
  const at = steps.findIndex((step) => {
    if (step.kind !== kind) return false;
    if (!step.when) return true;
    const event = latest(step.when.kind);
    return event !== undefined && matches(step.when, event);
  });
  return at < 0 ? undefined : at;
}

/** The first of the step's actions that the rules allow. */
export function firstLegal<Action extends Act>(
  { tries }: Step,
  parse: (input: unknown) => Action | undefined,
  legal: (action: Action) => boolean,
): Action | undefined {
  for (const input of tries) {
    const action = parse(input);
    if (action && legal(action)) return action;
  }
  return undefined;
}

/** The orders after a step was played; nothing if that was the last of them. */
export function spent(orders: Orders, at: number): Orders | undefined {
  const steps = orders.steps.filter((_, i) => i !== at);
  return steps.length === 0 ? undefined : { ...orders, steps };
}
