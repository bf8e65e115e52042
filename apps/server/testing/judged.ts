import assert from 'node:assert/strict';
import type { Act } from '@turntable/engine';
import type { View } from '@turntable/games/loco-dome/types.ts';
import type { ErrorBody } from '@turntable/protocol';
import { seatJudge } from './judge.ts';
import { Guest, mine, open, type Seat } from './guest.ts';

// Tables of Loco Dome with a judge.

export const viewOf = (seat: Seat): View => seat.view as View;
/** What an action was answered, in short: `ok`, or the code and the first clause against it. */
export const code = (answer: number | ErrorBody): string =>
  typeof answer === 'number' ? 'ok' : `${answer.code} ${answer.refusals?.[0]?.clause ?? ''}`.trim();

/** Sends as whoever may, waits until all have the update, and gives its number. */
export async function go(seats: readonly Seat[], by: Seat, action: object): Promise<number> {
  const n = await by.act(action as Act);
  assert.equal(typeof n, 'number', JSON.stringify([action, n]));
  await Promise.all(seats.map((seat) => seat.until((known) => known.n >= (n as number), `update ${n}`)));
  return n as number;
}

/** Lets the seats put their first locomotives into use. */
async function activate(seats: readonly Seat[]): Promise<void> {
  for (;;) {
    const asked = viewOf(seats[0]!).decisions.find(({ kind }) => kind === 'activate');
    if (!asked) return;
    await go(
      seats,
      seats.find(({ as }) => asked.actors.includes(as as number))!,
      {
        type: 'activate',
        locomotive: 0,
      },
    );
  }
}

interface Judged {
  readonly ada: Guest;
  readonly ben: Guest;
  readonly judy: Guest;
  readonly id: string;
}
/** A Loco Dome table of Ada and Ben that waits, with an empty judge’s seat. */
export async function judged(link: string, more: object = {}): Promise<Judged> {
  const [ada, ben, judy] = [await Guest.arrive(link), await Guest.arrive(link), await Guest.arrive(link)];
  const { id } = await ada.table([mine('Ada'), open], {
    game: 'loco-dome',
    judge: 'open',
    startWhenFull: false,
    ...more,
  });
  assert.equal((await ben.post(`tables/${id}/join`, { name: 'Ben' })).status, 200);
  return { ada, ben, judy, id };
}
type Begun = Judged & { readonly seats: readonly [Seat, Seat, Seat] };
/** The same with Judy in the judge’s seat, begun, the first locomotives in use. */
export async function begun(link: string, more: object = {}): Promise<Begun> {
  const table = await judged(link, more);
  const { ada, ben, judy, id } = table;
  assert.equal((await seatJudge(ada, judy, id)).place.judge, true);
  assert.equal((await judy.post(`tables/${id}/start`)).status, 200);
  const seats = [ada.sit(id, { as: 0 }), ben.sit(id, { as: 1 }), judy.sit(id, { as: 'judge' })] as const;
  await Promise.all(seats.map((seat) => seat.ready()));
  await activate(seats);
  return { ...table, seats };
}
/** Twenty points in all give each a marker, with which Ben may act before Ada's call. */
export const TWENTY = { type: 'correct', scores: [12, 8], reason: 'counted again' };
/** The same in a knock-out, Ada to claim. */
export async function sequence(link: string): Promise<Begun> {
  const table = await begun(link);
  const { seats } = table;
  await judge(seats, TWENTY);
  await go(seats, seats[1], { type: 'pass' });
  await go(seats, seats[0], { type: 'knock-out' });
  return table;
}
/** The judge's answer to the standing decision. */
export async function judge(seats: readonly Seat[], action: object): Promise<void> {
  const judgeSeat = seats[2]!;
  const n = await judgeSeat.request({
    t: 'act',
    id: judgeSeat.newId(),
    as: 'judge',
    decision: 'judge',
    action,
  });
  assert.equal(typeof n, 'number', JSON.stringify(n));
  await Promise.all(seats.map((seat) => seat.until((known) => known.n >= (n as number), 'the ruling')));
}
/** A verdict on the claim that waits, by whoever has the socket. */
export function rule(by: Seat, verdict: string, reason?: string): Promise<number | ErrorBody> {
  const asked = viewOf(by).decisions.find(({ kind }) => kind === 'rule');
  const action = { type: 'rule', verdict, ...(reason ? { reason } : {}) };
  return by.request({ t: 'act', id: by.newId(), as: 'judge', decision: asked?.id ?? 'none', action });
}
