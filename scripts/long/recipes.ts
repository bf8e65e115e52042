import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { LOCALES } from '@turntable/protocol/locale.ts';
import { keep } from '../../bench/report.ts';
import { Copy } from '../new/copy.node.ts';
import type { Part } from './part.ts';

/** Follows each recipe of `npm run new` in a copy of the project, all of them together, and runs every unit test there. */
export const recipes: Part = {
  what: 'a map, a locomotive, a game, a bot and a language made in a copy, and every unit test there',
  usage: '',
  async run(args) {
    parseArgs({ args: [...args], options: {} });
    using copy = new Copy();
    const code = ['de', 'sk', 'ro', 'fr'].find((each) => !(LOCALES as readonly string[]).includes(each))!;
    const made = [
      ['map', 'long-try'],
      ['locomotive', 'long-try-1'],
      ['game', 'long-try'],
      ['bot', 'long-try'],
      ['language', code],
    ];
    for (const names of made) await copy.run('scripts/new/main.ts', ...names);
    const from = performance.now();
    const child = spawn(process.execPath, ['scripts/test.mjs', 'check', 'unit'], {
      cwd: copy.root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const wrong: string[] = [];
    let count = 0;
    let rest = '';
    child.stdout.on('data', (text) => {
      process.stdout.write(String(text));
      const lines = (rest + String(text)).split('\n');
      rest = lines.pop()!;
      for (const line of lines) {
        if (/^\s*✔/.test(line)) count++;
        if (/^\s*✖ .*\(\d/.test(line)) wrong.push(line.trim());
      }
    });
    const [status] = (await once(child, 'close')) as [number | null];
    keep(
      'recipes',
      [
        `Made in a copy: ${made.map((names) => names.join(' ')).join(', ')}. Then types, lint, format and every unit test.`,
        '',
        `**${count} tests passed, ${new Set(wrong).size} failed**, in ${Math.round((performance.now() - from) / 60_000)} minutes.`,
        ...[...new Set(wrong)].map((line) => `- ${line}`),
      ].join('\n'),
    );
    return status === 0;
  },
};
