import { csvCell } from '../../../../session/book/csv-cell.ts';
import { STATISTIC_IDS } from '@turntable/roster';
import { sideOf, type Action, type BookSetup } from './book.ts';
import { takeBackOf, type Line, type Page } from './draft.ts';

const COLUMNS = [
  'n',
  'minute',
  'by',
  'action',
  'statistic',
  'engineA',
  'valueA',
  'engineB',
  'valueB',
  'winner',
  'scoreA',
  'scoreB',
  'clause',
  'note',
] as const;
type Row = Partial<Record<(typeof COLUMNS)[number], string | number>>;

/**
 * The book as a table: UTF-8, CRLF. A cell that a spreadsheet would take for a formula begins with an apostrophe.
 */
export function csv(setup: BookSetup, page: Page, statistic: (id: string) => string): string {
  const rows = page.lines.map((line, i) => row(setup, line, i + 1, statistic));
  return [COLUMNS.join(','), ...rows.map((each) => COLUMNS.map((key) => csvCell(each[key] ?? '')).join(','))]
    .map((text) => `${text}\r\n`)
    .join('');
}

function row(setup: BookSetup, line: Line, n: number, statistic: (id: string) => string): Row {
  const { actions, events, minute, scores, against, gone } = line;
  const back = takeBackOf(line);
  // The take-back of what was written against a rule is no action of the record.
  const all = (back ? [back] : actions) as readonly (Action & {
    statistic?: string;
    text?: string;
  } & Chosen)[];
  // Before a call others may have passed: the line is about what was done.
  const first = all.find(({ type }) => !SILENT.has(type)) ?? all[0];
  const base: Row = {
    n,
    minute,
    scoreA: scores[0]!,
    scoreB: scores[1]!,
    ...(first ? { by: by(setup, first.by), action: first.type } : { action: 'against' }),
    ...(gone ? { action: 'taken back' } : {}),
    ...(against ? { clause: against } : {}),
  };
  const called = first?.statistic ?? (line.wrote as { statistic?: string } | undefined)?.statistic;
  const more: Row = {
    ...(first && chosen(setup, first)),
    ...(called !== undefined && { statistic: label(called, statistic) }),
  };
  const note = all
    .filter((action) => action !== first && !SILENT.has(action.type))
    .map(({ type }) => type)
    .join(' ');
  if (note || first?.text) more.note = [first?.text, note].filter(Boolean).join('; ');
  for (const { event } of events) {
    if (event.kind === 'read') {
      const [side, at] = 'team' in event ? [event.team, event.engine] : [event.side, event.locomotive];
      const value = event.value === 'infinity' ? 'inf' : event.value;
      more[side === 0 ? 'engineA' : 'engineB'] = setup.engines[side]![at]!.name;
      more[side === 0 ? 'valueA' : 'valueB'] = value;
    }
    if (event.kind === 'won') more.winner = sideName(setup, 'team' in event ? event.team : event.side);
    if (event.kind === 'undecided') more.winner = 'tie';
  }
  return { ...base, ...more };
}
const SILENT = new Set(['accept', 'decline', 'answer', 'stand', 'rule', 'pass']);

/** Which locomotive an action puts in use, activates, blocks with, and so on: an index among those of its side. */
interface Chosen {
  readonly engine?: number;
  readonly locomotive?: number;
}

/** The locomotive that an action names, in the column of its side. */
function chosen(setup: BookSetup, { by: actor, engine, locomotive }: Action & Chosen): Row {
  const at = engine ?? locomotive;
  if (at === undefined || typeof actor !== 'number') return {};
  const side = sideOf(setup, actor);
  return { [side === 0 ? 'engineA' : 'engineB']: setup.engines[side]?.[at]?.name ?? '' };
}

const label = (id: string, statistic: (id: string) => string): string => {
  const n = (STATISTIC_IDS as readonly string[]).indexOf(id) + 1;
  return n > 0 ? `${n} ${statistic(id)}` : id;
};

function by({ names }: BookSetup, actor: Action['by']): string {
  return typeof actor === 'number' ? (names[actor] ?? '') : actor;
}

/** Who plays on a side. */
export function sideName({ names }: BookSetup, side: number): string {
  return names.length === 4 ? `${names[2 * side]} & ${names[2 * side + 1]}` : (names[side] ?? '');
}
