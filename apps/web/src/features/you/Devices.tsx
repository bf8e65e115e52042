import { useState } from 'react';
import type { SessionInfo, SessionList } from '@turntable/protocol/session.ts';
import { api, failureOf } from '../../api/http.ts';
import { useFocusKept } from '../../device/useFocusAfter.ts';
import { useMessages } from '../../i18n/messages.ts';
import { notify } from '../../ui/announce.ts';

interface DevicesProps {
  readonly sessions: SessionList['sessions'];
  onChange(sessions: SessionList['sessions']): void;
}

/** The browsers and programs that are this guest, each of which can be signed out. */
export function Devices({ sessions, onChange }: DevicesProps) {
  const { t } = useMessages();
  const [busy, setBusy] = useState(false);
  const others = sessions.filter(({ own }) => !own);
  const { place, pressed } = useFocusKept<HTMLHeadingElement>(sessions.map(({ id }) => id).join(' '));
  const end = async (which: Parameters<typeof api.endSession>[0]): Promise<void> => {
    pressed();
    setBusy(true);
    try {
      onChange((await api.endSession(which)).sessions);
      notify({ tone: 'clear', text: t('devices.ended') });
    } catch (thrown) {
      notify({ tone: 'caution', text: t(`error.${failureOf(thrown).code}`) });
    }
    setBusy(false);
  };
  return (
    <section className="stack" aria-labelledby="devices">
      <h2 id="devices" ref={place} tabIndex={-1}>
        {t('devices.title')}
      </h2>
      <p>{t(others.length === 0 ? 'devices.one' : 'devices.text')}</p>
      <ul className="timetable">
        {sessions.map((session) => (
          <Line key={session.id} session={session} busy={busy} onEnd={() => void end({ id: session.id })} />
        ))}
      </ul>
      {others.length > 1 && (
        <div className="buttons">
          <button
            type="button"
            className="button-quiet"
            disabled={busy}
            onClick={() => void end({ others: true })}
          >
            {t('devices.end-others')}
          </button>
        </div>
      )}
    </section>
  );
}

interface LineProps {
  readonly session: SessionInfo;
  readonly busy: boolean;
  onEnd(): void;
}
function Line({ session, busy, onEnd }: LineProps) {
  const { t, time } = useMessages();
  const { id, kind, device, madeAt, usedAt, own } = session;
  const name =
    id === '' ? t('devices.older') : device || t(kind === 'program' ? 'devices.program' : 'devices.browser');
  const notes = [
    kind === 'program' && device !== '' ? t('devices.program') : '',
    own ? t('devices.own') : t('devices.used', { date: time(usedAt) }),
    t('devices.since', { date: time(madeAt) }),
  ];
  return (
    <li className="passkey">
      <span>
        {name}
        <span className="soft hint">{notes.filter((note) => note !== '').join(' · ')}</span>
      </span>
      {!own && (
        <button
          type="button"
          className="button-quiet"
          disabled={busy}
          aria-label={t('devices.end-one', { name })}
          onClick={onEnd}
        >
          {t('devices.end')}
        </button>
      )}
    </li>
  );
}
