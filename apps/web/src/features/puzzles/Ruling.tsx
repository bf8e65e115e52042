import { useState } from 'react';
import { ofDay } from '@turntable/bots/puzzles/puzzle.ts';
import { today } from '../../device/today.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useSharedRulings } from '../../session/judge/use-precedents.ts';

const VERDICTS = ['claimant', 'opponent', 'equal', 'invalid'] as const;

/**
 * "How would you rule?": a claim of this server's book of precedents, with the ruling once one has ruled oneself. No answer is right.
 * Asked are rulings whose judges agreed to that, and they are not named.
 */
export function Ruling() {
  const { t } = useMessages();
  const found = useSharedRulings();
  const [said, setSaid] = useState<(typeof VERDICTS)[number] | null>(null);
  if (!found || found.length === 0) return null;
  const { claim, verdict, reason } = found[ofDay(today(), found.length)]!;
  return (
    <section aria-labelledby="puzzle-ruling">
      <h2 id="puzzle-ruling">{t('puzzle.ruling')}</h2>
      <blockquote className="puzzle-claim">{claim}</blockquote>
      <div className="buttons">
        {VERDICTS.map((each) => (
          <button
            key={each}
            type="button"
            className="button-quiet"
            aria-pressed={each === said}
            onClick={() => setSaid(each)}
          >
            {t(`verdict.${each}`)}
          </button>
        ))}
      </div>
      <p role="status">{said && t('puzzle.ruling.judge', { verdict: t(`verdict.${verdict}`), reason })}</p>
      <p className="soft">{t('puzzle.ruling.none')}</p>
    </section>
  );
}
