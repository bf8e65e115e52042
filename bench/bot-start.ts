// How long the event loop stands while a bot's process is started, by how much memory the server has: by fork, which copies its page
// tables, and by the process that the server has for it.
// Usage: node bench/bot-start.ts
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Starter } from '../apps/server/bots/starter.ts';
import { keep, median } from './report.ts';

const WORKER = fileURLToPath(new URL('../apps/server/bots/bot-worker.ts', import.meta.url));
const TIMES = 15;
/** MB that are held beside what Node takes; a server has 118 MB when it is idle and 316 with 500 tables (docs/scale.md). */
const HELD = [0, 70, 270];

const rows: string[] = [];
const held: Buffer[] = [];
const starter = new Starter();
starter.prepare();
/** Starts a process and ends it; gives how long starting took (ms). */
async function forked(): Promise<number> {
  const from = performance.now();
  const child = fork(WORKER, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] });
  const took = performance.now() - from;
  await once(child, 'message');
  child.kill('SIGKILL');
  await once(child, 'exit');
  return took;
}
async function started(): Promise<number> {
  const [ready, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const from = performance.now();
  const child = starter.start(pathToFileURL(WORKER), {
    sent: () => ready.resolve(),
    ended: () => gone.resolve(),
  });
  const took = performance.now() - from;
  // The starter does not keep this process alive.
  const alive = setInterval(() => {}, 1000);
  await ready.promise;
  child.kill();
  await gone.promise;
  clearInterval(alive);
  return took;
}
for (const megabytes of HELD) {
  while (held.length < megabytes) held.push(Buffer.alloc(1024 * 1024, 1));
  const [forks, starts]: [number[], number[]] = [[], []];
  for (let i = 0; i < TIMES; i++) {
    forks.push(await forked());
    starts.push(await started());
  }
  const memory = Math.round(process.memoryUsage.rss() / 2 ** 20);
  const cells = [forks, starts].flatMap((took) => [median(took), Math.max(...took)]);
  rows.push(`| ${memory} | ${cells.map((ms) => ms.toFixed(1)).join(' | ')} |`);
}
await starter.close();
keep(
  'bot-start',
  `How long the server's event loop stands while a bot's process is started (ms, ${TIMES} times each, taking turns): by the server itself,
and by the process that it has for it (\`apps/server/bots/starter.ts\`). A process ends when it has had nothing to do for 30 s, so this
comes at most twice in half a minute with two processes.

| memory of the server (MB) | itself, median | most | by the other, median | most |
|---|---|---|---|---|
${rows.join('\n')}`,
);
