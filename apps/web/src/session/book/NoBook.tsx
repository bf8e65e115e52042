import { Link } from 'wouter';
import { useMessages } from '../../i18n/messages.ts';
import { Page } from '../../ui/page/Page.tsx';
import { State } from '../../ui/page/states.tsx';

/** The page of a book that the device does not have, or no longer. */
export function NoBook() {
  const { t } = useMessages();
  return (
    <Page title={t('book.title')}>
      <State aspect="stop" title={t('book.none.title')} text={t('book.none.text')}>
        <Link href="/book" className="button">
          {t('book.shelf')}
        </Link>
      </State>
    </Page>
  );
}
