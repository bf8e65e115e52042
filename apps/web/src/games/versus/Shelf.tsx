import { useId, useMemo, useState } from 'react';
import type { Front } from '@turntable/roster/locomotive.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useColumn } from '../../locomotives/api.ts';
import { countryName } from '../../locomotives/countries.ts';
import type { OwnLocomotive } from '../../locomotives/own.ts';
import { LazyPicture } from '../../locomotives/Picture.tsx';
import { CountryField, WordsField } from '../../locomotives/SearchFields.tsx';
import { byLot, ERAS, fitting, yearsOf, type Wish } from './choice.ts';
import '../../ui/style/field.css';
import './style/picks.css';

/** Random numbers that nobody can foresee. */
const random = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;

interface ShelfProps {
  readonly locomotives: readonly (Front | OwnLocomotive)[];
  readonly chosen: readonly Front[];
  readonly missing: number;
  onAdd(locomotives: readonly (Front | OwnLocomotive)[]): void;
}

/** All locomotives, narrowed down by words, country and era; one is picked by hand, or the rest by lot. */
export function Shelf({ locomotives, chosen, missing, onAdd }: ShelfProps) {
  const { t } = useMessages();
  const [wish, setWish] = useState<Wish>({ words: '', country: '', era: '' });
  const column = useColumn('year-first-built');
  const years = useMemo(
    () => yearsOf(locomotives, column?.state === 'ready' ? column.body : {}),
    [locomotives, column],
  );
  const fit = fitting(locomotives, wish, years);
  return (
    <div className="picks-shelf">
      <search className="picks-search">
        <WordsField value={wish.words} onChange={(words) => setWish({ ...wish, words })} />
        <CountryField
          locomotives={locomotives}
          value={wish.country}
          onChange={(country) => setWish({ ...wish, country })}
        />
        <EraField value={wish.era} onChange={(era) => setWish({ ...wish, era })} />
      </search>
      {wish.era !== '' && column?.state === 'away' && <p>{t('picks.era.away')}</p>}
      <div className="picks-lot">
        <p aria-live="polite">{t('picks.found', { count: fit.length })}</p>
        <button
          type="button"
          className="button-quiet"
          disabled={missing === 0 || fit.length === 0}
          onClick={() => onAdd(byLot(fit, missing, random))}
        >
          {t('picks.lot', { count: Math.max(1, missing) })}
        </button>
      </div>
      <ul className="picks-list">
        {fit.map((locomotive) => (
          <ShelfItem
            key={locomotive.id}
            locomotive={locomotive}
            times={chosen.filter((one) => one.id === locomotive.id).length}
            full={missing === 0}
            onAdd={() => onAdd([locomotive])}
          />
        ))}
      </ul>
      {locomotives.some((locomotive) => 'raw' in locomotive) && <p className="soft">{t('picks.own.text')}</p>}
    </div>
  );
}

interface EraFieldProps {
  readonly value: Wish['era'];
  onChange(era: Wish['era']): void;
}

function EraField({ value, onChange }: EraFieldProps) {
  const { t } = useMessages();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{t('picks.era')}</label>
      <select
        id={id}
        className="input"
        value={value}
        onChange={(event) => onChange(ERAS.find((one) => one === event.target.value) ?? '')}
      >
        <option value="">{t('picks.era.any')}</option>
        {ERAS.map((era) => (
          <option key={era} value={era}>
            {t(`picks.era.${era}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

interface ShelfItemProps {
  readonly locomotive: Front | OwnLocomotive;
  /** How often it is chosen already. */
  readonly times: number;
  /** No place is left. */
  readonly full: boolean;
  onAdd(): void;
}

function ShelfItem({ locomotive, times, full, onAdd }: ShelfItemProps) {
  const { t, locale } = useMessages();
  const facts = [
    locomotive.whyte,
    locomotive.country && countryName(locomotive.country, locale),
    'raw' in locomotive && t('picks.own'),
    times > 0 && t('picks.times', { count: times }),
  ];
  return (
    <li>
      <button
        type="button"
        disabled={full}
        aria-label={t('picks.add', { engine: locomotive.name })}
        onClick={onAdd}
      >
        <LazyPicture locomotive={locomotive} decorative />
        <span className="picks-name">{locomotive.name}</span>
        <span className="soft">{facts.filter(Boolean).join(' · ')}</span>
      </button>
    </li>
  );
}
