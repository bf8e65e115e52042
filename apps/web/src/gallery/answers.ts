import { LOCOMOTIVES, locomotive } from '@turntable/roster/locomotives.ts';
import { columnOf, rearOf } from '@turntable/roster/rear.ts';
import { isStatisticId } from '@turntable/roster';
import { statSheet } from '@turntable/roster/stat-sheet.ts';
import type { OwnDraft } from '@turntable/protocol/picks.ts';
import type { BoxReply } from '@turntable/protocol/box.ts';
import type { PrecedentList } from '@turntable/protocol/judge.ts';
import type { LinkReply } from '@turntable/protocol/links.ts';
import type { CodeReply, Me, TableReply } from '@turntable/protocol/http.ts';
import type { History, TableList } from '@turntable/protocol/lobby.ts';
import type { TableInfo } from '@turntable/protocol/messages.ts';
import type { NotifyReply } from '@turntable/protocol/notify.ts';
import type { Passkeys } from '@turntable/protocol/passkey.ts';
import type { PhraseState } from '@turntable/protocol/phrase.ts';
import type { OwnRatings, RatingList } from '@turntable/protocol/ratings.ts';
import type { ReplayReply } from '@turntable/protocol/replay.ts';
import type { SessionList } from '@turntable/protocol/session.ts';
import type { MyTables } from '@turntable/protocol/your-move.ts';
import { NOW } from './now.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

function table(
  id: string,
  game: string,
  names: readonly string[],
  change: Partial<TableInfo> = {},
): TableInfo {
  return {
    id,
    entry: 'open',
    game,
    options: {},
    starter: 'lot',
    status: 'waiting',
    seats: names.map((name) =>
      name === '' ? { kind: 'open', name, here: false } : { kind: 'person', name, here: true },
    ),
    madeAt: NOW - HOUR,
    commitment: '0'.repeat(64),
    watchers: 0,
    ...change,
  };
}

const me: Me = { guest: 'gallery', name: 'Ada', publicUrl: null, contact: 'games@example.org' };
const open = [
  table('open-1', 'loko-moto', ['Béla', '', ''], { options: { hiddenAgendas: true } }),
  table('open-2', 'double-header', ['Csilla', 'Dénes', '', ''], {
    judge: { name: '', taken: false, here: false, deputy: false },
  }),
  table('open-3', 'loco-dome', ['Emma', ''], { options: { scoring: 'margin' } }),
];
const running = [
  table('run-1', 'loko-moto', ['Ada', 'Béla', 'Csilla', 'Dénes', 'Emma'], { status: 'running', watch: true }),
  table('run-2', 'loco-dome', ['Gergő', 'Hanna'], { status: 'running', watch: true, tempo: 'turns' }),
];
const tables: TableList = { open, running, count: { open: 3, running: 2 } };
const box: BoxReply = {
  links: ['http://192.168.1.20:8080/', 'http://box.local:8080/'],
  arrived: [
    { name: 'Csilla', at: NOW - 60_000 },
    { name: 'Dénes', at: NOW - 120_000 },
    { name: null, at: NOW - 180_000 },
  ],
  open,
  running,
  certificate: null,
};
const mine: MyTables = {
  tables: [
    {
      table: table('mine-1', 'loko-moto', ['Ada', 'Béla', 'Csilla'], { status: 'running', tempo: 'turns' }),
      reasons: [{ what: 'act', kind: 'turn', as: 0 }],
      since: NOW - 5 * HOUR,
      by: NOW + 19 * HOUR,
    },
    { table: table('mine-2', 'double-header', ['Ada', '', '', '']), reasons: [], since: NOW - HOUR },
  ],
};
const history: History = {
  games: [
    {
      table: table('over-1', 'loko-moto', ['Ada', 'Béla', 'Csilla'], { status: 'over' }),
      endedAt: NOW - DAY,
      mine: [0],
      winners: [0],
    },
    {
      table: table('over-2', 'loco-dome', ['Ada', 'Emma'], { status: 'over' }),
      endedAt: NOW - 9 * DAY,
      mine: [0],
      winners: [1],
    },
  ],
  next: null,
};
const joined: TableReply = { table: open[0]!, place: { seats: [], host: false } };
const found: CodeReply = { id: 'open-1' };
const link: LinkReply = { seat: 1, state: 'open' };
const phrase: PhraseState = { made: false };
const passkeys: Passkeys = {
  offered: true,
  passkeys: [{ id: 'key', madeAt: NOW - 30 * DAY, usedAt: NOW - DAY, synced: true }],
};
const sessions: SessionList = {
  sessions: [
    { id: 'own', kind: 'browser', device: 'Firefox, Linux', madeAt: NOW - 40 * DAY, usedAt: NOW, own: true },
    { id: 'phone', kind: 'browser', device: 'Safari, iPhone', madeAt: NOW - 30 * DAY, usedAt: NOW - DAY },
    { id: 'bot', kind: 'program', device: '', madeAt: NOW - 9 * DAY, usedAt: NOW - 2 * DAY },
  ],
};
const precedents: PrecedentList = {
  precedents: [
    {
      game: 'double-header',
      claim: 'The deeper whistle',
      verdict: 'claimant',
      reason: 'A chime whistle sounds lower than a single bell.',
      judge: 'Emma',
      at: NOW - 3 * DAY,
    },
    {
      game: 'loco-dome',
      claim: 'Ran in three countries',
      verdict: 'invalid',
      reason: 'Both did.',
      judge: '',
      at: NOW - 8 * DAY,
      shared: true,
    },
  ],
};
const notify: NotifyReply = {
  pushKey: '',
  mail: true,
  hooks: true,
  settings: { zone: 'Europe/Budapest', quiet: { from: '22:00', to: '07:00' }, digestAt: '08:00' },
  holidays: [{ from: '2025-07-01', to: '2025-07-10', state: 'planned' }],
  channels: [
    {
      id: 'mail',
      kind: 'mail',
      host: 'a…@example.org',
      tells: { all: ['turn', 'reminder'], games: {}, digest: 24 },
      hash: '',
    },
    {
      id: 'hook',
      kind: 'webhook',
      host: 'example.org',
      tells: { all: ['turn'], games: {}, digest: 0 },
      hash: '',
      trouble: { at: NOW - HOUR, status: 500 },
    },
  ],
};
const pool = { game: 'loko-moto', mode: 'standard', tempo: 'live' } as const;
const ownRatings: OwnRatings = {
  kept: true,
  name: 'Ada',
  ratings: [{ ...pool, value: 1544, spread: 96, games: 17 }],
};
const ratings: RatingList = {
  pools: [pool, { game: 'loco-dome', mode: 'standard', tempo: 'turns' }],
  pool,
  lines: [
    { name: 'Csilla', value: 1702, spread: 60, games: 48 },
    { bot: 'hard', value: 1633, spread: 30, games: 210 },
    { name: 'Ada', value: 1544, spread: 96, games: 17, own: true },
    { name: 'Béla', value: 1490, spread: 140, games: 6 },
  ],
};

/** Every answer of the server that a screen of the gallery asks for; what is not here is not found. */
export function answerTo(path: string, replay: () => ReplayReply): object | undefined {
  const url = new URL(path, 'http://gallery');
  const [, , noun, id, what] = url.pathname.split('/');
  const statistic = url.searchParams.get('statistic');
  switch (noun) {
    case 'me':
      return { phrase, passkeys, sessions, ratings: ownRatings }[id ?? ''] ?? me;
    case 'tables':
      if (id === undefined) return tables;
      if (id === 'mine') return mine;
      if (id === 'history') return history;
      if (what === 'replay') return replay();
      if (what === 'links') return link;
      return joined;
    case 'box':
      return box;
    case 'codes':
      return found;
    case 'precedents':
      return url.searchParams.has('shared')
        ? { precedents: precedents.precedents.filter(({ shared }) => shared) }
        : precedents;
    case 'notify':
      return notify;
    case 'ratings':
      return ratings;
    case 'roster': {
      if (id === undefined)
        return statistic && isStatisticId(statistic) ? columnOf(statistic, LOCOMOTIVES) : {};
      const one = locomotive(id);
      return one && rearOf(one);
    }
    default:
      return undefined;
  }
}

/** What a seat is offered: locomotives by id, with the values of their cards. */
export const offersOf = (ids: readonly string[]): OwnDraft['offers'] =>
  ids.map((id) => {
    const { statistics } = statSheet(locomotive(id)!);
    const known = Object.entries(statistics).flatMap(([statistic, { value }]) =>
      value === null ? [] : [[statistic, value] as const],
    );
    return { id, values: Object.fromEntries(known), calculated: [] };
  });
