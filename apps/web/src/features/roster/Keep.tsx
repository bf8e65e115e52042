import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import type { Published } from '@turntable/roster/stat-sheet.ts';
import { useMessages } from '../../i18n/messages.ts';
import { notify } from '../../ui/announce.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { COUNTRIES, countryName, sortedCountries } from '../../locomotives/countries.ts';
import { freshId, putLocomotives, type OwnLocomotive } from '../../locomotives/own.ts';
import { ownOf, type About } from './draft.ts';

const NOBODY: About = { name: '', class: '', operator: '', country: '', builder: '' };
/** Its texts, and the most characters of each. */
const TEXTS = [
  { key: 'name', label: 'own.name', most: 80 },
  { key: 'class', label: 'locomotive.class', most: 60 },
  { key: 'operator', label: 'locomotive.railway', most: 80 },
  { key: 'builder', label: 'locomotive.builder', most: 80 },
] as const;

interface KeepProps {
  readonly published: Published;
  /** The locomotive that the form started from, to take its particulars over. */
  readonly like: About | undefined;
  /** The own locomotive that is being changed. */
  readonly mine: OwnLocomotive | undefined;
}

/** Stores the form as a locomotive of the player's own, under a name. */
export function Keep({ published, like, mine }: KeepProps) {
  const { t } = useMessages();
  const [, go] = useLocation();
  const [open, setOpen] = useState(false);
  const [about, setAbout] = useState<About>(() => pick(like ?? NOBODY));
  const missing =
    about.name.trim() === '' ? 'own.need.name' : published.whyte === undefined ? 'own.need.whyte' : undefined;
  const save = (): void => {
    if (missing) return;
    const locomotive = ownOf(about, published, mine?.id ?? freshId(about.name));
    if (!putLocomotives([locomotive])) return notify({ tone: 'caution', text: t('own.full') });
    notify({ tone: 'clear', text: t('own.saved', { name: locomotive.name }) });
    go(`/roster/${locomotive.id}`);
  };
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {t(mine ? 'calc.save.again' : 'calc.save')}
      </button>
      <Dialog title={t('calc.save')} open={open} onClose={() => setOpen(false)}>
        <div className="stack-small">
          <AboutFields about={about} onChange={(change) => setAbout({ ...about, ...change })} />
          {missing && <p className="field-wrong">{t(missing)}</p>}
          <div className="buttons">
            <button type="button" className="button" disabled={missing !== undefined} onClick={save}>
              {t('own.save')}
            </button>
          </div>
        </div>
      </Dialog>
    </>
  );
}

interface AboutFieldsProps {
  readonly about: About;
  onChange(change: Partial<About>): void;
}

/** Whose locomotive it is, and what it is called. */
function AboutFields({ about, onChange }: AboutFieldsProps) {
  const { t, locale } = useMessages();
  const id = useId();
  return (
    <>
      {TEXTS.map(({ key, label, most }) => (
        <div key={key} className="field">
          <label htmlFor={`${id}-${key}`}>{t(label)}</label>
          <input
            id={`${id}-${key}`}
            className="input"
            maxLength={most}
            value={about[key]}
            onChange={(event) => onChange({ [key]: event.target.value })}
          />
        </div>
      ))}
      <div className="field">
        <label htmlFor={`${id}-country`}>{t('locomotive.country')}</label>
        <select
          id={`${id}-country`}
          className="input"
          value={about.country}
          onChange={(event) => onChange({ country: event.target.value })}
        >
          <option value="">–</option>
          {sortedCountries(COUNTRIES, locale).map((code) => (
            <option key={code} value={code}>
              {countryName(code, locale)}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}

function pick({ name, class: className, operator, country, builder }: About): About {
  return { name, class: className, operator, country, builder };
}
