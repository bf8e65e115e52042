import { useMemo } from 'react';
import { thresholdOf } from '@turntable/games/loco-dome/roundhouse.ts';
import type { Event, Side, View } from '@turntable/games/loco-dome/types.ts';
import { useMessages } from '../../i18n/messages.ts';
import { ClauseLink } from '../../ui/ClauseLink.tsx';
import { Occasion } from '../versus/end/Occasion.tsx';
import { FinalScore, type Decided, type ScoreRow } from '../versus/FinalScore.tsx';
import { occasionOf } from './occasion-of.ts';
import { callsIn } from './record/story.ts';
import type { ScreenProps } from './use-turn.ts';
import { tallyOf } from './tally.ts';

interface FinishProps {
  readonly view: View;
  readonly names: readonly string[];
  /** The side on the left, and the one on the right. */
  readonly sides: readonly [Side, Side];
  readonly events: readonly Event[];
  readonly log: ScreenProps['log'];
  /** What was said beside the game, where it is known. */
  readonly said: ScreenProps['events'];
  onClose(): void;
  onCounted(): void;
}

/** The end: where the points came from, whose locomotives fell, who won, and by which rule. */
export function Finish({ view, names, sides, events, log, said, onClose, onCounted }: FinishProps) {
  const { t, say } = useMessages();
  const decided = useMemo(() => decidedIn(events, sides), [events, sides]);
  const tallies = sides.map((side) => tallyOf(events, view.scores, side));
  const row = (id: string, label: string, of: (side: Side, i: number) => number): ScoreRow => ({
    id,
    label,
    figures: [of(sides[0], 0), of(sides[1], 1)],
  });
  const corrected = tallies.some((tally) => tally.corrected !== 0);
  const rows = [
    row('statistics', t('vs.end.statistics'), (_, i) => tallies[i]!.statistics),
    ...(corrected ? [row('corrected', t('vs.end.corrected'), (_, i) => tallies[i]!.corrected)] : []),
    row('total', t('vs.end.total'), (side) => view.scores[side]),
  ];
  const [winner, other] = view.winners;
  const verdict =
    winner === undefined || other !== undefined
      ? t('vs.end.draw')
      : t('vs.end.won', { name: names[winner] ?? '' });
  const occasion = useMemo(
    () =>
      occasionOf({ view, events, log, said, sides, names, verdict, feature: (id) => say(`feature.${id}`) }),
    [view, events, log, said, sides, names, verdict, say],
  );
  return (
    <FinalScore
      sides={[names[sides[0]] ?? '', names[sides[1]] ?? '']}
      verdict={
        winner === undefined || other !== undefined
          ? verdict
          : `${t('vs.end.wins', { whose: winner === view.viewer ? 'you' : 'one', name: names[winner] ?? '' })}.`
      }
      why={
        <p className="soft">
          {t('ld.end.out')}:{' '}
          <span className="unbroken">
            {sides
              .map((side) => view.locomotives[side].filter((one) => one === 'knocked-out').length)
              .join(' : ')}
          </span>
          . {t('ld.end.threshold', { points: thresholdOf(view) })}{' '}
          {view.ended && <ClauseLink game="loco-dome" clause={view.ended} />}
        </p>
      }
      {...{ rows, decided, onClose, onCounted }}
      occasion={<Occasion {...occasion} />}
    />
  );
}

function decidedIn(events: readonly Event[], sides: readonly [Side, Side]): Decided[] {
  return callsIn(events).flatMap(({ statistic, reads, end }): Decided[] => {
    if (end?.kind !== 'won' && end?.kind !== 'undecided') return [];
    const given = (side: Side): number | null => reads.findLast((read) => read.side === side)?.value ?? null;
    const won = end.kind === 'won' ? sides.indexOf(end.side) : null;
    return [{ statistic, values: [given(sides[0]), given(sides[1])], won }];
  });
}
