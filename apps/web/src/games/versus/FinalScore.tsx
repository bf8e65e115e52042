import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { Value } from '@turntable/games/versus/index.ts';
import { useMedia } from '../../device/useMedia.ts';
import { useMessages } from '../../i18n/messages.ts';
import { signed } from '../../i18n/signed.ts';
import { useUnits } from '../../device/system.ts';
import { runText, statisticName } from './values.ts';
import './style/final-score.css';

/** One line of the score, for the side on the left and the one on the right. */
export interface ScoreRow {
  readonly id: string;
  readonly label: string;
  readonly figures: readonly [number, number];
}
/** A statistic that was decided: the values of both sides, and who won it. */
export interface Decided {
  readonly statistic: string;
  readonly values: readonly [Value | null, Value | null];
  readonly won: number | null;
}
interface FinalScoreProps {
  readonly sides: readonly [string, string];
  /** Counted up one after the other; the last is the sum. */
  readonly rows: readonly ScoreRow[];
  /** Who won, shown once all is counted. */
  readonly verdict: string;
  /** Under the score. */
  readonly why?: ReactNode;
  readonly decided: readonly Decided[];
  /** What else there is to say, once all is counted. */
  readonly occasion?: ReactNode;
  onClose(): void;
  /** All is counted. */
  onCounted(): void;
}
const SIDES = [0, 1] as const;
/** Milliseconds between two rows of the score. */
const BEAT = 600;

/** The end of a game between two sides: the score counted up row by row, who won, and how each statistic went. */
// Long: the count and the table that it fills.
export function FinalScore({
  sides,
  rows,
  verdict,
  why,
  decided,
  occasion,
  onClose,
  onCounted,
}: FinalScoreProps) {
  const messages = useMessages();
  const { t } = messages;
  const [system] = useUnits();
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const [step, setStep] = useState(0);
  const shown = still ? rows.length : step;
  const done = shown >= rows.length;
  useEffect(() => {
    if (done) return undefined;
    const timer = setTimeout(() => setStep(shown + 1), BEAT);
    return () => clearTimeout(timer);
  }, [done, shown]);
  useEffect(() => {
    if (done) onCounted();
  }, [done, onCounted]);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const heading = useId();
  return (
    <section
      ref={panel}
      className="vs-end"
      data-told={(done && occasion !== undefined) || undefined}
      aria-labelledby={heading}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <h2 id={heading} className="sign">
        {t('vs.end')}
      </h2>
      <p className="vs-end-won" aria-hidden={!done}>
        {done && verdict}
      </p>
      <table className="vs-end-score">
        <thead>
          <tr>
            <td />
            {SIDES.map((side) => (
              <th key={side} scope="col">
                {sides[side]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, figures }, i) => (
            <tr key={id} data-sum={i === rows.length - 1}>
              <th scope="row">{label}</th>
              {SIDES.map((side) => (
                <td key={side}>
                  {i < shown && <span className="vs-end-figure">{signed(figures[side])}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {done && why}
      {done && occasion}
      {decided.length > 0 && (
        <details className="vs-end-list">
          <summary>{t('vs.end.list')}</summary>
          <table>
            <tbody>
              {decided.map(({ statistic, values, won }, i) => (
                <tr key={i}>
                  <th scope="row">{statisticName(messages, statistic)}</th>
                  {SIDES.map((side) => (
                    <td key={side} data-won={won === side}>
                      {runText(messages, statistic, values, side, system)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
      <button type="button" className="button-quiet" onClick={onClose}>
        {t('vs.end.close')}
      </button>
    </section>
  );
}
