import { MAIL_DOINGS } from '@turntable/protocol/notify.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from './services.ts';

type OfToken = FastifyRequest<{ Params: { token: string } }>;

/** What the links in letters do. The token is enough, in whatever browser or mail program. */
export async function mailApi(
  scope: FastifyInstance,
  { journal, notifier }: Pick<Services, 'journal' | 'notifier'>,
): Promise<void> {
  // Mail programs post a form (RFC 8058); what they say in it is in the address already.
  scope.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer' },
    (_request, _body, done) => done(null, undefined),
  );
  for (const doing of MAIL_DOINGS) {
    scope.post(`/mail/${doing}/:token`, async ({ params }: OfToken) => {
      notifier[doing](params.token);
      await journal.settled();
      return {};
    });
    // Programs that look ahead at links change nothing: a page asks first.
    scope.get(`/mail/${doing}/:token`, ({ params }: OfToken, reply) =>
      reply.redirect(`/mail/${doing}/${encodeURIComponent(params.token)}`),
    );
  }
}
