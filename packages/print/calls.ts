import { isStatisticId, statistic, STATISTIC_IDS } from '@turntable/roster/statistics.ts';
import { tell } from '@turntable/messages';
import type { Played } from './finished.ts';
import { valueText, type Words } from './words.ts';

/** A called statistic and what came of it. */
export interface Call {
  readonly number: number;
  readonly by: number;
  /** The seat that called. */
  readonly seat: number | undefined;
  /** When, if the record says so. */
  readonly minute: number | undefined;
  readonly statistic: string;
  /** By side, as read out last. */
  readonly values: readonly [number | 'infinity' | null, number | 'infinity' | null];
  /** The locomotives whose values those are, by their place on each side. */
  readonly locomotives: readonly [number | null, number | null];
  readonly calculated: readonly [boolean, boolean];
  readonly winner: number | null;
  /** The score after it. */
  readonly scores: readonly [number, number];
  readonly vetoed: boolean;
}
/** What else happened: style points, knock-outs, markers, boosters; after how many calls. */
export interface Aside {
  readonly after: number;
  readonly kind: string;
  readonly by: number | 'chance' | 'judge';
  readonly minute: number | undefined;
  readonly scores: readonly [number, number];
  readonly clause: string;
  readonly text: string;
}

/** Kinds of events that stand beside the calls: what was argued, spent, knocked out or set right. */
const ASIDES = new Set(
  'claimed ruled corrected-claim knocked-out attacked conceded detonated rested swapped blocked reset boosted time-out skipped corrected stuck'.split(' '), // prettier-ignore
);

type Loose = Readonly<Record<string, unknown>> & { readonly kind: string; readonly clause: string; readonly by: number | 'chance' | 'judge' }; // prettier-ignore

/** Names of those who act: for those in the room it was somebody who kept the game. */
export function actorsOf({ t }: Words, { names, room }: Pick<Played, 'names' | 'room'>): string[] {
  return names.map((name, seat) => (room?.includes(seat) ? t('print.by-keeper', { name }) : name));
}

/** The course of a locomotive game: its calls, and in words what else happened. Long: a case for each kind of event, over what they share. */
export function courseOf(words: Words, played: Played): { calls: Call[]; asides: Aside[] } {
  const { game, setup, state, events, minutes } = played;
  const names = actorsOf(words, played);
  const calls: Call[] = [];
  const asides: Aside[] = [];
  const view = game.view(state, 'judge');
  let scores: readonly [number, number] = [0, 0];
  const change = (by: Partial<Call>): void => {
    const last = calls.pop();
    if (last) calls.push({ ...last, ...by });
  };
  for (const [i, event] of (events as unknown as readonly Loose[]).entries()) {
    const minute = minutes[i];
    const by = typeof event.by === 'number' ? game.record.side(setup, event.by) : 0;
    switch (event.kind) {
      case 'called':
        calls.push({
          number: calls.length + 1,
          by: typeof event['team'] === 'number' ? event['team'] : by,
          seat: typeof event.by === 'number' ? event.by : undefined,
          minute,
          statistic: String(event['statistic']),
          values: [null, null],
          locomotives: [null, null],
          calculated: [false, false],
          winner: null,
          scores,
          vetoed: false,
        });
        break;
      case 'read': {
        const side = Number(event['team'] ?? event['side']);
        const { values, locomotives, calculated } = calls.at(-1)!;
        const set = <Item>(pair: readonly [Item, Item], item: Item): [Item, Item] => (side === 0 ? [item, pair[1]] : [pair[0], item]); // prettier-ignore
        change({
          values: set(values, event['value'] as number | 'infinity'),
          locomotives: set(locomotives, Number(event['engine'] ?? event['locomotive'])),
          calculated: set(calculated, event['calculated'] === true),
        });
        break;
      }
      case 'won':
        scores = event['scores'] as [number, number];
        change({ winner: Number(event['team'] ?? event['side']), scores });
        // What was played within the call stands behind it, and so after what it scored.
        for (const [at, aside] of asides.entries())
          if (aside.after === calls.length) asides[at] = { ...aside, scores };
        break;
      case 'vetoed':
        change({ vetoed: true });
        break;
    }
    if (Array.isArray(event['scores'])) scores = event['scores'] as unknown as [number, number];
    if (!ASIDES.has(event.kind)) continue;
    const text = tell(
      { locale: words.locale, names, quantity: (id, value) => quantity(words, id, value) },
      game.tell(view, event as never),
      event.by,
    );
    asides.push({
      after: calls.length,
      kind: event.kind,
      by: event.by,
      minute,
      scores,
      clause: event.clause,
      text,
    });
  }
  return { calls, asides };
}

function quantity(words: Words, id: string, value: number): string {
  if (!isStatisticId(id)) return String(value);
  const unit = statistic(id)!.unit;
  return [valueText(words, id, value), unit === 'year' ? '' : unit].filter(Boolean).join(' ');
}

/** A value as read out: as on the card; infinity in letters, as no face has its sign. */
export function readText(words: Words, id: string, value: number | 'infinity' | null): string {
  if (value === null) return '—';
  if (value === 'infinity') return words.t('print.infinite');
  return isStatisticId(id) ? valueText(words, id, value) : String(value);
}
/** The name of a statistic; ones of one's own have none but their id. */
export function statisticName({ t }: Words, id: string): string {
  return isStatisticId(id) ? t(`statistic.${id}`) : id;
}
/** Its number, 1 to 40; 0 for one that is not among the forty. */
export const numberOf = (id: string): number => (isStatisticId(id) ? STATISTIC_IDS.indexOf(id) + 1 : 0);
