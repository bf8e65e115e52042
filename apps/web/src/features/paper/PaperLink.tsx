import type { ReactNode } from 'react';
import { WITHOUT_SERVER } from '../../local/alone.ts';
import { useMessages } from '../../i18n/messages.ts';
import { notify } from '../../ui/announce.ts';
import { saveFile } from '../../ui/save.ts';
import { printed } from './here.ts';
import type { PaperWish } from '../../session/paper-wish.ts';
import { useReach } from '../../session/reach.ts';
import { addressOf } from './paper-address.ts';

interface PaperLinkProps {
  readonly wish: PaperWish;
  /** As a link among words, and no button. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/** All cards of the roster with the values of this device: whoever asks for them opens the roster (LV-1.6). */
async function printRoster({ lang, paper, layout }: PaperWish): Promise<void> {
  const [{ FRONTS }, { openedStatSheets }, { cardsOf }] = await Promise.all([
    import('@turntable/roster/fronts.ts'),
    import('../../locomotives/opened.ts'),
    import('../../local/printing/cards.ts'),
  ]);
  const statSheets = await openedStatSheets(FRONTS.map(({ id }) => id));
  if (typeof statSheets === 'string') throw new Error(statSheets);
  const locomotives = FRONTS.map((locomotive, i) => ({ locomotive, statSheet: statSheets[i]! }));
  const pdf = await cardsOf(locomotives, lang, { paper, ...(layout && { layout }) });
  saveFile(`turntable-locomotive-cards-${lang}-${paper}.pdf`, pdf);
}

/** A document to be had: from the server, and where there is none, made on this device, if what makes it is here. */
export function PaperLink({ wish, quiet, children }: PaperLinkProps) {
  const { t } = useMessages();
  const look = quiet ? undefined : 'button-quiet';
  const reach = useReach();
  if (!WITHOUT_SERVER && reach !== 'away')
    return (
      <a href={addressOf(wish)} className={look} download>
        {children}
      </a>
    );
  const print = async (): Promise<void> => {
    try {
      if (wish.kind === 'locomotive-cards') return await printRoster(wish);
      const made = await printed(wish);
      if (!('pdf' in made)) throw new Error('no document');
      const name = ['turntable', wish.kind, wish.sheet, wish.lang, wish.paper].filter(Boolean).join('-');
      saveFile(`${name}.pdf`, new Blob([made.pdf], { type: 'application/pdf' }));
    } catch {
      notify({ tone: 'caution', text: t('paper.here.failed') });
    }
  };
  return (
    <button
      type="button"
      className="button-quiet"
      title={wish.kind === 'locomotive-cards' ? t('locomotive.open.text') : undefined}
      onClick={() => void print()}
    >
      {children}
    </button>
  );
}
