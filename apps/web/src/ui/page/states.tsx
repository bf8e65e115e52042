import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { ErrorBody } from '@turntable/protocol/messages.ts';
import { useMessages } from '../../i18n/messages.ts';
import { WITHOUT_SERVER } from '../../local/alone.ts';
import { Signal, type Aspect } from './Signal.tsx';
import { Page } from './Page.tsx';
import './state.css';

interface StateProps {
  /** Which lamp of the signal is lit. */
  readonly aspect: Aspect;
  readonly title: string;
  readonly text: string;
  /** The ways on: links and buttons. */
  readonly children?: ReactNode;
  readonly level?: 1 | 2;
}

/** A state that stands in for content: empty, away, refused. Says what is, and offers a way on. */
export function State({ aspect, title, text, children, level = 1 }: StateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="state">
      <Signal aspect={aspect} />
      <div className="state-text">
        <Heading>{title}</Heading>
        <p>{text}</p>
        {children && <div className="buttons">{children}</div>}
      </div>
    </div>
  );
}

/** Shown while a page or a table is on its way; not before it took long enough to notice. */
export function Loading() {
  const { t } = useMessages();
  return (
    <div className="loading" role="status">
      <span className="loading-line" aria-hidden="true" />
      <span>{t('state.loading')}</span>
    </div>
  );
}

/** A page for a request that the server did not do. `retry` if asking again can help. */
export function FailurePage({ error, retry }: { readonly error: ErrorBody; readonly retry?: () => void }) {
  const { t, say } = useMessages();
  if (WITHOUT_SERVER && error.code === 'unavailable') return <NoServer />;
  const title = say(`state.${error.code}.title`);
  const known = title !== `state.${error.code}.title`;
  return (
    <Page title={known ? title : t('state.failed.title')}>
      <State
        aspect={error.code === 'unavailable' ? 'caution' : 'stop'}
        title={known ? title : t('state.failed.title')}
        text={known ? say(`state.${error.code}.text`) : say(`error.${error.code}`)}
      >
        {retry && (
          <button type="button" className="button" onClick={retry}>
            {t('state.retry')}
          </button>
        )}
        <Link href="/tables" className="button-quiet">
          {t('state.tables')}
        </Link>
        <Link href="/" className="button-quiet">
          {t('state.home')}
        </Link>
      </State>
    </Page>
  );
}

/** A page for what needs a server, where there never is one: asking again would not help. */
function NoServer() {
  const { t } = useMessages();
  return (
    <Page title={t('away.none.title')}>
      <State aspect="caution" title={t('away.none.title')} text={t('away.none.waits')}>
        <Link href="/" className="button-quiet">
          {t('state.home')}
        </Link>
      </State>
    </Page>
  );
}
