import { useId, useState, type FormEvent } from 'react';
import {
  daysIn,
  holidayFault,
  HOLIDAYS_A_YEAR,
  MOST_HOLIDAYS,
  type HolidayFault,
  type HolidayInfo,
} from '@turntable/protocol/holiday.ts';
import type { NotifyReply } from '@turntable/protocol/notify.ts';
import { api } from '../../api/http.ts';
import { useFocusKept } from '../../device/useFocusAfter.ts';
import { useMessages } from '../../i18n/messages.ts';
import { notify } from '../../ui/announce.ts';
import { useTry } from './useTry.ts';
import { keepZone, todayIn, zoneHere } from './zone.ts';

interface HolidayProps {
  readonly reply: NotifyReply;
  readonly reload: () => Promise<void>;
}

/** The guest's holidays, on which no clock of theirs runs at tables by turns, and a form for more. */
export function Holiday({ reply, reload }: HolidayProps) {
  const { t } = useMessages();
  const ahead = reply.holidays.filter(({ state }) => state !== 'over');
  const { place, pressed } = useFocusKept<HTMLHeadingElement>(ahead.map(({ from }) => from).join(' '));
  return (
    <section className="stack-small" aria-labelledby="notify-holiday">
      <h2 id="notify-holiday" ref={place} tabIndex={-1}>
        {t('holiday.title')}
      </h2>
      <p>{t('holiday.text')}</p>
      {ahead.length > 0 && (
        <ul className="notify-list" aria-label={t('holiday.list')}>
          {ahead.map((holiday) => (
            <HolidayRow key={holiday.from} holiday={holiday} reload={reload} onEnd={pressed} />
          ))}
        </ul>
      )}
      <HolidayForm reply={reply} reload={reload} />
    </section>
  );
}

interface HolidayRowProps {
  readonly holiday: HolidayInfo;
  readonly reload: () => Promise<void>;
  /** It is about to be dropped, or ended. */
  onEnd(): void;
}

/** A holiday that is to come, or is; it can be dropped, or ended. */
function HolidayRow({ holiday: { from, to, state }, reload, onEnd }: HolidayRowProps) {
  const { t, day } = useMessages();
  const attempt = useTry();
  const days = from === to ? day(from) : t('holiday.days', { from: day(from), to: day(to) });
  const label = t(state === 'now' ? 'holiday.end' : 'holiday.drop');
  const end = (): Promise<void> => {
    onEnd();
    return attempt(async () => {
      await api.endHoliday(from);
      notify({ tone: 'clear', text: t(state === 'now' ? 'holiday.ended' : 'holiday.dropped') });
      await reload();
    });
  };
  return (
    <li className="notify-row">
      <div className="notify-what">
        <span className="notify-name">{days}</span>
        {state === 'now' && <span className="soft hint">{t('holiday.now')}</span>}
      </div>
      <button
        type="button"
        className="button-quiet"
        aria-label={`${label}: ${days}`}
        onClick={() => void end()}
      >
        {label}
      </button>
    </li>
  );
}

/** Takes days off, as far as the year's are not used up. */
function HolidayForm({ reply: { settings, holidays }, reload }: HolidayProps) {
  const { t } = useMessages();
  const attempt = useTry();
  const today = todayIn(settings?.zone ?? zoneHere());
  const year = Number(today.slice(0, 4));
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [fault, setFault] = useState<HolidayFault | null>(null);

  const take = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wrong = holidayFault({ from, to }, holidays, today);
    setFault(wrong);
    if (wrong) return;
    await attempt(async () => {
      // The days are those of one's own zone.
      await keepZone();
      await api.takeHoliday({ from, to });
      notify({ tone: 'clear', text: t('holiday.taken') });
      setFrom('');
      setTo('');
      await reload();
    });
  };
  return (
    <form className="stack-small" onSubmit={(event) => void take(event)}>
      <div className="notify-times">
        <Day label={t('holiday.first')} value={from} min={today} onChange={setFrom} />
        <Day label={t('holiday.last')} value={to} min={from || today} onChange={setTo} />
      </div>
      <div role="status">
        {fault && <p className="notify-wrong">{t(`holiday.wrong.${fault}`, { most: MOST_HOLIDAYS })}</p>}
      </div>
      <p className="soft hint">
        {t('holiday.left', {
          left: HOLIDAYS_A_YEAR - daysIn(year, holidays),
          most: HOLIDAYS_A_YEAR,
          year: String(year),
        })}
      </p>
      <div className="buttons">
        <button type="submit" className="button-quiet">
          {t('holiday.take')}
        </button>
      </div>
    </form>
  );
}

interface DayProps {
  readonly label: string;
  /** `YYYY-MM-DD`, or empty */
  readonly value: string;
  readonly min: string;
  onChange(value: string): void;
}

function Day({ label, value, min, onChange }: DayProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input figures notify-day"
        type="date"
        required
        min={min}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
