import { useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import type { TableInfo } from '@turntable/protocol/messages.ts';
import { api, failureOf } from '../../api/http.ts';
import { useName } from '../me.ts';
import { useMessages } from '../../i18n/messages.ts';
import { today } from '../../device/today.ts';
import { notify } from '../../ui/announce.ts';
import { NameField } from '../../ui/NameField.tsx';

interface JoinFormProps {
  readonly table: TableInfo;
  /** By which one came here, if by one. */
  readonly code: string | undefined;
}

/** A name, if need be the date of a journey, and one is at the table. */
export function JoinForm({ table, code }: JoinFormProps) {
  const { t } = useMessages();
  const [, go] = useLocation();
  const [name, setName] = useName();
  const [journey, setJourney] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setName(name);
    try {
      await api.join(table.id, { name, ...(journey ? { journey } : {}), ...(code ? { code } : {}) });
      go(`/t/${table.id}`);
    } catch (thrown) {
      notify({ tone: 'caution', text: t(`error.${failureOf(thrown).code}`) });
    }
    setBusy(false);
  };
  return (
    <form className="join" onSubmit={(event) => void submit(event)}>
      <NameField label={t('name.label')} value={name} onChange={setName} />
      {table.starter === 'journey' && (
        <div className="field">
          <label htmlFor="journey">{t('journey.label')}</label>
          <input
            id="journey"
            type="date"
            className="input"
            max={today()}
            value={journey}
            onChange={(event) => setJourney(event.target.value)}
            aria-describedby="journey-why"
          />
          <span id="journey-why" className="soft hint">
            {t('journey.why')}
          </span>
        </div>
      )}
      <div className="buttons">
        <button type="submit" className="button" disabled={busy}>
          {t('join.sit')}
        </button>
      </div>
    </form>
  );
}
