import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import cookies from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { Problem } from '../base/problem.ts';
import { isDiskError } from '../base/trouble.ts';
import type { SessionRow } from '../storage/device-rows.ts';
import type { SessionStore } from '../storage/store.ts';

const COOKIE = 'guest';
/** Its name over https. With this prefix browsers accept it from this host alone: no other host of the domain, and nobody on the way, can set it. */
const COOKIE_OVER_HTTPS = '__Host-guest';
const DAY = 86_400_000;
/** How long a token opens anything after it was given out or renewed (ms). */
const LIFETIME = 400 * DAY;
/** That a session is used is noted this often (ms). */
const NOTED = DAY;
/** The most sessions of a guest; those that were used longest ago are ended first. */
const MOST_SESSIONS = 50;
/** Letters of a sealed household, of 6 bits each. */
const SEALED = 22;

/**
 * Has a browser keep a token, or forget the one it has. `https`: browsers reach the server by https alone. A request that
 * came over plain http all the same, as on the server's own machine, has the old name, which browsers take there.
 */
export function setCookie(reply: FastifyReply, token: string | null, https: boolean): void {
  const { protocol, cookies: sent } = reply.request;
  const isOverHttps = https && protocol === 'https';
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: https } as const;
  const name = isOverHttps ? COOKIE_OVER_HTTPS : COOKIE;
  if (token === null) reply.clearCookie(name, attributes);
  else reply.setCookie(name, token, { ...attributes, maxAge: LIFETIME / 1000 });
  // One of the old name stays while there may be servers that know no other, as in an upgrade of one after the other.
  if (token === null && isOverHttps && sent[COOKIE] !== undefined) reply.clearCookie(COOKIE, attributes);
}

/** Who asks: a guest, by one of their sessions. The session of tokens from before there were any is empty. */
export interface Caller {
  readonly guest: string;
  readonly session: string;
}

/** The id under which a deleted guest is remembered: a hash, so that it does not say who that was. */
const goneOf = (guest: string): string => `gone:${createHash('sha256').update(guest).digest('base64url')}`;

const timesFrom = (now: number): Pick<SessionRow, 'madeAt' | 'usedAt' | 'until'> => ({
  madeAt: now,
  usedAt: now,
  until: now + LIFETIME,
});

/** What is kept of a guest who was deleted at `now`, so that no token of theirs opens anything. */
export function goneRow(guest: string, now: number): SessionRow {
  return { guest: goneOf(guest), id: '', kind: 'gone', device: '', ...timesFrom(now) };
}

const isSession = ({ kind }: SessionRow): boolean => kind === 'browser' || kind === 'program';
/** Whether a guest's sessions were never stored, so that each stands; not where all that were have been ended. */
const isUnstored = (rows: readonly SessionRow[]): boolean =>
  !rows.some((row) => isSession(row) || row.kind === 'ended');

/**
 * Knows a guest again by a token that only this server can have signed. There are no accounts. Sessions are stored once
 * there can be more than one, that is when somebody makes a way for another device; then only the stored ones count.
 */
export class Guests {
  readonly #key: string;
  readonly #signer: ReturnType<typeof cookies.signerFactory>;
  readonly #sessions: SessionStore;
  readonly #now: () => number;
  readonly #followers: ((guest: string, session: string) => void)[] = [];

  constructor(key: string, sessions: SessionStore, now: () => number) {
    this.#key = key;
    this.#signer = cookies.signerFactory(key);
    this.#sessions = sessions;
    this.#now = now;
  }

  /** A guest never seen before. */
  fresh(): Caller {
    return { guest: randomBytes(12).toString('base64url'), session: newSession() };
  }

  /** A household as it is stored: a keyed hash, equal for equal households. The `@` keeps it apart from ids of guests. */
  seal(household: string): string {
    return `@${createHmac('sha256', this.#key).update(`household ${household}`).digest('base64url').slice(0, SEALED)}`;
  }

  token({ guest, session }: Caller): string {
    return this.#signer.sign(`${guest}.${session}.${this.#now().toString(36)}`);
  }

  /**
   * Whom the cookie or, for programs, `Authorization: Bearer` names; nobody if neither is genuine, its time is over or
   * its session was ended.
   */
  async of(headers: IncomingHttpHeaders): Promise<Caller | undefined> {
    const named = this.named(headers);
    return named && (await this.stands(named)) ? named : undefined;
  }

  /** The same without a look at what is stored: the session may have been ended. */
  named(headers: IncomingHttpHeaders): Caller | undefined {
    const bearer = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
    const jar = cookies.parse(headers.cookie ?? '');
    const token = bearer ?? jar[COOKIE_OVER_HTTPS] ?? jar[COOKIE];
    if (token === undefined) return undefined;
    const { valid, value } = this.#signer.unsign(token);
    if (!valid || value === null) return undefined;
    const [guest = '', session = '', issued] = value.split('.');
    const isOver = issued !== undefined && parseInt(issued, 36) + LIFETIME < this.#now();
    return isOver ? undefined : { guest, session };
  }

  /** Whether a session that was good is still: neither it nor its guest has been ended. */
  async stands({ guest, session }: Caller): Promise<boolean> {
    const rows = await this.#sessions.of(guest);
    // Read last, and always: who is deleted between the two reads, or has a row from after that, is gone.
    if (await this.isGone(guest)) return false;
    return isUnstored(rows) || rows.some((row) => isSession(row) && row.id === session);
  }
  /** Whether a guest was deleted. */
  async isGone(guest: string): Promise<boolean> {
    return (await this.#sessions.of(goneOf(guest))).length > 0;
  }

  /** A guest's sessions, oldest first; of those that are not stored, the one that asks. */
  async list({ guest, session }: Caller, device: string): Promise<SessionRow[]> {
    const known = (await this.#sessions.of(guest)).filter(isSession);
    return known.length > 0 ? known : [this.#row({ guest, session }, 'browser', device)];
  }

  /**
   * Notes a visit, and gives a token from before sessions one of its own. Returns the caller as of now. On a full disk
   * nothing is noted, so that whoever comes can read.
   */
  async renew(caller: Caller, device: string): Promise<Caller> {
    try {
      return await this.#renewed(caller, device);
    } catch (error) {
      if (isDiskError(error)) return caller;
      throw error;
    }
  }

  async #renewed(caller: Caller, device: string): Promise<Caller> {
    const { guest, session } = caller;
    const now = this.#now();
    if (session === '') {
      await this.enroll(caller, '');
      return this.#add(guest, 'browser', device);
    }
    const known = (await this.#sessions.of(guest)).filter(isSession);
    const row = known.find(({ id }) => id === session);
    if (row && now - row.usedAt >= NOTED)
      await this.#sessions.keep({ ...row, device: device || row.device, usedAt: now, until: now + LIFETIME });
    return caller;
  }

  /** Stores the session that asks, before another is made: from then on only those that are stored count. */
  async enroll(caller: Caller, device: string): Promise<void> {
    const rows = await this.#sessions.of(caller.guest);
    if (isUnstored(rows)) await this.#sessions.keep(this.#row(caller, 'browser', device));
  }

  /** One more session of a guest; `asker`: the one that asks for it, if it is theirs. Throws a `Problem` if that was ended meanwhile. */
  async open(guest: string, kind: 'browser' | 'program', device: string, asker?: string): Promise<Caller> {
    // Tokens from before sessions were stored have none in them: an empty session row keeps those devices valid.
    await this.enroll({ guest, session: '' }, '');
    const caller = await this.#add(guest, kind, device, asker);
    if (asker === undefined || (await this.stands({ guest, session: asker }))) return caller;
    // It was ended while this was stored, by somebody who may not have seen this one yet.
    await this.end(guest, caller.session);
    throw new Problem('signed-out');
  }

  async #add(guest: string, kind: 'browser' | 'program', device: string, asker?: string): Promise<Caller> {
    const known = (await this.#sessions.of(guest)).filter(isSession);
    const oldest = known.filter(({ id }) => id !== asker).toSorted((a, b) => a.usedAt - b.usedAt);
    for (const { id } of oldest.slice(0, Math.max(0, known.length + 1 - MOST_SESSIONS)))
      await this.end(guest, id);
    const caller = { guest, session: newSession() };
    await this.#sessions.keep(this.#row(caller, kind, device));
    return caller;
  }

  #row({ guest, session }: Caller, kind: 'browser' | 'program', device: string): SessionRow {
    return { guest, id: session, kind, device, ...timesFrom(this.#now()) };
  }

  /** Ends a session: its token is refused from then on, and its sockets are closed. */
  async end(guest: string, session: string): Promise<void> {
    // Kept first: without a row, the guest would seem one whose sessions were never stored.
    await this.#sessions.keep({ guest, id: 'ended', kind: 'ended', device: '', ...timesFrom(this.#now()) });
    await this.#sessions.end(guest, session);
    for (const tell of this.#followers) tell(guest, session);
  }
  /** Calls `tell` when a session was ended. */
  follow(tell: (guest: string, session: string) => void): void {
    this.#followers.push(tell);
  }

  /** Notes when and where the recovery phrase was made, for the guest's other devices. */
  async notePhrase({ guest, session }: Caller, device: string): Promise<void> {
    // The session that made it is stored in front of the device's name, so that this one is not notified of it.
    await this.#sessions.keep({
      guest,
      id: 'phrase',
      kind: 'phrase',
      device: `${session} ${device}`,
      ...timesFrom(this.#now()),
    });
  }
  /** When and where the recovery phrase was made, and whether by who asks; undefined if that was never noted. */
  async phraseOf({
    guest,
    session,
  }: Caller): Promise<{ madeAt: number; device: string; here: boolean } | undefined> {
    const row = (await this.#sessions.of(guest)).find(({ kind }) => kind === 'phrase');
    if (!row) return undefined;
    const [by, ...device] = row.device.split(' ');
    return { madeAt: row.madeAt, device: device.join(' '), here: by === session };
  }
}

function newSession(): string {
  return randomBytes(9).toString('base64url');
}
