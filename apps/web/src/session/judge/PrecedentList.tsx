import type { Precedent } from '@turntable/protocol/judge.ts';
import { useMessages } from '../../i18n/messages.ts';
import '../../ui/style/timetable.css';
import './claims.css';

/** Rulings, each with its claim, verdict and reason, and who gave it when. */
export function PrecedentList({ precedents }: { readonly precedents: readonly Precedent[] }) {
  const { t, say, time } = useMessages();
  return (
    <ol className="timetable precedents">
      {precedents.map(({ claim, verdict, reason, judge, game, at }, i) => (
        <li key={i}>
          <p className="precedent-claim" dir="auto">
            {claim}
          </p>
          <p className={`verdict verdict-${verdict}`}>{t(`vs.stamp.${verdict}`)}</p>
          {reason && (
            <p className="precedent-reason" dir="auto">
              {reason}
            </p>
          )}
          <p className="soft precedent-by">
            {t(judge ? 'precedents.by' : 'precedents.by.nobody', {
              judge,
              game: say(`game.${game}`),
              time: time(at),
            })}
          </p>
        </li>
      ))}
    </ol>
  );
}
