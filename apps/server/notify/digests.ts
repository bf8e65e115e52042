import type { GuestSettings } from '@turntable/protocol/quiet.ts';
import { DEFAULT_TELLS, type DigestHours } from '@turntable/protocol/tells.ts';
import { minutesBetween } from '@turntable/protocol/wall.ts';
import { z } from 'zod';
import { holidayAt } from '../time/holiday.ts';
import type { HolidayRow, JobRow } from '../storage/rows.ts';
import { takeOver } from '../storage/take-over.ts';
import { nextAt, quietUntil } from '../time/quiet.ts';
import type { CoreServices } from '../table/services.ts';
import type { Job } from '../time/scheduler.ts';
import type { Channel, Channels } from './channels.ts';
import { Notice } from './notices.ts';

/** What one channel is to be sent in one message. */
export const Digest = z.object({
  /** Names every table that waits, whether a message went out for it or not. */
  all: z.boolean(),
  /** What fell into quiet hours or a holiday, oldest first. */
  held: z.array(Notice),
});
export type Digest = z.infer<typeof Digest>;

/** As it waits for its time. `slot`: when the next summary is due, for those who chose them. */
const Planned = z.object({ channel: z.string(), slot: z.number().nullable(), held: z.array(Notice) });
type Planned = z.infer<typeof Planned>;

const KIND = 'digest';
/** Whether a job of that key is a digest that is planned. */
export const isDigest = (key: string): boolean => key.startsWith(`${KIND}:`);
/** Notices kept for one digest, at most; the oldest are dropped first. */
const MOST_HELD = 30;

/** By channel. */
function plannedIn(rows: readonly JobRow[]): Map<string, Planned> {
  const digests = rows.filter(({ kind }) => kind === KIND);
  const all = digests.map(({ body }) => Planned.parse(JSON.parse(body)));
  return new Map(all.map((planned) => [planned.channel, planned]));
}

type Holidays = readonly HolidayRow[];

/** When the next summary comes to somebody who wants one every so many hours (ms since 1970); not in quiet hours, nor on holiday. */
export function nextSlot(
  settings: GuestSettings,
  every: DigestHours,
  at: number,
  holidays: Holidays = [],
): number {
  const { zone, quiet, digestAt } = settings;
  const hour = (time: string, more: number): string => {
    const minutes = (minutesBetween('00:00', time) + more * 60) % 1440;
    return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  };
  const times = Array.from({ length: 24 / every }, (_, i) => nextAt(hour(digestAt, i * every), zone, at));
  const slot = Math.min(...times);
  const free = quietUntil(quiet, zone, slot) ?? slot;
  const holiday = holidayAt(holidays, free);
  return holiday ? nextSlot(settings, every, holiday.end - 1, holidays) : free;
}

/** From when on messages may come: neither in quiet hours nor on holiday (ms since 1970). */
function freeFrom(settings: GuestSettings, holidays: Holidays, at: number): number {
  const next = quietUntil(settings.quiet, settings.zone, at) ?? holidayAt(holidays, at)?.end;
  return next === undefined ? at : freeFrom(settings, holidays, next);
}

/** Messages that wait for a time of day: one row for each channel that has any, due at the earliest. */
export class Digests {
  readonly #jobs: CoreServices['jobs'];
  readonly #channels: Channels;
  readonly #settings: CoreServices['settings'];
  readonly #now: () => number;
  readonly #put: (digest: Digest, channel: Channel, due: number) => void;
  readonly #planned = new Map<string, Planned>();

  /** `rows`: the jobs of the server as they are stored; `put` takes what is to be sent now. */
  constructor(
    { jobs, settings, now }: Pick<CoreServices, 'jobs' | 'settings' | 'now'>,
    rows: readonly JobRow[],
    channels: Channels,
    put: (digest: Digest, channel: Channel, due: number) => void,
  ) {
    this.#jobs = jobs;
    this.#channels = channels;
    this.#settings = settings;
    this.#now = now;
    this.#put = put;
    jobs.on(KIND, (job) => this.#come(job));
    for (const [channel, planned] of plannedIn(rows)) this.#planned.set(channel, planned);
  }

  /** Another server has planned for a channel, or done what was planned. */
  heard(key: string, job: JobRow | null): void {
    const planned = job && Planned.parse(JSON.parse(job.body));
    if (planned) this.#planned.set(planned.channel, planned);
    else this.#planned.delete(key.slice(KIND.length + 1));
  }

  /** Others may have planned or done what was not heard: takes over what `read` finds. */
  async readAgain(read: () => Promise<readonly JobRow[]>): Promise<void> {
    await takeOver(
      this.#planned,
      async () => plannedIn(await read()),
      (channel, planned) => {
        if (planned) this.#planned.set(channel, planned);
        else this.#planned.delete(channel);
      },
    );
  }

  /** Keeps a notice until quiet hours and holiday are over; a newer one of the same kind and table takes its place. */
  hold(notice: Notice, channel: Channel): void {
    const { slot = null, held = [] } = this.#planned.get(channel.id) ?? {};
    const others = held.filter(({ table, kind }) => table !== notice.table || kind !== notice.kind);
    this.#plan(channel, slot, [...others, notice].slice(-MOST_HELD));
  }
  /** The guest has chosen other hours or days, or something else of this channel. */
  replan(channel: Channel): void {
    const { held = [] } = this.#planned.get(channel.id) ?? {};
    this.#plan(channel, this.#nextSlot(channel), held);
  }
  forget(channel: Channel): void {
    if (this.#planned.delete(channel.id)) this.#jobs.drop(`${KIND}:${channel.id}`);
  }

  #nextSlot({ guest, tells = DEFAULT_TELLS, pending }: Channel): number | null {
    if (tells.digest === 0 || pending) return null;
    const holidays = this.#settings.holidaysOf(guest);
    return nextSlot(this.#settings.of(guest), tells.digest, this.#now(), holidays);
  }

  #plan(channel: Channel, slot: number | null, held: readonly Notice[]): void {
    const { guest } = channel;
    const [settings, holidays] = [this.#settings.of(guest), this.#settings.holidaysOf(guest)];
    const morning = held.length > 0 ? freeFrom(settings, holidays, this.#now()) : null;
    if (slot === null && morning === null) return this.forget(channel);
    const known = [...(this.#planned.get(channel.id)?.held ?? []), ...held].map(({ id }) => id);
    const planned: Planned = { channel: channel.id, slot, held: [...held] };
    this.#planned.set(channel.id, planned);
    const due = Math.min(slot ?? Infinity, morning ?? Infinity);
    // Another server may have added notices to the same digest: the store merges them in (`UPSERT_JOBS`).
    this.#jobs.put(`${KIND}:${channel.id}`, KIND, due, { ...planned, known });
  }

  /** Puts it into the outbox and plans the next: one commit, so that none is lost and none comes twice. */
  #come({ due, body }: Job): void {
    const planned = Planned.parse(body);
    const { channel: id, slot, held } = planned;
    const channel = this.#channels.get(id);
    if (!channel) {
      this.#planned.delete(id);
      return;
    }
    this.#planned.set(id, planned);
    const all = slot !== null && slot <= this.#now();
    if (all || held.length > 0) this.#put({ all, held }, channel, due);
    this.#plan(channel, all ? this.#nextSlot(channel) : slot, []);
  }
}
