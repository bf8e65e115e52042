import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gameById } from '@turntable/games';
import type { ReplayReply } from '@turntable/protocol/replay.ts';
import { device, playOut, sit, wish } from './testing/device.ts';

test('the log says once that a seat asked about a question, there and in the replay; a record does not', async () => {
  const at = device();
  const game = gameById('loko-moto')!;
  const { id } = await at.tables.create({ ...wish('loko-moto', 1), starter: 0 });
  const seat = await sit(at, id);
  const asked = (of = seat) =>
    of.connection.getSnapshot().seen!.events.map(({ seq, n, kind, by }) => [seq, n, kind, by]);
  const hint = () => at.tables.answer({ what: 'hint', id, seat: 0 });
  await hint();
  await hint();
  assert.deepEqual(asked(), [[0, 1, 'hint', 0]]);
  await playOut(at, seat, game, (n) => n > 3 && at.waiting === 0);
  await hint();
  const { n } = seat.connection.getSnapshot().seen!;
  assert.deepEqual(asked().at(-1), [1, n, 'hint', 0]);
  seat.connection.close();
  const later = await sit(at, id);
  assert.equal(asked(later).length, 2, 'it is kept');
  await playOut(at, later, game);
  const replay = (await at.tables.answer({ what: 'replay', id, as: 0 })) as ReplayReply;
  assert.equal(replay.lines?.length, 2);
  assert.doesNotMatch(JSON.stringify(await at.tables.answer({ what: 'record', id })), /hint/);
});
