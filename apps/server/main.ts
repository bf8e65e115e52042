import { fileURLToPath } from 'node:url';
import { GAMES } from '@turntable/games';
import { certificateWarning } from './config/tls.ts';
import { configOrExit } from './config/or-exit.ts';
import { lanLinks, qrCode, shownLink } from './transport/box/lan.ts';
import { MemorySaver } from './memory-saver.ts';
import { serve } from './serve.ts';
import { troubleOf } from './base/trouble.ts';
import { consoleLog } from './base/log.ts';
import { Metrics } from './watch/metrics.ts';
import { watchUncaught } from './watch/uncaught.ts';

// Run from its source, or from dist/server/ where everything is bundled.
const here = import.meta.url;
const isSource = here.endsWith('.ts');
const place = {
  webDir: fileURLToPath(new URL(isSource ? '../../dist/web' : '../web', here)),
  botWorker: new URL(isSource ? 'bots/bot-worker.ts' : 'bot-worker.js', here),
  games: GAMES,
};

const config = configOrExit(place);
const metrics = new Metrics();
const server = await serve(config, consoleLog, metrics).catch((error: unknown) => {
  const trouble = troubleOf(error, config.dataDir, config.port);
  console.error(trouble?.message ?? `cannot start: ${(error as Error).message}`);
  return process.exit(trouble?.exit ?? 1);
});
server.prepareBots();
watchUncaught(metrics.counting(consoleLog), () => metrics.uncaught());
const { tls } = config;
if (tls) {
  const warn = (): void => {
    const warning = certificateWarning(tls, Date.now());
    if (warning) console.error(warning);
  };
  warn();
  setInterval(warn, 86_400_000).unref();
}
const LAST_CALL = 7_000;
const saver = new MemorySaver();
setInterval(() => saver.round(), 1000).unref();

let isEnding = false;
function end(): void {
  if (isEnding) return;
  isEnding = true;
  // Exits in any case before a service manager would send SIGKILL.
  setTimeout(() => {
    consoleLog.error('end', 'not everything ended in time');
    process.exit(0);
  }, LAST_CALL).unref();
  void server.close().then(() => process.exit(0));
}
// Listens on while it ends: a process group and `npm start` both send the signal, and without a listener the second one kills.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);

if (config.lan) {
  const links = config.publicUrl ? [config.publicUrl.href] : lanLinks(server.port, config.tls);
  for (const link of links) console.log(`${qrCode(link)}\n${link}`);
  if (links[0]) console.log(`For the TV: ${links[0]}box`);
}
const link = shownLink(config, server.port);
console.log(link);
// For whoever runs it, at its terminal alone; `turntable admin-key` prints the key again.
console.log(`admin: ${link}admin#${server.adminKey}`);
