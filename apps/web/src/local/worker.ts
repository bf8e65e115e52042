import { quickRng, type AnyGame } from '@turntable/engine';
import { chooseAction } from '@turntable/bots';
import { THINKING } from '@turntable/bots/bot/bot.ts';
import { hintsFor } from '@turntable/bots/hint.ts';
import { gameById } from '@turntable/games';
import { install } from '@turntable/roster/cards.none.ts';
import type { ClientMessage } from '@turntable/protocol/messages.ts';
import { LocalProblem } from './problem.ts';
import { LocalTables, type Opened } from './tables.ts';
import { localStore } from './store.ts';
import type { Looker } from './table.ts';
import { fetchValues } from './values.ts';
import type { FromWorker, ToWorker } from './words.ts';

/** A page's link to a table. */
interface Link {
  readonly looker: Looker;
  readonly table: Promise<Opened>;
}

declare const self: DedicatedWorkerGlobalScope;

const random = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));
const dice = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;
const tell = (message: FromWorker): void => self.postMessage(message);

const links = new Map<number, Link>();
const numbers = new Map<Looker, number>();

function lost(looker: Looker): void {
  const n = numbers.get(looker);
  if (n === undefined) return;
  numbers.delete(looker);
  links.delete(n);
  tell({ t: 'lost', n });
}

let values: Promise<void> | undefined;

/** A game with all it needs: those that compare locomotives need their values, which a server hides from who plays (LV-1.6). */
async function withValues(id: string): Promise<AnyGame | undefined> {
  const game = gameById(id);
  if (!game?.picks) return game;
  values ??= fetchValues().then((file) => {
    if (file === 'hidden') throw new LocalProblem({ code: 'not-allowed', detail: 'LV-1.6' });
    if (file === 'away') throw new LocalProblem({ code: 'unavailable', detail: 'values' });
    install(file);
  });
  try {
    await values;
  } catch (error) {
    // Perhaps the next time.
    values = undefined;
    throw error;
  }
  return game;
}

const tables = new LocalTables(
  {
    store: localStore(),
    game: withValues,
    think(game, view, decision, level) {
      const end = performance.now() + THINKING[level];
      return chooseAction(game, view, decision, level, quickRng(dice()), () => performance.now() >= end);
    },
    advise(game, view, decision) {
      const end = performance.now() + THINKING.master;
      return hintsFor(game, view, decision, quickRng(dice()), () => performance.now() >= end);
    },
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    now: Date.now,
    random,
  },
  lost,
);

function open({ n, id, as }: Extract<ToWorker, { t: 'open' }>): void {
  const looker: Looker = {
    as: as ?? 'public',
    hear: (message) => tell({ t: 'hear', n, text: JSON.stringify(message) }),
  };
  const table = tables.enter(id, looker);
  links.set(n, { looker, table });
  numbers.set(looker, n);
  table.catch((error: unknown) => {
    looker.hear({ t: 'error', error: bodyOf(error) });
    lost(looker);
  });
}

async function say({ n, text }: Extract<ToWorker, { t: 'say' }>): Promise<void> {
  const link = links.get(n);
  const table = await link?.table.catch(() => undefined);
  if (link && table) await table.hear(link.looker, JSON.parse(text) as ClientMessage);
}

async function shut({ n }: Extract<ToWorker, { t: 'shut' }>): Promise<void> {
  const link = links.get(n);
  if (!link) return;
  links.delete(n);
  numbers.delete(link.looker);
  const table = await link.table.catch(() => undefined);
  if (table) tables.leave(table, link.looker);
}

const bodyOf = (error: unknown) =>
  error instanceof LocalProblem ? error.body : ({ code: 'unavailable' } as const);

self.onmessage = ({ data }: MessageEvent<ToWorker>): void => {
  switch (data.t) {
    case 'open':
      return open(data);
    case 'say':
      // The error was reported to the page that asked.
      return void say(data).catch(() => {});
    case 'shut':
      return void shut(data);
    case 'ask':
      tables.answer(data.asked).then(
        (body) => tell({ t: 'answer', n: data.n, body }),
        (error: unknown) => tell({ t: 'refused', n: data.n, error: bodyOf(error) }),
      );
  }
};
