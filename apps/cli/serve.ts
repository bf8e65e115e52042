import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** `turntable serve [--lan]`: the same as `npm start`, building included. */
export async function serve(args: readonly string[]): Promise<number> {
  const script = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url));
  const server = spawn(process.execPath, [script, ...args], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => server.kill(signal));
  const [code] = (await once(server, 'exit')) as [number | null];
  return code ?? 1;
}
