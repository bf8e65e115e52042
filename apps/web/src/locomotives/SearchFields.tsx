import { useId } from 'react';
import type { Front } from '@turntable/roster/locomotive.ts';
import { useMessages } from '../i18n/messages.ts';
import { countryName, sortedCountries } from './countries.ts';
import '../ui/style/field.css';

interface SearchFieldProps {
  readonly value: string;
  onChange(value: string): void;
}

/** Words that a locomotive is looked for by. */
export function WordsField({ value, onChange }: SearchFieldProps) {
  const { t } = useMessages();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{t('roster.search')}</label>
      <input
        id={id}
        type="search"
        className="input"
        value={value}
        placeholder={t('roster.search.hint')}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

/** One of the countries that the locomotives come from, or any ('', as at first). */
export function CountryField({
  locomotives,
  value,
  onChange,
}: SearchFieldProps & { readonly locomotives: readonly Front[] }) {
  const { t, locale } = useMessages();
  const id = useId();
  const countries = sortedCountries(
    locomotives.map(({ country }) => country),
    locale,
  );
  return (
    <div className="field">
      <label htmlFor={id}>{t('roster.country')}</label>
      <select id={id} className="input" value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('roster.any')}</option>
        {countries.map((code) => (
          <option key={code} value={code}>
            {countryName(code, locale)}
          </option>
        ))}
      </select>
    </div>
  );
}
