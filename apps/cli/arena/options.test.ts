import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { PLAYERS, play as playCommand } from '../play.ts';
import { USAGE } from '../usage.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const bin = join(root, 'apps/cli/bin/turntable.js');

test('the usage and the page on bots name every level', () => {
  const page = readFileSync(join(root, 'docs/bots.md'), 'utf8');
  for (const player of PLAYERS) {
    assert.match(USAGE, new RegExp(`\\b${player}\\b`));
    assert.match(page, new RegExp(`\`${player}\``));
  }
});

test('what is wrong with the options is said in one line', async () => {
  const table: readonly [string, readonly string[]][] = [
    ['expected one GAME: loko-moto', []],
    ['GAME: expected "loko-moto"', ['chess']],
    ['--seats: expected easy, medium', ['loko-moto', '--seats', 'easy,strong']],
    ['--seats: expected 2 or 4 seats, found 3', ['double-header', '--seats', 'easy,easy,easy']],
    ['--levels: expected 2 or 4 seats, found 3', ['double-header', '--levels', 'easy,easy,easy']],
    ['--levels: expected 2 or 3', ['loko-moto', '--levels', 'random,random,random,random,random,random']],
    ['--seats: expected 2 seats, found 3', ['loko-moto', '--players', '2', '--seats', 'easy,easy,easy']],
    ['expected only one list of seats', ['loko-moto', '--seats', 'easy,easy', '--levels', 'easy']],
    ['--players: expected 2, 3, 4, 5', ['loko-moto', '--players', '9']],
    ['--games: expected a whole number from 1', ['loko-moto', '--games', '0']],
    ['--ms: expected a whole number from 1', ['loko-moto', '--ms', 'soon']],
    ['--set colour=red: expected KEY=VALUE with sheet', ['loko-moto', '--set', 'colour=red']],
    ['--set sheet: expected KEY=VALUE', ['loko-moto', '--set', 'sheet']],
    ['--set sheet=huge: expected standard or small', ['loko-moto', '--set', 'sheet=huge']],
    ['--set advanced=1: expected true or false', ['loko-moto', '--set', 'advanced=1']],
    [`--records: ${bin} is no folder (ENOTDIR)`, ['loko-moto', '--records', bin]],
    [
      '--set sheet=square: expected sheet once',
      ['loko-moto', '--set', 'sheet=small', '--set', 'sheet=square'],
    ],
    ['--ms: expected once', ['loko-moto', '--ms', '20', '--ms', '20']],
    ['--bogus: unknown option; expected --seats', ['loko-moto', '--bogus']],
    ['--set judge=true: expected KEY=VALUE', ['loko-moto', '--set', 'judge=true']],
  ];
  for (const [says, args] of table)
    await assert.rejects(playCommand(args), ({ message }: Error) => {
      assert.ok(message.startsWith(says), `${args.join(' ')}: ${message}`);
      assert.ok(!message.includes('\n'), message);
      return true;
    });
});
