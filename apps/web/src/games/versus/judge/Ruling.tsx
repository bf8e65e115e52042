import { under } from '../../../device/base.ts';
import { useId, useState, type ReactNode } from 'react';
import type { RuleAction, Verdict } from '@turntable/games/versus/index.ts';
import { useMessages } from '../../../i18n/messages.ts';
import type { Sent } from '../../../session/props.ts';
import '../../../ui/field.css';
import type { WaitingClaim } from './model.ts';
import { PrecedentEntries } from '../../../session/judge/PrecedentEntries.tsx';
import { usePrecedents } from '../../../session/judge/use-precedents.ts';
import { useNumberKeys } from '../use-number-keys.ts';
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
// Long: the claim, the verdicts and the keys that give them.
export function Ruling({ claim, game, names, online, note, rule }: RulingProps) {
  const { t, list } = useMessages();
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const similar = usePrecedents(claim.text, game);
  const [chosen, setChosen] = useState<Verdict | null>(null);
  const pick = (digit: number): void => {
    const verdict = claim.verdicts[digit - 1];
    if (verdict) setChosen(verdict);
  };
  useNumberKeys({ onDigit: pick, onEnter: () => chosen && !busy && online && void give(chosen) });
  const words = {
    name: list(claim.own.map((seat) => names[seat] ?? '')),
    others: list(claim.others.map((seat) => names[seat] ?? '')),
  };
  const means = (verdict: Verdict): string =>
    t(verdict === 'claimant' ? claim.upheld : `vs.verdict.${verdict}.means`, words);
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
        <figcaption>
          {t('vs.court.claims', {
            name: names[claim.seat] ?? '',
            engine: claim.engine,
            others: list([...claim.against]),
          })}
        </figcaption>
        <blockquote dir="auto">{claim.text}</blockquote>
      </figure>
      <div className="ruling-verdicts" role="group" aria-label={t('judge.verdict')}>
        {claim.verdicts.map((verdict, i) => (
          <button
            key={verdict}
            type="button"
            className="ruling-verdict"
            data-verdict={verdict}
            data-chosen={chosen === verdict}
            disabled={busy || !online}
            aria-label={t(`verdict.${verdict}`)}
            aria-describedby={`${why}-${verdict}`}
            onClick={() => void give(verdict)}
          >
            <kbd aria-hidden="true">{i + 1}</kbd>
            <span>
              <strong>{t(`vs.stamp.${verdict}`)}</strong>
              <span id={`${why}-${verdict}`}>{means(verdict)}</span>
            </span>
          </button>
        ))}
      </div>
      <p className="soft hint ruling-keys">{t('judge.rule.keys', { count: claim.verdicts.length })}</p>
      <div className="field">
        <label htmlFor={why}>{t('judge.rule.reason')}</label>
        <input
          id={why}
          className="input"
          maxLength={200}
          value={reason}
          aria-describedby={`${why}-hint`}
          onChange={(event) => setReason(event.target.value)}
          onKeyDown={(event) => {
            if (event.altKey && /^[1-4]$/.test(event.key)) pick(Number(event.key));
            else if (event.key === 'Enter' && chosen && !busy && online) void give(chosen);
            else return;
            event.preventDefault();
          }}
        />
        <span id={`${why}-hint`} className="soft hint">
          {t('judge.rule.reason.why')}
        </span>
      </div>
      {chosen && (
        <button type="button" className="button" disabled={busy || !online} onClick={() => void give(chosen)}>
          {t('judge.rule.stamp', { verdict: t(`vs.stamp.${chosen}`) })}
        </button>
      )}
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
