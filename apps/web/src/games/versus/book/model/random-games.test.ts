import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRecord, replayRecord, writeRecord, type Game } from '@turntable/engine';
import { doubleHeader } from '@turntable/games/double-header/index.ts';
import * as header from '@turntable/games/double-header/trial.node.ts';
import type { DoubleHeader } from '@turntable/games/double-header/types.ts';
import { locoDome } from '@turntable/games/loco-dome/index.ts';
import * as dome from '@turntable/games/loco-dome/trial.node.ts';
import type { LocoDome } from '@turntable/games/loco-dome/types.ts';
import type { Locomotive } from '@turntable/games/versus/locomotive.ts';
import { STATISTIC_IDS } from '@turntable/roster';
import { EDITION } from '@turntable/roster/edition.ts';
import { roundTrip } from '@turntable/testkit/json.ts';
import type { TrialOptions } from '@turntable/testkit/trial.ts';
import { sample, type Table } from '@turntable/testkit/sample.ts';
import { bookGame as headerBook } from '../../../double-header/book-game.ts';
import { bookGame as domeBook } from '../../../loco-dome/book-game.ts';
import type { Action, BookSetup, Tap } from './book.ts';
import type { DuelRules } from './draft.ts';
import type { DuelGame } from './duel-game.ts';
import { pagesOf } from './page.ts';
import { exported } from './record.ts';

/** What a record need not say. */
const DECLINES = new Set(['accept', 'decline', 'answer', 'pass', 'stand', 'hold-style']);
const plain = (actions: readonly object[]): object[] =>
  (actions as readonly Action[])
    .filter(({ type }) => !DECLINES.has(type))
    .map(({ minute: _minute, ...rest }: Action & { minute?: number }) => rest);

/** The keys that write down a game as it was played live; `margin`: whoever keeps it has to say by how much. */
function keysOf(game: DuelRules, moments: Moments, margin = false): Tap[] {
  const taps: Tap[] = [];
  let calling = false;
  for (const { state, played } of moments.slice(1)) {
    if (!played) continue;
    const { entry, step } = played;
    const { action } = entry;
    const written = game.record.writeAction(state as never, action as never) as Action;
    if (action.type === 'call') {
      const { statistic, target } = action as unknown as { statistic: string; target?: number };
      taps.push({ t: 'call', statistic });
      if (target !== undefined) taps.push({ t: 'target', locomotive: target });
      calling = true;
    } else if (
      !(DECLINES.has(action.type) && (calling || action.type === 'pass') && !speaks(state)) ||
      ties(state)
    ) {
      if (action.type !== 'pass' || speaks(state))
        taps.push({ t: 'act', action: { ...written, by: entry.actor } as Action });
      // Whoever is tagged in reads a value too.
      if (action.type === 'tag') calling = true;
    }
    for (const event of step.events as readonly Scored[]) {
      if (!calling) break;
      if (event.kind === 'tied') taps.push({ t: 'won', side: null });
      else if (event.kind === 'won')
        taps.push({ t: 'won', side: (event.team ?? event.side)!, ...(margin && { points: event.points! }) });
      else if (event.kind !== 'vetoed') continue;
      calling = false;
    }
  }
  return taps;
}
/** What the rules do by themselves, if they know the values; a book of foreign cards has to be told. */
const BY_THEMSELVES = new Set([
  'DH-2.4',
  'DH-2.6',
  'DH-4.2',
  'DH-8.2',
  'LD-3.1',
  'LD-3.2',
  'LD-3.4',
  'LD-7.5',
]);
type Moments = ReturnType<typeof sample>['moments'];
interface Scored {
  readonly kind: string;
  readonly team?: 0 | 1;
  readonly side?: 0 | 1;
  readonly points?: 1 | 2 | 3;
}

/** A game up to the last call before the first of these, or before a target that values call for; the last moment is what it came to. */
function untilByThemselves(moments: Moments): Moments {
  const first = moments.findIndex(
    ({ played }) =>
      (played?.entry.action as { target?: number } | undefined)?.target !== undefined ||
      (played?.step.events as readonly { clause: string }[] | undefined)?.some(({ clause }) =>
        BY_THEMSELVES.has(clause),
      ),
  );
  const before = moments.slice(0, first < 0 ? undefined : first);
  return before.slice(0, before.findLastIndex(({ state }) => phaseOf(state) === 'calling') + 1);
}
const phaseOf = (state: unknown): string => (state as { phase: string }).phase;
const speaks = (state: unknown): boolean => ['style', 'sequence', 'skip'].includes(phaseOf(state));
const ties = (state: unknown): boolean => ['tag', 'tie', 'tie-break'].includes(phaseOf(state));

function same<T extends DoubleHeader | LocoDome>(
  game: Game<T>,
  tables: readonly Table<T>[],
  options: TrialOptions<T>,
  kept: DuelGame,
): void {
  let calls = 0;
  let foreign = 0;
  for (const table of tables.filter(({ name }) => name.includes('by lot')))
    for (let seed = 1; seed <= 2; seed++) {
      const { moments } = sample(game, table, seed, {
        ...options,
        most: 1500,
        generate: () => ({ type: 'end-style' }) as T['Action'],
      });
      const last = moments.at(-1)!.state as unknown as Record<string, readonly (readonly Locomotive[])[]>;
      const entries = moments.flatMap(({ played }) => (played ? [played.entry] : []));
      const names = Array.from({ length: table.seats }, (_, i) => `Player ${i + 1}`);
      const live = roundTrip(writeRecord(game, names, moments.at(-1)!.state, entries)) as {
        actions: object[];
        options: { scoring: 'flat' | 'margin'; judge: boolean };
        setup: { first: 0 | 1 };
      };
      const setup: BookSetup = {
        game: game.id,
        names,
        kept: { by: 'scorer' },
        scoring: live.options.scoring,
        judge: live.options.judge,
        engines: last[kept.cards]!.map((side) =>
          side.map(({ front, rear }) => ({
            id: front.id,
            name: front.name,
            source: 'roster' as const,
            features: front.features,
            values: Object.fromEntries(STATISTIC_IDS.map((id) => [id, rear.values[id] ?? null])),
          })),
        ),
        first: live.setup.first,
        edition: EDITION,
      };
      const taps = keysOf(kept.rules, moments as never);
      const page = pagesOf(
        kept,
        setup,
        taps.map((tap) => ({ tap, minute: 1 })),
      ).at(-1)!;
      const { json, printed } = exported(kept, setup, page, () => '');
      const { actions } = json as { actions: object[] };
      assert.deepEqual(plain(actions), plain(live.actions), `${table.name}, seed ${seed}`);
      const replayed = replayRecord(game, readRecord(game, json));
      assert.equal(replayed.error, null);
      // For the printer every card stands with all that is on it.
      const sheet = replayRecord(game, readRecord(game, printed));
      assert.equal(sheet.error, null);
      assert.deepEqual(sheet.state.scores, page.position.state.scores);
      calls += taps.filter(({ t }) => t === 'call').length;

      // The same with cards of which the book knows nothing: whoever keeps it says who won.
      const part = untilByThemselves(moments as never);
      if (part.length === 0) continue;
      const cards: BookSetup = {
        ...setup,
        engines: setup.engines.map((side) =>
          side.map(({ id, name }) => ({ id, name, source: 'foreign' as const, features: [] })),
        ),
      };
      const pressed = keysOf(kept.rules, part.slice(0, -1), setup.scoring === 'margin');
      const told = pagesOf(
        kept,
        cards,
        pressed.map((tap) => ({ tap, minute: 1 })),
      ).at(-1)!;
      const blank = exported(kept, cards, told, () => '');
      assert.equal(blank.scoreOnly, false, `${table.name}, seed ${seed}`);
      const again = replayRecord(game, readRecord(game, blank.json));
      assert.equal(again.error, null, `${table.name}, seed ${seed}, foreign cards`);
      assert.deepEqual(again.state.scores, (part.at(-1)!.state as unknown as T['State']).scores);
      foreign += pressed.filter(({ t }) => t === 'call').length;
    }
  assert.ok(calls > 60 && foreign > 4, `${calls} calls, ${foreign} with foreign cards`);
}

test('random legal games through the keys of the book give the record of live play, Double Header', () =>
  same(doubleHeader, header.TABLES, header.OPTIONS, headerBook));
test('random legal games through the keys of the book give the record of live play, Loco Dome', () =>
  same(locoDome, dome.TABLES, dome.OPTIONS, domeBook));
