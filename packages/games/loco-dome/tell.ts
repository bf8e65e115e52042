import type { Message } from '@turntable/engine';
import { quantityValue, seatValue, userText } from '../versus/index.ts';
import type { Event, Pair, Side, View } from './types.ts';

/** The event as a sentence of the log: `loco-dome.log.<kind>`, contestants and locomotives by name. */
export function tell(view: View, event: Event): Message {
  return { key: `loco-dome.log.${event.kind}`, values: values(view, event) };
}

function values({ rosters }: View, event: Event): Record<string, string | number> {
  const locomotive = (side: Side, at: number): string => userText(rosters[side]![at]!.front.name);
  switch (event.kind) {
    case 'dealt':
      return { seat: seatValue(event.first), coin: event.coin ? 'yes' : 'no' };
    case 'activated':
    case 'swapped':
    case 'blocked':
    case 'targeted':
      return { seat: seatValue(event.side), engine: locomotive(event.side, event.locomotive) };
    case 'called':
      return { statistic: `#statistic.${event.statistic}` };
    case 'read':
      return {
        seat: seatValue(event.side),
        engine: locomotive(event.side, event.locomotive),
        value: quantityValue(event.statistic, event.value),
        calculated: event.calculated ? 'yes' : 'no',
      };
    case 'won':
      return { seat: seatValue(event.side), points: event.points, ...scores(event.scores) };
    case 'undecided':
    case 'corrected-claim':
    case 'replace':
    case 'conceded':
    case 'detonated':
      return { seat: seatValue(event.side) };
    case 'rested':
      return { seat: seatValue(event.side), skipped: event.skipped ? 'yes' : 'no' };
    case 'markers':
      return { count: event.count };
    case 'reset':
      return { requested: event.requested ? 'yes' : 'no' };
    case 'attacked':
      return { seat: seatValue(event.side), free: event.free ? 'yes' : 'no' };
    case 'claimed':
      return {
        seat: seatValue(event.side),
        reply: event.reply ? 'yes' : 'no',
        ...('feature' in event.point
          ? { free: 'no', point: `#feature.${event.point.feature}` }
          : { free: 'yes', point: userText(event.point.text) }),
      };
    case 'ruled':
      return {
        seat: seatValue(event.side),
        verdict: event.verdict,
        how: event.how,
        said: event.reason === null ? 'no' : 'yes',
        reason: userText(event.reason ?? ''),
      };
    case 'paired':
      return { pairs: event.pairs };
    case 'knocked-out':
      return {
        seat: seatValue(event.side),
        engine: locomotive(event.side, event.locomotive),
        sacrificed: event.how === 'sacrifice' ? 'yes' : 'no',
        threshold: event.threshold,
      };
    case 'corrected':
      return { reason: userText(event.reason), ...scores(event.scores) };
    case 'over':
      return {
        draw: event.winners.length > 1 ? 'yes' : 'no',
        winners: seatValue(...event.winners),
        ...scores(event.scores),
      };
    default:
      return {};
  }
}

const scores = ([first, second]: Pair<number>): { first: number; second: number } => ({ first, second });
