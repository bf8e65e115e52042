import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { Locale } from '@turntable/messages';
import type { Count } from '../shared-budget.ts';
import type { Config } from '../../config/config.ts';
import { cleanCode } from '../../table/access/admission.ts';
import { LINKS, previewOf } from './preview.ts';
import { Problem } from '../../base/problem.ts';
import { isDamaged } from '../../base/trouble.ts';
import { Shell } from './shell.ts';
import type { TableRow } from '../../storage/rows.ts';
import type { Services } from './services.ts';

/** Quality of the compression: made for each request, so half that of the build. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The built pages; the browser's own addresses (`/t/…`) all show the one page, those of tables with words about them. */
export async function pages(
  app: FastifyInstance,
  { config, store, tables }: Pick<Services, 'config' | 'store' | 'tables'>,
  guess: Count,
): Promise<void> {
  const { webDir } = config;
  const built = existsSync(webDir);
  const index = join(webDir, 'index.html');
  app.setNotFoundHandler((request, reply) => {
    const { method, headers } = request;
    if (built && (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html'))
      return sendIndex(request, reply, index);
    throw new Problem('not-found');
  });
  if (!built) return;
  await app.register(files, {
    root: webDir,
    cacheControl: false,
    // The build lays brotli and gzip beside each text file.
    preCompressed: true,
    setHeaders(reply, path) {
      // Files under assets/ have their content's hash in their names.
      const forever = path.startsWith(`${webDir}${sep}assets${sep}`);
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  const shell = new Shell(index);
  const rowOf = (letter: keyof typeof LINKS, name: string): Promise<TableRow | undefined> =>
    letter === 'j' ? store.rowByCode(cleanCode(name)) : tables.stored.row(name);
  for (const letter of Object.keys(LINKS) as (keyof typeof LINKS)[])
    app.get(`/${letter}/:name`, async (request: FastifyRequest<{ Params: { name: string } }>, reply) => {
      if (letter === 'j') await guess(request);
      // Of a table that cannot be read the page itself says so.
      const row = await rowOf(letter, request.params.name).catch((error: unknown) => {
        if (!(error instanceof Problem) && !isDamaged(error)) throw error;
        return undefined;
      });
      if (!row || !shell.isThere) return sendIndex(request, reply, index);
      const { format, chooseLocale } = await import('@turntable/messages');
      const locale: Locale = chooseLocale(languages(request));
      const words = await previewOf(LINKS[letter], row, locale);
      const path = `/${letter}/${encodeURIComponent(request.params.name)}`;
      const origin = originOf(request, config);
      return sendPage(request, reply, shell.with(words, format(locale, 'app.name'), locale, path, origin));
    });
}

/** Seconds after which a page that is being replaced is asked for again. */
const REPLACED = 5;

/** The page that shows every address; where a new build is just being laid in its place, a sentence that says so. */
async function sendIndex(request: FastifyRequest, reply: FastifyReply, index: string): Promise<FastifyReply> {
  if (existsSync(index)) return reply.sendFile('index.html');
  const { format, chooseLocale } = await import('@turntable/messages');
  const locale = chooseLocale(languages(request));
  return reply
    .code(503)
    .headers({ 'retry-after': REPLACED, refresh: REPLACED, 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send(`${format(locale, 'page.replaced')}\n`);
}

/** Where others reach the server: as was set, else as who asks reached it. */
function originOf(
  { protocol, headers: { host } }: FastifyRequest,
  { publicUrl }: Config,
): string | undefined {
  if (publicUrl) return publicUrl.href.replace(/\/+$/, '');
  return host !== undefined && /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i.test(host)
    ? `${protocol}://${host}`
    : undefined;
}

/** A reader's languages, the most wanted first. */
const languages = ({ raw }: FastifyRequest): string[] => new Negotiator(raw).languages();

/** A page of our own making: kept by nobody without asking, and as small as the reader takes it. */
async function sendPage(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  reply.headers({
    'cache-control': 'no-cache',
    vary: 'accept-encoding, accept-language',
    'content-type': 'text/html; charset=utf-8',
    etag,
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const takes = new Negotiator(request.raw).encodings();
  if (takes.includes('br')) return reply.header('content-encoding', 'br').send(await brotli(html));
  if (takes.includes('gzip')) return reply.header('content-encoding', 'gzip').send(await zipped(html));
  return reply.send(html);
}

const brotli = (html: string): Promise<Buffer> => promisify(brotliCompress)(html, BROTLI);
const zipped = (html: string): Promise<Buffer> => promisify(gzip)(html);
