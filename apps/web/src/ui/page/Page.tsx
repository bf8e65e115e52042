import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useRoute } from 'wouter';
import { useMessages } from '../../i18n/messages.ts';
import { WITHOUT_SERVER } from '../../local/alone.ts';
import { Icon } from '../Icon.tsx';
import { Logo } from './Logo.tsx';
import { scrollPage } from './scroll.ts';
import { useTitle } from './title.ts';
import '../style/button.css';
import './sign.css';
import './page.css';

interface PageProps {
  /** Names the tab; the page itself has its own h1. */
  readonly title: string;
  readonly width?: 'text' | 'wide';
  readonly children: ReactNode;
}

let first = true;

/** The frame of every page but the table: skip link, header, main, footer. */
// Long: the frame is laid out from top to bottom.
export function Page({ title, width = 'text', children }: PageProps) {
  const { t } = useMessages();
  const main = useRef<HTMLElement>(null);
  useTitle(title);
  useEffect(() => {
    // After navigation inside the app the focus goes to the new page's content; on the first load the browser sets it.
    if (!first && !location.hash) {
      main.current?.focus({ preventScroll: true });
      scrollPage();
    }
    first = false;
  }, []);
  return (
    <div className="page">
      <a
        className="skip"
        href="#main"
        onClick={(event) => {
          // What stands behind the # of some addresses is theirs: a seat's token, the step of a replay.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {t('page.skip')}
      </a>
      <header className="page-head">
        <Link href="/" className="wordmark">
          <Logo />
          <span>{t('app.name')}</span>
        </Link>
        <nav aria-label={t('page.nav')}>
          <ul className="page-nav">
            {!WITHOUT_SERVER && (
              <li>
                <NavLink href="/tables">{t('nav.tables')}</NavLink>
              </li>
            )}
            <li>
              <NavLink href="/rules" match="/rules/*?">
                {t('nav.rules')}
              </NavLink>
            </li>
            <li>
              <NavLink href="/roster" match="/roster/*?">
                {t('nav.roster')}
              </NavLink>
            </li>
            <li>
              <NavLink href="/settings" label={t('nav.settings')}>
                <Icon name="settings" />
              </NavLink>
            </li>
          </ul>
        </nav>
      </header>
      <main id="main" ref={main} tabIndex={-1} className={`page-main page-main-${width}`}>
        {children}
      </main>
      <footer className="page-foot">
        <nav aria-label={t('page.more')}>
          <Link href="/puzzles">{t('puzzle.nav')}</Link>
          {!WITHOUT_SERVER && <Link href="/precedents">{t('nav.precedents')}</Link>}
          <Link href="/replay">{t('import.link')}</Link>
          {!WITHOUT_SERVER && <Link href="/ratings">{t('rating.title')}</Link>}
          <Link href="/about">{t('about.title')}</Link>
        </nav>
        <p>{t('page.foot')}</p>
      </footer>
    </div>
  );
}

interface NavLinkProps {
  readonly href: string;
  readonly match?: string;
  readonly label?: string;
  readonly children: ReactNode;
}
function NavLink({ href, match, label, children }: NavLinkProps) {
  const [here] = useRoute(match ?? href);
  return (
    <Link href={href} aria-label={label} aria-current={here ? 'page' : undefined}>
      {children}
    </Link>
  );
}
