import { other, type Side } from '@turntable/games/loco-dome/types.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useUnits } from '../../device/system.ts';
import { PenMark } from '../../ui/PenMark.tsx';
import { DuelStage, type StageSide } from '../versus/DuelStage.tsx';
import { Parade } from '../versus/end/Parade.tsx';
import { whenText } from '../versus/end/when.ts';
import { useRanking } from '../versus/ranks.ts';
import { leadText, showValue } from '../versus/values.ts';
import { Board, MarkersHeld } from './Board.tsx';
import {
  courtOf,
  headOf,
  isBlast,
  leavingOf,
  paradeOf,
  resultOf,
  sideOf,
  statisticOf,
  type DuelState,
} from './duel-model.ts';
import type { ScreenProps } from './use-turn.ts';

interface DuelProps extends DuelState {
  readonly table: ScreenProps['table'];
  onSkip(): void;
}

/** The two locomotives that meet in the dome, the statistic or the point between them, and what came of it. */
// Long: lays out what `duel-model.ts` says of one call.
export function Duel(props: DuelProps) {
  const { table, view, names, sides: order, called, scores, threshold, final, picked, last, part } = props;
  const messages = useMessages();
  const { t } = messages;
  const [system] = useUnits();
  const ranking = useRanking();
  const statistic = statisticOf(props);
  const side = (of: Side): StageSide => {
    const shown = sideOf(props, of, messages, system);
    return {
      ...shown,
      name: (
        <span data-speaker={of}>
          <PenMark seat={of} line={false} />{' '}
          <span className="duel-member">{of === view.viewer ? t('vs.stage.you') : names[of]}</span>
        </span>
      ),
      markers: <MarkersHeld {...{ view, names }} side={of} />,
      text: (one) => (statistic === undefined ? '' : showValue(messages, statistic, one, system)),
      rank: statistic !== undefined && shown.value !== null ? ranking(statistic, shown.value) : null,
    };
  };
  const sides = [side(order[0]), side(other(order[0]))] as const;
  const [over, sign] = headOf(props, messages);
  if (final && !called && part === null)
    return (
      <Parade
        scene="dome"
        label={t('ld.duel')}
        over={whenText(table, messages)}
        {...{ sign, sides, ...paradeOf(props) }}
      />
    );
  const won = called?.end?.kind === 'won' ? called.end : null;
  const valueOf = (of: Side) => called?.reads.findLast((one) => one.side === of)?.value;
  return (
    <DuelStage
      scene="dome"
      label={t('ld.duel')}
      {...{ over, sign, sides, part }}
      onSkip={props.onSkip}
      blast={isBlast(props)}
      choosing={picked !== null && !called}
      leaving={leavingOf(props)}
      prop={
        last?.kind === 'blocked' && part !== null
          ? { kind: 'stop', at: last.side === order[0] ? 0 : 1 }
          : null
      }
      board={<Board {...{ sides: order, scores, threshold }} />}
      result={resultOf(props, messages)}
      points={won && typeof view.viewer === 'number' ? won.points : null}
      lead={won && called ? leadText(messages, called.statistic, [valueOf(0), valueOf(1)], system) : null}
      court={courtOf(props)}
    />
  );
}
