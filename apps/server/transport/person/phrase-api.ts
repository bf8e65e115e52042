import {
  Recover,
  type PhraseReply,
  type PhraseState,
  type RecoverReply,
} from '@turntable/protocol/phrase.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newPhrase, readPhrase } from '../../people/phrase.ts';
import { read } from '../../base/read.ts';
import { deviceOf } from '../device.ts';
import { sharedBudget } from '../shared-budget.ts';
import type { Guests } from '../guests.ts';
import type { Store } from '../../storage/store.ts';

/** Enough for somebody who mistypes; nothing for who guesses 128 bits. */
const TRIES_A_MINUTE = 10;
/** Guests of one address who may make their first phrase in an hour: its row stays for good. */
const NEW_AN_HOUR = 60;

/** Recovery phrases: the same guest in another browser, or again in this one. `greet` gives the browser a guest's cookie. */
export function phraseApi(
  app: FastifyInstance,
  store: Store,
  guests: Guests,
  greet: (request: FastifyRequest, reply: FastifyReply, guest: string) => Promise<void>,
): void {
  const count = sharedBudget(app, 'phrases', NEW_AN_HOUR, '1 hour');
  const limited = () => ({ config: { rateLimit: { max: TRIES_A_MINUTE, timeWindow: '1 minute' } } });

  app.get('/me/phrase', async ({ guest }): Promise<PhraseState> => ({ made: await store.hasPhrase(guest) }));

  app.post('/me/phrase', limited(), async (request): Promise<PhraseReply> => {
    if (!(await store.hasPhrase(request.guest))) await count(request);
    const { phrase, hash } = await newPhrase();
    const device = deviceOf(request.headers['user-agent']);
    await guests.enroll(request, device);
    await store.keepPhrase(request.guest, hash);
    await guests.notePhrase(request, device);
    return { phrase };
  });

  app.post('/me/recover', limited(), async (request, reply): Promise<RecoverReply> => {
    const reading = await readPhrase(read(Recover, request.body).phrase);
    if (!reading.ok) return { state: 'misspelt', words: reading.words };
    const guest = await store.guestOfPhrase(reading.hash);
    if (guest === undefined) return { state: 'unknown' };
    await greet(request, reply, guest);
    return { state: 'done' };
  });
}
