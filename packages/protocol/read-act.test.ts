import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { ClientMessage } from './messages.ts';
import { readAct } from './read-act.ts';

const ACT = { t: 'act', id: 'a1', as: 2, decision: '17', action: { type: 'build', section: 'x-y' } };
/** Members that fit and members that do not, under the names of an `act` and others. */
const member = fc.tuple(
  fc.constantFrom('t', 'id', 'as', 'decision', 'action', 'seen', 'extra', '__proto__', 'toString'),
  fc.constantFrom<unknown>(
    ...[
      'act',
      'a\u0000b',
      'é',
      'back',
      'public',
      'judge',
      '',
      'x',
      'x'.repeat(40),
      'x'.repeat(41),
      null,
      true,
      {},
      [],
    ],
    ...[0, 4, 5, -1, -0, 1.5, 1e9, 2 ** 53, 1e300],
  ),
);
const changed = fc
  .tuple(fc.array(member, { maxLength: 3 }), fc.constantFrom('', ...Object.keys(ACT)))
  .map(([members, without]) => {
    const parts = Object.entries(ACT).filter(([key]) => key !== without);
    return Object.fromEntries([...parts, ...members]);
  });

test('an act is read at once as the schema reads it, and whatever the schema refuses is left to it', () => {
  let read = 0;
  fc.assert(
    fc.property(changed, (input) => {
      const json: unknown = JSON.parse(JSON.stringify(input));
      const quick = readAct(json);
      const { success, data } = ClientMessage.safeParse(json);
      if (quick === undefined) return;
      read++;
      assert.ok(success, JSON.stringify(json));
      assert.deepEqual(quick, data);
    }),
    { numRuns: 5000 },
  );
  assert.ok(read > 100, `only ${read}`);
});

test('the acts that clients send are read at once', () => {
  for (const act of [ACT, { ...ACT, seen: 12 }, { ...ACT, as: 'judge' }]) assert.equal(readAct(act), act);
});

test('what is no object is left to the schema', () => {
  for (const json of [null, 1, 'act', [], [ACT], undefined]) assert.equal(readAct(json), undefined);
});
