import type { Actor, Happening, SeenBy, Undo, Viewer } from '@turntable/engine';
import {
  diff,
  diffText,
  sameChange,
  type Compared,
  type LogItem,
  type Place,
  type ServerMessage,
  type TableInfo,
} from '@turntable/protocol';
import type { Mailbox } from '../storage/journal.ts';
import type { TableEvent } from '../storage/rows.ts';
import { witness, type Match } from '@turntable/match/match.ts';

type Sync = Extract<ServerMessage, { t: 'sync' }>;

/** Somebody who looks at a table over a socket. */
export interface Member extends Mailbox {
  readonly guest: string;
  as: Viewer;
  /** Until when they count as looking (ms since 1970): the game is in focus and was touched recently. */
  readonly focusedUntil: number;
  /** The number of the last update when they last sent something. */
  readonly seen: number;
}

/** All connections with the same viewer: one view and one update for all of them. */
interface Group {
  readonly viewer: Viewer;
  readonly members: Set<Member>;
  view: SeenBy | null;
  undo: Undo;
  /** The view and all that was witnessed, as the text of a `sync`; made on demand. */
  all: string | undefined;
}

/** What a move changed for a viewer, and its update message: `text` is all of it, `start` is without the closing brace. */
interface Sent {
  readonly before: SeenBy | null;
  readonly after: SeenBy | null;
  readonly e: readonly Happening[];
  readonly text: string;
  readonly start: string;
}
const isSame = (a: readonly Happening[], b: readonly Happening[]): boolean =>
  a.length === b.length && a.every((event, i) => event === b[i]);

/** Who looks at a table, and what they are sent: only what `view` and `witness` let through. */
export class Audience {
  readonly #groups = new Map<Viewer, Group>();
  readonly #send: (to: Mailbox, text: string) => void;
  /** Whether what an actor did counts as the viewer's own, to be taken back by them (see `Match.undo`). */
  readonly #owns: (viewer: Viewer) => (actor: Actor) => boolean;

  constructor(
    send: (to: Mailbox, text: string) => void,
    owns: (viewer: Viewer) => (actor: Actor) => boolean,
  ) {
    this.#send = send;
    this.#owns = owns;
  }

  get members(): Member[] {
    const all: Member[] = [];
    for (const { members } of this.#groups.values()) all.push(...members);
    return all;
  }
  get empty(): boolean {
    return this.#groups.size === 0;
  }

  enter(member: Member, match: Match | null): void {
    let group = this.#groups.get(member.as);
    if (!group) {
      const viewer = member.as;
      group = { viewer, members: new Set(), view: null, undo: 'sealed', all: undefined };
      this.#groups.set(viewer, group);
      this.#refresh(group, match);
    }
    group.members.add(member);
  }

  leave(member: Member): void {
    const group = this.#groups.get(member.as);
    group?.members.delete(member);
    if (group?.members.size === 0) this.#groups.delete(member.as);
  }

  #refresh(group: Group, match: Match | null): void {
    group.view = match && match.view(group.viewer);
    group.undo = this.#undo(group.viewer, match);
    group.all = undefined;
  }

  #undo(viewer: Viewer, match: Match | null): Undo {
    return match && typeof viewer === 'number' ? match.undo(this.#owns(viewer)).signal : 'sealed';
  }

  /** Sends everybody what the last entry changed for them; its number alone where that is nothing. */
  update(match: Match, events: readonly Happening[]): void {
    const { n } = match;
    const compared: Compared = new Map();
    const updates: Sent[] = [];
    for (const group of this.#groups.values()) {
      const { viewer, view: before, undo } = group;
      this.#refresh(group, match);
      const after = group.view;
      const e: Happening[] = [];
      for (const event of events) {
        const seen = witness(match, event, viewer);
        if (seen) e.push(seen);
      }
      // Most updates are the same for all viewers, so the text is made once.
      let same = updates.find((one) => isSame(one.e, e) && sameChange(one.before, one.after, before, after));
      if (!same) {
        const d = diffText(before, after, compared);
        const change = d === undefined ? '' : `,"d":${d}`;
        const witnessed = e.length === 0 ? '' : `,"e":${JSON.stringify(e)}`;
        const start = `{"t":"up","n":${n}${change}${witnessed}`;
        updates.push((same = { before, after, e, text: `${start}}`, start }));
      }
      const text = group.undo === undo ? same.text : `${same.start},"u":"${group.undo}"}`;
      for (const member of group.members) this.#send(member, text);
    }
  }

  /** Sends a table event, which is public, to all who look. */
  tableEvent(event: TableEvent): void {
    const text = JSON.stringify({ t: 'line', line: event } satisfies ServerMessage);
    for (const member of this.members) this.#send(member, text);
  }

  /** Sends the clocks and the answer time. */
  clock({ clock, answering }: Pick<TableInfo, 'clock' | 'answering'>): void {
    const message: ServerMessage = { t: 'clock', ...(clock && { clock }), ...(answering && { answering }) };
    const text = JSON.stringify(message);
    for (const member of this.members) this.#send(member, text);
  }

  /** Sends what has changed about the table itself. */
  announce(table: TableInfo, placeOf: (guest: string) => Place): void {
    const head = `{"t":"table","table":${JSON.stringify(table)},"place":`;
    for (const member of this.members) this.#send(member, `${head}${JSON.stringify(placeOf(member.guest))}}`);
  }

  /** Sends one guest alone their place. */
  tell(guest: string, table: TableInfo, place: Place): void {
    const text = JSON.stringify({ t: 'table', table, place } satisfies ServerMessage);
    for (const member of this.members) if (member.guest === guest) this.#send(member, text);
  }

  /** Sends everything, to a connection that has nothing yet. */
  sync(
    member: Member,
    match: Match | null,
    table: TableInfo,
    place: Place,
    events: readonly TableEvent[],
    since?: number,
  ): void {
    const group = this.#groups.get(member.as)!;
    // Many may come at once, or ask for it again and again.
    group.all ??= JSON.stringify({
      view: group.view,
      log: match ? this.#witnessed(match, member.as, 0) : [],
    } satisfies Pick<Sync, 'view' | 'log'>);
    const rest = JSON.stringify({
      t: 'sync',
      n: match?.n ?? 0,
      as: member.as,
      place,
      table,
      lines: events,
      undo: group.undo,
      ...(since === undefined ? {} : { since }),
    } satisfies Omit<Sync, 'view' | 'log'>);
    this.#send(member, `${rest.slice(0, -1)},${group.all.slice(1)}`);
  }

  /** Fills the gap after a reconnect: what somebody missed who has everything up to update `from`. */
  gap(
    member: Member,
    match: Match,
    from: number,
    table: TableInfo,
    place: Place,
    events: readonly TableEvent[],
    since?: number,
  ): void {
    const group = this.#groups.get(member.as)!;
    const d = diff(match.game.view(match.stateAt(from), member.as), group.view);
    const message: ServerMessage = {
      t: 'gap',
      from,
      n: match.n,
      ...(d === undefined ? {} : { d }),
      log: this.#witnessed(match, member.as, from),
      lines: events.filter(({ n }) => n >= from),
      undo: group.undo,
      table,
      place,
      ...(since === undefined ? {} : { since }),
    };
    this.#send(member, JSON.stringify(message));
  }

  /** A new view for everybody, when there is a game where there was none. */
  syncAll(
    match: Match,
    table: TableInfo,
    placeOf: (guest: string) => Place,
    events: readonly TableEvent[],
  ): void {
    for (const group of this.#groups.values()) {
      this.#refresh(group, match);
      for (const member of group.members) this.sync(member, match, table, placeOf(member.guest), events);
    }
  }

  #witnessed(match: Match, viewer: Viewer, after: number): LogItem[] {
    return match.happened.flatMap(({ n, event }) => {
      const seen = n > after ? witness(match, event, viewer) : undefined;
      return seen ? [{ n, event: seen }] : [];
    });
  }
}
