import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempDisposableSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Guest, mine } from '@turntable/server/testing/guest.ts';
import { simple, viewOf } from '@turntable/server/testing/loko-moto.ts';
import { openServer } from '@turntable/server/testing/server.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A folder like the repository after `npm start` was there once: nothing is to be installed, and nothing to be built. */
function layOut(folder: string): void {
  for (const name of ['start.mjs', 'install.mjs', 'build.mjs', 'one-at-a-time.mjs', 'orphan.mjs'])
    cpSync(join(root, 'scripts', name), join(folder, 'scripts', name));
  copyFileSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'));
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  const start = { name: 'turntable', private: true, type: 'module', scripts: { start: scripts.start } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(start));
  for (const path of ['packages', 'apps/web', 'apps/server', 'dist/server', 'node_modules/.cache'])
    mkdirSync(join(folder, path), { recursive: true });
  symlinkSync(join(root, 'node_modules', '.bin'), join(folder, 'node_modules', '.bin'));
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  writeFileSync(join(folder, 'node_modules', '.cache', 'turntable-installed'), lock);
  // Of no sources the hash is the lock file's.
  writeFileSync(join(folder, 'dist', '.built-from'), lock);
  const main = new URL('../apps/server/main.ts', import.meta.url).href;
  writeFileSync(join(folder, 'dist', 'server', 'main.js'), `await import('${main}');\n`);
}

/** `npm start` in that folder, in a process group of its own; its link, and when all of it has ended. */
async function npmStart(folder: string, dataDir: string) {
  const npm = spawn('npm', ['start', '--silent'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, BACKUPS: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let [said, errors] = ['', ''];
  npm.stderr.on('data', (text) => (errors += text));
  // Closed once npm, its shell, the script and the server have all gone.
  const ended = once(npm.stdout, 'close');
  const link = await new Promise<string>((resolve, reject) => {
    npm.stdout.on('data', (text) => {
      said += text;
      const found = /^(http\S+)\n/m.exec(said)?.[1];
      if (found) resolve(found);
    });
    npm.stdout.once('end', () => reject(new Error(`it ended: ${said}${errors}`)));
  });
  return { npm, link, ended, errors: () => errors };
}

const signals: Record<string, (npm: ChildProcess) => void> = {
  'npm alone, as a supervisor that knows no other': (npm) => npm.kill('SIGTERM'),
  'all of it, as systemd and a terminal do': (npm) => process.kill(-npm.pid!, 'SIGTERM'),
};

for (const [who, end] of Object.entries(signals))
  test(`npm start, then SIGTERM to ${who}: moves in flight are answered, and it ends within 8 s`, async () => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-npm-'));
    layOut(folder.path);
    const dataDir = join(folder.path, 'data');
    const { npm, link, ended, errors } = await npmStart(folder.path, dataDir);
    const host = await Guest.arrive(link);
    const { id } = await host.table([mine('Ada'), mine('Ben')]);
    const seats = [host.sit(id, { as: 0 }), host.sit(id, { as: 1 })] as const;
    await Promise.all(seats.map((seat) => seat.ready()));
    let acknowledged = 0;
    let from = 0;
    // They play on until they are sent away.
    for (;;) {
      const view = viewOf(seats[0]);
      const mover = seats[view.turn]!;
      const knows = await mover.until(({ n, closed }) => closed ?? n === seats[0].n, 'the last move');
      if (typeof knows === 'number' || view.outcome) break;
      const before = mover.messages.length;
      const move = simple(view);
      const request = {
        t: 'act',
        id: mover.newId(),
        as: mover.as,
        decision: view.decisions[0]!.id,
        action: move,
      };
      await mover.send(request);
      if (acknowledged === 3) {
        from = performance.now();
        end(npm);
      }
      const answer = await mover.until(
        ({ messages, closed }) =>
          messages.slice(before).find((each) => each.t === 'ok' || each.t === 'no') ??
          (closed === undefined ? undefined : 'closed'),
        'an answer or the close',
      );
      if (answer === 'closed') break;
      assert.equal(answer.t, 'ok', JSON.stringify(answer));
      acknowledged++;
      const next = await seats[0].until(({ n, closed }) => n > acknowledged || closed, 'the update');
      if (typeof next === 'number') break;
    }
    assert.deepEqual(
      await Promise.all(seats.map((seat) => seat.until(({ closed }) => closed, 'the close'))),
      [1012, 1012],
    );
    await ended;
    const took = performance.now() - from;
    assert.ok(took < 8_000, `${Math.round(took)} ms`);
    assert.doesNotMatch(errors(), /error|not everything/i);
    // The move that was under way when the signal was sent was answered, and what was acknowledged is there.
    assert.ok(acknowledged > 3, `${acknowledged} acknowledged`);
    await using again = await openServer({ dataDir });
    const back = host.at(again.link).sit(id, { as: 0 });
    await back.ready();
    const played = again.tables
      .live(id)!
      .match!.log.filter((item) => 'actor' in item && typeof item.actor === 'number').length;
    assert.ok(played === acknowledged || played === acknowledged + 1, `${played} of ${acknowledged}`);
  });
