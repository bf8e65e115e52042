import { useId } from 'react';
import { useMessages, type Messages } from '../../../i18n/messages.ts';
import { PenMark } from '../../../ui/PenMark.tsx';
import type { JudgeModel, JudgedSide } from './model.ts';

interface ScoresProps {
  readonly model: JudgeModel;
  readonly names: readonly string[];
}

/** Both sides: their points, who calls, and what each has left to use. */
export function Scores({ model, names }: ScoresProps) {
  const { t } = useMessages();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{t('judge.scores')}</h2>
      <div className="judge-sides">
        {model.sides.map((side, i) => (
          <Side key={i} side={side} names={names} />
        ))}
      </div>
      {model.threshold !== null && (
        <p className="soft">{t('judge.threshold', { points: model.threshold })}</p>
      )}
      {model.pairs !== null && <p className="soft">{t('judge.pairs', { count: model.pairs })}</p>}
    </section>
  );
}

function Side({ side, names }: { readonly side: JudgedSide; readonly names: readonly string[] }) {
  const messages = useMessages();
  const { t, list } = messages;
  return (
    <div className="judge-side" data-calls={side.calls}>
      <h3 data-speaker={side.seats.join(' ')}>
        {side.seats.map((seat) => (
          <PenMark key={seat} seat={seat} line={false} />
        ))}
        {list(side.seats.map((seat) => names[seat] ?? ''))}
      </h3>
      <p className="judge-score">
        <strong>{side.score}</strong> {t('judge.points', { points: side.score })}
      </p>
      <ul className="judge-left">
        {side.calls && <li className="judge-tag">{t('judge.calls')}</li>}
        {side.first && <li>{t('judge.first')}</li>}
        {leftWords(side.left, names, messages).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </div>
  );
}

function leftWords(
  { markers, remaining, detonated, vetoes, boosters, timeOuts }: JudgedSide['left'],
  names: readonly string[],
  { t, say, list }: Messages,
): string[] {
  const playable = boosters && list(boosters.map((booster) => say(`booster.${booster}`)));
  return [
    ...(markers === undefined ? [] : [t('judge.markers', { count: markers })]),
    ...(remaining === undefined ? [] : [t('judge.remaining', { count: remaining })]),
    ...(detonated ? [t('judge.detonated')] : []),
    ...(vetoes ?? []).map(({ seat, count }) => t('judge.vetoes', { name: names[seat] ?? '', count })),
    ...(playable === undefined
      ? []
      : [playable ? t('judge.boosters', { names: playable }) : t('judge.boosters.none')]),
    ...(timeOuts === undefined ? [] : [t('judge.time-outs', { count: timeOuts })]),
  ];
}
