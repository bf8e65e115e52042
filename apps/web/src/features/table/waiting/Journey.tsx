import { useRef } from 'react';
import { api } from '../../../api/http.ts';
import { today } from '../../../device/today.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useAsk } from '../../../session/notices/useAsk.ts';

interface JourneyProps {
  readonly table: string;
  readonly seat: number;
  /** The date that the table has; empty: none. */
  readonly known: string;
}

/**
 * The date of the last journey. It counts when the field is left: while one types, a browser has a date from the first digit of
 * the year on.
 */
export function Journey({ table, seat, known }: JourneyProps) {
  const { t } = useMessages();
  // Its own: the field is left by a tap on a button, which must not be busy then.
  const { ask } = useAsk();
  const sent = useRef(known);
  const done = ({ value, validity }: HTMLInputElement): void => {
    // A date of which a part is missing yet is no wish to have none.
    if (validity.badInput || value === sent.current) return;
    sent.current = value;
    void ask(api.journey(table, seat, value || null)).then((ok) => {
      if (!ok) sent.current = known;
    });
  };
  return (
    <label className="field field-inline">
      <span>{t('journey.label')}</span>
      <input
        type="date"
        className="input"
        max={today()}
        defaultValue={known}
        onBlur={(event) => done(event.currentTarget)}
        onKeyDown={(event) => event.key === 'Enter' && done(event.currentTarget)}
      />
    </label>
  );
}
