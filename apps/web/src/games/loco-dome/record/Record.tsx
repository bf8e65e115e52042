import type { View } from '@turntable/games/loco-dome/types.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { statisticName } from '../../versus/values.ts';
import './record.css';

/** The record of called statistics, and when it will be emptied (LD-6.1). */
export function Record({ view }: { readonly view: View }) {
  const messages = useMessages();
  const { t } = messages;
  const left = 2 - (view.markersUsed % 2);
  return (
    <section className="ld-record" aria-labelledby="ld-record">
      <h2 id="ld-record">{t('ld.record')}</h2>
      <p className="soft">
        {!view.resetDue && (
          <span className="ld-pegs" aria-hidden="true">
            <i data-in={left === 1} />
            <i />
          </span>
        )}{' '}
        {view.resetDue ? t('ld.record.due') : t('ld.record.reset', { left })}
      </p>
      {view.called.length === 0 ? (
        <p>{t('ld.record.empty')}</p>
      ) : (
        <ol>
          {view.called.map((statistic) => (
            <li key={statistic}>{statisticName(messages, statistic)}</li>
          ))}
        </ol>
      )}
    </section>
  );
}
