import { useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import type { TableInfo } from '@turntable/protocol/messages.ts';
import { api, failureOf } from '../../api/http.ts';
import { useName } from '../me.ts';
import { useMessages } from '../../i18n/messages.ts';
import { stillHere } from '../../device/still-here.ts';
import { notify } from '../../ui/announce.ts';
import { NameField } from '../../ui/NameField.tsx';
import { JourneyField } from './JourneyField.tsx';

interface JoinFormProps {
  readonly table: TableInfo;
  /** By which one came here, if by one. */
  readonly code: string | undefined;
  /** The first two seats are a team, and the others. */
  readonly teams: boolean;
}

/** A form to sit down: a name, and the date of the last journey where it matters. */
// Long: one field after another.
export function JoinForm({ table, code, teams }: JoinFormProps) {
  const { t } = useMessages();
  const [, go] = useLocation();
  const [name, setName] = useName();
  const [journey, setJourney] = useState('');
  const [busy, setBusy] = useState(false);
  const [seat, setSeat] = useState<number | null>(null);
  const free = table.seats.flatMap(({ kind, reserved }, i) => (kind === 'open' && !reserved ? [i] : []));
  // Somebody else may have sat down there meanwhile.
  const wished = seat !== null && free.includes(seat) ? { seat } : {};
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const isHere = stillHere();
    setName(name);
    try {
      await api.join(table.id, {
        name,
        ...wished,
        ...(journey ? { journey } : {}),
        ...(code ? { code } : {}),
      });
      if (isHere()) go(`/t/${table.id}`);
    } catch (thrown) {
      notify({ tone: 'caution', text: t(`error.${failureOf(thrown).code}`) });
    }
    setBusy(false);
  };
  return (
    <form className="join" onSubmit={(event) => void submit(event)}>
      <NameField label={t('name.label')} value={name} onChange={setName} />
      {table.starter === 'journey' && <JourneyField value={journey} onChange={setJourney} />}
      {free.length > 1 && (
        <div className="field">
          <label htmlFor="join-seat">{t(teams ? 'swap.choose.team' : 'swap.choose')}</label>
          <select
            id="join-seat"
            className="input"
            value={seat ?? ''}
            onChange={(event) => setSeat(event.target.value === '' ? null : Number(event.target.value))}
          >
            <option value="">{t('swap.any')}</option>
            {free.map((each) => (
              <option key={each} value={each}>
                {teams
                  ? t('swap.seat.team', { team: Math.floor(each / 2) + 1, seat: each + 1 })
                  : t('swap.seat', { seat: each + 1 })}
              </option>
            ))}
          </select>
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
