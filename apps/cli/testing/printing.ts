import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { print } from '../print.ts';
import { finishedGame, PUBLIC_URL } from './printed.ts';

process.env['PUBLIC_URL'] = PUBLIC_URL;
/** Where the tests print to; removed after them. */
export const folder = mkdtempSync(join(tmpdir(), 'turntable-print-'));
after(() => rmSync(folder, { recursive: true }));
export const bin = fileURLToPath(new URL('../bin/turntable.js', import.meta.url));

/** What a command line says on stderr, and its exit status; run in this process, for starting one takes a second. */
export async function errorsOf(
  t: TestContext,
  ...args: readonly string[]
): Promise<{ status: number; lines: string[] }> {
  const lines: string[] = [];
  const { mock } = t.mock.method(console, 'error', (line: string) => lines.push(line));
  const status = await print(args);
  mock.restore();
  return { status, lines };
}
let count = 0;
/** The path of a file that is not there yet. */
export const fresh = (end: string): string => join(folder, `${count++}${end}`);
/** Prints to a new file; gives its path. */
export async function pdf(t: TestContext, ...args: readonly string[]): Promise<string> {
  const file = fresh('.pdf');
  const { status, lines } = await errorsOf(t, ...args, '--out', file);
  assert.equal(status, 0, lines.join('\n'));
  assert.match(lines.at(-1)!, /\.pdf: \d+ pages?$/);
  return file;
}
/** What another program says of a file. */
export const tool = (name: string, ...args: readonly string[]): string => {
  const done = spawnSync(name, args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  assert.ok(done.status === 0 || name === 'zbarimg', `${name} ${args.join(' ')}: ${done.stderr}`);
  return done.stdout;
};
/** What `pdfinfo` says of a file; throws if it cannot read it. */
export const infoOf = (file: string, ...args: readonly string[]): string => tool('pdfinfo', ...args, file);
/** The text of a PDF as `pdftotext -layout` gives it; throws if it cannot read the file. */
export const textOf = (file: string): string => tool('pdftotext', '-layout', file, '-');
/** The record of a finished game as a file; gives its path. */
export function record(id: string): string {
  const file = join(folder, `${id}.json`);
  writeFileSync(file, JSON.stringify(finishedGame(id)));
  return file;
}
export const SOME = 'up-big-boy-4884-1,lner-a4-mallard,mav-424,sncf-241p';
