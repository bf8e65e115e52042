import {
  drawEntry,
  keyedRng,
  play,
  type Actor,
  type Entry,
  type Game,
  type Replayed,
  type Rng,
  type Types,
} from '@turntable/engine';
import { withoutIsolates } from '@turntable/engine/words.ts';
import { tell } from '@turntable/messages';

/** A whole game to be told in words: the position after the deal, and what happened then. */
export interface Playthrough<T extends Types> {
  readonly title: string;
  readonly tell: () => {
    readonly dealt: T['State'];
    readonly log: readonly Line<T>[];
    /** Every answer after the deal that still counts, declines included. */
    readonly entries: readonly Entry<T['Action']>[];
    readonly end: T['State'];
  };
}
interface Line<T extends Types> {
  /** Number of the entry or recorded action that it came with. */
  readonly at: number;
  readonly by: Actor;
  readonly event: T['Event'];
}

/** A table as a host makes it, locomotives by lot, played by a simple player to the end. */
export function hostedGame<T extends Types>(
  game: Game<T>,
  title: string,
  { seats, options, seed }: { seats: number; options: Record<string, unknown>; seed: string },
  choose: (state: T['State'], rng: Rng) => Entry<T['Action']>,
): Playthrough<T> {
  return {
    title,
    tell() {
      const start = game.start(game.host(options, seats));
      const deal = drawEntry(game, start, game.decisions(start)[0]!, keyedRng(seed, 0));
      const dealt = game.apply(start, deal).state;
      const log: Line<T>[] = [];
      const entries: Entry<T['Action']>[] = [];
      let state = dealt;
      for (let at = 0; game.outcome(state) === undefined; at++) {
        const entry = choose(state, keyedRng(seed, at + 1));
        const played = play(game, state, entry);
        if (!played.ok) throw new Error(`${title}: ${played.refusals[0]!.clause}`);
        log.push(...played.step.events.map((event) => ({ at, by: event.by, event })));
        entries.push(entry);
        state = played.step.state;
      }
      return { dealt, log, entries, end: state };
    },
  };
}

/** A game whose moves are written down, all of them legal. */
export function writtenGame<T extends Types>(
  title: string,
  lines: readonly string[],
  replayed: (...lines: readonly string[]) => Replayed<T>,
): Playthrough<T> {
  return {
    title,
    tell() {
      const { state, error, log, entries } = replayed(...lines);
      if (error) throw new Error(`${title}: ${lines[error.at]!}, ${error.refusals[0]!.clause}`);
      const events = log.flatMap(({ at, by, event }) =>
        event.kind === 'take-back' ? [] : [{ at, by, event: event as T['Event'] }],
      );
      return { dealt: replayed().state, log: events, entries: entries.slice(1), end: state };
    },
  };
}

/** A playthrough as it is kept: the table, the log with numbered actions, the end. */
export function gameInWords<T extends Types>(
  game: Game<T>,
  { title, tell: through }: Playthrough<T>,
  names: readonly string[],
  describe: { table(dealt: T['State']): readonly string[]; end(state: T['State']): readonly string[] },
): string {
  const { dealt, log, end } = through();
  const out = [title, '='.repeat(title.length), '', ...describe.table(dealt), ''];
  let before = -1;
  const view = game.view(end, 'public');
  for (const { at, by, event } of log) {
    const text = tell({ locale: 'en', names }, game.tell(view, event), by);
    const number = at === before ? '    ' : `${at + 1}.`.padStart(4);
    out.push(`${number} ${withoutIsolates(text)} [${event.clause}]`);
    before = at;
  }
  return `${[...out, '', ...describe.end(end)].join('\n')}\n`;
}
