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
  const [open, setOpen] = useState(false);
  // It stays once it was opened, so that closing it gives the focus back, and words that were not sent are kept.
  const [asked, setAsked] = useState(false);
  return (
    <>
      <button
        type="button"
        className={wide ? 'button-quiet' : 'button-icon'}
        aria-label={t('talk.title')}
        aria-haspopup="dialog"
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        <Icon name="talk" /> {wide && t('talk.title')}
      </button>
      {asked && <TalkTray {...tray} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
