import type { View } from '@turntable/games/loco-dome/types.ts';
import { activeOf, thresholdOf } from '@turntable/games/loco-dome/roundhouse.ts';
import { useMessages } from '../../i18n/messages.ts';
import type { TvProps } from '../../session/props.ts';
import { shortName } from '../versus/short-name.ts';
import { tallyOf } from '../versus/tv/tally.ts';
import { VersusTv, type TvSide } from '../versus/tv/Tv.tsx';

/** Loco Dome on a television. */
export default function Tv({ view: shown, names, log }: TvProps) {
  const { t } = useMessages();
  const view = shown as View;
  const side = (at: 0 | 1): TvSide => {
    const target = view.calling === at ? undefined : view.contest?.opposing;
    // A target is not activated, and meets the caller all the same (LD-2.2).
    const meets = target ?? activeOf(view, at);
    const roster = view.rosters[at] ?? [];
    return {
      names: names[at]!,
      score: view.scores[at],
      locomotive: meets === undefined ? undefined : roster[meets]?.front,
      number: meets === undefined ? undefined : meets + 1,
      role:
        view.phase === 'over'
          ? ''
          : t(view.calling === at ? 'board.calls' : 'board.answers', { name: shortName(names[at]!) }),
      others: roster.flatMap(({ front }, i) =>
        i === meets
          ? []
          : [{ front, number: i + 1, owner: '', out: view.locomotives[at][i] === 'knocked-out' }],
      ),
      chips: [{ label: t('board.markers', { count: view.markers[at] }), used: view.markers[at] === 0 }],
      foot: t('board.goal', { of: thresholdOf(view) }),
    };
  };
  const tally = tallyOf(log);
  return (
    <VersusTv
      sides={[side(0), side(1)]}
      tally={tally}
      statistic={view.contest?.statistic}
      values={tally.read}
      called={view.called}
    />
  );
}
