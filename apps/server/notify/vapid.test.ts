import assert from 'node:assert/strict';
import { chmodSync, mkdtempDisposableSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { ChannelReply, NotifyReply } from '@turntable/protocol/notify.ts';
import { EXIT, Trouble } from '../base/trouble.ts';
import { near, subscription } from '../testing/notify.ts';
import { Guest } from '../testing/guest.ts';
import { openServer } from '../testing/server.ts';
import { readVapid, shareVapid } from './vapid.ts';

const aFolder = () => mkdtempDisposableSync(join(tmpdir(), 'turntable-vapid-'));
const modeOf = (file: string): number => statSync(file).mode & 0o777;
const isData = (error: unknown): boolean => error instanceof Trouble && error.exit === EXIT.data;

/** What no whole key is: nothing, cut off, no digits, and a number that the curve has no point for. */
const DAMAGED = ['', 'ab'.repeat(20), 'x'.repeat(64), '0'.repeat(64)];

test('the keys of Web Push are made once; a damaged file that nobody needs is made anew, for its owner alone', () => {
  using folder = aFolder();
  const file = join(folder.path, 'vapid');
  const first = readVapid(folder.path, null, false);
  assert.equal(modeOf(file), 0o600);
  chmodSync(file, 0o644);
  assert.deepEqual(readVapid(folder.path, null, true), first);
  assert.equal(modeOf(file), 0o600, 'as versions left it that left it to the system');
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n`);
  assert.deepEqual(readVapid(folder.path, null, true), first, 'an editor adds a line break');
  for (const text of DAMAGED) {
    writeFileSync(file, text);
    chmodSync(file, 0o644);
    const other = readVapid(folder.path, null, false);
    assert.notEqual(other.publicKey, first.publicKey);
    assert.deepEqual(readVapid(folder.path, null, true), other);
    assert.equal(modeOf(file), 0o600);
  }
});

test('a server whose subscribers would be lost with its key says what is wrong, and starts with the old key', async () => {
  await using first = await near();
  const guest = await Guest.arrive(first.link);
  const { status } = await guest.post<ChannelReply>(
    'notify/push',
    subscription('https://push.example.org/1').wish,
  );
  assert.equal(status, 201);
  const { pushKey } = (await guest.get<NotifyReply>('notify')).body;
  await first.stop();
  const { dataDir } = first;
  const file = join(dataDir, 'vapid');
  const key = readFileSync(file, 'utf8');
  for (const text of [...DAMAGED, undefined]) {
    if (text === undefined) rmSync(file);
    else writeFileSync(file, text);
    await assert.rejects(openServer({ dataDir }), (error) => {
      assert.ok(isData(error), String(error));
      assert.match(
        (error as Error).message,
        /vapid is missing, empty or damaged; .*: put it back from a backup/,
      );
      return true;
    });
  }
  writeFileSync(file, key);
  await using second = await openServer({ dataDir });
  assert.equal((await guest.at(second.link).get<NotifyReply>('notify')).body.pushKey, pushKey);
});

test('of servers that share a database one with a damaged file takes the key of all; a damaged one there is named', async () => {
  using folder = aFolder();
  using other = aFolder();
  const { publicKey } = readVapid(folder.path, null, false);
  const ours = readFileSync(join(folder.path, 'vapid'), 'utf8');
  for (const text of DAMAGED) {
    writeFileSync(join(other.path, 'vapid'), text);
    const offered: string[] = [];
    await shareVapid(other.path, async (mine) => {
      offered.push(mine);
      return ours;
    });
    assert.match(offered[0]!, /^[\da-f]{64}$/, 'what is damaged is not given to others');
    assert.equal(readVapid(other.path, null, true).publicKey, publicKey);
    assert.equal(modeOf(join(other.path, 'vapid')), 0o600);
    await assert.rejects(
      shareVapid(other.path, async () => text),
      isData,
    );
  }
});
