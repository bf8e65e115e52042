import { membersOf, other } from '@turntable/games/double-header/sides.ts';
import type { Team } from '@turntable/games/double-header/types.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useUnits } from '../../device/system.ts';
import { PenMark } from '../../ui/PenMark.tsx';
import { InBar, useHasBar } from '../../session/bar/in-bar.tsx';
import { useMedia } from '../../device/useMedia.ts';
import { Line } from './Line.tsx';
import { DuelStage, type StageSide } from '../versus/DuelStage.tsx';
import { Parade } from '../versus/end/Parade.tsx';
import { whenText } from '../versus/end/when.ts';
import { useRanking } from '../versus/ranks.ts';
import { leadText, showValue } from '../versus/values.ts';
import {
  courtOf,
  fliesOf,
  headOf,
  paradeOf,
  propOf,
  resultOf,
  sideOf,
  statisticOf,
  type StageState,
} from './stage-model.ts';
import type { ScreenProps } from './use-turn.ts';

interface StageProps extends StageState {
  readonly table: ScreenProps['table'];
  onSkip(): void;
}

/** From this width on the bar has room for the line, beside the longest question in Hungarian; a phone's sentence fills its bar. */
const LINE_IN_BAR = '(min-width: 64rem)';
/** From this width on a plate has names beside it; below one line stands under it. */
const NAMES_BESIDE = '(min-width: 60rem)';

/** Where the call and the reading of the values are watched. */
// Long: lays out what `stage-model.ts` says of one duel.
export function Stage(props: StageProps) {
  const { table, view, duel, scores, order, names, picked, team: own, seat, final, part, onSkip } = props;
  const messages = useMessages();
  const { t } = messages;
  const [system] = useUnits();
  const ranking = useRanking();
  const hasBar = useHasBar();
  const inBar = useMedia(LINE_IN_BAR) && hasBar;
  const wide = useMedia(NAMES_BESIDE);
  const statistic = statisticOf(props);
  const side = (team: Team): StageSide => {
    const { isRanked, ...shown } = sideOf(props, team, messages, system, !wide);
    return {
      ...shown,
      name: membersOf(view.box.players, team).map((one) => (
        <span key={one} data-speaker={one}>
          <PenMark seat={one} line={false} />{' '}
          <span className="duel-member">{one === seat ? t('vs.stage.you') : names[one]}</span>
        </span>
      )),
      text: (one) => (statistic === null ? '' : showValue(messages, statistic, one, system)),
      rank: statistic !== null && shown.value !== null && isRanked ? ranking(statistic, shown.value) : null,
    };
  };
  const sides = [side(order[0]), side(other(order[0]))] as const;
  const [over, sign] = headOf(props, messages);
  if (final && !duel)
    return (
      <Parade
        scene="hall"
        label={t('dh.duel')}
        over={whenText(table, messages)}
        {...{ sign, sides, ...paradeOf(props) }}
      />
    );
  const court = courtOf(props, messages);
  const line = view.phase === 'over' || court ? null : <Line total={scores[0] + scores[1]} />;
  const won = duel?.end?.kind === 'won' ? duel.end : null;
  return (
    <>
      {inBar && <InBar>{line}</InBar>}
      <DuelStage
        scene="hall"
        label={t('dh.duel')}
        {...{ over, sign, sides, court, part, onSkip }}
        choosing={picked !== null && !duel}
        prop={propOf(props)}
        board={inBar ? null : line}
        result={resultOf(props, messages)}
        points={won && own !== undefined ? won.points : null}
        flies={fliesOf(props)}
        lead={
          won && duel
            ? leadText(messages, duel.statistic, [duel.sides[0].value, duel.sides[1].value], system)
            : null
        }
      />
    </>
  );
}
