import { useUnits } from '../../../device/system.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { PenMark } from '../../../ui/PenMark.tsx';
import { DuelStage, type StageSide } from '../DuelStage.tsx';
import { useRanking } from '../ranks.ts';
import { showValue, statisticName } from '../values.ts';
import type { Claim } from './claims.ts';
import type { LastRun } from './last-run.ts';
import { standing, type JudgeModel } from './model.ts';

interface JudgeStageProps {
  readonly model: JudgeModel;
  readonly names: readonly string[];
  readonly run: LastRun | null;
  /** The style point that was ruled on last. */
  readonly ruled: Claim | undefined;
}
const nothing = (): void => {};

/** The duel on top of the judge's screen: the claim over it, the last run with both values and its winner on the plates. */
// Long: all that the stage shows follows from one run and one claim.
export function JudgeStage({ model, names, run, ruled }: JudgeStageProps) {
  const messages = useMessages();
  const { t, list, say } = messages;
  const [system] = useUnits();
  const ranking = useRanking();
  const { claim } = model;
  const winner = run?.end?.kind === 'won' ? model.sides[run.end.side] : undefined;
  const went =
    winner && run?.end?.kind === 'won'
      ? t('vs.stage.won', {
          points: run.end.points,
          name: list(winner.seats.map((seat) => names[seat] ?? '')),
        })
      : run?.end
        ? t('vs.stage.tie')
        : null;
  // Beside the plates, while the sign has a claim: what was run last, and whose point it was.
  const notes: readonly [readonly string[], readonly string[]] = [
    run?.end && (claim || ruled)
      ? [t('vs.court.last', { statistic: statisticName(messages, run.statistic) })]
      : [],
    claim && went ? [went] : [],
  ];
  const side = (at: 0 | 1): StageSide => {
    const { seats, score, locomotives } = model.sides[at]!;
    const given = run?.given[at] ?? null;
    const meets = standing(model, at, given?.locomotive);
    // Before a choice the stage has one of those to choose from, as a shade.
    const firstLeft = locomotives.find(({ status }) => status !== 'knocked-out');
    const locomotive = (meets ?? firstLeft)?.locomotive.front ?? null;
    const value = given?.value ?? null;
    const end = run?.end ?? null;
    return {
      name: seats.map((seat) => (
        <span key={seat} data-speaker={seat}>
          <PenMark seat={seat} line={false} /> <span className="duel-member">{names[seat]}</span>
        </span>
      )),
      score,
      locomotive,
      shade: meets === undefined,
      value,
      text: (one) => (run ? showValue(messages, run.statistic, one, system) : ''),
      from: 0,
      rank: run && given && !given.made ? ranking(run.statistic, given.value) : null,
      notes: notes[at],
      state: end === null ? null : end.kind === 'tie' ? 'level' : end.side === at ? 'won' : 'lost',
    };
  };
  const last = claim ? undefined : ruled;
  const pointOf = ({ point }: Claim): string =>
    'feature' in point ? say(`feature.${point.feature}`) : t('vs.quoted', { text: point.text });
  const over = claim
    ? t('vs.court.claims', {
        name: names[claim.seat] ?? '',
        engine: list([...claim.locomotives]),
        others: list([...claim.against]),
      })
    : last
      ? t('vs.stage.claims', { name: names[last.seat] ?? '' })
      : model.contest
        ? t('judge.called.now')
        : run
          ? t('judge.called.last')
          : t(
              standing(model, 0, undefined) && standing(model, 1, undefined)
                ? 'judge.called.none'
                : 'vs.stage.opening',
            );
  const statistic = model.contest ?? run?.statistic;
  const sign = claim
    ? t('vs.quoted', { text: claim.text })
    : last
      ? pointOf(last)
      : statistic === undefined
        ? null
        : statisticName(messages, statistic);
  return (
    <DuelStage
      scene={model.scene}
      label={claim || last ? t('vs.stage.style') : over}
      {...{ over, sign }}
      sides={[side(0), side(1)]}
      result={claim || last || model.contest ? null : went}
      court={
        claim
          ? { verdict: null, locomotive: null, reason: null }
          : last
            ? { verdict: last.ruling!.verdict, locomotive: null, reason: last.ruling!.reason }
            : null
      }
      part={null}
      onSkip={nothing}
    />
  );
}
