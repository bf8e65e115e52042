import { useState } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { later } from '../../../ui/later.tsx';
import type { TalkTrayProps } from './TalkTray.tsx';

const TalkTray = later(async () => (await import('./TalkTray.tsx')).TalkTray);

interface TalkProps extends Omit<TalkTrayProps, 'open' | 'onClose'> {
  /** Where there is room the button says what it is for. */
  readonly wide?: boolean;
}

/** A button, and behind it the tray. The button is there from the start: what came later would push those beside it away. */
export function Talk({ wide = false, ...tray }: TalkProps) {
  const { t } = useMessages();
  // Undefined until it is first opened. Then it stays, so that closing it gives the focus back, and words that were not sent are kept.
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <button
        type="button"
        className={wide ? 'button-quiet' : 'button-icon'}
        aria-label={t('talk.title')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="talk" /> {wide && t('talk.title')}
      </button>
      {open !== undefined && <TalkTray {...tray} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
