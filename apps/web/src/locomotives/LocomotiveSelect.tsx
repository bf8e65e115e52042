import { useId, useMemo } from 'react';
import { FRONTS } from '@turntable/roster/fronts.ts';
import { useMessages } from '../i18n/messages.ts';
import { useOwnLocomotives } from './own.ts';

interface LocomotiveSelectProps {
  readonly label: string;
  /** What the list says for no locomotive. */
  readonly none: string;
  /** Of the locomotive that is chosen; empty: none. */
  readonly id: string;
  onChange(id: string): void;
}

/** A field to choose one locomotive: those of one's own first, then the roster's by name. */
export function LocomotiveSelect({ label, none, id, onChange }: LocomotiveSelectProps) {
  const { locale } = useMessages();
  const field = useId();
  const own = useOwnLocomotives();
  const fronts = useMemo(() => {
    const collator = new Intl.Collator(locale, { numeric: true });
    return [...FRONTS].sort((a, b) => collator.compare(a.name, b.name));
  }, [locale]);
  return (
    <div className="field">
      <label htmlFor={field}>{label}</label>
      <select id={field} className="input" value={id} onChange={(event) => onChange(event.target.value)}>
        <option value="">{none}</option>
        {[...own, ...fronts].map((locomotive) => (
          <option key={locomotive.id} value={locomotive.id}>
            {locomotive.name} ({locomotive.whyte})
          </option>
        ))}
      </select>
    </div>
  );
}
