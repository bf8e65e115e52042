import assert from 'node:assert/strict';
import test, { mock } from 'node:test';
import type { Viewer } from '@turntable/engine';
import type { ErrorBody } from '@turntable/protocol/messages.ts';
import type { ReplayReply } from '@turntable/protocol/replay.ts';
import { openDocument, runHook, type Ran } from '../../device/testing/hook.ts';

openDocument();
const { ApiError } = await import('../../api/http.ts');
const { storedRecord } = await import('../../device/stored-record.ts');
const { announcer, dismissNotice } = await import('../../ui/announce.ts');
const { useImported } = await import('./use-imported.ts');

mock.timers.enable({ apis: ['setTimeout'] });

/** Lets answers come and be rendered, which the cache of answers does by timers. */
const settle = (run: Ran<null, unknown>): Promise<void> =>
  run.does(async () => {
    for (let turn = 0; turn < 5; turn++) {
      await new Promise(setImmediate);
      mock.timers.tick(1);
    }
  });

/** A record that is looked at; the next request fails with this error, if there is one. */
async function looked(n: number) {
  const server: { fails: ErrorBody | null } = { fails: null };
  const replay = async (_record: object, as: Viewer | undefined): Promise<ReplayReply> => {
    if (server.fails) throw new ApiError(server.fails);
    return { as: as ?? 'public' } as unknown as ReplayReply;
  };
  const brought = { record: { game: 'loko-moto' }, n };
  const run = await runHook(() => useImported(brought, replay), null);
  await settle(run);
  return { run, server };
}

test('other eyes that cannot be had for now leave the board as it is, and the record stored', async () => {
  const { run, server } = await looked(1);
  await using _ = run;
  assert.equal(run.value.reply?.as, 'public');
  server.fails = { code: 'too-fast' };
  await run.does(({ look }) => look(1));
  await settle(run);
  assert.ok(announcer.getSnapshot().notice);
  assert.deepEqual([run.value.reply?.as, run.value.error], ['public', null]);
  assert.ok(storedRecord());
  dismissNotice();
  server.fails = null;
  // The same eyes may be asked for again.
  await run.does(({ look }) => look(1));
  await settle(run);
  assert.equal(run.value.reply?.as, 1);
});

test('a record that is none is forgotten', async () => {
  const { run, server } = await looked(2);
  await run[Symbol.asyncDispose]();
  server.fails = { code: 'bad-record' };
  const again = await runHook(
    () => useImported({ record: {}, n: 3 }, async () => Promise.reject(new ApiError(server.fails!))),
    null,
  );
  await using _ = again;
  await settle(again);
  assert.deepEqual([again.value.error?.code, storedRecord()], ['bad-record', null]);
});
