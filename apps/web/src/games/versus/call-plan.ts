import type { Orders } from '@turntable/protocol/orders.ts';

/** What a contestant means to say when it is their turn: calls, the best first, and statistics to veto (DH-3.1). */
export interface CallPlan {
  readonly calls: readonly string[];
  readonly vetoes: readonly string[];
  /** Called off when the other side has this many points; null: never for that. */
  readonly points: number | null;
}
export const NO_PLAN: CallPlan = { calls: [], vetoes: [], points: null };

export const MOST_CALLS = 3;
/** A step each, of the eight that orders may have, one of them for the calls. */
export const MOST_VETOES = 6;

/** With another statistic (or none, '') as the call of that place; later ones move up. */
export function withCall(plan: CallPlan, place: number, statistic: string): CallPlan {
  const calls = [...plan.calls];
  calls[place] = statistic;
  return { ...plan, calls: [...new Set(calls)].filter((each) => each !== '') };
}

/** What is sent; nothing if the plan says nothing. `other`: the other side. */
export function toOrders({ calls, vetoes, points }: CallPlan, other: number): Orders | undefined {
  const call = { kind: 'call', tries: calls.map((statistic) => ({ type: 'call', statistic })) };
  const steps: Orders['steps'] = [
    ...(calls.length > 0 ? [call] : []),
    ...vetoes.map((statistic) => ({
      kind: 'veto',
      when: { kind: 'called', where: { statistic } },
      tries: [{ type: 'veto' }],
    })),
  ];
  if (steps.length === 0) return undefined;
  return { steps, stops: points === null ? [] : [{ on: 'score', from: points, side: other }] };
}

/** The plan that orders came from, to be changed. */
export function toPlan({ steps, stops }: Orders): CallPlan {
  const calls = steps.find(({ kind }) => kind === 'call')?.tries ?? [];
  const score = stops.find((stop) => stop.on === 'score');
  return {
    calls: calls.map(({ statistic }) => String(statistic)),
    vetoes: steps.flatMap(({ when }) => (when ? [String(when.where?.['statistic'])] : [])),
    points: score?.from ?? null,
  };
}
