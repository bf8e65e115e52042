import { useId } from 'react';
import { useMessages, type Messages } from '../../../i18n/messages.ts';
import { PenMark } from '../../../ui/PenMark.tsx';
import type { BenchModel, BenchSide, Left } from './model.ts';

interface ScoresProps {
  readonly model: BenchModel;
  readonly names: readonly string[];
}

/** Both sides: their points, who calls, and what each has left to use. */
export function Scores({ model, names }: ScoresProps) {
  const { t } = useMessages();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{t('bench.scores')}</h2>
      <div className="bench-sides">
        {model.sides.map((side, i) => (
          <Side key={i} side={side} names={names} />
        ))}
      </div>
      {model.threshold !== null && (
        <p className="soft">{t('bench.threshold', { points: model.threshold })}</p>
      )}
      {model.pairs !== null && <p className="soft">{t('bench.pairs', { count: model.pairs })}</p>}
    </section>
  );
}

function Side({ side, names }: { readonly side: BenchSide; readonly names: readonly string[] }) {
  const messages = useMessages();
  const { t, list } = messages;
  return (
    <div className="bench-side" data-calls={side.calls}>
      <h3 data-speaker={side.seats.join(' ')}>
        {side.seats.map((seat) => (
          <PenMark key={seat} seat={seat} line={false} />
        ))}
        {list(side.seats.map((seat) => names[seat] ?? ''))}
      </h3>
      <p className="bench-score">
        <strong>{side.score}</strong> {t('bench.points', { points: side.score })}
      </p>
      <ul className="bench-left">
        {side.calls && <li className="bench-tag">{t('bench.calls')}</li>}
        {side.first && <li>{t('bench.first')}</li>}
        {leftWords(side.left, names, messages).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </div>
  );
}

function leftWords(left: Left, names: readonly string[], { t, say, list }: Messages): string[] {
  if (left.game === 'loco-dome')
    return [
      t('bench.markers', { count: left.markers }),
      t('bench.standing', { count: left.standing }),
      ...(left.detonated ? [t('bench.detonated')] : []),
    ];
  const boosters = list(left.boosters.map((booster) => say(`booster.${booster}`)));
  return [
    ...left.vetoes.map(({ seat, count }) => t('bench.vetoes', { name: names[seat] ?? '', count })),
    boosters ? t('bench.boosters', { names: boosters }) : t('bench.boosters.none'),
    t('bench.time-outs', { count: left.timeOuts }),
  ];
}
