import { useId, type ReactNode } from 'react';
import { FEATURES } from '@turntable/roster/features.ts';
import type { FigureKey } from '@turntable/roster/figures.ts';
import { useMessages } from '../../i18n/messages.ts';
import { GROUPS, type Draft } from './draft.ts';
import { FeatureChecks } from './FeatureChecks.tsx';
import { FigureField } from './FigureField.tsx';
import '../../ui/style/field.css';

interface DraftFormProps {
  readonly draft: Draft;
  readonly wrong: ReadonlySet<FigureKey | 'year'>;
  readonly children: ReactNode;
  onChange(draft: Draft): void;
}

/** All that may be published of a locomotive, field by field. */
// Long: one field after another.
export function DraftForm({ draft, wrong, children, onChange }: DraftFormProps) {
  const { t, say } = useMessages();
  const id = useId();
  return (
    <form className="draft-form" onSubmit={(event) => event.preventDefault()}>
      <fieldset className="draft-group">
        <legend className="legend">{t('calc.group.locomotive')}</legend>
        <div className="field">
          <label htmlFor={`${id}-whyte`}>{t('calc.whyte')}</label>
          <input
            id={`${id}-whyte`}
            className="input figures"
            autoComplete="off"
            maxLength={40}
            value={draft.whyte}
            aria-describedby={`${id}-whyte-hint`}
            onChange={(event) => onChange({ ...draft, whyte: event.target.value })}
          />
          <span id={`${id}-whyte-hint`} className="soft hint">
            {t('calc.whyte.hint')}
          </span>
        </div>
        <div className="field">
          <label htmlFor={`${id}-year`}>{t('calc.year')}</label>
          <input
            id={`${id}-year`}
            className="input figures"
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={draft.year}
            aria-invalid={wrong.has('year')}
            aria-describedby={wrong.has('year') ? `${id}-year-wrong` : undefined}
            onChange={(event) => onChange({ ...draft, year: event.target.value })}
          />
          {wrong.has('year') && (
            <span id={`${id}-year-wrong`} className="field-wrong">
              {t('calc.wrong.year')}
            </span>
          )}
        </div>
        <FeatureChecks
          className="draft-features"
          legend={t('locomotive.features')}
          features={FEATURES}
          chosen={draft.features}
          onChange={(features) => onChange({ ...draft, features })}
        />
      </fieldset>
      {Object.entries(GROUPS).map(([group, keys]) => (
        <fieldset key={group} className="draft-group">
          <legend className="legend">{say(`calc.group.${group}`)}</legend>
          {keys.map((key) => (
            <FigureField
              key={key}
              figure={key}
              value={draft.figures[key] ?? ''}
              wrong={wrong.has(key)}
              system={draft.system}
              onChange={(value) => onChange({ ...draft, figures: { ...draft.figures, [key]: value } })}
            />
          ))}
        </fieldset>
      ))}
      {children}
    </form>
  );
}
