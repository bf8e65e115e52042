import { under } from '../../../device/base.ts';
import { useId, useState, type ReactNode } from 'react';
import type { RuleAction, Verdict } from '@turntable/games/versus/index.ts';
import { useMessages } from '../../../i18n/messages.ts';
import type { Sent } from '../../../session/props.ts';
import '../../../ui/field.css';
import type { WaitingClaim } from './model.ts';
import { PrecedentEntries } from '../../../session/judge/PrecedentEntries.tsx';
import { usePrecedents } from '../../../session/judge/use-precedents.ts';
import './ruling.css';

interface RulingProps {
  readonly claim: WaitingClaim;
  readonly game: string;
  readonly names: readonly string[];
  readonly online: boolean;
  /** Said under the heading. */
  readonly note?: ReactNode;
  rule(decision: string, action: RuleAction): Promise<Sent>;
}

/** As many past rulings as one reads before deciding. */
const SIMILAR = 3;

/** A claim in free words, what was said to the like of it before, and the verdicts (LV-4.2). */
export function Ruling({ claim, game, names, online, note, rule }: RulingProps) {
  const { t } = useMessages();
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const similar = usePrecedents(claim.text, game);
  const heading = useId();
  const why = useId();
  const give = async (verdict: Verdict): Promise<void> => {
    setBusy(true);
    const said = reason.trim();
    await rule(claim.decision, { type: 'rule', verdict, ...(said ? { reason: said } : {}) });
    setBusy(false);
  };
  return (
    <section className="ruling" aria-labelledby={heading}>
      <h2 id={heading}>{t('judge.rule')}</h2>
      {note}
      <figure className="ruling-claim">
        <figcaption>{t('judge.rule.claims', { name: names[claim.seat] ?? '' })}</figcaption>
        <blockquote dir="auto">{claim.text}</blockquote>
      </figure>
      <div className="field">
        <label htmlFor={why}>{t('judge.rule.reason')}</label>
        <input
          id={why}
          className="input"
          maxLength={200}
          value={reason}
          aria-describedby={`${why}-hint`}
          onChange={(event) => setReason(event.target.value)}
        />
        <span id={`${why}-hint`} className="soft hint">
          {t('judge.rule.reason.why')}
        </span>
      </div>
      <div className="ruling-verdicts" role="group" aria-label={t('judge.verdict')}>
        {claim.verdicts.map((verdict) => (
          <button
            key={verdict}
            type="button"
            className="button-quiet"
            disabled={busy || !online}
            onClick={() => void give(verdict)}
          >
            {t(`verdict.${verdict}`)}
          </button>
        ))}
      </div>
      <details className="ruling-similar" open>
        <summary>{t('judge.similar')}</summary>
        {similar?.length === 0 && <p className="soft">{t('judge.similar.none')}</p>}
        {similar === null && <p className="soft">{t('precedents.failed')}</p>}
        {similar && similar.length > 0 && <PrecedentEntries precedents={similar.slice(0, SIMILAR)} />}
        <a href={under('/precedents')} target="_blank" rel="noreferrer">
          {t('precedents.title')}
        </a>
      </details>
    </section>
  );
}
