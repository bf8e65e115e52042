import type { Side, View } from '@turntable/games/loco-dome/types.ts';
import { useMessages } from '../../i18n/messages.ts';
import './scores.css';

interface ScoresProps {
  readonly view: View;
  readonly names: readonly string[];
  /** The side on the left, and the one on the right. */
  readonly sides: readonly [Side, Side];
  /** Points and threshold as far as they were shown. */
  readonly scores: View['scores'];
  readonly threshold: number;
}

/** Points on their way to the threshold, markers, and who calls. */
export function Scores({ view, names, sides, scores, threshold }: ScoresProps) {
  const { t } = useMessages();
  return (
    <section className="ld-scores" aria-label={t('ld.score')}>
      {sides.map((side) => (
        <div key={side} className="ld-score" data-calling={view.calling === side && view.phase !== 'over'}>
          <p className="ld-score-name" data-speaker={side}>
            {names[side]}
          </p>
          <p className="ld-score-points">
            <span key={scores[side]} className="ld-moved" aria-hidden="true">
              {scores[side]}
            </span>
            <span className="hidden-visually">{t('ld.score.of', { points: scores[side] })}</span>
          </p>
          <p className="ld-score-facts">
            <span className="ld-markers">
              <span className="ld-coins" aria-hidden="true">
                {'●'.repeat(Math.min(view.markers[side], 6))}
              </span>
              {t('ld.markers', { count: view.markers[side] })}
            </span>
            {view.calling === side && view.phase !== 'over' && <span>{t('ld.calls')}</span>}
            {view.detonated[side] && <span>{t('ld.detonated')}</span>}
          </p>
          <div className="ld-gauge" aria-hidden="true">
            <span style={{ inlineSize: `${Math.min(100, (100 * scores[side]) / threshold)}%` }} />
          </div>
        </div>
      ))}
      <p className="ld-threshold plate">
        <span className="hidden-visually">{t('ld.threshold', { points: threshold })}</span>
        <span key={threshold} className="ld-moved" aria-hidden="true">
          {threshold}
        </span>
      </p>
    </section>
  );
}
