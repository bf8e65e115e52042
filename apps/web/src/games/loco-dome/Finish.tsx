import { SIDES, type View } from '@turntable/games/loco-dome/types.ts';
import { useMessages } from '../../i18n/messages.ts';
import { ClauseLink } from '../../rules/ClauseLink.tsx';

interface FinishProps {
  readonly view: View;
  readonly names: readonly string[];
}

/** The end of a game: who won, by how much, and what it cost. */
export function Finish({ view, names }: FinishProps) {
  const { t } = useMessages();
  const [winner] = view.winners;
  const draw = view.winners.length !== 1 || winner === undefined;
  return (
    <section className="ld-finish" aria-labelledby="ld-finish">
      <h2 id="ld-finish" className="sign sign-green">
        {draw ? t('ld.end.draw') : t('ld.end.won', { name: names[winner] ?? '' })}
      </h2>
      <ol className="timetable">
        {SIDES.map((side) => (
          <li key={side} className="ld-finish-row" data-won={view.winners.includes(side)}>
            <span>{names[side]}</span>
            <strong className="figures">{t('ld.end.points', { points: view.scores[side] })}</strong>
            <span className="soft">
              {t('ld.end.out', {
                count: view.locomotives[side].filter((status) => status === 'knocked-out').length,
              })}
            </span>
          </li>
        ))}
      </ol>
      {view.ended && (
        <p>
          {t('ld.end.by')} <ClauseLink game="loco-dome" clause={view.ended} />
        </p>
      )}
    </section>
  );
}
