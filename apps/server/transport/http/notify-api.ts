import {
  NewLanguage,
  NewMail,
  NewPush,
  NewTells,
  NewWebhook,
  type ChannelReply,
  type NotifyReply,
} from '@turntable/protocol/notify.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { holidayInfo } from '../../time/holiday.ts';
import { Problem } from '../../base/problem.ts';
import { read } from '../../base/read.ts';
import type { Services } from './services.ts';
import { channelInfo } from '../../notify/channels.ts';
import { householdOf } from '../household.ts';
import { sharedBudget } from '../shared-budget.ts';
import { mailApi } from './mail-api.ts';

/** Changes a minute from one address; each may make this server write to somebody else's. */
const CHANGES_A_MINUTE = 30;
/** Channels that guests of one address may add in an hour: each costs memory and a row for 400 days. */
const NEW_AN_HOUR = 60;
/** E-mail addresses that may be named in an hour from one address. */
const MAILS_AN_HOUR = 20;

/** The HTTP side of notifications, under the API's own guard of who asks. */
// Long: one route after another.
export function notifyApi(
  app: FastifyInstance,
  services: Pick<Services, 'config' | 'guests' | 'settings' | 'now' | 'journal' | 'notifier'>,
): void {
  const { config, guests, settings, now, journal, notifier } = services;
  const limited = { config: { rateLimit: { max: CHANGES_A_MINUTE, timeWindow: '1 minute' } } };
  const list = (guest: string): NotifyReply => ({
    pushKey: notifier.pushKey,
    mail: notifier.hasMail,
    hooks: !config.lan || config.publicUrl !== null,
    settings: settings.has(guest) ? settings.of(guest) : null,
    holidays: holidayInfo(settings.holidaysOf(guest), now()),
    channels: notifier.channels.of(guest).map(channelInfo),
  });
  const count = sharedBudget(app, 'channels', NEW_AN_HOUR, '1 hour');
  /** Counts a channel that its guest does not have yet; throws the `Problem` `too-fast` beyond what their address may. */
  const expectRoom = async (request: FastifyRequest, url: string): Promise<void> => {
    if (!notifier.channels.of(request.guest).some((channel) => channel.url === url)) await count(request);
  };
  /** Where this guest reaches the server. */
  const baseOf = ({ headers, protocol }: FastifyRequest): string =>
    config.publicUrl?.href.replace(/\/?$/, '/') ?? `${protocol}://${headers.host ?? 'localhost'}/`;

  app.get('/notify', async ({ guest }): Promise<NotifyReply> => list(guest));
  app.post('/notify/push', limited, async (request, reply): Promise<ChannelReply> => {
    const wish = read(NewPush, request.body);
    await expectRoom(request, wish.endpoint);
    const { guest, session } = request;
    const channel = notifier.addPush({ guest, session }, wish, baseOf(request));
    await journal.settled();
    // It may have been ended meanwhile, before there was a channel to remove.
    if (!(await guests.stands({ guest, session }))) {
      notifier.signOut({ guest, session });
      await journal.settled();
      throw new Problem('signed-out');
    }
    reply.code(201);
    return { channel: channelInfo(channel) };
  });
  app.post('/notify/webhook', limited, async (request, reply): Promise<ChannelReply> => {
    const wish = read(NewWebhook, request.body);
    await expectRoom(request, wish.url);
    const channel = notifier.addWebhook(request.guest, wish, baseOf(request));
    await journal.settled();
    reply.code(201);
    const { secret } = channel;
    return { channel: channelInfo(channel), ...(secret === undefined ? {} : { secret }) };
  });
  const fewer = { config: { rateLimit: { max: MAILS_AN_HOUR, timeWindow: '1 hour' } } };
  app.post('/notify/mail', fewer, async (request, reply): Promise<ChannelReply> => {
    const wish = read(NewMail, request.body);
    await expectRoom(request, `mailto:${wish.address}`);
    const household = guests.seal(householdOf(request.ip));
    const channel = notifier.addMail(request.guest, wish, baseOf(request), household);
    await journal.settled();
    reply.code(201);
    return { channel: channelInfo(channel) };
  });
  void app.register((scope) => mailApi(scope, { journal, notifier }));
  type OfChannel = FastifyRequest<{ Params: { id: string } }>;
  app.post('/notify/:id/test', limited, async ({ guest, params }: OfChannel): Promise<NotifyReply> => {
    notifier.test(notifier.own(guest, params.id));
    await journal.settled();
    return list(guest);
  });
  app.post('/notify/:id/remove', limited, async ({ guest, params }: OfChannel): Promise<NotifyReply> => {
    notifier.remove(notifier.own(guest, params.id));
    await journal.settled();
    return list(guest);
  });
  app.post('/notify/:id/tells', async ({ guest, params, body }: OfChannel): Promise<ChannelReply> => {
    const channel = notifier.setTells(notifier.own(guest, params.id), read(NewTells, body));
    await journal.settled();
    return { channel: channelInfo(channel) };
  });
  app.post('/notify/:id/language', async ({ guest, params, body }: OfChannel): Promise<ChannelReply> => {
    const channel = notifier.setLanguage(notifier.own(guest, params.id), read(NewLanguage, body).language);
    await journal.settled();
    return { channel: channelInfo(channel) };
  });
}
