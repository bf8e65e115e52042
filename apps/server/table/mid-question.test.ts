import assert from 'node:assert/strict';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Act } from '@turntable/engine';
import { doubleHeader } from '@turntable/games/double-header/index.ts';
import type { DoubleHeader } from '@turntable/games/double-header/types.ts';
import type { ErrorBody } from '@turntable/protocol';
import { Child } from '../testing/child.ts';
import { Guest, mine, open, type Seat } from '../testing/guest.ts';

/** What is asked at a table of Double Header, of whom, and what they may answer. */
function asked(seats: readonly Seat[]) {
  const decision = seats[0]!.view!.decisions.find(({ standing }) => !standing)!;
  const by = seats.find(({ as }) => decision.actors.includes(as as number))!;
  return { decision, by, legal: [...doubleHeader.legalActions(by.view as DoubleHeader['View'], decision)] };
}
async function go(seats: readonly Seat[], by: Seat, action: Act): Promise<number> {
  const n = (await by.act(action)) as number;
  assert.equal(typeof n, 'number', JSON.stringify([action, n]));
  await Promise.all(seats.map((seat) => seat.until((known) => known.n >= n, 'the update')));
  return n;
}

test('LV-6.1 kill -9 while a veto is asked: it is asked again on both devices of that seat, one answer counts, a phone that slept is told', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-question-'));
  const guests: Guest[] = [];
  let id: string;
  let called: { readonly n: number; readonly id: string; readonly by: number; readonly action: Act };
  let decision: object;
  {
    await using child = await Child.start(folder.path);
    for (let i = 0; i < 2; i++) guests.push(await Guest.arrive(child.link));
    const [ada, ben] = guests as [Guest, Guest];
    ({ id } = await ada.table([mine('Ada'), open], { game: 'double-header', startWhenFull: false }));
    await ben.post(`tables/${id}/join`, { name: 'Ben' });
    await ada.post(`tables/${id}/start`);
    const seats = guests.map((guest, as) => guest.sit(id, { as }));
    await Promise.all(seats.map((seat) => seat.ready()));
    while (asked(seats).decision.kind === 'field') {
      const { by, legal } = asked(seats);
      await go(seats, by, legal[0]!);
    }
    const { by, legal } = asked(seats);
    const action = legal.find(({ type }) => type === 'call')!;
    const n = (await by.act(action, by.as, 'the-call')) as number;
    called = { n, id: 'the-call', by: by.as as number, action };
    await Promise.all(seats.map((seat) => seat.until((known) => known.n >= n, 'the call')));
    assert.equal(asked(seats).decision.kind, 'veto');
    decision = asked(seats).decision;
    await child.end('SIGKILL');
  }

  await using child = await Child.start(folder.path);
  const [caller, other] = [called.by, 1 - called.by];
  const at = guests.map((guest) => guest.at(child.link));
  // The phone has slept since before the call; the laptop of the same player comes back with all it had.
  const phone = at[other]!.sit(id, { as: other, last: called.n - 1 });
  const laptop = at[other]!.sit(id, { as: other });
  const first = at[caller]!.sit(id, { as: caller });
  await Promise.all([laptop, first].map((seat) => seat.ready()));
  await phone.until(({ messages }) => messages.some(({ t }) => t === 'gap'), 'what it missed');
  assert.equal(phone.n, called.n);
  assert.ok(phone.log.some(({ event: { kind } }) => kind === 'called'));
  assert.deepEqual(asked([laptop, first]).decision, decision);
  // The call was acknowledged, and is not played again.
  assert.equal(await first.act(called.action, caller, called.id), called.n);
  assert.equal(first.n, called.n);

  const { id: question } = asked([laptop]).decision;
  const answer = (seat: Seat, type: string): Promise<number | ErrorBody> =>
    seat.request({
      t: 'act',
      id: seat.newId(),
      as: other,
      decision: question,
      action: { type },
      seen: called.n,
    });
  const [one, two] = await Promise.all([answer(laptop, 'accept'), answer(phone, 'veto')]);
  const counted = [one, two].filter((each) => typeof each === 'number');
  assert.equal(counted.length, 1, JSON.stringify([one, two]));
  await Promise.all([phone, laptop, first].map((seat) => seat.until(({ n }) => n > called.n, 'the answer')));
  const shown = (seat: Seat): string =>
    JSON.stringify(seat.log.filter(({ n }) => n > called.n).map(({ event: { kind, by } }) => [kind, by]));
  assert.equal(shown(phone), shown(laptop));
  assert.equal(shown(first), shown(laptop));
});
