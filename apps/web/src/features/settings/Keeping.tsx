import { useEffect, useState } from 'react';
import { keeping, type Keeping as State } from '../../device/keeper.ts';
import { useMessages } from '../../i18n/messages.ts';

/** Whether this browser, at this address, can be used without a network. */
export function Keeping() {
  const { t } = useMessages();
  const [state, setState] = useState<State | null>(null);
  useEffect(() => {
    let gone = false;
    keeping().then(
      (now) => gone || setState(now),
      () => gone || setState('missing'),
    );
    return () => {
      gone = true;
    };
  }, []);
  return (
    <section aria-labelledby="keeping">
      <h2 id="keeping">{t('ready.title')}</h2>
      {state && <p>{t(`ready.${state}`)}</p>}
    </section>
  );
}
