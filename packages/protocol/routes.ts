import { z } from 'zod';
import { BanWish, DeleteMe, GuestWish, TableWish, UnbanWish } from './admin.ts';
import * as people from './answers-people.ts';
import * as answer from './answers.ts';
import { JudgeSeat } from './judge.ts';
import { Choose, Consent, Pick, Prefer, Rematch } from './picks.ts';

import { AskHint } from './hints.ts';
import { KickSeat, LeaveTable, MeQuery, SeatBot } from './http.ts';
import {
  AllowLink,
  CallOffLink,
  ClaimSeat,
  LookAtLink,
  OfferSeat,
  ReclaimSeat,
  SeatOnline,
} from './links.ts';
import { HistoryQuery, LobbyQuery } from './lobby.ts';
import { JoinTable, NewTable, SetJourney, ViewerSchema } from './messages.ts';
import { NewLanguage, NewMail, NewPush, NewTells, NewWebhook } from './notify.ts';
import { SetOrders } from './orders.ts';
import { AddPasskey, BeginPasskey, RemovePasskey, UsePasskey } from './passkey.ts';
import type { RouteName } from './paths.ts';
import { Recover } from './phrase.ts';
import { GuestSettings, HolidayEnd, NewHoliday } from './quiet.ts';
import { RatingQuery, SetListed, SetRated } from './ratings.ts';
import { ContinueGame, ContinueRecord, ImportRecord, ShareCards } from './replay.ts';
import { EndSession } from './session.ts';
import { Mute, Report, SetChat } from './social.ts';

/** What goes into a route and what comes out: its query and body, if it has any, and the answer of status 2xx. */
interface Route {
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
}

const ofTable = { answer: answer.TableAnswer };

/**
 * The contract of the API, shared by server and pages: the schemas of every route of `PATHS`. A page checks each
 * answer by it. Tests check that the server registers these routes and no others, and that its answers fit.
 */
export const ROUTES = {
  me: { query: MeQuery, answer: answer.MeAnswer },
  token: { answer: answer.TokenAnswer },
  phrase: { answer: people.PhraseStateAnswer },
  makePhrase: { answer: people.PhraseAnswer },
  recover: { body: Recover, answer: people.RecoverAnswer },
  myData: { answer: answer.Nothing },
  deleteMe: { body: DeleteMe, answer: answer.Nothing },
  admin: { answer: people.AdminAnswer },
  adminClose: { body: TableWish, answer: people.AdminAnswer },
  adminBan: { body: BanWish, answer: people.AdminAnswer },
  adminUnban: { body: UnbanWish, answer: people.AdminAnswer },
  adminForget: { body: GuestWish, answer: people.AdminAnswer },
  sessions: { answer: people.SessionsAnswer },
  endSession: { body: EndSession, answer: people.SessionsAnswer },
  passkeys: { answer: people.PasskeysAnswer },
  beginPasskey: { body: BeginPasskey, answer: people.WebAuthnAnswer },
  addPasskey: { body: AddPasskey, answer: people.PasskeysAnswer },
  removePasskey: { body: RemovePasskey, answer: people.PasskeysAnswer },
  askPasskey: { answer: people.WebAuthnAnswer },
  openWithPasskey: { body: UsePasskey, answer: people.PasskeyAnswer },
  settings: { answer: people.SettingsAnswer },
  setSettings: { body: GuestSettings, answer: people.SettingsAnswer },
  holidays: { answer: people.HolidaysAnswer },
  takeHoliday: { body: NewHoliday, answer: people.HolidaysAnswer },
  endHoliday: { body: HolidayEnd, answer: people.HolidaysAnswer },
  ownRatings: { answer: answer.OwnRatingsAnswer },
  listRatings: { body: SetListed, answer: answer.OwnRatingsAnswer },
  code: { answer: answer.CodeAnswer },
  box: { answer: answer.BoxAnswer },
  tables: { query: LobbyQuery, answer: answer.TablesAnswer },
  mine: { answer: answer.MyTablesAnswer },
  history: { query: HistoryQuery, answer: answer.HistoryAnswer },
  create: { body: NewTable, ...ofTable },
  table: ofTable,
  join: { body: JoinTable, ...ofTable },
  journey: { body: SetJourney, ...ofTable },
  seatBot: { body: SeatBot, ...ofTable },
  start: ofTable,
  leave: { body: LeaveTable, ...ofTable },
  kick: { body: KickSeat, ...ofTable },
  rematch: { body: Rematch, answer: answer.RematchAnswer },
  offerSeat: { body: OfferSeat, answer: answer.OfferAnswer },
  seatOnline: { body: SeatOnline, ...ofTable },
  seatLink: { body: LookAtLink, answer: answer.LinkAnswer },
  claimSeat: { body: ClaimSeat, ...ofTable },
  allowLink: { body: AllowLink, ...ofTable },
  callOffLink: { body: CallOffLink, ...ofTable },
  reclaimSeat: { body: ReclaimSeat, ...ofTable },
  setChat: { body: SetChat, ...ofTable },
  mute: { body: Mute, ...ofTable },
  report: { body: Report, answer: answer.ReportAnswer },
  pick: { body: Pick, ...ofTable },
  choose: { body: Choose, ...ofTable },
  consent: { body: Consent, ...ofTable },
  judge: { body: JudgeSeat, ...ofTable },
  prefer: { body: Prefer, ...ofTable },
  orders: { body: SetOrders, ...ofTable },
  hint: { body: AskHint, answer: answer.HintAnswer },
  tableRatings: { answer: answer.TableRatingsAnswer },
  setRated: { body: SetRated, ...ofTable },
  record: { answer: answer.RecordAnswer },
  replay: { query: z.object({ as: ViewerSchema.optional() }), answer: answer.ReplayAnswer },
  continueTable: { body: ContinueGame, ...ofTable },
  share: { body: ShareCards, ...ofTable },
  importRecord: { body: ImportRecord, answer: answer.ReplayAnswer },
  continueRecord: { body: ContinueRecord, ...ofTable },
  precedents: {
    query: z.object({
      q: z.string().optional(),
      game: z.string().optional(),
      shared: z.literal('yes').optional(),
    }),
    answer: answer.PrecedentsAnswer,
  },
  ratings: { query: RatingQuery, answer: answer.RatingsAnswer },
  rear: { answer: answer.RearAnswer },
  column: { query: z.object({ statistic: z.string() }), answer: answer.ColumnAnswer },
  notifications: { answer: people.NotifyAnswer },
  addPush: { body: NewPush, answer: people.ChannelAnswer },
  addWebhook: { body: NewWebhook, answer: people.ChannelAnswer },
  addMail: { body: NewMail, answer: people.ChannelAnswer },
  testChannel: { answer: people.NotifyAnswer },
  removeChannel: { answer: people.NotifyAnswer },
  setTells: { body: NewTells, answer: people.ChannelAnswer },
  setLanguage: { body: NewLanguage, answer: people.ChannelAnswer },
  confirmMail: { answer: answer.Nothing },
  stopMail: { answer: answer.Nothing },
} as const satisfies Readonly<Record<RouteName, Route>>;

type Routes = typeof ROUTES;
/** What a route's body may hold before it is read; undefined if it has none. */
export type BodyOf<Name extends RouteName> = Routes[Name] extends {
  readonly body: infer Body extends z.ZodType;
}
  ? z.input<Body>
  : undefined;
export type AnswerOf<Name extends RouteName> = z.output<Routes[Name]['answer']>;

/** Why an answer is not what the route promises, with the place; undefined if it is. */
export function misfit(name: RouteName, body: unknown): string | undefined {
  const { error } = ROUTES[name].answer.safeParse(body);
  const [issue] = error?.issues ?? [];
  return issue && `${issue.path.join('.') || 'answer'}: ${issue.message}`;
}
