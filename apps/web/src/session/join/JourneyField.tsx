import { useId } from 'react';
import { useMessages } from '../../i18n/messages.ts';
import { today } from '../../device/today.ts';

interface JourneyFieldProps {
  /** `YYYY-MM-DD`; empty: none. */
  readonly value: string;
  onChange(value: string): void;
}

/** The date of one's last journey by train (LM-1.4), asked for before one sits down: the game may begin at once. */
export function JourneyField({ value, onChange }: JourneyFieldProps) {
  const { t } = useMessages();
  const why = useId();
  return (
    <div className="field">
      <label htmlFor="journey">{t('journey.label')}</label>
      <input
        id="journey"
        type="date"
        className="input"
        max={today()}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={why}
      />
      <span id={why} className="soft hint">
        {t('journey.why')}
      </span>
    </div>
  );
}
