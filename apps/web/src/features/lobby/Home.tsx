import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { api, failureOf } from '../../api/http.ts';
import { lastBots } from '../../device/last-bots.ts';
import { useName } from '../../session/me.ts';
import { makeTable } from '../../session/play-here.ts';
import { LEVELS } from '../../session/seats.ts';
import { Page } from '../../ui/page/Page.tsx';
import type { GameListing } from '../../session/listing.ts';
import { JUDGING, lessonOf } from '../../games/lessons.ts';
import { offered, warm } from '../../games/registry.ts';
import { useMessages } from '../../i18n/messages.ts';
import { CodeForm } from '../../session/join/CodeForm.tsx';
import { useMyTables } from './useMyTables.ts';
import { Away } from './Away.tsx';
import { OnThisDevice } from './OnThisDevice.tsx';
import { PhraseNews } from '../../session/phrase/PhraseNews.tsx';
import { YourMove } from './YourMove.tsx';
import { notify } from '../../ui/announce.ts';
import { NameField } from '../../ui/NameField.tsx';
import { Station } from './Station.tsx';
import './home.css';

/** `/`: the games as enamel signs along a line, each one click from its table. */
export function Home() {
  const { t } = useMessages();
  const [name, setName] = useName();
  const mine = useMyTables();
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
          <CodeForm />
          <p>
            <Link href="/history">{t('history.link')}</Link> · <Link href="/paper">{t('paper.title')}</Link> ·{' '}
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

/** As many bots, as strong, with the options of the last time; undefined the first time. */
function remembered(listing: GameListing, name: string): ReturnType<GameListing['quick']> | undefined {
  const last = lastBots(listing.id);
  if (!last || !listing.seats.includes(last.levels.length + 1)) return undefined;
  const levels = last.levels.flatMap((level) => LEVELS.find((each) => each === level) ?? []);
  if (levels.length !== last.levels.length) return undefined;
  return {
    seats: [{ kind: 'mine', name }, ...levels.map((level) => ({ kind: 'bot' as const, level }))],
    options: last.options,
  };
}

/** A station of the line: the game's sign, and the ways into it. */
function GameStop({ listing, name, onPlay }: GameStopProps) {
  const { t } = useMessages();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const play = async (pair?: GameListing['quick']): Promise<void> => {
    setBusy(true);
    onPlay();
    try {
      const create = ({ seats, options }: ReturnType<GameListing['quick']>): Promise<string> => {
        const wish = { game: listing.id, options, seats: [...seats], starter: 0 };
        return makeTable(wish, () => api.create({ ...wish, startWhenFull: true }));
      };
      const last = pair ? pair(name) : remembered(listing, name);
      // What was kept may be of another version of the game: then the usual bots play.
      const id = await (last
        ? create(last).catch(() => create(listing.quick(name)))
        : create(listing.quick(name)));
      go(`/t/${id}`);
    } catch (thrown) {
      const { code, detail } = failureOf(thrown);
      notify({ tone: 'caution', text: t(detail === 'values' ? 'away.values' : `error.${code}`) });
      setBusy(false);
    }
  };
  return (
    <li className="stop">
      <h3 className={`sign sign-${listing.enamel} stop-sign`}>{t(listing.name)}</h3>
      <p className="figures soft">{t(listing.players)}</p>
      <p>{t(listing.pitch)}</p>
      <div className="buttons">
        <button
          type="button"
          className="button"
          disabled={busy}
          onPointerEnter={() => warm(listing)}
          onFocus={() => warm(listing)}
          onClick={() => void play()}
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
            onClick={() => void play(listing.pair)}
          >
            {t('home.pair')}
          </button>
        )}
        <Link href={`/new/${listing.id}`} className="button-quiet">
          {t('home.friends')}
        </Link>
      </div>
      <p className="stop-more">
        {lessonOf(listing.id) && <Link href={`/learn/${listing.id}`}>{t('home.learn')}</Link>}
        {listing.judged && lessonOf(JUDGING) && <Link href={`/learn/${JUDGING}`}>{t('learn.judge')}</Link>}
        <Link href={`/rules/${listing.id}`}>{t('home.rules')}</Link>
      </p>
    </li>
  );
}
