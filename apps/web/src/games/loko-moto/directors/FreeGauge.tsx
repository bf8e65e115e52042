import type { View } from '@turntable/games/loko-moto/types.ts';
import { useMessages } from '../../../i18n/messages.ts';

/** How much of the game is left: a track with a stop signal that moves to its end. */
export function FreeGauge({ view }: { readonly view: View }) {
  const { t } = useMessages();
  const all = view.lines.length;
  return (
    <section className="lm-gauge">
      <h2 className="lm-head">
        {t('lm.free')} <small>{t('lm.free.of', { count: view.free, all })}</small>
      </h2>
      <div className="lm-gauge-track" aria-hidden="true">
        <i style={{ width: `${(100 * (all - view.free)) / all}%` }} />
      </div>
      <p>{t('lm.free.end')}</p>
    </section>
  );
}
