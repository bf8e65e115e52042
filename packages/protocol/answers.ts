import { z } from 'zod';
import type { Act, Happening, SeenBy } from '@turntable/engine';
import type { BoxReply } from './box.ts';
import type { JudgeInfo, Precedent, PrecedentList } from './judge.ts';
import { Drafting, Drawn, OwnPick, Picks } from './answers-picks.ts';
import { Preference } from './picks.ts';
import { ClockWish, type ClockInfo, type ClockRule } from './clock.ts';
import type { HintReply } from './hints.ts';
import type { CodeReply, Me, RematchReply, TableReply, TokenReply } from './http.ts';
import { EVENT_KINDS, type TableEvent } from './table-events.ts';
import type { LinkReply, OfferReply } from './links.ts';
import type { History, PlayedGame, TableList } from './lobby.ts';
import {
  ADMISSIONS,
  END_REASONS,
  LEVELS,
  SeatNumber,
  StarterWish,
  TABLE_STATUSES,
  ViewerSchema,
  type Asking,
  type LogItem,
  type Place,
  type SeatInfo,
  type TableInfo,
} from './messages.ts';
import { Orders, type OwnOrders } from './orders.ts';
import type { Patch } from './patch.ts';
import {
  Mode,
  RATED_TEMPOS,
  type OwnRatings,
  type Pool,
  type RatedInfo,
  type RatingInfo,
  type RatingList,
  type TableRatings,
} from './ratings.ts';
import type { ReplayReply } from './replay.ts';
import { Speaker, type ReportReply } from './social.ts';
import { CHATS } from './talk.ts';
import { FactorWish, Pace, TEMPOS } from './tempo.ts';
import type { MyTable, MyTables, Reason } from './your-move.ts';

/**
 * The shapes of the server's answers, for whoever receives them. Fields that are not named here are let through, so that
 * an older page works with a newer server. The compiler compares each with its type. In one file, because most are made of the
 * same parts: a table, a seat, a place.
 */

/** Milliseconds since 1970. */
const Time = z.number();
/** What only a game knows the shape of: an object with these fields at least. */
const gameOwn = <Value>(fields: z.ZodRawShape): z.ZodType<Value> =>
  z.looseObject(fields) as unknown as z.ZodType<Value>;
const View = gameOwn<SeenBy>({ viewer: z.unknown(), decisions: z.array(z.unknown()) });
const Event = gameOwn<Happening>({ kind: z.string() });
const Action = gameOwn<Act>({ type: z.string() });
const Values = z.record(z.string(), z.unknown());
const Change = z.union([z.array(z.unknown()), Values]) as unknown as z.ZodType<Patch>;

const Seat: z.ZodType<SeatInfo> = z.object({
  kind: z.enum(['open', 'person', 'bot', 'room']),
  name: z.string(),
  level: z.enum(LEVELS).exactOptional(),
  here: z.boolean(),
  journey: z.string().exactOptional(),
  reserved: z.literal(true).exactOptional(),
  holiday: z.string().exactOptional(),
});
const by = { by: z.number(), waiting: z.array(z.number()) };
const Asked: z.ZodType<Asking> = z.union([
  z.object({ what: z.literal('back'), ...by }),
  z.object({ what: z.literal('tempo'), with: Pace, ...by }),
  z.object({ what: z.literal('factor'), with: FactorWish, ...by }),
  z.object({ what: z.literal('end'), with: z.object({ reason: z.enum(END_REASONS) }), ...by }),
  z.object({ what: z.literal('swap'), with: z.object({ seat: SeatNumber }), ...by }),
]);
const Judge: z.ZodType<JudgeInfo> = z.object({
  name: z.string(),
  taken: z.boolean(),
  here: z.boolean(),
  deputy: z.boolean(),
  second: z.object({ name: z.string(), here: z.boolean() }).exactOptional(),
  asks: z
    .array(
      z.object({
        id: z.number(),
        name: z.string(),
        as: z.enum(['judge', 'deputy']),
        named: z.boolean(),
        yes: z.array(z.number()),
      }),
    )
    .exactOptional(),
});
const Rule: z.ZodType<ClockRule> = ClockWish.refine((rule): rule is ClockRule => rule.kind !== 'none');
const Clock: z.ZodType<ClockInfo> = z.object({
  rule: Rule,
  factors: z.array(z.number()).exactOptional(),
  seats: z.array(
    z.object({
      left: z.number(),
      grace: z.number(),
      runs: z.boolean(),
      wait: z.number().exactOptional(),
      stage: z.enum(['ok', 'out', 'autopilot']),
    }),
  ),
});
const pool = { game: z.string(), mode: Mode, tempo: z.enum(RATED_TEMPOS) };
const RatingPool: z.ZodType<Pool> = z.object(pool);
const rating = { value: z.number(), spread: z.number(), games: z.number() };
const Rating: z.ZodType<RatingInfo> = z.object(rating);
const Rated: z.ZodType<RatedInfo> = z.object({
  pool: RatingPool,
  agreed: z.array(z.boolean()),
  changes: z.array(z.object({ value: z.number(), spread: z.number(), by: z.number() })).exactOptional(),
});

const Table: z.ZodType<TableInfo> = z.object({
  id: z.string(),
  entry: z.enum(ADMISSIONS),
  watch: z.literal(true).exactOptional(),
  game: z.string(),
  options: Values,
  starter: StarterWish,
  status: z.enum(TABLE_STATUSES),
  seats: z.array(Seat),
  madeAt: Time,
  commitment: z.string(),
  seed: z.string().exactOptional(),
  rematch: z.string().exactOptional(),
  watchers: z.number(),
  asking: Asked.exactOptional(),
  picks: Picks.exactOptional(),
  draft: Drafting.exactOptional(),
  judge: Judge.exactOptional(),
  answerSeconds: z.number().exactOptional(),
  answering: z.object({ ids: z.array(z.string()), left: z.number() }).exactOptional(),
  chat: z.enum(CHATS).exactOptional(),
  clock: Clock.exactOptional(),
  tempo: z.enum(TEMPOS).exactOptional(),
  rated: Rated.exactOptional(),
  minutes: z.number().exactOptional(),
  endedAt: z.number().exactOptional(),
  stopped: z.object({ reason: z.enum(END_REASONS), by: SeatNumber.exactOptional() }).exactOptional(),
});
const OwnOrder: z.ZodType<OwnOrders> = z.object({
  seat: SeatNumber,
  orders: Orders.exactOptional(),
  ended: z
    .object({
      why: z.enum(['played', 'stop', 'illegal', 'take-back', 'by-hand', 'seat', 'autopilot']),
      orders: Orders,
      stop: z.number().exactOptional(),
      n: z.number(),
    })
    .exactOptional(),
});
const Placed: z.ZodType<Place> = z.object({
  seats: z.array(z.number()),
  host: z.boolean(),
  code: z.string().exactOptional(),
  owned: z.array(z.number()).exactOptional(),
  replaced: z.array(z.object({ seat: z.number(), until: Time.nullable() })).exactOptional(),
  reissued: z.array(z.object({ seat: z.number(), agreed: z.boolean() })).exactOptional(),
  seed: z.string().exactOptional(),
  shares: z.boolean().nullable().exactOptional(),
  judge: z.literal(true).exactOptional(),
  deputy: z.literal(true).exactOptional(),
  ask: z.number().exactOptional(),
  keeper: z.literal(true).exactOptional(),
  hand: z.number().exactOptional(),
  muted: z.array(Speaker).exactOptional(),
  orders: z.array(OwnOrder).exactOptional(),
  soon: z.array(z.string()).exactOptional(),
  picks: z.array(OwnPick).exactOptional(),
  draft: Drawn.exactOptional(),
  preferences: z
    .array(z.object({ seat: SeatNumber, preferences: z.array(Preference as z.ZodType<Preference>) }))
    .exactOptional(),
});
const LogEntry: z.ZodType<LogItem> = z.object({ n: z.number(), event: Event });
const TableEventSchema: z.ZodType<TableEvent> = z.object({
  seq: z.number(),
  n: z.number(),
  at: Time,
  kind: z.enum(EVENT_KINDS),
  by: z.union([z.number(), z.enum(['judge', 'host', 'watcher']), z.null()]),
  with: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.number())]))
    .exactOptional(),
});

export const TableAnswer: z.ZodType<TableReply> = z.object({ table: Table, place: Placed });
export const MeAnswer: z.ZodType<Me> = z.object({
  guest: z.string(),
  name: z.string().nullable(),
  publicUrl: z.string().nullable(),
  phrase: z.object({ madeAt: Time, device: z.string(), here: z.boolean() }).exactOptional(),
  contact: z.string().exactOptional(),
  unsure: z.array(z.object({ from: Time, to: Time })).exactOptional(),
});
export const TokenAnswer: z.ZodType<TokenReply> = z.object({ token: z.string() });
export const CodeAnswer: z.ZodType<CodeReply> = z.object({ id: z.string() });
export const RematchAnswer: z.ZodType<RematchReply> = z.object({ id: z.string() });
export const BoxAnswer: z.ZodType<BoxReply> = z.object({
  links: z.array(z.string()),
  arrived: z.array(z.object({ name: z.string().nullable(), at: z.number() })),
  open: z.array(Table),
  running: z.array(Table),
  certificate: z.number().nullable(),
});
export const TablesAnswer: z.ZodType<TableList> = z.object({
  open: z.array(Table),
  running: z.array(Table),
  count: z.object({ open: z.number(), running: z.number() }),
});
const Why: z.ZodType<Reason> = z.union([
  z.object({ what: z.literal('act'), kind: z.string(), as: z.union([z.number(), z.literal('judge')]) }),
  z.object({
    what: z.literal('agree'),
    to: z.enum(['back', 'tempo', 'factor', 'end', 'swap']),
    by: z.number(),
  }),
  z.object({ what: z.literal('consent'), rated: z.literal(true).exactOptional() }),
  z.object({ what: z.enum(['pick', 'start']) }),
]);
const Mine: z.ZodType<MyTable> = z.object({
  table: Table,
  reasons: z.array(Why),
  since: Time,
  by: Time.exactOptional(),
});
export const MyTablesAnswer: z.ZodType<MyTables> = z.object({ tables: z.array(Mine) });
const Played: z.ZodType<PlayedGame> = z.object({
  table: Table,
  endedAt: Time,
  mine: z.array(z.number()),
  winners: z.array(z.number()).nullable(),
});
export const HistoryAnswer: z.ZodType<History> = z.object({
  games: z.array(Played),
  next: z.string().nullable(),
});
export const OfferAnswer: z.ZodType<OfferReply> = z.object({ path: z.string() });
export const LinkAnswer: z.ZodType<LinkReply> = z.object({
  seat: z.number(),
  state: z.enum(['open', 'mine', 'claimed', 'gone', 'waits']),
});
export const ReportAnswer: z.ZodType<ReportReply> = z.object({ reported: z.literal(true) });
export const ReplayAnswer: z.ZodType<ReplayReply> = z.object({
  table: Table,
  place: Placed,
  as: ViewerSchema,
  viewers: z.array(ViewerSchema),
  view: View,
  patches: z.array(Change.nullable()),
  log: z.array(LogEntry),
  lines: z.array(TableEventSchema).exactOptional(),
  end: z
    .object({
      reason: z.enum(['resigned', 'abandoned', 'out of time', 'stuck']),
      by: z.number().exactOptional(),
    })
    .exactOptional(),
  kept: z
    .object({
      by: z.union([z.enum(['judge', 'scorer']), z.number()]),
      name: z.string().exactOptional(),
    })
    .exactOptional(),
});
const Ruling: z.ZodType<Precedent> = z.object({
  game: z.string(),
  claim: z.string(),
  verdict: z.enum(['claimant', 'opponent', 'equal', 'invalid']),
  reason: z.string(),
  judge: z.string(),
  at: Time,
  shared: z.literal(true).exactOptional(),
});
export const PrecedentsAnswer: z.ZodType<PrecedentList> = z.object({ precedents: z.array(Ruling) });
export const OwnRatingsAnswer: z.ZodType<OwnRatings> = z.object({
  kept: z.boolean(),
  name: z.string().nullable(),
  ratings: z.array(z.object({ ...pool, ...rating })),
});
export const RatingsAnswer: z.ZodType<RatingList> = z.object({
  pools: z.array(RatingPool),
  pool: RatingPool.nullable(),
  lines: z.array(
    z.object({
      ...rating,
      name: z.string().exactOptional(),
      bot: z.string().exactOptional(),
      own: z.literal(true).exactOptional(),
    }),
  ),
});
export const TableRatingsAnswer: z.ZodType<TableRatings> = z.object({ ratings: z.array(Rating.nullable()) });
const Message = z.object({
  key: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional(),
});
export const HintAnswer: z.ZodType<HintReply> = z.object({
  n: z.number(),
  decision: z.string(),
  hints: z.array(
    z.object({
      action: Action,
      move: Message,
      reason: Message,
      chance: z.number().exactOptional(),
    }),
  ),
});
/** One statistic of many locomotives, by id. */
export const ColumnAnswer: z.ZodType<Readonly<Record<string, number>>> = z.record(z.string(), z.number());
/** The rear of a card; the roster knows its shape (`packages/roster/rear.ts`). */
export const RearAnswer = z.looseObject({
  id: z.string(),
  fuel: z.string(),
  years: z.array(z.number()),
  raw: Values,
});
/** A record as `docs/record.md` has it; whoever opens one reads it with care. */
export const RecordAnswer: z.ZodType<object> = z.looseObject({ format: z.string(), game: z.string() });
/** An answer without content. */
export const Nothing: z.ZodType<object> = z.looseObject({});
