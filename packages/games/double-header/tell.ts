import type { Message, Seat } from '@turntable/engine';
import { quantityValue, seatValue, userText } from '../versus/index.ts';
import { membersOf } from './sides.ts';
import type { LocomotiveIndex, Event, Manner, Team, View } from './types.ts';

/** The event as a sentence of the log: `double-header.log.<kind>`, teams by their members, locomotives by name. */
export function tell(view: View, event: Event): Message {
  return { key: `double-header.log.${event.kind}`, values: values(view, event) };
}

function values({ box, engines: locomotives }: View, event: Event): Record<string, string | number> {
  const team = (side: Team): string => seatValue(...membersOf(box.players, side));
  const locomotive = (side: Team, which: LocomotiveIndex): string =>
    userText(locomotives[side]![which]!.front.name);
  switch (event.kind) {
    case 'dealt':
      return { team: team(event.first), coin: event.coin ? 'yes' : 'no' };
    case 'fielded':
      return {
        team: team(event.team),
        engine: locomotive(event.team, event.engine),
        kept: event.kept ? 'yes' : 'no',
      };
    case 'called':
    case 'vetoed':
      return { statistic: `#statistic.${event.statistic}` };
    case 'forced-in':
    case 'tagged':
      return { team: team(event.team), engine: locomotive(event.team, event.engine) };
    case 'boosted':
      return { booster: `#booster.${event.booster}` };
    case 'flipped':
      return { team: team(event.team), result: event.result };
    case 'read':
      return {
        team: team(event.team),
        engine: locomotive(event.team, event.engine),
        manner: MANNERS[event.manner],
        infinite: event.value === 'infinity' ? 'yes' : 'no',
        value: event.value === 'infinity' ? '' : quantityValue(event.statistic, event.value),
        calculated: event.calculated ? 'yes' : 'no',
      };
    case 'won':
      return { team: team(event.team), points: event.points, ...scores(event.scores) };
    case 'passed-on':
    case 'undecided':
    case 'time-out':
    case 'style':
    case 'skipped':
    case 'held':
      return { team: team(event.team) };
    case 'claimed':
      return 'feature' in event.point
        ? { free: 'no', point: `#feature.${event.point.feature}` }
        : { free: 'yes', point: userText(event.point.text) };
    case 'ruled':
      return {
        seat: seatValue(event.seat),
        verdict: event.verdict,
        how: event.how,
        said: event.reason === null ? 'no' : 'yes',
        reason: userText(event.reason ?? ''),
        ...scores(event.scores),
      };
    case 'corrected':
      return { reason: userText(event.reason), ...scores(event.scores) };
    case 'over':
      return {
        draw: event.winners.length > 1 ? 'yes' : 'no',
        winners: seatValue(...event.winners.flatMap((side): Seat[] => membersOf(box.players, side))),
        ...scores(event.scores),
      };
    default:
      return {};
  }
}

/** Names without hyphens, as selectors of a sentence have to be. */
const MANNERS: Readonly<Record<Manner, string>> = {
  own: 'own',
  'fifty-fifty': 'coin',
  'swap-orders': 'swap',
  'double-header': 'sum',
};

const scores = ([first, second]: readonly [number, number]): { first: number; second: number } => ({
  first,
  second,
});
