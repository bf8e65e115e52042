import { useState, type CSSProperties } from 'react';
import type { StatisticPuzzle } from '@turntable/bots/puzzles/puzzle.ts';
import { beats } from '@turntable/bots/puzzles/solve.ts';
import { useUnits } from '../../../device/system.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { showValue } from '../values.ts';
import './statistic.css';

/** Which of four values beats most of the known ones of its statistic. */
export default function Statistic({ puzzle }: { readonly puzzle: StatisticPuzzle }) {
  const messages = useMessages();
  const { t, say } = messages;
  const [system] = useUnits();
  const [picked, setPicked] = useState<number | null>(null);
  const answered = picked !== null;
  return (
    <div className="puzzle">
      <p>{t('puzzle.statistic.task')}</p>
      <ul className="vs-puzzle">
        {puzzle.choices.map(({ statistic, value }, i) => {
          const percent = Math.round(100 * (beats(statistic, value) ?? 0));
          const best = answered && i === puzzle.answer;
          return (
            <li key={statistic}>
              <button
                type="button"
                aria-pressed={i === picked}
                data-best={best || undefined}
                onClick={() => setPicked(i)}
              >
                <span>{say(`statistic.${statistic}`)}</span>
                <strong className="figures">{showValue(messages, statistic, value, system)}</strong>
                {answered && (
                  <>
                    <span
                      className="vs-puzzle-bar"
                      style={{ '--share': `${percent}%` } as CSSProperties}
                      aria-hidden="true"
                    />
                    <span className="figures vs-puzzle-share">
                      {best ? '✓ ' : i === picked ? '✗ ' : ''}
                      {t('puzzle.statistic.beats', { percent })}
                    </span>
                  </>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      <p
        className="puzzle-result"
        role="status"
        data-result={answered ? (picked === puzzle.answer ? 'right' : 'wrong') : 'open'}
      >
        {answered && t(picked === puzzle.answer ? 'puzzle.statistic.right' : 'puzzle.statistic.wrong')}
      </p>
    </div>
  );
}
