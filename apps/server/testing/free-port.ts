import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that Linux gives to connections that go out (32768 and up), so that none of them takes it meanwhile. */
const [FROM, TO] = [15_000, 32_000] as const;
const given = new Set<number>();

/** A port of this machine that nothing listened on a moment ago, for programs that want to be told theirs; each once. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FROM + Math.floor(Math.random() * (TO - FROM));
    if (given.has(port)) continue;
    given.add(port);
    const server = createServer().listen(port, '127.0.0.1');
    const listens = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!listens) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
