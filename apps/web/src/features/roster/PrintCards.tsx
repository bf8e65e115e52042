import { usePaper } from '../../device/paper.ts';
import { useMessages } from '../../i18n/messages.ts';
import { cardsOf, picturesOf, type WithStatSheet } from '../../local/printing/cards.ts';
import { notify } from '../../ui/announce.ts';
import { saveFile } from '../../ui/save.ts';

interface PrintCardsProps {
  readonly locomotives: readonly WithStatSheet[];
  readonly label: string;
}

/** The cards of locomotives whose stat sheets are known here, printed on this device: one's own, and the roster once it is open. */
export function PrintCards({ locomotives, label }: PrintCardsProps) {
  const { t, locale } = useMessages();
  const [paper] = usePaper();
  const save = async (of: typeof cardsOf, name: string): Promise<void> => {
    try {
      saveFile(`turntable-locomotive-cards-${locale}${name}`, await of(locomotives, locale, { paper }));
    } catch {
      notify({ tone: 'caution', text: t('paper.here.failed') });
    }
  };
  return (
    <>
      <button type="button" className="button-quiet" onClick={() => void save(cardsOf, '.pdf')}>
        {label}
      </button>
      <button type="button" className="button-quiet" onClick={() => void save(picturesOf, '-600-dpi.zip')}>
        {t('paper.png')}
      </button>
    </>
  );
}
