import type { Actor, SeenBy } from '@turntable/engine';
import type { Frame, LogItem } from '@turntable/protocol/messages.ts';
import { patch } from '@turntable/protocol/patch.ts';
import type { Stretch } from './link/seen.ts';
import type { LogLine } from './sentences.ts';

/** What one actor did: its last lines as sentences, in order, and how many lines came before those. */
export interface Doing {
  readonly by: Actor;
  readonly items: readonly string[];
  readonly more: number;
}
/** One picture of a catch-up, and what happened since the picture before. */
export interface Picture {
  readonly n: number;
  readonly view: SeenBy;
  readonly caption: readonly string[];
}

/** Most sentences in a summary. */
const MOST_ITEMS = 6;
/** A whole catch-up, and a picture of a short one. Milliseconds. */
const LONGEST = 10_000;
const PICTURE = 1_200;

/** Numbers of the updates that were taken back together with their take-back, all of it within the stretch. */
function undone(log: readonly LogItem[], { from, to }: Stretch): ReadonlySet<number> {
  const takeBacks = new Set(log.flatMap(({ n, event }) => (event.kind === 'take-back' ? [n] : [])));
  const counted: number[] = [];
  const out = new Set<number>();
  for (let n = 1; n <= to; n++) {
    if (!takeBacks.has(n)) counted.push(n);
    // The deal is never taken back.
    else if (counted.length > 1) {
      const taken = counted.pop()!;
      if (taken > from) out.add(taken).add(n);
    }
  }
  return out;
}

/** What happened in a stretch, by who did it, in few lines. `lines` are those of the `log`, one for each item. */
export function tellSince(lines: readonly LogLine[], log: readonly LogItem[], stretch: Stretch): Doing[] {
  const gone = undone(log, stretch);
  const groups = new Map<Actor, string[]>();
  for (const { n, by, text } of lines) {
    if (n <= stretch.from || n > stretch.to || gone.has(n)) continue;
    const group = groups.get(by);
    if (group) group.push(text);
    else groups.set(by, [text]);
  }
  // Chance last: what it did is seen on the table anyway.
  const order = [...groups].sort(([a], [b]) => Number(a === 'chance') - Number(b === 'chance'));
  const shown = order.slice(0, MOST_ITEMS);
  const each = Math.floor(MOST_ITEMS / Math.max(1, shown.length));
  return shown.map(([by, texts]) => ({
    by,
    items: texts.slice(-each),
    more: Math.max(0, texts.length - each),
  }));
}

/** A catch-up's pictures, each with the sentences that lead to it. */
export function picturesOf(frames: readonly Frame[], lines: readonly LogLine[]): Picture[] {
  let view: unknown;
  let before = frames[0]?.n ?? 0;
  return frames.map(({ n, d }) => {
    view = patch(view, d);
    const caption = lines.flatMap((line) => (line.n > before && line.n <= n ? [line.text] : []));
    before = n;
    return { n, view: view as SeenBy, caption };
  });
}

/** How long each of so many pictures is shown, in milliseconds. */
export function timeEach(pictures: number): number {
  return Math.min(PICTURE, LONGEST / Math.max(1, pictures));
}
