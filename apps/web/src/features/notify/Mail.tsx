import { useState, type FormEvent } from 'react';
import { api, failureOf } from '../../api/http.ts';
import { useMessages } from '../../i18n/messages.ts';
import { notify } from '../../ui/announce.ts';

/** Messages by e-mail, once the address is confirmed. */
export function Mail({ reload }: { readonly reload: () => Promise<void> }) {
  const { t, locale } = useMessages();
  const [address, setAddress] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    try {
      const { channel } = await api.addMail({ address: address.trim(), language: locale });
      setAddress('');
      if (channel.pending) notify({ tone: 'clear', text: t('notify.mail.asked') });
      await reload();
    } catch (thrown) {
      const { code } = failureOf(thrown);
      notify({ tone: 'caution', text: t(code === 'bad-message' ? 'notify.mail.bad' : `error.${code}`) });
    }
    setBusy(false);
  };
  return (
    <section className="stack-small" aria-labelledby="notify-mail">
      <h2 id="notify-mail">{t('notify.mail')}</h2>
      <p>{t('notify.mail.text')}</p>
      <form className="field" onSubmit={(event) => void submit(event)}>
        <label htmlFor="notify-address">{t('notify.mail.address')}</label>
        <div className="field-row">
          <input
            id="notify-address"
            className="input"
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
          <button type="submit" className="button-quiet" disabled={busy}>
            {t('notify.add')}
          </button>
        </div>
      </form>
    </section>
  );
}
