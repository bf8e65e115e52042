import { setTimeout as sleep } from 'node:timers/promises';
import { quickRng, shuffled } from '@turntable/engine';
import { PostgresStore } from '@turntable/server/storage/postgres/postgres.ts';
import { Nodes, type Before, type TestNode } from '@turntable/server/testing/nodes.ts';
import { check, type Verdict } from './check.ts';
import { Leases } from './leases.ts';
import { couple } from './couple.ts';
import type { Player } from './player.ts';
import { FAULTS } from './schedule.ts';

interface Plan {
  readonly seed: number;
  readonly minutes: number;
  readonly nodes: number;
  readonly tables: number;
  /** Names of faults, separated by commas, which come one after the other; left out: whichever the seed gives. */
  readonly faults?: string;
  /** So many faults at least, however long they take; left out: one of each kind, unless `faults` names them. */
  readonly least?: number;
  /** What stands before the servers; left out: nginx. */
  readonly before?: Before;
  readonly say: (line: string) => void;
}
/** What happened, and what came of it. */
export interface Result extends Verdict {
  readonly plan: Omit<Plan, 'say'>;
  readonly seconds: number;
  readonly games: number;
  /** How often each fault was. */
  readonly faults: Readonly<Record<string, number>>;
  /** How often a table went from one server to another. */
  readonly handovers: number;
  /** For each player of such a table: from when the new server had it until they had it again (ms). */
  readonly back: readonly number[];
  /** Absences of players whose table stayed where it was (ms). */
  readonly away: readonly number[];
  /** The longest of both, with what happened to their sockets and under which fault. */
  readonly longest: readonly string[];
}

/** A pause between two faults (ms): everybody is back, and plays for a while. */
const QUIET = 4_000;
const CALM_WITHIN = 20_000;
/** So many of the longest absences are told in full. */
const SHOWN = 12;

/** The ports of servers that do not find back to the others, though nothing is broken any more. */
async function unplaced({ nodes }: Nodes): Promise<number[]> {
  const end = performance.now() + CALM_WITHIN;
  for (;;) {
    const ready = await Promise.all(
      nodes.map(({ link }) =>
        fetch(`${link}readyz`, { signal: AbortSignal.timeout(2_000) }).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    );
    const out = nodes.filter((_, i) => !ready[i]).map(({ port }) => port);
    if (out.length === 0 || performance.now() > end) return out;
    await sleep(200);
  }
}

/** Plays, breaks, and checks. */
export async function run(plan: Plan): Promise<Result> {
  const { seed, say } = plan;
  const luck = quickRng(seed);
  await using world = await Nodes.start(plan.nodes, {
    durable: true,
    before: plan.before ?? 'nginx',
    env: { MESSAGES_PER_SECOND: '1000', TABLES_PER_GUEST: '100000' },
  });
  const leases = new Leases(world.url);
  const all: Player[] = [];
  let ending = false;
  let couples = 0;
  const tables = Array.from({ length: plan.tables }, async () => {
    while (!ending) {
      const players = await couple(world.link, seed * 1_000_003 + ++couples * 2, 60);
      all.push(...players);
      while (!ending && !players.every(({ over }) => over)) await sleep(100);
      if (!ending) for (const player of players) player.leave();
    }
  });
  const calm = async (): Promise<void> => {
    const end = performance.now() + CALM_WITHIN;
    const now = () => all.slice(-2 * plan.tables);
    while (now().some((player) => !player.over && !player.calm) && performance.now() < end) await sleep(20);
  };
  const from = performance.now();
  const faults: Record<string, number> = {};
  const inTurn = plan.faults?.split(',').map((name) => FAULTS.find((fault) => fault.name === name)!);
  // Every kind once before any comes again.
  let bag = inTurn ?? shuffled(FAULTS, luck);
  const began: { readonly at: number; readonly name: string }[] = [];
  let number = 0;
  const least = plan.least ?? (inTurn ? 0 : FAULTS.length);
  while (number < least || performance.now() - from < plan.minutes * 60_000) {
    await sleep(QUIET * (0.5 + luck.below(1000) / 1000));
    const fault = bag[number % bag.length]!;
    if (!inTurn && number % bag.length === bag.length - 1) bag = shuffled(FAULTS, luck);
    const busiest = leases.busiest();
    const random = world.nodes[luck.below(world.nodes.length)]!;
    const victim: TestNode =
      luck.below(3) > 0 ? (world.nodes.find(({ port }) => port === busiest) ?? random) : random;
    say(`${Math.round((performance.now() - from) / 1000)} s: ${fault.name} (${victim.port})`);
    faults[fault.name] = (faults[fault.name] ?? 0) + 1;
    began.push({ at: performance.now(), name: fault.name });
    await fault.run(world, victim, luck);
    number++;
    await calm();
  }
  ending = true;
  await Promise.all(tables);
  await calm();
  const out = await unplaced(world);
  for (const player of all) player.leave();
  const seconds = (performance.now() - from) / 1000;
  const handovers = leases.close();
  const store = await PostgresStore.open(world.url);
  const verdict = await check(store, all);
  await store.close();
  const wrong = [...verdict.wrong, ...out.map((port) => `${port}: has no place among the others again`)];
  for (const node of world.nodes) {
    const uncaught = node.errors.split('\n').filter((line) => line.includes('"uncaught"'));
    wrong.push(...uncaught.map((line) => `${node.port}: ${line}`));
  }
  const [back, away]: [number[], number[]] = [[], []];
  const gaps: { readonly ms: number; readonly text: string }[] = [];
  for (const player of all)
    for (const { from: lost, to, steps } of player.absences) {
      const taken = handovers.findLast(({ table, at }) => table === player.table && at > lost && at < to);
      const ms = to - (taken?.at ?? lost);
      (taken ? back : away).push(ms);
      const name = began.findLast(({ at }) => at < to)?.name ?? 'no fault';
      const handed = taken ? `, taken at ${Math.round(taken.at - lost)}` : '';
      const text = `${name}${handed}; ${steps.join(', ')}; back at ${Math.round(to - lost)}`;
      gaps.push({ ms, text });
    }
  const longest = gaps
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, SHOWN)
    .map(({ ms, text }) => `${Math.round(ms)} ms: ${text}`);
  const { say: _, ...rest } = plan;
  return {
    ...verdict,
    wrong,
    plan: rest,
    seconds,
    games: couples,
    faults,
    handovers: handovers.length,
    back,
    away,
    longest,
  };
}
