import { fork, type ChildProcess } from 'node:child_process';

/** What the server wants of a bot's process, by its number: that it starts, is sent something, or ends. */
export type Wish = { readonly no: number } & (
  { readonly start: string } | { readonly send: unknown } | { readonly end: true }
);
/** What a bot's process sends, or how it ended. */
export type News = { readonly no: number } & ({ readonly sent: unknown } | { readonly ended: string });

// Starts bots' processes for the server: see `Starter`.
const running = new Map<number, ChildProcess>();

/** What a process below `node --watch` (`npm run dev`) says of the files that it loads; it goes on to the process that watches. */
function isWatchReport(message: unknown): boolean {
  return (
    typeof message === 'object' &&
    message !== null &&
    ('watch:import' in message || 'watch:require' in message)
  );
}
function tell(news: News): void {
  // With a callback what a killed server cannot take any more is no error; `disconnect` follows.
  process.send?.(news, undefined, undefined, () => {});
}
function start(no: number, script: string): void {
  const child = fork(script, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] });
  running.set(no, child);
  const gone = (ended: string): void => {
    if (running.delete(no)) tell({ no, ended });
  };
  child.on('message', (sent) => {
    if (isWatchReport(sent)) process.send?.(sent, undefined, undefined, () => {});
    else tell({ no, sent });
  });
  child.on('exit', (code, signal) => gone(`ended with ${signal ?? code}`));
  child.on('error', (error) => gone(error.message));
}
function endAll(): void {
  for (const child of running.values()) child.kill('SIGKILL');
}

process.on('message', (wish: Wish) => {
  const { no } = wish;
  if ('start' in wish) start(no, wish.start);
  else if ('send' in wish) running.get(no)?.send(wish.send as object, () => {});
  else running.get(no)?.kill('SIGKILL');
});
process.on('disconnect', () => {
  endAll();
  process.exit();
});
// Ctrl+C in a terminal signals all; the server still needs answers while it ends.
process.on('SIGINT', () => {});
