// Whole games a second between bots of the lowest level, beside pokemon-showdown's random battles, in one run.
import { fileURLToPath } from 'node:url';
import type { Rate } from './load/games.ts';
import { Program } from './load/program.ts';
import { needRivals } from './rivals.ts';
import { grouped, keep, median } from './report.ts';

const ROUNDS = 9;
/** Milliseconds of play for each of them in a round. */
const SPAN = 2500;

needRivals();
const script = fileURLToPath(new URL('load/games.ts', import.meta.url));
interface Side {
  readonly name: string;
  readonly program: Program;
  readonly rates: Rate[];
}
const sides: Side[] = [];
for (const [name, what] of [
  ['Double Header, easy bots', 'double-header'],
  ['Loco Dome, easy bots', 'loco-dome'],
  ['gen 1 random battle', 'gen1randombattle'],
  ['gen 9 random battle', 'gen9randombattle'],
] as const) {
  const program = new Program(script, [what]);
  await program.line('ready');
  sides.push({ name, program, rates: [] });
}
for (let round = 0; round <= ROUNDS; round++)
  for (const { program, rates } of sides) {
    const rate = await program.ask<Rate>(`${SPAN}`);
    // The first round only warms up.
    if (round > 0) rates.push(rate);
  }
for (const { program } of sides) program[Symbol.dispose]();

type Of = (rate: Rate) => number;
const middle = ({ rates }: Side, of: Of): number => median(rates.map(of));
const perCpu: Of = ({ games, cpu }) => games / cpu;
const perWall: Of = ({ games, wall }) => games / wall;
const times = (a: number, b: number, of: Of): string =>
  (middle(sides[a]!, of) / middle(sides[b]!, of)).toFixed(1);
const short = (figure: number): string => (figure < 100 ? figure.toFixed(1) : grouped(figure));
const row = (side: Side): string =>
  `| ${side.name} | ${short(middle(side, perCpu))} | ${short(middle(side, perWall))} | ${grouped(middle(side, ({ entries, cpu }) => entries / cpu))} |`;
keep(
  'locomotive-games',
  `Whole games, medians of ${ROUNDS} rounds of ${SPAN / 1000} s in one run, each in a process of its own, one playing at a time. By seconds of processor
time (the garbage collector's threads included), since the machine is shared, and by those on the wall. pokemon-showdown: random
teams and its random players.

| | games a second of processor time | games a second on the wall | log entries a second of processor time |
|---|---:|---:|---:|
${sides.map(row).join('\n')}

Double Header is ${times(0, 2, perCpu)} × the gen 1 figure (on the wall ${times(0, 2, perWall)} ×), Loco Dome ${times(1, 3, perCpu)} × the gen 9 figure (${times(1, 3, perWall)} ×).`,
);
