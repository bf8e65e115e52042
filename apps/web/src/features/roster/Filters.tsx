import { useId } from 'react';
import { FEATURES } from '@turntable/roster/features.ts';
import type { Front } from '@turntable/roster/locomotive.ts';
import { STATISTIC_IDS } from '@turntable/roster/statistics.ts';
import { useMessages } from '../../i18n/messages.ts';
import { arrangements, FACTS, type Search } from '../../locomotives/search.ts';
import { CountryField, WordsField } from '../../locomotives/SearchFields.tsx';
import { FeatureChecks } from './FeatureChecks.tsx';
import '../../ui/style/field.css';

interface FiltersProps {
  readonly locomotives: readonly Front[];
  readonly search: Search;
  readonly sort: string;
  onChange(change: Partial<Search & { sort: string }>): void;
}

/** Search words, country, wheel arrangement, features, and the order. */
// Long: one field after another.
export function Filters({ locomotives, search, sort, onChange }: FiltersProps) {
  const { t, say } = useMessages();
  const id = useId();
  const used = FEATURES.filter((feature) =>
    locomotives.some((locomotive) => locomotive.features.includes(feature)),
  );
  return (
    <search aria-label={t('roster.find')} className="filters">
      <WordsField value={search.words} onChange={(words) => onChange({ words })} />
      <CountryField
        locomotives={locomotives}
        value={search.country}
        onChange={(country) => onChange({ country })}
      />
      <div className="field">
        <label htmlFor={`${id}-whyte`}>{t('roster.whyte')}</label>
        <select
          id={`${id}-whyte`}
          className="input"
          value={search.whyte}
          onChange={(event) => onChange({ whyte: event.target.value })}
        >
          <option value="">{t('roster.any')}</option>
          {arrangements(locomotives).map((whyte) => (
            <option key={whyte}>{whyte}</option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-sort`}>{t('roster.sort')}</label>
        <select
          id={`${id}-sort`}
          className="input"
          value={sort}
          onChange={(event) => onChange({ sort: event.target.value })}
        >
          <optgroup label={t('roster.sort.facts')}>
            {FACTS.map((fact) => (
              <option key={fact} value={fact}>
                {t(`roster.sort.${fact}`)}
              </option>
            ))}
          </optgroup>
          <optgroup label={t('roster.sort.statistics')}>
            {STATISTIC_IDS.map((statistic) => (
              <option key={statistic} value={statistic}>
                {say(`statistic.${statistic}`)}
              </option>
            ))}
          </optgroup>
        </select>
      </div>
      <FeatureChecks
        className="filters-features"
        legend={t('roster.features')}
        features={used}
        chosen={search.features}
        onChange={(features) => onChange({ features })}
      />
    </search>
  );
}
