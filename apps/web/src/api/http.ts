import type { Viewer } from '@turntable/engine';
import type { z } from 'zod';
import type { MyTables } from '@turntable/protocol/your-move.ts';
import type { CodeReply, FailureReply, Me, RematchReply, TableReply } from '@turntable/protocol/http.ts';
import type { History, TableList } from '@turntable/protocol/lobby.ts';
import type { PrecedentList } from '@turntable/protocol/bench.ts';
import type { Preference } from '@turntable/protocol/bench.ts';
import type { LinkReply, OfferReply } from '@turntable/protocol/links.ts';
import type {
  ChannelReply,
  MailDoing,
  NewMail,
  NewPush,
  NewWebhook,
  NotifyReply,
} from '@turntable/protocol/notify.ts';
import type { Orders } from '@turntable/protocol/orders.ts';
import type { AddPasskey, PasskeyReply, Passkeys, UsePasskey } from '@turntable/protocol/passkey.ts';
import type { OwnRatings, Pool, RatingList, TableRatings } from '@turntable/protocol/ratings.ts';
import type { PhraseReply, PhraseState, RecoverReply } from '@turntable/protocol/phrase.ts';
import type { ContinueGame, ReplayReply } from '@turntable/protocol/replay.ts';
import type { ReportReply, Speaker } from '@turntable/protocol/social.ts';
import type { Chat } from '@turntable/protocol/talk.ts';
import type { Days, HolidaysReply } from '@turntable/protocol/holiday.ts';
import type { GuestSettings } from '@turntable/protocol/quiet.ts';
import type { Tells } from '@turntable/protocol/tells.ts';
import type { ErrorBody, Level, NewTable } from '@turntable/protocol/messages.ts';

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
  return thrown instanceof ApiError ? thrown.body : { code: 'unavailable' };
}

async function call<Reply>(method: 'GET' | 'POST', path: string, body?: object): Promise<Reply> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    });
  } catch {
    throw new ApiError({ code: 'unavailable' });
  }
  const json: unknown = await response.json().catch(() => null);
  if (response.ok) return json as Reply;
  const failure = json as Partial<FailureReply> | null;
  throw new ApiError(failure?.code ? (failure as FailureReply) : { code: 'unavailable' });
}

const tablePath = (id: string, what = ''): string => `/tables/${encodeURIComponent(id)}${what}`;

export const api = {
  me: () => call<Me>('GET', '/me'),
  phrase: () => call<PhraseState>('GET', '/me/phrase'),
  makePhrase: () => call<PhraseReply>('POST', '/me/phrase'),
  recover: (phrase: string) => call<RecoverReply>('POST', '/me/recover', { phrase }),
  passkeys: () => call<Passkeys>('GET', '/me/passkeys'),
  beginPasskey: (name: string) => call<object>('POST', '/me/passkeys/begin', { name }),
  addPasskey: (made: z.input<typeof AddPasskey>) => call<Passkeys>('POST', '/me/passkeys', made),
  removePasskey: (id: string) => call<Passkeys>('POST', '/me/passkeys/remove', { id }),
  askPasskey: () => call<object>('POST', '/me/passkeys/ask'),
  openWithPasskey: (used: z.input<typeof UsePasskey>) =>
    call<PasskeyReply>('POST', '/me/passkeys/login', used),
  tables: (query = '') => call<TableList>('GET', `/tables${query && `?${query}`}`),
  history: (from?: string) =>
    call<History>('GET', `/tables/history${from === undefined ? '' : `?from=${encodeURIComponent(from)}`}`),
  mine: () => call<MyTables>('GET', '/tables/mine'),
  table: (id: string) => call<TableReply>('GET', tablePath(id)),
  code: (code: string) => call<CodeReply>('GET', `/codes/${encodeURIComponent(code)}`),
  create: (wish: NewTable) => call<TableReply>('POST', '/tables', wish),
  join: (id: string, wish: { name: string; seat?: number; journey?: string; code?: string }) =>
    call<TableReply>('POST', tablePath(id, '/join'), wish),
  journey: (id: string, seat: number, journey: string | null) =>
    call<TableReply>('POST', tablePath(id, '/journey'), { seat, journey }),
  offerSeat: (id: string, seat: number) => call<OfferReply>('POST', tablePath(id, '/links'), { seat }),
  seatLink: (id: string, token: string) => call<LinkReply>('POST', tablePath(id, '/links/look'), { token }),
  claimSeat: (id: string, token: string, name: string) =>
    call<TableReply>('POST', tablePath(id, '/links/claim'), { token, name }),
  callOffLink: (id: string, seat: number) =>
    call<TableReply>('POST', tablePath(id, '/links/call-off'), { seat }),
  takeSeatBack: (id: string, seat: number) => call<TableReply>('POST', tablePath(id, '/take-back'), { seat }),
  start: (id: string) => call<TableReply>('POST', tablePath(id, '/start'), {}),
  leave: (id: string) => call<TableReply>('POST', tablePath(id, '/leave'), {}),
  kick: (id: string, seat: number) => call<TableReply>('POST', tablePath(id, '/kick'), { seat }),
  setChat: (id: string, chat: Chat) => call<TableReply>('POST', tablePath(id, '/chat'), { chat }),
  mute: (id: string, who: Speaker, muted: boolean) =>
    call<TableReply>('POST', tablePath(id, '/mute'), { who, muted }),
  report: (id: string, who: Speaker, reason: string) =>
    call<ReportReply>('POST', tablePath(id, '/report'), { who, reason }),
  seatBot: (id: string, seat: number, level: Level) =>
    call<TableReply>('POST', tablePath(id, '/bot'), { seat, level }),
  pick: (id: string, seat: number, engines: readonly (string | object)[]) =>
    call<TableReply>('POST', tablePath(id, '/pick'), { seat, engines }),
  consent: (id: string, seat: number, yes: boolean) =>
    call<TableReply>('POST', tablePath(id, '/consent'), { seat, yes }),
  takeBench: (id: string, name: string, code?: string) =>
    call<TableReply>('POST', tablePath(id, '/judge'), { do: 'take', name, ...(code ? { code } : {}) }),
  leaveBench: (id: string) => call<TableReply>('POST', tablePath(id, '/judge'), { do: 'leave' }),
  pickFirst: (id: string, starter: number | 'lot') =>
    call<TableReply>('POST', tablePath(id, '/judge'), { do: 'first', starter }),
  precedents: (q: string, game?: string) =>
    call<PrecedentList>('GET', `/precedents?${new URLSearchParams({ q, ...(game ? { game } : {}) })}`),
  prefer: (id: string, seat: number, preferences: readonly Preference[]) =>
    call<TableReply>('POST', tablePath(id, '/prefer'), { seat, preferences }),
  orders: (id: string, seat: number, orders: Orders | null) =>
    call<TableReply>('POST', tablePath(id, '/orders'), { seat, orders }),
  notifications: () => call<NotifyReply>('GET', '/notify'),
  addPush: (wish: NewPush) => call<ChannelReply>('POST', '/notify/push', wish),
  addWebhook: (wish: NewWebhook) => call<ChannelReply>('POST', '/notify/webhook', wish),
  addMail: (wish: NewMail) => call<ChannelReply>('POST', '/notify/mail', wish),
  mailLink: (doing: MailDoing, token: string) =>
    call<object>('POST', `/mail/${doing}/${encodeURIComponent(token)}`, {}),
  setTells: (id: string, tells: Tells) =>
    call<ChannelReply>('POST', `/notify/${encodeURIComponent(id)}/tells`, tells),
  setSettings: (settings: GuestSettings) => call<GuestSettings>('POST', '/me/settings', settings),
  takeHoliday: (days: Days) => call<HolidaysReply>('POST', '/me/holidays', days),
  endHoliday: (from: string) => call<HolidaysReply>('POST', '/me/holidays/end', { from }),
  testChannel: (id: string) => call<NotifyReply>('POST', `/notify/${encodeURIComponent(id)}/test`, {}),
  removeChannel: (id: string) => call<NotifyReply>('POST', `/notify/${encodeURIComponent(id)}/remove`, {}),
  replay: (id: string, as: Viewer | undefined) =>
    call<ReplayReply>('GET', tablePath(id, `/replay${as === undefined ? '' : `?as=${as}`}`)),
  importRecord: (record: object, as: Viewer | undefined) =>
    call<ReplayReply>('POST', '/replays', { record, ...(as === undefined ? {} : { as }) }),
  continueTable: (id: string, wish: ContinueGame) =>
    call<TableReply>('POST', tablePath(id, '/continue'), wish),
  continueRecord: (record: object, wish: ContinueGame) =>
    call<TableReply>('POST', '/replays/continue', { record, ...wish }),
  share: (id: string, open: boolean) => call<TableReply>('POST', tablePath(id, '/share'), { open }),
  tableRatings: (id: string) => call<TableRatings>('GET', tablePath(id, '/ratings')),
  setRated: (id: string, rated: boolean) => call<TableReply>('POST', tablePath(id, '/rated'), { rated }),
  ownRatings: () => call<OwnRatings>('GET', '/me/ratings'),
  listRatings: (name: string | null) => call<OwnRatings>('POST', '/me/ratings', { name }),
  ratings: (pool?: Pool) =>
    call<RatingList>('GET', `/ratings${pool ? `?${new URLSearchParams({ ...pool })}` : ''}`),
  rematch: (id: string) => call<RematchReply>('POST', tablePath(id, '/rematch'), {}),
};

/** Where the finished game's record is to be had. */
export function recordUrl(id: string): string {
  return `/api${tablePath(id, '/record')}`;
}

/** The address of a table's socket: through whose eyes to look, and the last update one has, if any. */
export function socketUrl(id: string, as: Viewer | undefined, last: number | undefined): string {
  const url = new URL('/ws', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('table', id);
  if (as !== undefined) url.searchParams.set('as', String(as));
  if (last !== undefined) url.searchParams.set('last', String(last));
  return url.href;
}
