import { Link } from 'wouter';
import { useMessages } from '../../i18n/messages.ts';
import { WITHOUT_SERVER } from '../../local/alone.ts';
import { Page } from './Page.tsx';
import { State } from './states.tsx';

/** No page has this address. */
export function NotFound() {
  const { t } = useMessages();
  return (
    <Page title={t('state.no-page.title')}>
      <State aspect="stop" title={t('state.no-page.title')} text={t('state.no-page.text')}>
        <Link href="/" className="button">
          {t('state.home')}
        </Link>
        {!WITHOUT_SERVER && (
          <Link href="/tables" className="button-quiet">
            {t('state.tables')}
          </Link>
        )}
      </State>
    </Page>
  );
}
