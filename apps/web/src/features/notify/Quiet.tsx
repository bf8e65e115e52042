import { useId, useState } from 'react';
import type { NotifyReply } from '@turntable/protocol/notify.ts';
import type { GuestSettings, QuietHours } from '@turntable/protocol/quiet.ts';
import { NO_SETTINGS } from '@turntable/protocol/wall.ts';
import { api } from '../../api/http.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useQuietHours } from './useQuietHours.ts';
import { useStored } from './useStored.ts';
import { readableZone, zoneHere } from './zone.ts';

interface QuietProps {
  readonly reply: NotifyReply;
  readonly reload: () => Promise<void>;
}

const NIGHT: QuietHours = { from: '22:00', to: '08:00' };

/** When nothing is to come, and when the day's summary is. Every change counts at once. */
export function Quiet({ reply, reload }: QuietProps) {
  const { t } = useMessages();
  const here = zoneHere();
  const { settings: known, channels, holidays } = reply;
  const { value: settings, store: storeAll } = useStored<GuestSettings>(
    known ?? { ...NO_SETTINGS, zone: here },
  );
  const { quiet, zone, digestAt } = settings;
  const store = (change: Partial<GuestSettings>): void => {
    const next = { ...settings, ...change };
    void storeAll(next, () => api.setSettings(next), reload);
  };
  const hasDigest = channels.some(({ tells }) => tells.digest > 0);
  const isZoned = quiet !== null || hasDigest || holidays.some(({ state }) => state !== 'over');
  return (
    <section className="stack-small" aria-labelledby="notify-times">
      <h2 id="notify-times">{t('notify.times')}</h2>
      <QuietTimes quiet={quiet} onChange={(next) => store({ quiet: next })} />
      {hasDigest && (
        <Time label={t('notify.digest.at')} value={digestAt} onSet={(time) => store({ digestAt: time })} />
      )}
      {isZoned && <p className="soft hint">{t('notify.zone', { zone: readableZone(zone) })}</p>}
      {isZoned && zone !== here && (
        <div className="buttons">
          <button type="button" className="button-quiet" onClick={() => store({ zone: here })}>
            {t('notify.zone.here', { zone: readableZone(here) })}
          </button>
        </div>
      )}
    </section>
  );
}

interface QuietTimesProps {
  /** null: nothing is held back. */
  readonly quiet: QuietHours | null;
  /** Hours that the server takes. */
  onChange(quiet: QuietHours | null): void;
}

/** Whether there are hours without messages, and which. */
function QuietTimes({ quiet, onChange }: QuietTimesProps) {
  const { t } = useMessages();
  const { shown, wrong, set } = useQuietHours(quiet, onChange);
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={quiet !== null}
          onChange={(event) => set(event.target.checked ? NIGHT : null)}
        />
        <span>
          {t('notify.quiet.on')}
          <span className="soft hint">{t('notify.quiet.text')}</span>
        </span>
      </label>
      {shown && (
        <div className="notify-times">
          <Time label={t('notify.quiet.from')} value={shown.from} onSet={(from) => set({ ...shown, from })} />
          <Time label={t('notify.quiet.to')} value={shown.to} onSet={(to) => set({ ...shown, to })} />
        </div>
      )}
      <div role="status">{wrong && <p className="notify-wrong">{t('notify.quiet.long')}</p>}</div>
    </>
  );
}

interface TimeProps {
  readonly label: string;
  /** `HH:MM` */
  readonly value: string;
  onSet(value: string): void;
}

/** A time of day. It counts when the field is left: while one types it is many. */
function Time({ label, value, onSet }: TimeProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const done = (): void => {
    setTyped(null);
    if (typed && typed !== value) onSet(typed);
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input figures notify-time"
        type="time"
        required
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value.slice(0, 5))}
        onBlur={done}
        onKeyDown={(event) => event.key === 'Enter' && done()}
      />
    </div>
  );
}
