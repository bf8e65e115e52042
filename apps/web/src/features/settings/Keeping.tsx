import { useAnswer } from '../../api/query.ts';
import { keeping } from '../../device/keeper.ts';
import { useMessages } from '../../i18n/messages.ts';

/** Whether this browser, at this address, can be used without a network. */
export function Keeping() {
  const { t } = useMessages();
  const { body, error } = useAnswer(['keeping'], keeping);
  const state = error ? 'missing' : body;
  return (
    <section aria-labelledby="keeping">
      <h2 id="keeping">{t('ready.title')}</h2>
      {state && <p>{t(`ready.${state}`)}</p>}
    </section>
  );
}
