import { useContext, useId, useState, type FormEvent } from 'react';
import type { StylePoint } from '@turntable/games/versus/style.ts';
import type { Verdict } from '@turntable/games/versus/verdicts.ts';
import type { FeatureId } from '@turntable/roster/features.ts';
import type { Front } from '@turntable/roster/locomotive.ts';
import { useMessages } from '../../i18n/messages.ts';
import { Choice } from '../../ui/Choice.tsx';
import { useOwnWords } from './asking/own-words.ts';
import { weighed } from './claim-worth.ts';
import { Suggested, useSetBySuggestion, useSuggests } from './suggested/suggested.ts';
import './style/claims.css';

interface FeatureClaimsProps {
  readonly turn: 'claim' | 'reply';
  /** Features that the rules let the reader claim now, in the order of the table. */
  readonly claimable: readonly FeatureId[];
  /** Features that were claimed and may not be again (LV-4.2). */
  readonly claimed: readonly FeatureId[];
  /** Fronts of the reader's locomotives that count, and of those against them. */
  readonly own: readonly Front[];
  readonly others: readonly Front[];
  /** Points in free words are taken too. */
  readonly words: boolean;
  readonly busy: boolean;
  /** Says whether it was sent. */
  onSay(point: StylePoint): Promise<boolean>;
}

/** Style points to choose from (LV-4.1), with what the public fronts say of both sides. */
// Long: the field for words, the filter, and a chip for each feature.
export function FeatureClaims(props: FeatureClaimsProps) {
  const { turn, claimable, claimed, own, others, words, busy, onSay } = props;
  const { t, say } = useMessages();
  const suggests = useSuggests();
  // A feature that the filter leaves out could be suggested too.
  const [all, setAll] = useSetBySuggestion(
    useContext(Suggested),
    false,
    ({ feature }) => feature !== undefined && weighed(feature, own, others).worth === 'none',
  );
  const counted = (features: readonly FeatureId[]) =>
    features
      .map((feature) => weighed(feature, own, others))
      .sort((a, b) => ORDER.indexOf(a.worth) - ORDER.indexOf(b.worth));
  const shown = counted(claimable).filter(({ worth }) => all || worth !== 'none');
  const gone = counted(claimed).filter(({ mine }) => all || mine > 0);
  const head = useId();
  const values = (count: number, of: readonly Front[]) => ({ count, alone: of.length > 1 ? 'no' : 'yes' });
  return (
    <section className="claims" aria-labelledby={head}>
      {words && <OwnWords busy={busy} onSay={onSay} />}
      <div className="claims-head">
        <h3 id={head}>{t(`claims.${turn}`)}</h3>
        <Choice
          legend={t('claims.filter')}
          value={all ? 'all' : 'good'}
          choices={[
            { value: 'good', label: t('claims.filter.good') },
            { value: 'all', label: t('claims.filter.all') },
          ]}
          onChange={(value) => setAll(value === 'all')}
        />
      </div>
      {shown.length === 0 && <p className="soft">{t('claims.none')}</p>}
      <ul className="claims-list" aria-label={t('claims.features')}>
        {shown.map(({ feature, mine, theirs, worth }) => (
          <li key={feature}>
            <button
              type="button"
              className="claims-feature"
              data-suggested={suggests({ type: turn, feature })}
              data-verdict={worth}
              disabled={busy}
              title={say(`feature.${feature}.means`)}
              onClick={() => void onSay({ feature })}
            >
              <span className="claims-name">{say(`feature.${feature}`)}</span>
              <span className="claims-count" aria-hidden="true">
                {mine}&thinsp;:&thinsp;{theirs}
              </span>
              <span className="hidden-visually">
                {mine > 0 && <span>{t('claims.own', values(mine, own))}</span>}
                {theirs > 0 && <span>{t('claims.other', values(theirs, others))}</span>}
              </span>
            </button>
          </li>
        ))}
        {gone.map(({ feature, mine, theirs }) => (
          <li key={feature} className="claims-feature" data-verdict="gone">
            <s className="claims-name">{say(`feature.${feature}`)}</s>
            <span className="claims-count" aria-hidden="true">
              {mine}&thinsp;:&thinsp;{theirs}
            </span>
            <span className="hidden-visually">{t('claims.gone')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Features that the cards grant the reader come first, then those that both have. */
const ORDER = ['good', 'even', 'none'] as const;

/** The most characters of a claim in free words. */
const MOST_LETTERS = 200;

function OwnWords({ busy, onSay }: Pick<FeatureClaimsProps, 'busy' | 'onSay'>) {
  const { t } = useMessages();
  const { text, enter, submit } = useOwnWords((text) => onSay({ text }));
  const id = useId();
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    submit();
  };
  return (
    <form className="field claims-words" onSubmit={onSubmit}>
      <label htmlFor={id}>{t('claims.words')}</label>
      <div className="field-row">
        <input
          id={id}
          className="input"
          maxLength={MOST_LETTERS}
          value={text}
          aria-describedby={`${id}-count`}
          onChange={(event) => enter(event.target.value)}
        />
        <button type="submit" className="button" disabled={busy || text.trim() === ''}>
          {t('claims.words.send')}
          <kbd aria-hidden="true">Enter</kbd>
        </button>
      </div>
      <p id={`${id}-count`} className="soft hint">
        {t('claims.words.count', { count: text.length, most: MOST_LETTERS })}
      </p>
    </form>
  );
}

interface VerdictsProps {
  readonly verdicts: readonly Verdict[];
  readonly busy: boolean;
  onRule(verdict: Verdict, reason: string): void;
}

/** The answer to a claim in free words (LV-3.2), with a reason for the log if one is given. */
export function Verdicts({ verdicts, busy, onRule }: VerdictsProps) {
  const { t } = useMessages();
  const [reason, setReason] = useState('');
  const suggests = useSuggests();
  const id = useId();
  return (
    <fieldset className="claims-verdict">
      <legend className="legend">{t('claims.verdict')}</legend>
      <div className="field">
        <label htmlFor={id}>{t('claims.reason')}</label>
        <input
          id={id}
          className="input"
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
      <div className="claims-stamps">
        {verdicts.map((verdict) => (
          <button
            key={verdict}
            type="button"
            className="claims-stamp"
            data-suggested={suggests({ type: 'rule', verdict })}
            data-verdict={verdict}
            disabled={busy}
            aria-label={t(`verdict.${verdict}`)}
            onClick={() => onRule(verdict, reason.trim())}
          >
            {t(`vs.stamp.${verdict}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
