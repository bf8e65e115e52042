import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useMessages } from '../../i18n/messages.ts';
import { Dialog } from '../../ui/Dialog.tsx';

interface OptionsDrawerProps {
  /** What is set, in words: what it is about, and what was chosen. */
  readonly summary: readonly (readonly [what: string, chosen: string])[];
  /** The fields that change it. */
  readonly children: ReactNode;
}

/** The options of a new table in words, and behind a word the drawer in which they are changed. */
export function OptionsDrawer({ summary, children }: OptionsDrawerProps) {
  const { t } = useMessages();
  const [open, setOpen] = useState(false);
  // The drawer stands in the form: Enter in a field would open the table.
  const finish = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLInputElement))
      return;
    event.preventDefault();
    setOpen(false);
  };
  return (
    <section aria-labelledby="new-options">
      <div className="new-options-head">
        <h2 id="new-options">{t('new.options')}</h2>
        <button type="button" aria-label={t('new.options.change')} onClick={() => setOpen(true)}>
          {t('new.options.change.short')}
        </button>
      </div>
      <dl className="new-options-summary">
        {summary.map(([what, chosen]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{chosen}</dd>
          </div>
        ))}
      </dl>
      <Dialog title={t('new.options')} open={open} onClose={() => setOpen(false)} kind="drawer">
        <div className="stack" onKeyDown={finish}>
          {children}
        </div>
        <button type="button" className="button" onClick={() => setOpen(false)}>
          {t('new.options.done')}
        </button>
      </Dialog>
    </section>
  );
}
