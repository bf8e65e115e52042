import { useAnswer } from '../../api/query.ts';
import { useMessages } from '../../i18n/messages.ts';
import { notify } from '../../ui/announce.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { saveFile } from '../../ui/save.ts';
import { PaperLink } from './PaperLink.tsx';
import { printed } from './here.ts';
import type { PaperWish } from '../../session/paper-wish.ts';

/** Pages that are shown of a document. */
const SHOWN = 2;

interface PreviewProps {
  readonly wish: PaperWish | null;
  onClose(): void;
}

/** The first pages of a document, drawn on this device before anything is saved. */
export function Preview({ wish, onClose }: PreviewProps) {
  const { t } = useMessages();
  const { body: made, error } = useAnswer(['preview', wish], () => printed(wish!, SHOWN), {
    when: wish !== null,
  });
  const pictures = made && 'pictures' in made ? made.pictures : undefined;
  const pages = made && 'pages' in made ? made.pages : 0;
  const failed = error !== null || (made !== undefined && pictures === undefined);
  const saveAsPictures = async (single: PaperWish): Promise<void> => {
    try {
      const made = await printed(single, 'png');
      if (!('archive' in made)) throw new Error('no pictures');
      const name = ['turntable', single.kind, single.sheet, single.lang].filter(Boolean).join('-');
      saveFile(`${name}-600-dpi.zip`, new Blob([made.archive], { type: 'application/zip' }));
    } catch {
      notify({ tone: 'caution', text: t('paper.here.failed') });
    }
  };
  return (
    <Dialog title={wish ? t(`paper.kind.${wish.kind}`) : ''} open={wish !== null} onClose={onClose}>
      {failed && <p>{t('paper.here.failed')}</p>}
      {!failed && !pictures && <p className="soft">{t('paper.looking')}</p>}
      {pictures?.map((svg, i) => (
        // Drawn by packages/print from our own data, every text escaped.
        <div key={i} className="paper-page" dangerouslySetInnerHTML={{ __html: svg }} />
      ))}
      {wish && pictures && (
        <p className="buttons">
          {pages > SHOWN && <span className="soft">{t('paper.more', { count: pages - SHOWN })}</span>}
          <PaperLink wish={wish}>{t('paper.pdf')}</PaperLink>
          {wish.layout === 'single' && (
            <button type="button" className="button-quiet" onClick={() => void saveAsPictures(wish)}>
              {t('paper.png')}
            </button>
          )}
        </p>
      )}
    </Dialog>
  );
}
