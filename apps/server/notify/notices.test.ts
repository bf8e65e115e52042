import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Match } from '@turntable/match/match.ts';
import { row } from '../testing/store.ts';
import type { TableRow } from '../storage/rows.ts';
import { Ledger } from '../table/ledger.ts';
import { hasHearers, noticesOf, positionOf, stillTrue } from './notices.ts';
import { wordsOf } from './words.ts';

test('who keeps the game by a link is told what those in the room are asked, though nobody else there is told of anything', () => {
  const seats = [
    { kind: 'person', name: 'Ada', guest: 'ada' },
    { kind: 'room', name: 'Béla' },
  ] as const;
  const before = row('t', { host: 'ada', keeper: 'flora', seats });
  const asked = { ...before, asking: { what: 'swap', with: { seat: 1 }, by: 0, waiting: [1] } } as const;
  const hears = (guest: string): boolean => guest === 'flora';
  assert.equal(hasHearers(asked, hears), true);
  const [at, then] = [before, asked].map((each) => positionOf({ row: each, match: null }));
  const notices = noticesOf({ row: asked, match: null }, at!, then!, hears);
  assert.deepEqual(
    notices.map(({ guest, kind }) => [guest, kind]),
    [['flora', 'asked']],
  );
});

test('whose preset answered one question is still told of the next, and is not once they have answered by hand', () => {
  const seats = [
    { kind: 'person', name: 'Ada', guest: 'ada' },
    { kind: 'person', name: 'Ben', guest: 'ben' },
  ] as const;
  const at = row('t', { status: 'running', seats });
  const log = [{ decision: '1:answer', actor: 1, action: { type: 'answer' } }];
  const match = { decisions: [{ id: '2:call', kind: 'call', actors: [1] }], log } as unknown as Match;
  const notice = { id: 'turn.x', table: 't', guest: 'ben', kind: 'turn', ask: 'answer', n: 0 } as const;
  const isTold = (request: string | null): boolean => {
    const entries = [{ table: 't', seq: 0, request, body: JSON.stringify(log[0]) }];
    const stored = { row: at, due: null, setup: null, entries, events: [], visits: [], orders: [] };
    return stillTrue(notice, { row: at, match, ledger: new Ledger(stored, { write: () => {} }, () => 0) });
  };
  assert.equal(isTold(null), true);
  assert.equal(isTold('ben 7'), false);
});

test('the host is told to start once all have agreed to the locomotives of the last game, as on the page, and not before', () => {
  const seats = [
    { kind: 'person', name: 'Ada', guest: 'ada' },
    { kind: 'person', name: 'Ben', guest: 'ben' },
  ] as const;
  const at = (consents: readonly boolean[], filled = 2) => {
    const picks = { engines: [null, null], consents, again: {} } as unknown as TableRow['picks'];
    const taken = seats.map((seat, i) => (i < filled ? seat : ({ kind: 'open', name: '' } as const)));
    return row('t', { host: 'ada', seats: taken, picks });
  };
  const told = (before: TableRow, now: TableRow): string[] => {
    const [was, is] = [before, now].map((each) => positionOf({ row: each, match: null }));
    return noticesOf({ row: now, match: null }, was!, is!, () => true).map(
      ({ guest, kind }) => `${guest} ${kind}`,
    );
  };
  assert.deepEqual(told(at([true, false], 1), at([true, false])), ['ben asked']);
  assert.deepEqual(told(at([true, false]), at([true, true])), ['ada full']);
});

test('the host is told to start a next rated game once all have agreed to it, and not before', () => {
  const at = (...agreed: readonly string[]) => {
    const seats = ['ada', 'ben'].map((guest) => ({ kind: 'person', name: guest, guest }) as const);
    return row('t', { host: 'ada', seats, rated: { agreed } });
  };
  const [before, now] = [at('ada'), at('ada', 'ben')];
  const [was, is] = [before, now].map((each) => positionOf({ row: each, match: null }));
  assert.equal(was!.full, false);
  const told = noticesOf({ row: now, match: null }, was!, is!, () => true);
  assert.deepEqual(
    told.map(({ guest, kind }) => [guest, kind]),
    [['ada', 'full']],
  );
});

test('who is offered locomotives is told to choose until they have, and of their first move all the same', async () => {
  const seats = [
    { kind: 'person', name: 'Ada', guest: 'ada' },
    { kind: 'person', name: 'Ben', guest: 'ben' },
  ] as const;
  const picks = { engines: [null, null], consents: [false, false], presets: [[], []] };
  const draft = (ben: string | null) => ({
    ...{ roster: 1, band: 1, offers: [[['a', 'b', 'c']], [['d', 'e', 'f']]], lots: [[0], [0]], by: 1000 },
    chosen: [['a'], [ben]],
  });
  const waiting = row('t', { game: 'double-header', seats, picks });
  const offered = { ...waiting, picks: { ...picks, draft: draft(null) } };
  const chosen = { ...waiting, picks: { ...picks, draft: draft('d') } };
  const running = { ...chosen, status: 'running' as const };
  const match = { decisions: [{ id: '1:call', kind: 'call', actors: [1] }], log: [] } as unknown as Match;
  const [before, choosing] = [waiting, offered].map((each) => positionOf({ row: each, match: null }));
  const hears = (): boolean => true;
  const told = noticesOf({ row: offered, match: null }, before!, choosing!, hears);
  assert.deepEqual(
    told.map(({ guest, kind, ask }) => [guest, kind, ask]),
    [['ben', 'turn', 'draft']],
  );
  const words = async (language: 'en' | 'hu') =>
    (await wordsOf([{ notice: told[0]!, row: offered, left: null }], language, 1)).text;
  assert.equal(await words('en'), 'It is your turn: choose one of three locomotives, or the lot does.');
  assert.equal(await words('hu'), 'Te jössz: válassz mozdonyt a háromból, különben a sors dönt.');

  const ledger = { madeByHand: () => true };
  assert.equal(stillTrue(told[0]!, { row: offered, match: null, ledger }), true);
  assert.equal(stillTrue(told[0]!, { row: chosen, match: null, ledger }), false);
  // The lot chose for Ben.
  const now = positionOf({ row: running, match });
  const begun = noticesOf({ row: running, match }, choosing!, now, hears);
  assert.deepEqual(
    begun.map(({ guest, kind }) => [guest, kind]),
    [
      ['ben', 'turn'],
      ['ada', 'start'],
    ],
  );
});

test('who has not agreed to a next rated game is told once another has, in every language, and not once they have', async () => {
  const seats = [
    { kind: 'person', name: 'Ada', guest: 'ada' },
    { kind: 'person', name: 'Ben', guest: 'ben' },
  ] as const;
  const at = (...agreed: string[]) => ({
    row: row('t', { host: 'ada', seats, rated: { agreed } }),
    match: null,
  });
  const told = (before: ReturnType<typeof at>, now: ReturnType<typeof at>) =>
    noticesOf(now, positionOf(before), positionOf(now), () => true);
  const [notice] = told(at(), at('ada'));
  assert.deepEqual([notice!.guest, notice!.kind], ['ben', 'asked']);
  assert.deepEqual(
    told(at('ada'), at('ada', 'ben')).map(({ kind }) => kind),
    ['full'],
  );
  const ledger = { madeByHand: () => false };
  assert.equal(stillTrue(notice!, { ...at('ada'), ledger } as never), true);
  assert.equal(stillTrue(notice!, { ...at('ada', 'ben'), ledger } as never), false);
  for (const [language, says] of [
    ['en', /agree to the next game/],
    ['hu', /következő játszmába/],
  ] as const)
    assert.match(
      (await wordsOf([{ notice: notice!, row: at('ada').row, left: null }], language, 1)).text,
      says,
    );
});
