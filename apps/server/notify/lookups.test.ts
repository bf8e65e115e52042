import assert from 'node:assert/strict';
import type { LookupAddress } from 'node:dns';
import { test } from 'node:test';
import { Lookups } from './lookups.ts';

type Answer = PromiseWithResolvers<LookupAddress[]>;
const FOUND = [{ address: '192.0.2.1', family: 4 }];
const never = new AbortController().signal;

/** Lookups whose resolver answers when the test says so. */
function held(): { lookups: Lookups; asked: Map<string, Answer> } {
  const asked = new Map<string, Answer>();
  const lookups = new Lookups((host) => {
    const answer = Promise.withResolvers<LookupAddress[]>();
    asked.set(host, answer);
    return answer.promise;
  });
  return { lookups, asked };
}

test('two names are looked up at once, whatever is asked: the other threads are the server’s own', async () => {
  const { lookups, asked } = held();
  const all = ['a.one', 'b.two', 'c.three', 'd.four'].map((host) => lookups.find(host, { all: true }, never));
  assert.deepEqual([...asked.keys()], ['a.one', 'b.two']);
  asked.get('b.two')!.resolve(FOUND);
  assert.deepEqual(await all[1], FOUND);
  assert.deepEqual([...asked.keys()], ['a.one', 'b.two', 'c.three']);
  asked.get('c.three')!.reject(new Error('no such name'));
  await assert.rejects(all[2]!, /no such name/);
  assert.ok(asked.has('d.four'));
});

test('a domain whose servers say nothing holds up itself alone', async () => {
  const { lookups, asked } = held();
  for (let i = 0; i < 50; i++) void lookups.find(`${i}.silent.example`, { all: true }, never);
  assert.deepEqual([...asked.keys()], ['0.silent.example']);
  const found = lookups.find('hooks.games.org', { all: true }, never);
  asked.get('hooks.games.org')!.resolve(FOUND);
  assert.deepEqual(await found, FOUND);
});

test('what nobody waits for any more is not looked up', async () => {
  const { lookups, asked } = held();
  const first = lookups.find('a.x.one', { all: true }, never);
  const stop = new AbortController();
  const second = lookups.find('b.x.one', { all: true }, stop.signal);
  const third = lookups.find('c.x.one', { all: true }, never);
  stop.abort(new Error('too late'));
  await assert.rejects(second, /too late/);
  asked.get('a.x.one')!.resolve(FOUND);
  await first;
  // The turn goes past the one that was given up.
  await new Promise(setImmediate);
  assert.deepEqual([...asked.keys()], ['a.x.one', 'c.x.one']);
  asked.get('c.x.one')!.resolve(FOUND);
  await third;
});

test('whoever has given up is answered at once, before or while a name is looked up', async () => {
  const { lookups, asked } = held();
  const gaveUp = new AbortController();
  const waiting = lookups.find('a.one', { all: true }, gaveUp.signal);
  gaveUp.abort(new Error('too late'));
  await assert.rejects(waiting, /too late/);
  await assert.rejects(lookups.find('b.two', { all: true }, gaveUp.signal), /too late/);
  assert.deepEqual([...asked.keys()], ['a.one']);
});
