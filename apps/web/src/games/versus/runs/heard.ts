import type { Event as DoubleHeaderEvent, Manner } from '@turntable/games/double-header/types.ts';
import type { Event as LocoDomeEvent } from '@turntable/games/loco-dome/types.ts';
import type { Value } from '@turntable/games/versus/index.ts';
import type { Heard, Hearing, Listener } from '../../../session/hear/heard.ts';
import { cardText, runText, statisticName } from '../values.ts';

/** What a log of either locomotive game says of runs, with sides as numbers. */
export type RunEvent =
  | { readonly kind: 'called'; readonly statistic: string }
  | { readonly kind: 'read'; readonly side: 0 | 1; readonly locomotive: string; readonly value: Value }
  | {
      readonly kind: 'won';
      readonly side: 0 | 1;
      readonly points: number;
      readonly scores: readonly [number, number];
    }
  | { readonly kind: 'tied' | 'undecided' }
  /** The call is over without values: a Veto, a knock-out. */
  | { readonly kind: 'dropped' };

interface Side {
  readonly name: string;
  readonly mine: boolean;
}
interface Run {
  readonly statistic: string;
  from: number;
  /** In the order in which they were read; the last of a side counts. */
  readonly reads: Map<0 | 1, { readonly locomotive: string; readonly value: Value }>;
}

/** What ends a call of either game without values. */
const DROPS: ReadonlySet<string> = new Set([
  ...['vetoed', 'style', 'rested', 'attacked', 'detonated'],
  ...['over', 'take-back'],
]);

/**
 * The log of either locomotive game as events of its runs; null where an item is none. `nameOf` says whose value it is: by the side,
 * the locomotive's number there and how the side came to the value.
 */
export function runEventsOf(
  log: readonly { readonly event: { readonly kind: string } }[],
  nameOf: (side: 0 | 1, locomotive: number, manner: Manner) => string | undefined,
): (RunEvent | null)[] {
  return log.map(({ event }): RunEvent | null => {
    const each = event as DoubleHeaderEvent | LocoDomeEvent;
    switch (each.kind) {
      case 'called':
        return { kind: 'called', statistic: each.statistic };
      case 'read': {
        const [side, at] = 'team' in each ? [each.team, each.engine] : [each.side, each.locomotive];
        const manner = 'team' in each ? each.manner : 'own';
        return { kind: 'read', side, locomotive: nameOf(side, at, manner) ?? '', value: each.value };
      }
      case 'won': {
        const side = 'team' in each ? each.team : each.side;
        return { kind: 'won', side, points: each.points, scores: each.scores };
      }
      case 'tied':
      case 'undecided':
        return { kind: each.kind };
      default:
        return DROPS.has(event.kind) ? { kind: 'dropped' } : null;
    }
  });
}

/** Each run of a log as one sentence at its end: the statistic, both values, who has the point, the score. */
export function hearRuns(
  events: readonly (RunEvent | null)[],
  sides: readonly [Side, Side],
  { messages, system }: Pick<Listener, 'messages' | 'system'>,
): Hearing {
  const heard: Heard[] = [];
  let run: Run | null = null;
  let open = false;
  for (const [at, event] of events.entries()) {
    if (event?.kind === 'called') {
      run = { statistic: event.statistic, from: at, reads: new Map() };
      open = true;
    } else if (run && event?.kind === 'read') {
      run.reads.delete(event.side);
      run.reads.set(event.side, event);
    } else if (event?.kind === 'dropped') {
      if (run && open) heard.push({ from: run.from, to: at, text: '' });
      open = false;
    } else if (run && event && event.kind !== 'read') {
      const text = `${valuesOf(run, messages, system)} ${endOf(event, sides, messages)}`;
      heard.push({ from: run.from, to: at + 1, text });
      // After a tie somebody may be tagged in.
      run.from = at + 1;
      open = false;
    }
  }
  return { heard, open: open ? run!.from : null };
}

/** "Maximum speed: Pennsylvania T1 193, Mallard 203 km/h." */
function valuesOf(
  { statistic, reads }: Run,
  messages: Listener['messages'],
  system: Listener['system'],
): string {
  const given = [...reads.values()];
  const values = given.map(({ value }) => value);
  const texts = given.map((_, at) => runText(messages, statistic, values, at as 0 | 1, system) ?? '');
  const [first, second] = texts;
  const unit = /[^\d)]+$/.exec(second ?? '')?.[0];
  // A unit that both have is said once.
  const isCard = cardText(messages, statistic, values[0], values[1], system) !== null;
  if (unit && !isCard && first?.endsWith(unit) && values.every((value) => typeof value === 'number'))
    texts[0] = first.slice(0, -unit.length);
  const shown = given.map(({ locomotive }, at) => `${locomotive} ${texts[at]}`);
  return `${statisticName(messages, statistic)}: ${shown.join(', ')}.`;
}

function endOf(
  event: Extract<RunEvent, { kind: 'won' | 'tied' | 'undecided' }>,
  sides: readonly [Side, Side],
  { t }: Listener['messages'],
): string {
  if (event.kind !== 'won') return event.kind === 'tied' ? `${t('vs.stage.tie')}.` : t('dh.duel.undecided');
  const near = sides[1].mine ? 1 : 0;
  return t('vs.heard.won', {
    points: event.points,
    whose: sides[event.side].mine ? 'you' : 'other',
    name: sides[event.side].name,
    first: event.scores[near],
    second: event.scores[1 - near]!,
  });
}
