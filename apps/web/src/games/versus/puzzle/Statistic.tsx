import { useState } from 'react';
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
  return (
    <div className="puzzle">
      <p>{t('puzzle.statistic.task')}</p>
      <ul className="puzzle-calls">
        {puzzle.choices.map(({ statistic, value }, i) => (
          <li key={statistic}>
            <button
              type="button"
              className={i === picked ? 'button' : 'button-quiet'}
              aria-pressed={i === picked}
              onClick={() => setPicked(i)}
            >
              {say(`statistic.${statistic}`)}: {showValue(messages, statistic, value, system)}
            </button>
            {picked !== null && (
              <span className="figures">
                {' '}
                {i === puzzle.answer ? '✓ ' : ''}
                {t('puzzle.statistic.beats', { percent: Math.round(100 * (beats(statistic, value) ?? 0)) })}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p role="status">
        {picked !== null && t(picked === puzzle.answer ? 'puzzle.statistic.right' : 'puzzle.statistic.wrong')}
      </p>
    </div>
  );
}
