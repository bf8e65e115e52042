import { useEffect, useMemo, useRef, useState } from 'react';
import { leaders } from '@turntable/games/double-header/style.ts';
import { TEAMS, type View } from '@turntable/games/double-header/types.ts';
import { useMedia } from '../../app/useMedia.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useUnits } from '../../roster/system.ts';
import { showValue, statisticName } from '../versus/values.ts';
import { duelOf, episodes } from './duel.ts';
import { tallies } from './tally.ts';
import type { ScreenProps } from './use-turn.ts';
import type { Words } from './words.ts';
import './finish.css';

interface FinishProps {
  readonly view: View;
  readonly log: ScreenProps['log'];
  readonly words: Words;
  onClose(): void;
}
const PARTS = ['statistics', 'style', 'corrected', 'total'] as const;
/** Milliseconds between two rows of the score. */
const BEAT = 600;

/** The end: the score counted up row by row, who won, and how each statistic went. */
export function Finish({ view, log, words, onClose }: FinishProps) {
  const messages = useMessages();
  const { t } = messages;
  const [system] = useUnits();
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const [step, setStep] = useState(0);
  const shown = still ? PARTS.length : step;
  useEffect(() => {
    if (shown >= PARTS.length) return undefined;
    const timer = setTimeout(() => setStep(shown + 1), BEAT);
    return () => clearTimeout(timer);
  }, [shown]);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const sums = useMemo(() => tallies(log, view.box.players, view.scores), [log, view]);
  const won = leaders(view.scores);
  const corrected = sums.some((sum) => sum.corrected !== 0);
  const duels = useMemo(() => episodes(log).map((each) => duelOf(each, each.beats.length)), [log]).filter(
    ({ end }) => end?.kind === 'won' || end?.kind === 'undecided',
  );
  return (
    <section
      ref={panel}
      className="dh-end"
      aria-labelledby="dh-end"
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <h2 id="dh-end" className="sign">
        {t('dh.end')}
      </h2>
      <p className="dh-end-won" aria-hidden={shown < PARTS.length}>
        {shown >= PARTS.length &&
          (won.length > 1 ? t('dh.end.draw') : t('dh.end.won', { team: words.team(won[0]!) }))}
      </p>
      <table className="dh-end-score">
        <thead>
          <tr>
            <td />
            {TEAMS.map((team) => (
              <th key={team} scope="col">
                {words.team(team)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PARTS.filter((part) => part !== 'corrected' || corrected).map((part) => (
            <tr key={part} data-part={part}>
              <th scope="row">{t(`dh.end.${part}`)}</th>
              {TEAMS.map((team) => (
                <td key={team}>
                  {PARTS.indexOf(part) < shown && <span className="dh-end-figure">{sums[team][part]}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <details className="dh-end-list">
        <summary>{t('dh.end.list')}</summary>
        <table>
          <tbody>
            {duels.map(({ statistic, sides, end }) => (
              <tr key={statistic}>
                <th scope="row">{statisticName(messages, statistic)}</th>
                {TEAMS.map((team) => (
                  <td key={team} data-won={end?.kind === 'won' && end.team === team}>
                    {sides[team].value === null
                      ? ''
                      : showValue(messages, statistic, sides[team].value, system)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <button type="button" className="button-quiet" onClick={onClose}>
        {t('dh.end.close')}
      </button>
    </section>
  );
}
