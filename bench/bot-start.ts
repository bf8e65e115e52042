// How long the event loop stands while a bot's process is started, by how much memory the server has: fork copies its page tables.
// Usage: node bench/bot-start.ts
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { keep, median } from './report.ts';

const WORKER = fileURLToPath(new URL('../apps/server/bots/bot-worker.ts', import.meta.url));
const TIMES = 15;
/** MB that are held beside what Node takes; a server has 118 MB when it is idle and 316 with 500 tables (docs/scale.md). */
const HELD = [0, 70, 270];

const rows: string[] = [];
const held: Buffer[] = [];
for (const megabytes of HELD) {
  while (held.length < megabytes) held.push(Buffer.alloc(1024 * 1024, 1));
  const took: number[] = [];
  for (let i = 0; i < TIMES; i++) {
    const from = performance.now();
    const child = fork(WORKER, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] });
    took.push(performance.now() - from);
    await once(child, 'message');
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  const memory = Math.round(process.memoryUsage.rss() / 2 ** 20);
  rows.push(`| ${memory} | ${median(took).toFixed(1)} | ${Math.max(...took).toFixed(1)} |`);
}
keep(
  'bot-start',
  `How long the server's event loop stands while a bot's process is started (ms, ${TIMES} times each). A process ends when it has had
nothing to do for 30 s, so this comes at most twice in half a minute with two processes.

| memory of the server (MB) | median | most |
|---|---|---|
${rows.join('\n')}`,
);
