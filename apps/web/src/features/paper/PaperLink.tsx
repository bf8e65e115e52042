import type { ReactNode } from 'react';
import { WITHOUT_SERVER } from '../../local/alone.ts';
import { useMessages } from '../../i18n/messages.ts';
import { notify } from '../../ui/announce.ts';
import { saveFile } from '../../ui/save.ts';
import { printed } from './here.ts';
import type { PaperWish } from '../../session/paper-wish.ts';
import { addressOf } from './paper-address.ts';

interface PaperLinkProps {
  readonly wish: PaperWish;
  /** As a link among words, and no button. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/** A document to be had: from the server, and where there is none, made on this device. */
export function PaperLink({ wish, quiet, children }: PaperLinkProps) {
  const { t } = useMessages();
  const look = quiet ? undefined : 'button-quiet';
  if (!WITHOUT_SERVER)
    return (
      <a href={addressOf(wish)} className={look} download>
        {children}
      </a>
    );
  // Rears hold the values of the roster, which no page has.
  if (wish.kind === 'locomotive-cards') return <span className="soft">{t('paper.server')}</span>;
  const print = async (): Promise<void> => {
    try {
      const made = await printed(wish);
      if (!('pdf' in made)) throw new Error('no document');
      const name = ['turntable', wish.kind, wish.sheet, wish.lang, wish.paper].filter(Boolean).join('-');
      saveFile(`${name}.pdf`, new Blob([made.pdf], { type: 'application/pdf' }));
    } catch {
      notify({ tone: 'caution', text: t('error.unavailable') });
    }
  };
  return (
    <button type="button" className="button-quiet" onClick={() => void print()}>
      {children}
    </button>
  );
}
