import { Link } from 'wouter';
import { useMedia } from '../../device/useMedia.ts';
import { useName } from '../../session/me.ts';
import { Page } from '../../ui/page/Page.tsx';
import type { GameListing } from '../../session/listing.ts';
import { JUDGING, lessonOf } from '../../games/lessons.ts';
import { offered, warm } from '../../games/registry.ts';
import { useMessages } from '../../i18n/messages.ts';
import { CodeForm } from '../../session/join/CodeForm.tsx';
import { useReach } from '../../session/reach.ts';
import { useMyTables } from './useMyTables.ts';
import { useQuickGame } from '../../session/quick/useQuickGame.ts';
import { Away } from './Away.tsx';
import { OnThisDevice } from './OnThisDevice.tsx';
import { PhraseNews } from '../../session/phrase/PhraseNews.tsx';
import { YourMove } from './YourMove.tsx';
import { NameField } from '../../ui/NameField.tsx';
import { Station } from './Station.tsx';
import './home.css';

/** `/`: the games as enamel signs along a line, each one click from its table. */
export function Home() {
  const { t } = useMessages();
  const [name, setName] = useName();
  const mine = useMyTables();
  const reach = useReach();
  const narrow = useMedia('(max-width: 55.9rem)');
  const code = reach !== 'none' && <CodeForm />;
  const due = mine.filter(({ reasons }) => reasons.length > 0).length;
  const title = t('app.name');
  return (
    <Page title={due > 0 ? t('mine.count', { count: due, title }) : title} width="wide">
      <div className="home">
        <div className="home-hero">
          <Station />
          <h1>{t('home.title')}</h1>
        </div>
        <PhraseNews />
        <Away />
        <YourMove tables={mine} />
        <OnThisDevice />
        {/* On a phone above the games: whoever has a code looks for nothing else. */}
        {narrow && code}
        <section aria-labelledby="games">
          <h2 id="games" className="hidden-visually">
            {t('home.games')}
          </h2>
          <ol className="line">
            {offered().map((listing) => (
              <GameStop key={listing.id} listing={listing} name={name} onPlay={() => setName(name)} />
            ))}
          </ol>
        </section>
        <section className="home-side" aria-label={t('home.you')}>
          <NameField label={t('name.label')} value={name} onChange={setName} />
          {!narrow && code}
          <p className="stop-more">
            {reach !== 'none' && <Link href="/history">{t('history.link')}</Link>}
            <Link href="/paper">{t('paper.title')}</Link>
            <Link href="/book">{t('book.link')}</Link>
          </p>
        </section>
      </div>
    </Page>
  );
}

interface GameStopProps {
  readonly listing: GameListing;
  readonly name: string;
  /** Keeps the name that was only proposed so far. */
  onPlay(): void;
}

/** A station of the line: the game's sign, and the ways into it. */
function GameStop({ listing, name, onPlay }: GameStopProps) {
  const { t } = useMessages();
  const { busy, play } = useQuickGame(listing, name);
  // Each game has buttons of the same names: who hears them one by one is told whose they are.
  const named = `game-${listing.id}`;
  const begin = (pair?: GameListing['quick']): void => {
    onPlay();
    void play(pair);
  };
  return (
    <li className="stop">
      <h3 id={named} className={`sign sign-${listing.enamel} stop-sign`}>
        {t(listing.name)}
      </h3>
      <p className="figures soft">{t(listing.players)}</p>
      <p>{t(listing.pitch)}</p>
      <div className="buttons">
        <button
          type="button"
          className="button"
          aria-describedby={named}
          disabled={busy}
          onPointerEnter={() => warm(listing)}
          onFocus={() => warm(listing)}
          onClick={() => begin()}
        >
          {t(busy ? 'home.dealing' : 'home.bots')}
        </button>
        {listing.pair && (
          <button
            type="button"
            className="button-quiet"
            disabled={busy}
            title={t('home.pair.hint')}
            onPointerEnter={() => warm(listing)}
            onFocus={() => warm(listing)}
            onClick={() => begin(listing.pair)}
          >
            {t('home.pair')}
          </button>
        )}
        <Link href={`/new/${listing.id}`} className="button-quiet" aria-describedby={named}>
          {t('home.friends')}
        </Link>
      </div>
      <p className="stop-more">
        {lessonOf(listing.id) && (
          <Link href={`/learn/${listing.id}`} aria-describedby={named}>
            {t('home.learn')}
          </Link>
        )}
        {listing.judged && lessonOf(JUDGING) && <Link href={`/learn/${JUDGING}`}>{t('learn.judge')}</Link>}
        <Link href={`/rules/${listing.id}`}>{t('home.rules')}</Link>
      </p>
    </li>
  );
}
