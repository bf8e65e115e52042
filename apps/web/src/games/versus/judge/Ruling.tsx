import { useId, useState, type ReactNode } from 'react';
import type { RuleAction, Verdict } from '@turntable/games/versus/index.ts';
import { updateSettings, useSettings } from '../../../device/settings.ts';
import { useMessages } from '../../../i18n/messages.ts';
import type { Sent, Shared } from '../../../session/props.ts';
import '../../../ui/style/field.css';
import type { WaitingClaim } from './model.ts';
import { useNumberKeys } from '../use-number-keys.ts';
import './ruling.css';
import './verdicts.css';

interface RulingProps {
  readonly claim: WaitingClaim;
  readonly names: readonly string[];
  readonly online: boolean;
  /** Said under the heading. */
  readonly note?: ReactNode;
  /** In the row of the stamp: what is done seldom. */
  readonly beside?: ReactNode;
  /** Whether it is put into a book of precedents; then one may agree that a puzzle asks others about it. */
  readonly filed?: boolean;
  rule(decision: string, action: RuleAction, more?: Shared): Promise<Sent>;
}

/** Reasons that are given often: one tap writes them. */
const OFTEN = ['put', 'both', 'locomotive', 'card'] as const;

/** A claim in free words and the verdicts (LV-4.2): one is chosen, the reason written, and both are sent by the stamp. */
// Long: the claim, the verdicts and the keys that give them.
export function Ruling({ claim, names, online, note, beside, filed = true, rule }: RulingProps) {
  const { t, list } = useMessages();
  const { rulingsShared } = useSettings();
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<Verdict | null>(null);
  const pick = (digit: number): void => {
    const verdict = claim.verdicts[digit - 1];
    if (verdict) setChosen(verdict);
  };
  useNumberKeys({ onDigit: pick, onEnter: () => stamp() });
  const words = {
    name: list(claim.own.map((seat) => names[seat] ?? '')),
    others: list(claim.others.map((seat) => names[seat] ?? '')),
    alike: claim.alike,
  };
  const means = (verdict: Verdict): string =>
    t(verdict === 'claimant' ? claim.upheld : `vs.verdict.${verdict}.means`, words);
  /** What follows from it for later claims; and the locomotives that are meant. */
  const after = (verdict: Verdict): string | null =>
    verdict === 'equal' || verdict === 'invalid' ? t(`vs.verdict.${verdict}.after`, words) : null;
  const meant = {
    claimant: list([...claim.locomotives]),
    opponent: list([...claim.against]),
    equal: null,
    invalid: null,
  };
  const heading = useId();
  const why = useId();
  const give = async (verdict: Verdict): Promise<void> => {
    setBusy(true);
    const said = reason.trim();
    const action = { type: 'rule', verdict, ...(said ? { reason: said } : {}) } as const;
    await rule(claim.decision, action, filed && rulingsShared ? { shared: true } : {});
    setBusy(false);
  };
  const stamp = (): void => void (chosen && !busy && online && give(chosen));
  return (
    <section className="ruling" aria-labelledby={heading}>
      <div className="ruling-head">
        <h2 id={heading}>{t('judge.rule')}</h2>
        <p className="soft hint ruling-keys">{t('judge.rule.keys', { count: claim.verdicts.length })}</p>
      </div>
      {note}
      <figure className="ruling-claim">
        <figcaption>
          {t('vs.court.claims', {
            name: names[claim.seat] ?? '',
            engine: list([...claim.locomotives]),
            others: list([...claim.against]),
          })}
        </figcaption>
        <blockquote dir="auto">{claim.text}</blockquote>
      </figure>
      <div
        className="ruling-verdicts"
        data-count={claim.verdicts.length}
        role="group"
        aria-label={t('judge.verdict')}
      >
        {claim.verdicts.map((verdict, i) => (
          <button
            key={verdict}
            type="button"
            className="ruling-verdict"
            data-verdict={verdict}
            aria-pressed={chosen === verdict}
            disabled={busy || !online}
            aria-label={t(`verdict.${verdict}`)}
            aria-describedby={`${why}-${verdict}`}
            onClick={() => setChosen(verdict)}
          >
            <kbd aria-hidden="true">{i + 1}</kbd>
            <span>
              <strong>{t(`vs.stamp.${verdict}`)}</strong>
              {meant[verdict] && <span className="ruling-meant">{meant[verdict]}</span>}
              <span id={`${why}-${verdict}`}>
                {means(verdict)}
                {after(verdict) && <span className="ruling-after"> {after(verdict)}</span>}
              </span>
            </span>
          </button>
        ))}
      </div>
      <div className="field ruling-reason">
        <label htmlFor={why}>{t('judge.rule.reason')}</label>
        <input
          id={why}
          className="input"
          maxLength={200}
          autoComplete="off"
          value={reason}
          aria-describedby={`${why}-hint`}
          onChange={(event) => setReason(event.target.value)}
          onKeyDown={(event) => {
            if (event.altKey && /^[1-4]$/.test(event.key)) pick(Number(event.key));
            else if (event.key === 'Enter') stamp();
            else return;
            event.preventDefault();
          }}
        />
      </div>
      <div className="ruling-stamp">
        <button type="button" className="button" disabled={!chosen || busy || !online} onClick={stamp}>
          {chosen ? t('judge.rule.stamp', { verdict: t(`vs.stamp.${chosen}`) }) : t('judge.rule.stamp.none')}
          {chosen && <kbd aria-hidden="true">Enter</kbd>}
        </button>
        {beside}
      </div>
      <div className="ruling-often" role="group" aria-label={t('judge.often')}>
        {OFTEN.map((each) => (
          <button key={each} type="button" onClick={() => setReason(t(`judge.often.${each}`))}>
            {t(`judge.often.${each}`)}
          </button>
        ))}
      </div>
      <div className="ruling-kept">
        <p id={`${why}-hint`} className="soft hint">
          {t('judge.rule.reason.why')}
        </p>
        {filed && (
          <label className="check">
            <input
              type="checkbox"
              checked={rulingsShared}
              onChange={(event) => updateSettings({ rulingsShared: event.target.checked })}
            />
            <span>{t('judge.rule.shared')}</span>
          </label>
        )}
      </div>
    </section>
  );
}
