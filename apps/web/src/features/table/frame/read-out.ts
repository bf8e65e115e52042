import { useEffect, useRef } from 'react';
import type { Place } from '@turntable/protocol/messages.ts';
import { announce } from '../../../ui/announce.ts';
import type { ShownEvent } from '../../../session/shown-events.ts';
import type { Hearing } from '../../../session/hear/heard.ts';
import type { LogLine } from '../../../session/sentences.ts';

/** The most sentences read at once; of more only the last. */
const MOST = 4;
const ALL_SETTLED: Hearing = { heard: [], open: null };

/** Whether a line is read aloud: not what the reader did, nor what spectators say. */
function isNews({ by, said }: ShownEvent, place: Place): boolean {
  if (typeof by === 'number') return !place.seats.includes(by);
  if (by === 'watcher') return said === undefined;
  if (by === 'judge') return place.judge !== true;
  return by !== 'host' || !place.host;
}

/**
 * The sentences of the log from line `from` on, and the line up to which they reach: what others did, and once a run has ended one
 * sentence for all of it. A run in progress waits for its end, unless the reader is asked something meanwhile (`asked`).
 */
export function linesToRead(
  lines: readonly LogLine[],
  from: number,
  place: Place,
  { heard, open }: Hearing = ALL_SETTLED,
  asked = false,
): { readonly texts: readonly string[]; readonly to: number } {
  const to = open === null || asked ? lines.length : Math.max(from, open);
  const texts: string[] = [];
  for (let at = from; at < to; at++) {
    const sentence = heard.find((each) => at >= each.from && at < each.to);
    const line = lines[at]!;
    if (sentence) {
      texts.push(sentence.text);
      at = sentence.to - 1;
    } else if (!place.seats.some((seat) => seat === line.by)) texts.push(line.text);
  }
  return { texts, to };
}

/** What a screen reader says of the news: what happened in the game, then beside it, then whose turn it is. */
export function toRead(
  moves: readonly string[],
  tableEvents: readonly ShownEvent[],
  place: Place,
  turn: string,
): string {
  const news = tableEvents.filter((event) => isNews(event, place)).map(({ text }) => text);
  return [...moves.filter(Boolean).slice(-MOST), ...news.slice(-MOST), turn].filter(Boolean).join(' ');
}

/** How the runs of a game are read, of games that have any. */
interface Runs {
  /** What is told in one sentence each; asked for when there is something new. */
  hearing(): Hearing;
  /** Something is being shown: nothing is read until it is settled. */
  readonly showing: boolean;
  /** The reader has something to answer. */
  readonly asked: boolean;
}

/** A result that the game's screen counts up. */
interface Result {
  /** It is still being counted; asked for after the screen had its say. */
  readonly isCounting: () => boolean;
  /** How many lines of the log there are before it. */
  readonly from: number;
  /** What is said meanwhile, in the place of the sentence. */
  readonly meanwhile: string;
}

/** Reads new lines of the log and a change of turn to screen readers; a result that is counted up once all of it was. */
export function useReadOut(
  all: readonly LogLine[],
  tableEvents: readonly ShownEvent[],
  sentence: string,
  place: Place,
  runs?: Runs,
  result?: Result,
): void {
  const read = useRef({ lines: all.length, seq: tableEvents.at(-1)?.seq ?? -1, sentence: '' });
  useEffect(() => {
    const { current: was } = read;
    const counting = result?.isCounting() === true;
    const lines = counting ? all.slice(0, result.from) : all;
    // By number: somebody muted and read again makes the list shorter and longer without anything new in it.
    const fresh = tableEvents.filter(({ seq }) => seq > was.seq);
    const hearing = runs && lines.length > was.lines ? runs.hearing() : undefined;
    const { texts, to } = linesToRead(lines, Math.min(was.lines, lines.length), place, hearing, runs?.asked);
    // While something is shown the bar says what: that is told when it is settled.
    const turn = runs?.showing ? '' : counting ? result.meanwhile : sentence;
    const text = toRead(texts, fresh, place, turn === was.sentence ? '' : turn);
    read.current = { lines: to, seq: Math.max(was.seq, tableEvents.at(-1)?.seq ?? -1), sentence: turn };
    if (text) announce(text);
  });
}
