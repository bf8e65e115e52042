import type { Flag } from '@turntable/roster/flags.ts';
import { useMessages } from '../../i18n/messages.ts';
import { flagText } from '../../locomotives/figures.ts';

/** Values of a stat sheet that contradict each other; nothing if none do. */
export function Flags({ flags }: { readonly flags: readonly Flag[] }) {
  const messages = useMessages();
  if (flags.length === 0) return null;
  return (
    <section className="flags">
      <h3>{messages.t('locomotive.flags')}</h3>
      <ul>
        {flags.map((flag) => (
          <li key={`${flag.statistic} ${flag.reason}`}>{flagText(messages, flag)}</li>
        ))}
      </ul>
    </section>
  );
}
