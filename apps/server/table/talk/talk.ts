import { cleanWords, type Viewer } from '@turntable/engine';
import { USUAL_CHAT, type Chat, type ClientMessage, type EventBy, type Speaker } from '@turntable/protocol';
import { Limiters } from '../../base/limiter.ts';
import { Problem } from '../../base/problem.ts';
import type { ReportRow, SocialSlice, TableEvent, TableRow } from '../../storage/rows.ts';
import { isJudge } from '../judge/judge.ts';
import { change, event, type Effect, type Facts } from '../match/effects.ts';
import { namesBorneBy } from '../seats/borne.ts';
import { heldBy } from '../seats/seating.ts';
import { expectExtension, expectRejoinder } from './rejoinder.ts';
import { answeredWith } from '../match/answered.ts';
import { speakerOf, spokeAfter } from './speakers.ts';

type Say = Extract<ClientMessage, { t: 'say' }>;

/** How much one guest may say, at all tables together: `AT_ONCE` lines, then one in `ONE_IN` (ms). */
const AT_ONCE = 5;
const ONE_IN = 2_000;
/** Lines kept of a table, as each newcomer is sent all of them; spectators have a share of their own. */
const MOST_SAID = 1000;
const MOST_WATCHED = 200;
/** What goes with a report of what somebody said. */
const SAID_REPORTED = 20;
/** Mutes by people who only look on, or have left; those with a place at the table are few. */
const MOST_MUTES = 100;

/** How fast people may talk, at all tables together. */
export class TalkLimits {
  readonly #limiters = new Limiters(ONE_IN, AT_ONCE);
  readonly #now: () => number;
  #tell: (guest: string) => void = () => {};

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Sets the listener for each word counted here: other servers count it too. */
  follow(tell: (guest: string) => void): void {
    this.#tell = tell;
  }
  /** Counts one more word of a guest; throws a `Problem` if it comes too fast. */
  count(guest: string): void {
    if (!this.#limiters.take(guest, this.#now())) throw new Problem('too-fast');
    this.#tell(guest);
  }
  /** A guest said a word at a table that another server runs. */
  heard(guest: string): void {
    this.#limiters.take(guest, this.#now());
  }
  /** Forgets who has been silent for so long that nothing is held against them. */
  sweep(): void {
    this.#limiters.sweep(this.#now());
  }
}

/** What is to be done for somebody to say something; throws the `Problem` that stands against it. `count` counts it. */
export function say(
  facts: Facts,
  guest: string,
  { as, phrase, text, rejoinder, more }: Say,
  request: string,
  count: (guest: string) => void,
): Effect[] {
  const { row, events } = facts;
  if ([phrase, text, rejoinder, more].filter((each) => each !== undefined).length !== 1)
    throw new Problem('bad-message', 'say: expected one of phrase, text, rejoinder and more');
  const by = speaker(row, guest, as);
  const chat = row.social.chat ?? USUAL_CHAT;
  if (chat === 'none' || (text !== undefined && (chat !== 'free' || by === 'watcher')))
    throw new Problem('not-allowed', `say: expected ${chat === 'none' ? 'nothing' : 'a phrase'}`);
  if (rejoinder !== undefined) expectRejoinder(facts, by);
  if (more) expectExtension(facts, by);
  const typed = text ?? rejoinder;
  const clean = typed === undefined ? undefined : cleanWords(typed);
  if (clean === '') throw new Problem('bad-message', 'text: expected words');
  count(guest);
  const said = events.filter(isSaid);
  const fromWatchers = said.filter((each) => each.by === 'watcher').length;
  const full = by === 'watcher' ? fromWatchers >= MOST_WATCHED : said.length - fromWatchers >= MOST_SAID;
  if (full) throw new Problem('not-allowed', 'say: expected no more at this table');
  // The name at the time is stored, since somebody else may sit there later.
  const name = nameOf(row, by, guest);
  const words = more
    ? event('more-time', by)
    : phrase === undefined
      ? event(rejoinder === undefined ? 'chat' : 'rejoinder', by, { name, text: clean! })
      : event('phrase', by, { name, phrase });
  const spoke = spokeAfter(row, by, guest, events.length);
  return [change({ answered: answeredWith(facts, request), ...spoke }), words];
}

/** What it comes to that the host sets what may be said; nothing if it was so before. Throws `Problem` for anybody else. */
export function setChat(row: TableRow, guest: string, chat: Chat): readonly Effect[] {
  if (row.host !== guest) throw new Problem('not-allowed');
  if (row.social.chat === chat) return [];
  return [change({ social: { ...row.social, chat } }), event('chat-set', 'host', { chat })];
}

/** Whether an event is words of somebody: ready ones, free ones, or the answer to a claim. */
export const isSaid = ({ kind }: TableEvent): boolean =>
  kind === 'phrase' || kind === 'chat' || kind === 'rejoinder';

/** Who is named as the speaker. Somebody with a seat cannot speak as one who looks on. */
function speaker(row: TableRow, guest: string, as: Viewer): EventBy {
  const [first] = heldBy(row.seats, guest);
  if (as === 'public') {
    if (first !== undefined) return first;
    if (isJudge(row, guest)) return 'judge';
    return row.host === guest ? 'host' : 'watcher';
  }
  if (as === 'judge' ? !isJudge(row, guest) : row.seats[as]?.guest !== guest)
    throw new Problem('not-your-seat');
  return as;
}

/** `guest`: who speaks; from the judge's seat a deputy does under their own name. */
function nameOf({ seats, judge }: TableRow, by: EventBy, guest?: string): string {
  const deputy = judge?.deputy;
  if (by === 'judge') return (deputy && deputy.guest === guest ? deputy : judge)?.name ?? '';
  return typeof by === 'number' ? (seats[by]?.name ?? '') : '';
}

/** The guest behind a speaker now; null where there is none or where they are not known apart. Throws if there is no such seat. */
function guestOf(row: TableRow, who: Speaker): string | null {
  if (who === 'watcher') return null;
  if (who === 'host') return row.host;
  if (who === 'judge') return row.judge?.guest ?? null;
  const seat = row.seats[who];
  if (!seat) throw new Problem('not-found', `who: expected a seat from 0 to ${row.seats.length - 1}`);
  return seat.guest ?? null;
}

/**
 * The slice after a guest's wish to read, or not to read, what somebody says; the same one if it was so before. Throws `Problem` for oneself, and when onlookers
 * have muted as many as may be.
 */
export function mute(row: TableRow, by: string, who: Speaker, muted: boolean): SocialSlice {
  const guest = guestOf(row, who);
  if (guest === by) throw new Problem('not-allowed', 'who: expected somebody else');
  const { social } = row;
  const known = social.mutes.find((each) => each.by === by && each.who === who);
  if (muted ? known?.guest === guest : !known) return social;
  const others = social.mutes.filter((each) => each !== known);
  if (!muted) return { ...social, mutes: others };
  const looksOn = (who: string): boolean =>
    row.host !== who && !isJudge(row, who) && heldBy(row.seats, who).length === 0;
  const onlookers = others.filter((each) => looksOn(each.by));
  if (looksOn(by) && onlookers.length >= MOST_MUTES)
    throw new Problem('not-allowed', 'mute: expected no more at this table');
  // People with a place may mute all the same. Guests can come, mute and leave without end, so their oldest mutes are dropped.
  const dropped = new Set(onlookers.slice(0, Math.max(0, onlookers.length - MOST_MUTES)));
  return { ...social, mutes: [...others.filter((each) => !dropped.has(each)), { by, who, guest }] };
}

/** Whose words a guest does not wish to read. A mute ends when another person sits there, not when a bot does. */
export function mutedFor(row: TableRow, by: string): readonly Speaker[] {
  return row.social.mutes.flatMap(({ by: asker, who, guest }) => {
    if (asker !== by) return [];
    const now = guestOf(row, who);
    return now === null || now === guest ? [who] : [];
  });
}

/** The guest a report is about: who has the place, or left it to a bot. */
function reported(row: TableRow, who: Speaker): string | null {
  const guest = guestOf(row, who);
  return guest ?? (typeof who === 'number' ? (row.seats[who]?.owner?.guest ?? null) : null);
}

/** Tells whether words were said by the person who has the speaker's place now, not by somebody who had it before. */
function saidBy({ row, events }: Pick<Facts, 'row' | 'events'>, who: Speaker, guest: string | null) {
  if (who === 'watcher') return () => true;
  const since = events.findLast(({ kind }) => kind === 'host-passed')?.seq ?? -1;
  if (who === 'host') return ({ seq }: TableEvent) => seq > since;
  const names = guest === null ? new Set([nameOf(row, who)]) : namesBorneBy(row, guest);
  return (event: TableEvent) => {
    const speaker = guest === null ? undefined : speakerOf(row, event);
    return speaker === undefined ? names.has(String(event.with?.['name'])) : speaker === guest;
  };
}

/** What is stored of a report, with the words of the reported person alone. Throws `Problem` at a report about oneself. */
export function reportOf(
  { row, events }: Pick<Facts, 'row' | 'events'>,
  by: string,
  who: Speaker,
  reason: string,
  at: number,
): ReportRow {
  const guest = reported(row, who);
  if (guest === by) throw new Problem('not-allowed', 'who: expected somebody else');
  const isTheirs = saidBy({ row, events }, who, guest);
  const said = events
    .filter((each) => isSaid(each) && each.by === who && isTheirs(each))
    .slice(-SAID_REPORTED)
    .map((each) => String(each.with?.['text'] ?? each.with?.['phrase']));
  return { table: row.id, at, by, who, guest, name: nameOf(row, who), reason, said };
}
