import type { Viewer } from '@turntable/engine';
import type { FailureReply } from '@turntable/protocol/http.ts';
import type { Again, Preference } from '@turntable/protocol/picks.ts';
import type { Locale } from '@turntable/protocol/locale.ts';
import type { MailDoing } from '@turntable/protocol/notify.ts';
import type { Orders } from '@turntable/protocol/orders.ts';
import { ANSWER_SHAPES } from '@turntable/protocol/answer-shapes.ts';
import { addressed, type Params, type RouteName } from '@turntable/protocol/paths.ts';
import type { Pool } from '@turntable/protocol/ratings.ts';
import type { ContinueGame } from '@turntable/protocol/replay.ts';
import type { AnswerOf, BodyOf } from '@turntable/protocol/routes.ts';
import { misfit } from '@turntable/protocol/shape.ts';
import type { Speaker } from '@turntable/protocol/social.ts';
import type { Chat } from '@turntable/protocol/talk.ts';
import type { Tells } from '@turntable/protocol/tells.ts';
import type { ErrorBody, Level } from '@turntable/protocol/messages.ts';
import { isLocal } from '../local/ids.ts';
import { WITHOUT_SERVER } from '../local/alone.ts';
import { local } from '../local/local.ts';
import { LocalProblem } from '../local/problem.ts';

/** An answer that was not 2xx, or none at all (`unavailable`). */
export class ApiError extends Error {
  readonly body: ErrorBody;
  constructor(body: ErrorBody) {
    super(body.code);
    this.body = body;
  }
}

/** The body of a failure: what was thrown if it came from the server, `unavailable` otherwise. */
export function failureOf(thrown: unknown): ErrorBody {
  return thrown instanceof ApiError || thrown instanceof LocalProblem ? thrown.body : { code: 'unavailable' };
}

interface Asked<Name extends RouteName> {
  readonly params: Params<Name>;
  readonly body?: BodyOf<Name>;
  readonly query?: Readonly<Record<string, string>> | string;
  /** The key of `/admin`. */
  readonly key?: string;
}

/**
 * Settled once the server has answered this page: only then the browser has the guest's cookie, and requests that go out
 * before would each be somebody else's. Undefined until the first is on its way, and after one that got no answer.
 */
let met: Promise<unknown> | undefined;

/** A server that has not answered after this long (ms) is not waited for: a button would stay busy for good. */
const LONGEST = 60_000;

let silent = false;
/** Whether what was asked last of the server got no answer. */
export const isSilent = (): boolean => silent;

/** An answer that is none; from now on the server counts as silent. */
function none(): ApiError {
  silent = true;
  return new ApiError({ code: 'unavailable' });
}

/**
 * Asks the server and checks what comes back by the contract of that route; throws an `ApiError` otherwise. An answer that
 * breaks the contract is as good as none.
 */
export async function ask<Name extends RouteName>(name: Name, asked: Asked<Name>): Promise<AnswerOf<Name>> {
  if (WITHOUT_SERVER) throw new ApiError({ code: 'unavailable' });
  const { method, path } = addressed(name, asked.params);
  const query = new URLSearchParams(asked.query).toString();
  let response: Response;
  let json: unknown;
  try {
    if (met) await met;
    const asking = fetch(`/api${path}${query && `?${query}`}`, {
      method,
      signal: AbortSignal.timeout(LONGEST),
      headers: {
        ...(asked.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(asked.key === undefined ? {} : { 'x-admin-key': asked.key }),
      },
      ...(asked.body === undefined ? {} : { body: JSON.stringify(asked.body) }),
    });
    met ??= asking.catch(() => (met = undefined));
    response = await asking;
    json = await response.json().catch(() => null);
  } catch {
    throw none();
  }
  if (response.ok) {
    silent = false;
    const wrong = misfit(ANSWER_SHAPES.parts, ANSWER_SHAPES.named[name], json);
    if (wrong === undefined) return json as AnswerOf<Name>;
    throw new ApiError({ code: 'unavailable', detail: `${name}: ${wrong}` });
  }
  const failure = json as Partial<FailureReply> | null;
  if (!failure?.code) throw none();
  silent = false;
  throw new ApiError(failure as FailureReply);
}

const plain = { params: {} } as const;
/** Asks a route of one table. */
const of = (id: string) => ({ params: { id } });

export const api = {
  me: () => ask('me', { ...plain, query: { date: String(Date.now()) } }),
  phrase: () => ask('phrase', plain),
  makePhrase: () => ask('makePhrase', plain),
  recover: (phrase: string) => ask('recover', { ...plain, body: { phrase } }),
  deleteMe: () => ask('deleteMe', { ...plain, body: { sure: true } }),
  admin: (key: string) => ask('admin', { ...plain, key }),
  adminClose: (key: string, table: string) => ask('adminClose', { ...plain, key, body: { table } }),
  adminBan: (key: string, who: string, reason: string) =>
    ask('adminBan', { ...plain, key, body: { who, ...(reason.trim() ? { reason } : {}) } }),
  adminUnban: (key: string, who: string) => ask('adminUnban', { ...plain, key, body: { who } }),
  sessions: () => ask('sessions', plain),
  endSession: (which: BodyOf<'endSession'>) => ask('endSession', { ...plain, body: which }),
  passkeys: () => ask('passkeys', plain),
  beginPasskey: (name: string) => ask('beginPasskey', { ...plain, body: { name } }),
  addPasskey: (made: BodyOf<'addPasskey'>) => ask('addPasskey', { ...plain, body: made }),
  removePasskey: (id: string) => ask('removePasskey', { ...plain, body: { id } }),
  askPasskey: () => ask('askPasskey', plain),
  openWithPasskey: (used: BodyOf<'openWithPasskey'>) => ask('openWithPasskey', { ...plain, body: used }),
  box: () => ask('box', plain),
  tables: (query = '') => ask('tables', { ...plain, query }),
  history: (from?: string) => ask('history', { ...plain, ...(from !== undefined && { query: { from } }) }),
  mine: () => ask('mine', plain),
  table: (id: string) => ask('table', of(id)),
  code: (code: string) => ask('code', { params: { code } }),
  create: (wish: BodyOf<'create'>) => ask('create', { ...plain, body: wish }),
  join: (id: string, wish: BodyOf<'join'>) => ask('join', { ...of(id), body: wish }),
  journey: (id: string, seat: number, journey: string | null) =>
    ask('journey', { ...of(id), body: { seat, journey } }),
  offerSeat: (id: string, seat: number) => ask('offerSeat', { ...of(id), body: { seat } }),
  seatOnline: (id: string, seat: number) => ask('seatOnline', { ...of(id), body: { seat } }),
  seatLink: (id: string, token: string) => ask('seatLink', { ...of(id), body: { token } }),
  claimSeat: (id: string, wish: BodyOf<'claimSeat'>) => ask('claimSeat', { ...of(id), body: wish }),
  callOffLink: (id: string, seat: number) => ask('callOffLink', { ...of(id), body: { seat } }),
  allowLink: (id: string, seat: number) => ask('allowLink', { ...of(id), body: { seat } }),
  reclaimSeat: (id: string, seat: number) => ask('reclaimSeat', { ...of(id), body: { seat } }),
  start: (id: string) => ask('start', of(id)),
  leave: (id: string, seat?: number) => ask('leave', { ...of(id), body: seat === undefined ? {} : { seat } }),
  kick: (id: string, seat: number) => ask('kick', { ...of(id), body: { seat } }),
  setChat: (id: string, chat: Chat) => ask('setChat', { ...of(id), body: { chat } }),
  mute: (id: string, who: Speaker, muted: boolean) => ask('mute', { ...of(id), body: { who, muted } }),
  report: (id: string, who: Speaker, reason: string) => ask('report', { ...of(id), body: { who, reason } }),
  seatBot: (id: string, seat: number, level: Level) => ask('seatBot', { ...of(id), body: { seat, level } }),
  pick: (id: string, seat: number, locomotives: readonly (string | object)[]) =>
    ask('pick', { ...of(id), body: { seat, engines: [...locomotives] as BodyOf<'pick'>['engines'] } }),
  choose: (id: string, seat: number, locomotive: string | null) =>
    ask('choose', { ...of(id), body: { seat, engine: locomotive } }),
  consent: (id: string, seat: number, yes: boolean) => ask('consent', { ...of(id), body: { seat, yes } }),
  takeJudgeSeat: (id: string, name: string, code?: string) =>
    ask('judge', { ...of(id), body: { do: 'take', name, ...(code ? { code } : {}) } }),
  judgeInstead: (id: string, name: string) =>
    ask('judge', { ...of(id), body: { do: 'take', name, instead: true } }),
  answerJudge: (id: string, which: number, yes: boolean) =>
    ask('judge', { ...of(id), body: { do: 'answer', ask: which, yes } }),
  nameJudge: (id: string, which: number, as: 'judge' | 'deputy') =>
    ask('judge', { ...of(id), body: { do: 'name', ask: which, as } }),
  dismissDeputy: (id: string) => ask('judge', { ...of(id), body: { do: 'dismiss' } }),
  leaveJudgeSeat: (id: string) => ask('judge', { ...of(id), body: { do: 'leave' } }),
  pickFirst: (id: string, starter: number | 'lot') =>
    ask('judge', { ...of(id), body: { do: 'first', starter } }),
  precedents: (q: string, game?: string) =>
    ask('precedents', { ...plain, query: { q, ...(game ? { game } : {}) } }),
  sharedRulings: () => ask('precedents', { ...plain, query: { shared: 'yes' } }),
  prefer: (id: string, seat: number, preferences: readonly Preference[]) =>
    ask('prefer', { ...of(id), body: { seat, preferences: [...preferences] } }),
  orders: (id: string, seat: number, orders: Orders | null) =>
    ask('orders', { ...of(id), body: { seat, orders } }),
  hint: (id: string, seat: number) => ask('hint', { ...of(id), body: { seat } }),
  notifications: () => ask('notifications', plain),
  addPush: (wish: BodyOf<'addPush'>) => ask('addPush', { ...plain, body: wish }),
  addWebhook: (wish: BodyOf<'addWebhook'>) => ask('addWebhook', { ...plain, body: wish }),
  addMail: (wish: BodyOf<'addMail'>) => ask('addMail', { ...plain, body: wish }),
  mailLink: (doing: MailDoing, token: string) =>
    ask(doing === 'confirm' ? 'confirmMail' : 'stopMail', { params: { token }, body: undefined }),
  setTells: (id: string, tells: Tells) => ask('setTells', { ...of(id), body: tells }),
  setLanguage: (id: string, language: Locale) => ask('setLanguage', { ...of(id), body: { language } }),
  setSettings: (settings: BodyOf<'setSettings'>) => ask('setSettings', { ...plain, body: settings }),
  takeHoliday: (days: BodyOf<'takeHoliday'>) => ask('takeHoliday', { ...plain, body: days }),
  endHoliday: (from: string) => ask('endHoliday', { ...plain, body: { from } }),
  testChannel: (id: string) => ask('testChannel', of(id)),
  removeChannel: (id: string) => ask('removeChannel', of(id)),
  replay: (id: string, as: Viewer | undefined) =>
    isLocal(id)
      ? local.replay(id, as)
      : ask('replay', { ...of(id), ...(as !== undefined && { query: { as: String(as) } }) }),
  importRecord: (record: object, as: Viewer | undefined) =>
    ask('importRecord', { ...plain, body: { record, ...(as === undefined ? {} : { as }) } }),
  continueTable: (id: string, wish: ContinueGame) => ask('continueTable', { ...of(id), body: wish }),
  continueRecord: (record: object, wish: ContinueGame) =>
    ask('continueRecord', { ...plain, body: { record, ...wish } }),
  share: (id: string, open: boolean) => ask('share', { ...of(id), body: { open } }),
  tableRatings: (id: string) => ask('tableRatings', of(id)),
  setRated: (id: string, rated: boolean) => ask('setRated', { ...of(id), body: { rated } }),
  ownRatings: () => ask('ownRatings', plain),
  listRatings: (name: string | null) => ask('listRatings', { ...plain, body: { name } }),
  ratings: (pool?: Pool) => ask('ratings', { ...plain, ...(pool && { query: { ...pool } }) }),
  rematch: (id: string, locomotives?: Again) =>
    isLocal(id)
      ? local.rematch(id, locomotives)
      : ask('rematch', { ...of(id), body: { ...(locomotives && { engines: locomotives }) } }),
};

/** The record of a finished game. */
export function recordOf(id: string): Promise<object> {
  return isLocal(id) ? local.record(id) : ask('record', of(id));
}

/** Address of all that is stored about the guest who asks. */
export const dataUrl = `/api${addressed('myData', {}).path}`;

/** Where a server has the finished game's record. */
export function recordUrl(id: string): string {
  return `/api${addressed('record', { id }).path}`;
}

/** The address of a table's socket: through whose eyes to look, the last update one has, if any, and its age (ms). */
export function socketUrl(id: string, as: Viewer | undefined, last: number | undefined, age: number): string {
  const url = new URL('/ws', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('table', id);
  if (as !== undefined) url.searchParams.set('as', String(as));
  if (last !== undefined) {
    url.searchParams.set('last', String(last));
    url.searchParams.set('ago', String(Math.max(0, Math.floor(age / 1000))));
  }
  return url.href;
}
