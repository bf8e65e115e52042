import { z } from 'zod';
import type { AdminState } from './admin.ts';
import type { HolidayInfo, HolidaysReply } from './holiday.ts';
import { TABLE_STATUSES } from './messages.ts';
import { CHANNEL_KINDS, NewTells, type ChannelInfo, type ChannelReply, type NotifyReply } from './notify.ts';
import type { PasskeyReply, Passkeys } from './passkey.ts';
import type { PhraseReply, PhraseState, RecoverReply } from './phrase.ts';
import { GuestSettings } from './quiet.ts';
import type { SessionList } from './session.ts';
import { Speaker } from './social.ts';

/** Shapes of the answers about a guest and to whoever runs the server; see `answers.ts`. */

/** Milliseconds since 1970. */
const Time = z.number();
export const PhraseStateAnswer: z.ZodType<PhraseState> = z.object({ made: z.boolean() });
export const PhraseAnswer: z.ZodType<PhraseReply> = z.object({ phrase: z.string() });
export const RecoverAnswer: z.ZodType<RecoverReply> = z.union([
  z.object({ state: z.literal('done') }),
  z.object({ state: z.literal('misspelt'), words: z.array(z.number()) }),
  z.object({ state: z.literal('unknown') }),
]);
const AdminTable = z.object({
  id: z.string(),
  game: z.string(),
  status: z.enum(TABLE_STATUSES),
  madeAt: Time,
  host: z.string(),
  seats: z.array(z.object({ kind: z.string(), name: z.string(), guest: z.string().exactOptional() })),
});
export const AdminAnswer: z.ZodType<AdminState> = z.object({
  reports: z.array(
    z.object({
      table: z.string(),
      at: Time,
      by: z.string(),
      who: Speaker,
      guest: z.string().nullable(),
      name: z.string(),
      reason: z.string(),
      said: z.array(z.string()),
    }),
  ),
  tables: z.array(AdminTable.extend({ addresses: z.array(z.string()) })),
  stored: z.object({ count: z.number(), tables: z.array(AdminTable) }),
  bans: z.array(z.object({ who: z.string(), at: Time, reason: z.string() })),
  backupFailed: z.string().exactOptional(),
});
export const SessionsAnswer: z.ZodType<SessionList> = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['browser', 'program']),
      device: z.string(),
      madeAt: Time,
      usedAt: Time,
      own: z.literal(true).exactOptional(),
    }),
  ),
});
export const PasskeysAnswer: z.ZodType<Passkeys> = z.object({
  offered: z.boolean(),
  passkeys: z.array(z.object({ id: z.string(), madeAt: Time, usedAt: Time.nullable(), synced: z.boolean() })),
});
export const PasskeyAnswer: z.ZodType<PasskeyReply> = z.object({ state: z.enum(['done', 'unknown']) });
/** What the browser's own WebAuthn takes; it checks it itself. */
export const WebAuthnAnswer: z.ZodType<object> = z.looseObject({ challenge: z.string() });
export const SettingsAnswer = GuestSettings;
const Holiday: z.ZodType<HolidayInfo> = z.object({
  from: z.string(),
  to: z.string(),
  state: z.enum(['planned', 'now', 'over']),
});
export const HolidaysAnswer: z.ZodType<HolidaysReply> = z.object({ holidays: z.array(Holiday) });
const Channel: z.ZodType<ChannelInfo> = z.object({
  id: z.string(),
  kind: z.enum(CHANNEL_KINDS),
  host: z.string(),
  pending: z.literal(true).exactOptional(),
  language: z.string().exactOptional(),
  tells: NewTells,
  hash: z.string(),
  trouble: z.object({ at: Time, status: z.number() }).exactOptional(),
});
export const ChannelAnswer: z.ZodType<ChannelReply> = z.object({
  channel: Channel,
  secret: z.string().exactOptional(),
});
export const NotifyAnswer: z.ZodType<NotifyReply> = z.object({
  pushKey: z.string(),
  mail: z.boolean(),
  hooks: z.boolean(),
  settings: SettingsAnswer.nullable(),
  holidays: z.array(Holiday),
  channels: z.array(Channel),
});
