import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PrecedentList } from '@turntable/protocol';
import { letTimePass } from '../../testing/let-time-pass.ts';
import { code, go, rule, sequence, viewOf } from '../../testing/judged.ts';
import { Guest } from '../../testing/guest.ts';
import { openServer } from '../../testing/server.ts';
import { mayNote } from './precedent.ts';

test('LV-3.2 the other side rules while the judge is away, on the claim that waits only, and under its own name', async () => {
  await using server = await openServer();
  const { judy, seats } = await sequence(server.link);
  const [ada, ben, judgeSeat] = seats;
  await go(seats, ada, { type: 'claim', text: 'painted red all over' });
  assert.equal(code(await rule(ben, 'invalid')), 'not-your-seat');
  await judgeSeat.leave();
  await ben.until(({ table }) => table?.judge?.deputy, 'the judge to be away');
  assert.equal(code(await rule(ada, 'claimant')), 'not-your-seat');
  const end = { t: 'act', id: ben.newId(), as: 'judge', decision: 'judge', action: { type: 'end-style' } };
  assert.equal(code(await ben.request(end)), 'not-your-seat');
  assert.equal(code(await rule(ben, 'invalid', 'mine is redder')), 'ok');
  const verdictEvent = await ben.until(
    ({ log }) => log.find(({ event }) => event.kind === 'ruled')?.event,
    'it',
  );
  assert.deepEqual([verdictEvent.by, verdictEvent.clause], [1, 'LV-3.2']);
  const { body } = await judy.get<PrecedentList>('precedents');
  assert.deepEqual(
    body.precedents.map(({ at: _, ...rest }) => rest),
    [
      {
        game: 'loco-dome',
        claim: 'painted red all over',
        verdict: 'invalid',
        reason: 'mine is redder',
        judge: 'Ben',
      },
    ],
  );
});

test('LV-3.2 nobody rules under the name of another: a judge is no deputy', async () => {
  await using server = await openServer();
  const { seats } = await sequence(server.link);
  const [ada, ben, judgeSeat] = seats;
  await go(seats, ada, { type: 'claim', text: 'painted red all over' });
  const action = { type: 'rule', verdict: 'equal', deputy: 1 };
  const { id: decision } = viewOf(judgeSeat).decisions.find(({ kind }) => kind === 'rule')!;
  assert.equal(
    code(await judgeSeat.request({ t: 'act', id: judgeSeat.newId(), as: 'judge', decision, action })),
    'ok',
  );
  const verdictEvent = await ben.until(
    ({ log }) => log.find(({ event }) => event.kind === 'ruled')?.event,
    'it',
  );
  assert.deepEqual([verdictEvent.by, verdictEvent.clause], ['judge', 'LV-3.1']);
});

test('LV-3.1 rulings are kept in the book: found by any of their words, those that share most first, by game', async () => {
  await using server = await openServer();
  const { judy, seats } = await sequence(server.link);
  const [ada, , judgeSeat] = seats;
  for (const [text, reason] of [
    ['a copper chimney cap', 'seen on photographs'],
    ['the tallest chimney', 'no, Élő has the tallest'],
    ['ran on the first mountain line', 'copper mines'],
  ] as const) {
    await go(seats, ada, { type: 'claim', text });
    await judgeSeat.until(({ view }) => view?.decisions.some(({ kind }) => kind === 'rule'), 'the claim');
    assert.equal(code(await rule(judgeSeat, 'invalid', reason)), 'ok');
    await ada.until(({ view }) => view?.decisions.some(({ kind }) => kind === 'claim'), 'the verdict');
  }
  const found = async (q: string): Promise<string[]> => {
    const { body } = await judy.get<PrecedentList>(`precedents?${new URLSearchParams({ q })}`);
    assert.ok(body.precedents.every(({ judge: name }) => name === 'Judy'));
    return body.precedents.map(({ claim }) => claim);
  };
  assert.deepEqual(await found('copper chimney'), [
    'a copper chimney cap',
    'ran on the first mountain line',
    'the tallest chimney',
  ]);
  assert.deepEqual(await found('Mountain'), ['ran on the first mountain line']);
  for (const q of ['élő', 'ÉLŐ', 'elo', 'Élő'.normalize('NFD')])
    assert.deepEqual(await found(q), ['the tallest chimney'], q);
  assert.deepEqual(await found('%'), []);
  assert.equal((await found('')).length, 3);
  const { body } = await judy.get<PrecedentList>('precedents?game=double-header');
  assert.deepEqual(body.precedents, []);
});

test('LV-3.1 of hundreds of rulings of one address the book takes two hundred at once, then one a minute; all of them hold', async (context) => {
  await using server = await openServer();
  const pass = letTimePass(context);
  const { judy, id, seats } = await sequence(server.link);
  const [ada, , judgeSeat] = seats;
  for (let i = 0; i < 200; i++) assert.equal(mayNote(server.tables.live(id)!.row), true, `${i}`);
  for (const text of ['one too many', 'a minute later']) {
    await go(seats, ada, { type: 'claim', text });
    await judgeSeat.until(({ view }) => view?.decisions.some(({ kind }) => kind === 'rule'), 'the claim');
    assert.equal(code(await rule(judgeSeat, 'invalid')), 'ok');
    await ada.until(({ view }) => view?.decisions.some(({ kind }) => kind === 'claim'), 'the verdict');
    pass(60_000);
  }
  const { body } = await judy.get<PrecedentList>('precedents');
  assert.deepEqual(
    body.precedents.map(({ claim }) => claim),
    ['a minute later'],
  );
});

test('LV-3.1 others are asked only about a ruling whose judge agreed, and the record says nothing of it', async () => {
  await using server = await openServer();
  const { judy, id, seats } = await sequence(server.link);
  const [ada, , judgeSeat] = seats;
  for (const [text, more] of [
    ['a copper chimney cap', {}],
    ['the tallest chimney', { shared: true }],
  ] as const) {
    await go(seats, ada, { type: 'claim', text });
    await judgeSeat.until(({ view }) => view?.decisions.some(({ kind }) => kind === 'rule'), 'the claim');
    const { id: decision } = viewOf(judgeSeat).decisions.find(({ kind }) => kind === 'rule')!;
    const action = { type: 'rule', verdict: 'invalid' };
    const sent = { t: 'act', id: judgeSeat.newId(), as: 'judge', decision, action, ...more };
    assert.equal(code(await judgeSeat.request(sent)), 'ok');
    await ada.until(({ view }) => view?.decisions.some(({ kind }) => kind === 'claim'), 'the verdict');
  }
  const { body } = await judy.get<PrecedentList>('precedents?shared=yes');
  assert.deepEqual(
    body.precedents.map(({ claim, shared }) => [claim, shared]),
    [['the tallest chimney', true]],
  );
  assert.equal((await judy.get<PrecedentList>('precedents')).body.precedents.length, 2);
  assert.doesNotMatch(JSON.stringify((await server.tables.get(id)).match!.log), /shared/);
});

test('LV-3.1 a ruling that its judge took back is no precedent, and what is ruled instead is one', async () => {
  await using server = await openServer();
  const { judy, seats } = await sequence(server.link);
  const [ada, , judgeSeat] = seats;
  const book = async (): Promise<string[]> =>
    (await judy.get<PrecedentList>('precedents')).body.precedents.map(
      ({ claim, verdict }) => `${claim}: ${verdict}`,
    );
  await go(seats, ada, { type: 'claim', text: 'a copper chimney cap' });
  await judgeSeat.until(({ view }) => view?.decisions.some(({ kind }) => kind === 'rule'), 'the claim');
  assert.equal(code(await rule(judgeSeat, 'claimant')), 'ok');
  assert.deepEqual(await book(), ['a copper chimney cap: claimant']);
  const back = { t: 'back', id: judgeSeat.newId(), as: 'judge', reason: 'the wrong photograph' };
  assert.equal(code(await judgeSeat.request(back)), 'ok');
  assert.deepEqual(await book(), []);
  await judgeSeat.until(({ view }) => view?.decisions.some(({ kind }) => kind === 'rule'), 'the claim again');
  assert.equal(code(await rule(judgeSeat, 'equal', 'both have one')), 'ok');
  assert.deepEqual(await book(), ['a copper chimney cap: equal']);
});

test('LV-3.2 the first of the other side answers a claim in one line; the judge leaves them more time, three times', async () => {
  await using server = await openServer();
  const { seats } = await sequence(server.link);
  const [ada, ben, judgeSeat] = seats;
  const say = async (seat: (typeof seats)[number], as: unknown, what: object): Promise<string> =>
    code(await seat.request({ t: 'say', id: seat.newId(), as, ...what }));
  assert.equal(await say(ben, 1, { rejoinder: 'before any claim' }), 'not-allowed');
  await go(seats, ada, { type: 'claim', text: 'painted red all over' });
  assert.equal(await say(ada, 0, { rejoinder: 'and shiny' }), 'not-allowed');
  assert.equal(await say(ben, 1, { rejoinder: 'x'.repeat(91) }), 'bad-message');
  assert.equal(await say(ben, 1, { more: true }), 'not-allowed');
  for (const answer of ['ok', 'ok', 'ok', 'not-allowed'])
    assert.equal(await say(judgeSeat, 'judge', { more: true }), answer);
  assert.equal(await say(ben, 1, { rejoinder: '  mine is redder ' }), 'ok');
  assert.equal(await say(ben, 1, { rejoinder: 'and older' }), 'not-allowed');
  const line = await ada.until(({ lines }) => lines.find(({ kind }) => kind === 'rejoinder'), 'the answer');
  assert.deepEqual([line.by, line.with?.['text']], [1, 'mine is redder']);
  assert.equal(code(await rule(judgeSeat, 'claimant')), 'ok');
  assert.equal(await say(ben, 1, { rejoinder: 'too late' }), 'not-allowed');
});

test('an address searches the rulings 120 times a minute', async () => {
  await using server = await openServer();
  const guest = await Guest.arrive(server.link);
  const statuses = new Set<number>();
  for (let i = 0; i < 120; i++) statuses.add((await guest.get(`precedents?q=${i}`)).status);
  assert.deepEqual([...statuses], [200]);
  assert.equal((await guest.get('precedents')).status, 429);
});
