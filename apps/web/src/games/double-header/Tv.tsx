import { TEAMS, type View } from '@turntable/games/double-header/types.ts';
import { useMessages } from '../../i18n/messages.ts';
import type { TvProps } from '../../session/props.ts';
import { shortName } from '../versus/short-name.ts';
import { tallyOf } from '../versus/tv/tally.ts';
import { VersusTv, type TvSide } from '../versus/tv/Tv.tsx';
import { callsNow } from './record/calls-now.ts';

const BOOSTERS = ['fifty-fifty', 'swap-orders', 'double-header'] as const;

/** Double Header on a television. */
export default function Tv({ view: shown, names, log }: TvProps) {
  const { t, say } = useMessages();
  const view = shown as View;
  const seatOf = (team: 0 | 1, locomotive: number): number =>
    view.box.players === 4 ? 2 * team + locomotive : team;
  const side = (team: 0 | 1): TvSide => {
    const seats = view.box.players === 4 ? [2 * team, 2 * team + 1] : [team];
    const inUse = view.inUse[team];
    const locomotives = view.engines[team] ?? [];
    const owner = inUse === null ? '' : names[seatOf(team, inUse)]!;
    const vetoes = seats.filter((seat) => view.vetoes[seat]! > 0).map((seat) => names[seat]!);
    return {
      label: t('board.team', { n: team + 1 }),
      names: seats.map((seat) => names[seat]).join(' & '),
      score: view.scores[team],
      locomotive: inUse === null ? undefined : locomotives[inUse]?.front,
      number: inUse === null ? undefined : inUse + 1,
      role:
        inUse === null || !TEAMS.some((one) => callsNow(view, one))
          ? ''
          : t(callsNow(view, team) ? 'board.calls' : 'board.answers', { name: shortName(owner) }),
      others: locomotives.flatMap(({ front }, i) =>
        i === inUse ? [] : [{ front, number: i + 1, owner: names[seatOf(team, i)]! }],
      ),
      chips: [
        ...BOOSTERS.map((booster) => ({
          label: say(`booster.${booster}`),
          used: !view.boosters[team].includes(booster),
        })),
        { label: t('book.time-out'), used: view.timeOuts[team] === 0 },
      ],
      foot: t('board.vetoes', { names: vetoes.join(', ') || '–' }),
    };
  };
  const { contest, called } = view;
  return (
    <VersusTv
      sides={[side(0), side(1)]}
      tally={tallyOf(log)}
      statistic={contest?.statistic}
      values={contest?.given ?? [null, null]}
      called={called}
    />
  );
}
