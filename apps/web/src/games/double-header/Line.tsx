import type { CSSProperties } from 'react';
import { BOOSTERS_FROM, STYLE_FROM, TIME_OUT_FROM } from '@turntable/games/double-header/types.ts';
import { useMessages } from '../../i18n/messages.ts';
import './style/line.css';

/** Points at which something opens (DH-6.1, DH-7.1, DH-8.1). */
const STATIONS = [
  [BOOSTERS_FROM, 'dh.line.boosters'],
  [TIME_OUT_FROM, 'dh.token.time-out'],
  [STYLE_FROM, 'dh.line.style'],
] as const;

/** The points of both teams on their way to style points, past the stations where boosters and Time Outs open. */
export function Line({ total }: { readonly total: number }) {
  const { t } = useMessages();
  const part = (points: number): number => Math.min(points, STYLE_FROM) / STYLE_FROM;
  const share = (points: number): string => `${100 * part(points)}%`;
  return (
    <div
      className="dh-line"
      role="img"
      aria-label={t('dh.line', { total })}
      style={{ '--done': share(total), '--part': part(total) } as CSSProperties}
    >
      {STATIONS.map(([points, name]) => (
        <span
          key={points}
          className="dh-line-station"
          data-passed={total >= points}
          style={{ '--at': share(points) } as CSSProperties}
        >
          <span>
            {points} {t(name)}
          </span>
        </span>
      ))}
      <b className="dh-line-total">{total}</b>
    </div>
  );
}
