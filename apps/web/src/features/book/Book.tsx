import { useEffect, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { useHash } from '../../device/useHash.ts';
import { storeRecord } from '../../device/stored-record.ts';
import { useAnswer } from '../../api/query.ts';
import { useMessages } from '../../i18n/messages.ts';
import { Loading, State } from '../../ui/page/states.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { gameBookOf } from '../../games/books.ts';
import { handedOver } from '../../session/book/hand-over.ts';
import { NewBook } from './NewBook.tsx';
import { NoBook } from '../../session/book/NoBook.tsx';
import { bookOf, books } from '../../session/book/store.ts';
import '../../session/book/book.css';
import '../../session/book/book-asked.css';
import '../../session/book/book-numbers.css';

/**
 * `/book`: the books on this device, and a new one; `/book/ID`: one of them; `/book/GAME`: the score alone;
 * `/book#r=…`: a record from elsewhere.
 */
export default function Book() {
  const { id } = useParams<{ id?: string }>();
  // Another link, opened where this page is: the browser keeps the page.
  const hash = useHash();
  if (id === undefined) return hash.startsWith('r=') ? <Handed key={hash} link={`#${hash}`} /> : <Shelf />;
  const Pad = gameBookOf(id)?.Pad;
  return Pad ? <Pad /> : <Opened key={id} id={id} />;
}

/** A record that somebody handed over by a link: it goes to this server, which shows it. `link`: from its `#` on. */
function Handed({ link }: { readonly link: string }) {
  const { t } = useMessages();
  const [, go] = useLocation();
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    let gone = false;
    void handedOver(link).then((text) => {
      if (gone) return;
      if (!text) return setBroken(true);
      storeRecord(text);
      go('/replay', { replace: true });
    });
    return () => {
      gone = true;
    };
  }, [go, link]);
  if (!broken) return <Loading />;
  return (
    <Page title={t('book.title')}>
      <State aspect="stop" title={t('book.handed.title')} text={t('book.handed.text')}>
        <Link href="/book" className="button" replace>
          {t('book.shelf')}
        </Link>
      </State>
    </Page>
  );
}

function Opened({ id }: { readonly id: string }) {
  const { body: game, error } = useAnswer(['book', id], async () => (await bookOf(id))?.setup.game ?? null);
  if (game === undefined && !error) return <Loading />;
  const found = game ? gameBookOf(game) : undefined;
  return found ? <found.Opened id={id} /> : <NoBook />;
}

function Shelf() {
  const { t, say, list, time } = useMessages();
  const { body: all, error } = useAnswer(['books'], books);
  return (
    <Page title={t('book.title')} width="wide">
      <div className="stack">
        <div>
          <h1>{t('book.title')}</h1>
          <p className="soft">{t('book.lead')}</p>
        </div>
        {error && <p className="book-note">{t('book.no-store')}</p>}
        {all !== undefined && all.length > 0 && (
          <section>
            <h2>{t('book.shelf')}</h2>
            <ul className="book-shelf">
              {all.map(({ id, setup, at }) => (
                <li key={id}>
                  <Link href={`/book/${id}`}>
                    {say(`game.${setup.game}`)}: {list(setup.names)}
                  </Link>{' '}
                  <time className="soft">{time(at)}</time>
                </li>
              ))}
            </ul>
          </section>
        )}
        <NewBook />
      </div>
    </Page>
  );
}
