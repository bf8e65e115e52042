import { guessInBody } from './code-budget.ts';
import type { Count } from '../shared-budget.ts';
import {
  JudgeSeat as JudgeWish,
  Choose,
  Consent,
  Pick,
  Prefer,
  type PrecedentList,
} from '@turntable/protocol';
import { isStatisticId } from '@turntable/roster';
import { LOCOMOTIVES, locomotive } from '@turntable/roster/locomotives.ts';
import { columnOf, rearOf, type Rear } from '@turntable/roster/rear.ts';
import type { z } from 'zod';
import type { FastifyInstance } from 'fastify';
import {
  answerAsk,
  dismissDeputy,
  leaveJudge,
  nameAsk,
  pickFirst,
  judgeInstead,
  takeJudge,
} from '../../table/judge/judge.ts';
import { beginByItself, goOn } from '../../table/picks/beginning.ts';
import { choose } from '../../table/picks/draft.ts';
import { consent, pick, preset } from '../../table/picks/picks.ts';
import { expectJudgeAdmitted } from '../../table/access/admission.ts';
import { hiddenFrom } from './hidden.ts';
import { expectHosted } from '../../table/picks/hosting.ts';
import { searchPrecedents } from '../../table/judge/precedent.ts';
import { Problem } from '../../base/problem.ts';
import { read } from '../../base/read.ts';
import type { TableRow } from '../../storage/rows.ts';
import type { Effect } from '../../table/match/effects.ts';
import type { Services } from './services.ts';
import type { Change } from '../change.ts';

/** What a wish about the judge's seat comes to. */
function wished(
  row: TableRow,
  guest: string,
  wish: Exclude<z.infer<typeof JudgeWish>, { do: 'first' }>,
): Effect[] {
  switch (wish.do) {
    case 'take':
      return wish.instead ? judgeInstead(row, guest, wish.name) : takeJudge(row, guest, wish.name);
    case 'leave':
      return leaveJudge(row, guest);
    case 'answer':
      return answerAsk(row, guest, wish.ask, wish.yes);
    case 'name':
      return nameAsk(row, guest, wish.ask, wish.as);
    case 'dismiss':
      return dismissDeputy(row, guest);
  }
}

/** A search reads the whole book: an address has this many, several judges included. */
const SEARCHES_A_MINUTE = 120;

/** The HTTP side of the locomotive games: picks, the judge's seat, precedents, and the rears of the roster. */
// Long: one route after another.
export function judgingApi(
  app: FastifyInstance,
  services: Pick<Services, 'store' | 'tables' | 'journal'>,
  change: Change,
  guess: Count,
): void {
  app.post(
    '/tables/:id/pick',
    change((table, guest, body, mayBegin) => {
      const { seat, engines: locomotives } = read(Pick, body);
      const picks = pick(table.row, guest, seat, locomotives, table.game);
      expectHosted(table.game, { ...table.row, picks });
      table.change({ picks });
      if (mayBegin) beginByItself(table);
    }),
  );
  app.post(
    '/tables/:id/choose',
    change((table, guest, body) => {
      const { seat, engine: locomotive } = read(Choose, body);
      table.change({ picks: choose(table.row, guest, seat, locomotive) });
      goOn(table);
    }),
  );
  app.post(
    '/tables/:id/consent',
    change((table, guest, body, mayBegin) => {
      const { seat, yes } = read(Consent, body);
      table.change({ picks: consent(table.row, guest, seat, yes) });
      if (mayBegin) beginByItself(table);
    }),
  );
  app.post(
    '/tables/:id/prefer',
    change((table, guest, body) => {
      const { seat, preferences } = read(Prefer, body);
      table.keep({ picks: preset(table.row, guest, seat, preferences) });
      table.orders.speakAnew(seat);
      table.tell(guest);
      table.proceed();
    }),
  );
  app.post<{ Params: { id: string } }>(
    '/tables/:id/judge',
    { preHandler: guessInBody(guess) },
    change((table, guest, body) => {
      const wish = read(JudgeWish, body);
      if (wish.do === 'first') return table.change({ starter: pickFirst(table.row, guest, wish.starter) });
      if (wish.do === 'take') expectJudgeAdmitted(table.row, guest, wish.code);
      table.carryOut(wished(table.row, guest, wish));
    }),
  );

  app.get<{ Querystring: { q?: string; game?: string; shared?: string } }>(
    '/precedents',
    { config: { rateLimit: { max: SEARCHES_A_MINUTE, timeWindow: '1 minute' } } },
    async ({ query }): Promise<PrecedentList> => {
      const { q = '', game, shared } = query;
      const words = String(q).slice(0, 200);
      const of = game === undefined ? null : String(game);
      return { precedents: await searchPrecedents(services.store, words, of, shared === 'yes') };
    },
  );

  app.get<{ Params: { id: string } }>('/roster/:id', async ({ params, guest }): Promise<Rear> => {
    const found = locomotive(params.id);
    if (!found) throw new Problem('not-found');
    if ((await hiddenFrom(services, guest, [found.id])).size > 0) throw new Problem('not-allowed', 'LV-1.6');
    return rearOf(found);
  });
  app.get<{ Querystring: { statistic?: string } }>('/roster', async ({ query, guest }) => {
    const { statistic } = query;
    if (statistic === undefined || !isStatisticId(statistic))
      throw new Problem('bad-message', 'statistic: expected one of the forty');
    const hidden = await hiddenFrom(
      services,
      guest,
      LOCOMOTIVES.map(({ id }) => id),
    );
    return columnOf(
      statistic,
      LOCOMOTIVES.filter(({ id }) => !hidden.has(id)),
    );
  });
}
