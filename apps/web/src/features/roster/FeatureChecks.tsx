import type { FeatureId } from '@turntable/roster/features.ts';
import { useMessages } from '../../i18n/messages.ts';

interface FeatureChecksProps {
  readonly className: string;
  readonly legend: string;
  /** What can be chosen, in this order. */
  readonly features: readonly FeatureId[];
  readonly chosen: readonly FeatureId[];
  onChange(chosen: readonly FeatureId[]): void;
}

/** A fold with a check box for each feature; its summary says how many are chosen. */
export function FeatureChecks({ className, legend, features, chosen, onChange }: FeatureChecksProps) {
  const { t, say } = useMessages();
  const toggle = (feature: FeatureId): void =>
    onChange(chosen.includes(feature) ? chosen.filter((other) => other !== feature) : [...chosen, feature]);
  return (
    <details className={className}>
      <summary>{t('roster.features.chosen', { count: chosen.length })}</summary>
      <fieldset>
        <legend className="hidden-visually">{legend}</legend>
        <div className="filters-checks">
          {features.map((feature) => (
            <label key={feature} className="check" title={say(`feature.${feature}.means`)}>
              <input type="checkbox" checked={chosen.includes(feature)} onChange={() => toggle(feature)} />
              <span>{say(`feature.${feature}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </details>
  );
}
