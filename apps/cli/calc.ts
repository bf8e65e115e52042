import { format } from '@turntable/messages';
import { STATISTICS, statSheet, type StatValue, type StatSheet } from '@turntable/roster';
import type { Flag } from '@turntable/roster/flags.ts';
import { readStatSheets, StatSheetError, type NamedStatSheet } from '@turntable/roster/read.ts';
import { ONE_FILE, readArgs } from './args.ts';
import { textFrom } from './files.ts';
import { plain } from './terminal/plain.ts';
import { UsageError } from './usage.ts';
import { FALLBACK } from '@turntable/protocol/locale.ts';

/** `turntable calc FILE [--json]`: stat sheets of the locomotives in FILE (JSON or CSV; one, many, or an empty list). */
export async function calc(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, { json: { type: 'boolean' } }, ONE_FILE);
  const file = positionals[0]!;
  const locomotives = statSheetsFrom(file).map((locomotive) => ({
    locomotive,
    ...statSheet(locomotive),
  }));
  if (values.json) {
    const output = locomotives.map(({ locomotive, statistics, flags }) => ({
      id: locomotive.id,
      statistics,
      flags: flags.map((flag) => ({ statistic: flag.statistic, reason: reasonOf(flag) })),
    }));
    console.log(JSON.stringify(output, null, 1));
  } else if (locomotives.length > 0) {
    console.log(locomotives.map(({ locomotive, ...own }) => printed(locomotive, own)).join('\n\n'));
  }
  return 0;
}

function statSheetsFrom(file: string): readonly NamedStatSheet[] {
  const text = textFrom(file);
  try {
    return readStatSheets(text, file);
  } catch (error) {
    if (error instanceof StatSheetError) throw new UsageError(`${file}: ${error.message}`);
    throw error;
  }
}

/** A sentence that says why a figure is flagged; statistics and features by name. */
function reasonOf({ reason, values }: Flag): string {
  const named = Object.entries(values).map(([key, value]) => [
    key,
    key === 'other'
      ? format(FALLBACK, `statistic.${value}`)
      : key === 'feature'
        ? format(FALLBACK, `feature.${value}`)
        : value,
  ]);
  return format(FALLBACK, `flag.${reason}`, Object.fromEntries(named) as Record<string, string | number>);
}

/** A stat sheet as a timetable: name, value, unit, and where the value comes from; flags below. */
function printed({ id, name, whyte }: NamedStatSheet, { statistics, flags }: StatSheet): string {
  const title = plain([name ?? id, whyte].filter(Boolean).join('   '));
  const rows = STATISTICS.map(({ id: statistic, unit, decimals }) => {
    const given = statistics[statistic];
    const value = given.value === null ? '–' : figure(given.value, decimals, unit);
    const line = `${format(FALLBACK, `statistic.${statistic}`).padEnd(42, ' .')} ${value.padStart(11)} ${unit.padEnd(11)}`;
    return `${line} ${origin(given)}`.trimEnd();
  });
  const warnings = flags.map(
    (flag) => `! ${format(FALLBACK, `statistic.${flag.statistic}`)}: ${reasonOf(flag)}`,
  );
  return [title, '─'.repeat(title.length), ...rows, ...warnings].join('\n');
}

function figure(value: number, decimals: number, unit: string): string {
  return value.toLocaleString(FALLBACK, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: unit !== 'year',
  });
}

function origin(value: StatValue): string {
  if (value.state === 'calculated') return `= ${value.formula}`;
  return value.state === 'published' ? '' : format(FALLBACK, 'stat-sheet.unknown');
}
