import { useState } from 'react';
import type { PasskeyInfo, Passkeys as Known } from '@turntable/protocol/passkey.ts';
import { api, failureOf } from '../../api/http.ts';
import { useFocusKept } from '../../device/useFocusAfter.ts';
import { useName } from '../../session/me.ts';
import { useMessages } from '../../i18n/messages.ts';
import { notify } from '../../ui/announce.ts';
import { hasPasskeys, makePasskey } from './webauthn.ts';

interface PasskeysProps {
  readonly known: Known;
  onChange(known: Known): void;
}

/** The passkeys of this guest, and a new one where the browser may have it. */
export function Passkeys({ known, onChange }: PasskeysProps) {
  const { t } = useMessages();
  const [name] = useName();
  const [busy, setBusy] = useState(false);
  const { place, pressed } = useFocusKept<HTMLHeadingElement>(known.passkeys.map(({ id }) => id).join(' '));
  const mayMake = known.offered && hasPasskeys();
  if (!mayMake && known.passkeys.length === 0) return null;
  const attempt = async (doing: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await doing();
    } catch (thrown) {
      notify({ tone: 'caution', text: t(`error.${failureOf(thrown).code}`) });
    }
    setBusy(false);
  };
  const add = (): Promise<void> =>
    attempt(async () => {
      const made = await makePasskey(await api.beginPasskey(name));
      if (!made.ok)
        return notify({ tone: 'caution', text: t(made.again ? 'passkey.again' : 'passkey.failed') });
      onChange(await api.addPasskey(made.answer));
      notify({ tone: 'clear', text: t('passkey.added') });
    });
  const remove = (id: string): Promise<void> => {
    pressed();
    return attempt(async () => {
      onChange(await api.removePasskey(id));
      notify({ tone: 'clear', text: t('passkey.removed') });
    });
  };
  return (
    <section className="stack" aria-labelledby="passkeys">
      <h2 id="passkeys" ref={place} tabIndex={-1}>
        {t('passkey.title')}
      </h2>
      <p>{t('passkey.text')}</p>
      {known.passkeys.length > 0 && (
        <ul className="timetable">
          {known.passkeys.map((passkey) => (
            <Line key={passkey.id} passkey={passkey} busy={busy} onRemove={() => void remove(passkey.id)} />
          ))}
        </ul>
      )}
      {mayMake && (
        <div className="buttons">
          <button
            type="button"
            className={known.passkeys.length === 0 ? 'button' : 'button-quiet'}
            disabled={busy}
            onClick={() => void add()}
          >
            {t('passkey.add')}
          </button>
        </div>
      )}
    </section>
  );
}

interface LineProps {
  readonly passkey: PasskeyInfo;
  readonly busy: boolean;
  onRemove(): void;
}
function Line({ passkey, busy, onRemove }: LineProps) {
  const { t, time } = useMessages();
  const { madeAt, usedAt, synced } = passkey;
  const date = time(madeAt);
  const notes = [
    usedAt === null ? t('passkey.unused') : t('passkey.used', { date: time(usedAt) }),
    t(synced ? 'passkey.synced' : 'passkey.single'),
  ];
  return (
    <li className="passkey">
      <span>
        {t('passkey.one', { date })}
        <span className="soft hint">{notes.join(' · ')}</span>
      </span>
      <button
        type="button"
        className="button-quiet"
        disabled={busy}
        aria-label={t('passkey.remove-one', { date })}
        onClick={onRemove}
      >
        {t('passkey.remove')}
      </button>
    </li>
  );
}
