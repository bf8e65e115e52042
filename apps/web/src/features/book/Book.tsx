import { useEffect, useState } from 'react';
import { Link, useParams } from 'wouter';
import { useMessages } from '../../i18n/messages.ts';
import { Loading, State } from '../../ui/page/states.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { DuelBook } from './DuelBook.tsx';
import { NewBook } from './NewBook.tsx';
import { ScorePad } from './ScorePad.tsx';
import { books, type StoredBook } from './store.ts';
import { useBook } from './useBook.ts';
import './book.css';
import './book-asked.css';

/** `/book`: the books on this device, and a new one; `/book/ID`: one of them. */
export default function Book() {
  const { id } = useParams<{ id?: string }>();
  if (id === undefined) return <Shelf />;
  return id === 'loko-moto' ? <ScorePad /> : <Opened key={id} id={id} />;
}

function Opened({ id }: { readonly id: string }) {
  const { t } = useMessages();
  const open = useBook(id);
  if (open === undefined) return <Loading />;
  if (open) return <DuelBook open={open} />;
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

function Shelf() {
  const { t, list, time } = useMessages();
  const [all, setAll] = useState<readonly StoredBook[] | null>([]);
  useEffect(() => {
    books().then(setAll, () => setAll(null));
  }, []);
  return (
    <Page title={t('book.title')} width="wide">
      <div className="stack">
        <div>
          <h1>{t('book.title')}</h1>
          <p className="soft">{t('book.lead')}</p>
        </div>
        {all === null && <p className="book-note">{t('book.no-store')}</p>}
        {all !== null && all.length > 0 && (
          <section>
            <h2>{t('book.shelf')}</h2>
            <ul className="book-shelf">
              {all.map(({ id, setup, at }) => (
                <li key={id}>
                  <Link href={`/book/${id}`}>
                    {t(`game.${setup.game}`)}: {list(setup.names)}
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
