import { useId } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import '../../../ui/style/timetable.css';
import '../../../session/judge/claims.css';
import type { Claim } from './claims.ts';

interface ClaimsProps {
  readonly claims: readonly Claim[];
  readonly names: readonly string[];
}

/** The style points of the game, the newest first: one that waits, and what was said to the others. */
export function Claims({ claims, names }: ClaimsProps) {
  const { t, say } = useMessages();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{t('judge.claims')}</h2>
      {claims.length === 0 && <p className="soft">{t('judge.claims.none')}</p>}
      {claims.length > 0 && (
        <ol className="timetable precedents" reversed>
          {claims.toReversed().map(({ n, seat, point, ruling }) => (
            <li key={n}>
              <p className="precedent-claim" dir="auto">
                {t('judge.claims.by', {
                  name: names[seat] ?? '',
                  point: 'feature' in point ? say(`feature.${point.feature}`) : `\u2068${point.text}\u2069`,
                })}
              </p>
              <p className={`verdict verdict-${ruling?.verdict ?? 'waiting'}`}>
                {ruling ? t(`vs.stamp.${ruling.verdict}`) : t('judge.claims.waiting')}
              </p>
              {ruling && (
                <p className="soft precedent-by">
                  {t('judge.claims.how', { how: ruling.how, name: names[ruling.by ?? -1] ?? '' })}
                  {ruling.reason && `. ${t('judge.claims.why', { reason: `\u2068${ruling.reason}\u2069` })}`}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
