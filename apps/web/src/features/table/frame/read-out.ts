import { useEffect, useRef } from 'react';
import type { Place } from '@turntable/protocol/messages.ts';
import { announce } from '../../../ui/announce.ts';
import type { Aside } from '../../../session/asides.ts';
import type { LogLine } from '../../../session/sentences.ts';

/** The most sentences read at once; of more only the last. */
const MOST = 4;

/** Whether a line is read aloud: not what the reader did, nor what spectators say. */
function isNews({ by, said }: Aside, place: Place): boolean {
  if (typeof by === 'number') return !place.seats.includes(by);
  if (by === 'watcher') return said === undefined;
  if (by === 'judge') return place.judge !== true;
  return by !== 'host' || !place.host;
}

/** What of the new is read aloud: others' moves, what happened beside the game, then whose turn it is. */
export function toRead(
  fresh: readonly LogLine[],
  asides: readonly Aside[],
  place: Place,
  turn: string,
): string {
  const moves = fresh.filter(({ by }) => !place.seats.some((seat) => seat === by));
  const news = asides.filter((aside) => isNews(aside, place));
  const sentences = [...moves.slice(-MOST), ...news.slice(-MOST)].map(({ text }) => text);
  return [...sentences, turn].filter(Boolean).join(' ');
}

/** Reads new lines of the log and a change of turn to screen readers. */
export function useReadOut(
  lines: readonly LogLine[],
  asides: readonly Aside[],
  sentence: string,
  place: Place,
): void {
  const read = useRef({ lines: lines.length, seq: asides.at(-1)?.seq ?? -1, sentence: '' });
  useEffect(() => {
    const { current: was } = read;
    // By number: somebody muted and read again makes the list shorter and longer without anything new in it.
    const fresh = asides.filter(({ seq }) => seq > was.seq);
    const text = toRead(lines.slice(was.lines), fresh, place, sentence === was.sentence ? '' : sentence);
    read.current = { lines: lines.length, seq: Math.max(was.seq, asides.at(-1)?.seq ?? -1), sentence };
    if (text) announce(text);
  });
}
