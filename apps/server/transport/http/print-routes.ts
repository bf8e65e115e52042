import { writeRecord } from '@turntable/engine';
import { MOST_RECORD_BYTES } from '@turntable/protocol/replay.ts';
import { fileName, OPTIONS, PrintError, readRequest, type Request } from '@turntable/print/request.ts';
import { settled } from '@turntable/print/settled.ts';
import { FRONTS } from '@turntable/roster';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Limiters } from '../../base/limiter.ts';
import { Problem } from '../../base/problem.ts';
import type { PrintJob } from '../../print/print-worker.ts';
import { Printer } from '../../print/printer.ts';
import { printable } from '../../table/access/printable.ts';
import { imported } from '../../table/replay/imported.ts';
import { roomOf } from '../../table/seats/keeper.ts';
import { endingOf } from '../../table/undo/ending.ts';
import { householdOf } from '../household.ts';
import { isOwnOrigin } from '../origin.ts';
import type { Services } from './services.ts';
import type { Count } from '../shared-budget.ts';
import { hiddenFrom, expectMayLookInto } from './hidden.ts';

/** How many documents a guest may ask for: a burst, then one in an interval (ms); and cards in one of them. */
const AT_ONCE = 10;
const ONE_IN = 6_000;
const MOST_CARDS = 120;

/** `GET /print/KIND.pdf?…` and `POST /print/record.pdf`: what the command line prints, as far as the asker may see it. */
// Long: one route after another.
export function printRoutes(
  app: FastifyInstance,
  services: Pick<Services, 'config' | 'guests' | 'store' | 'tables' | 'journal' | 'bans' | 'far'>,
  countRecord: Count,
): void {
  const { config, guests, tables, journal, bans, far } = services;
  const printer = new Printer();
  app.addHook('onClose', () => printer.close());
  const budgets = new Limiters(ONE_IN, AT_ONCE);
  // Nothing is sent while the document waits and is made, which on a busy machine takes minutes, here or at the server that runs
  // the table: the printer sets the limit. What another server passed on has no connection of its own.
  app.addHook('preHandler', async (request) => {
    if (!far?.isForwarded(request)) request.raw.socket.setTimeout(0);
  });
  app.addHook('onSend', async (request) => {
    if (!far?.isForwarded(request)) request.raw.socket.setTimeout(config.limits.stillTime);
  });

  /** Who asks; somebody without a cookie is known by their address. Counts the document. */
  async function guestOf({ headers, ip }: FastifyRequest): Promise<string> {
    const guest = (await guests.of(headers))?.guest ?? `@${householdOf(ip)}`;
    if (bans.hasGuest(guest)) throw new Problem('not-allowed', 'banned');
    const now = performance.now();
    budgets.sweep(now);
    if (!budgets.take(guest, now)) throw new Problem('too-fast');
    return guest;
  }

  async function answer(reply: FastifyReply, job: PrintJob): Promise<FastifyReply> {
    const publicUrl = config.publicUrl?.href;
    const { request, raw } = reply;
    const orderer = { owner: householdOf(request.ip), gone: () => raw.destroyed };
    const pdf = await printer.print({ ...job, ...(publicUrl && { publicUrl }) }, orderer);
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `attachment; filename="${fileName(job.request)}"`)
      .header('cache-control', 'no-store')
      .send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
  }

  app.get('/:file', async (request: FastifyRequest<{ Params: { file: string } }>, reply) => {
    const kind = /^([a-z-]+)\.pdf$/.exec(request.params.file)?.[1];
    if (kind === undefined) throw new Problem('not-found');
    const guest = await guestOf(request);
    const { table, ...options } = wordsOf(request.query);
    const wanted = asked(kind, options);
    // Whoever plays and prints slips is named in the log, so a link of another site must not do it.
    if (
      wanted.kind === 'agenda-cards' &&
      table !== undefined &&
      !isOwnOrigin(request.headers, config.publicUrl)
    )
      throw new Problem('foreign-origin');
    const hidden = [
      ...(await hiddenFrom(
        services,
        guest,
        FRONTS.map(({ id }) => id),
      )),
    ];
    if (table === undefined) {
      if (wanted.kind === 'record') throw new Problem('bad-message', 'table: expected the id of a table');
      return answer(reply, { request: wanted, hidden });
    }
    return answer(reply, { hidden, ...(await fromTable(wanted, table, guest)) });
  });

  const imports = { onRequest: countRecord, bodyLimit: MOST_RECORD_BYTES };
  app.post('/record.pdf', imports, async (request, reply) => {
    if (!isOwnOrigin(request.headers, config.publicUrl)) throw new Problem('foreign-origin');
    const guest = await guestOf(request);
    const wanted = asked('record', wordsOf(request.query));
    const given = request.body as { readonly seats: readonly object[] };
    const { match, table } = imported(given);
    await expectMayLookInto(services, guest, match);
    // Names as they are shown everywhere; those of a file may have any length.
    const seats = given.seats.map((seat, at) => ({ ...seat, name: table.seats[at]!.name }));
    return answer(reply, { request: wanted, record: { ...given, seats }, hidden: [] });
  });

  /** What of a table's game the guest may print: their own seat's secrets while it runs, all once it is theirs to know. */
  async function fromTable(
    wanted: Request,
    id: string,
    guest: string,
  ): Promise<Pick<PrintJob, 'request' | 'record' | 'date' | 'table' | 'seats'>> {
    const { kind } = wanted;
    const table = await tables.get(id);
    const { row, game, match } = table;
    const { seats, knows, effects } = printable(row, { guest, kind, begun: match !== undefined });
    if (!match) throw new Problem('not-running');
    const request = saying(() => settled(wanted, { game, state: match.state }));
    if (knows) await expectMayLookInto(services, guest, match);
    table.carryOut(effects);
    const names = row.seats.map(({ name }) => name);
    const written = writeRecord(game, names, match.state, match.log, {
      room: roomOf(row.seats),
      ...endingOf(row),
    });
    const record = JSON.parse(JSON.stringify(written)) as object;
    // As it was then: meanwhile more may happen that is not stored.
    await journal.settled();
    return {
      request,
      record,
      table: { id: row.id, code: row.access.code, ...(row.judge?.name && { judge: row.judge.name }) },
      seats,
      ...(row.ended && { date: Math.floor(row.ended.at / 1000) }),
    };
  }
}

function asked(kind: string, options: Readonly<Record<string, string>>): Request {
  return saying(() => {
    const request = readRequest(kind, options);
    const cards =
      (request.cards?.length ?? (request.kind === 'locomotive-cards' ? FRONTS.length : 0)) * request.copies;
    if (cards > MOST_CARDS) throw new PrintError(`--cards: expected at most ${MOST_CARDS}`);
    return request;
  });
}

/** What is made, or told why it cannot be printed. */
function saying<Made>(make: () => Made): Made {
  try {
    return make();
  } catch (error) {
    if (error instanceof PrintError) throw new Problem('bad-message', error.message);
    throw error;
  }
}

/** The words of an address. @throws Problem at one that is not known, or stands there twice. */
function wordsOf(query: unknown): Record<string, string> {
  const known: readonly string[] = [...OPTIONS, 'table'];
  const words: Record<string, string> = {};
  for (const [name, value] of Object.entries(query as Record<string, unknown>)) {
    if (!known.includes(name)) throw new Problem('bad-message', `${name}: expected ${known.join(', ')}`);
    if (typeof value !== 'string') throw new Problem('bad-message', `${name}: expected once`);
    words[name] = value;
  }
  return words;
}
