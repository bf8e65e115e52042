import { setTimeout as sleep } from 'node:timers/promises';
import type { Rng } from '@turntable/engine';
import type { Nodes, TestNode } from '@turntable/server/testing/nodes.ts';

/** Something that goes wrong, and is put right again. */
interface Fault {
  readonly name: string;
  run(world: Nodes, victim: TestNode, luck: Rng): Promise<void>;
}

const between = (luck: Rng, from: number, to: number): number => from + luck.below(to - from + 1);

/** Cuts ways for a while. */
function cutting(name: string, ways: (victim: TestNode) => TestNode['database'][]): Fault {
  return {
    name,
    async run(_world, victim, luck) {
      for (const way of ways(victim)) way.cut();
      await sleep(between(luck, 2_000, 7_000));
      for (const way of ways(victim)) way.mend();
    },
  };
}

export const FAULTS: readonly Fault[] = [
  {
    name: 'killed',
    async run(_world, victim, luck) {
      await victim.end('SIGKILL');
      await sleep(between(luck, 500, 4_000));
      await victim.start();
    },
  },
  {
    name: 'paused past its lease',
    async run(_world, victim, luck) {
      victim.pause();
      await sleep(between(luck, 4_000, 8_000));
      victim.wake();
    },
  },
  {
    name: 'paused for a moment',
    async run(_world, victim, luck) {
      victim.pause();
      await sleep(between(luck, 300, 2_500));
      victim.wake();
    },
  },
  cutting('cut off from Redis', ({ broker }) => [broker]),
  cutting('cut off from PostgreSQL', ({ database }) => [database]),
  cutting('cut off from both', ({ database, broker }) => [database, broker]),
  {
    name: 'PostgreSQL restarted',
    async run({ postgres }, _victim, luck) {
      await postgres.end(luck.below(2) === 0 ? 'SIGINT' : 'SIGQUIT');
      await sleep(between(luck, 100, 2_000));
      await postgres.run();
    },
  },
  {
    name: 'Redis restarted',
    async run({ redis }, _victim, luck) {
      await redis.end();
      await sleep(between(luck, 100, 1_000));
      await redis.run();
    },
  },
  {
    name: 'rolling upgrade',
    async run({ nodes }) {
      for (const node of nodes) {
        await node.end('SIGTERM');
        await node.start();
      }
    },
  },
];
