import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { Review } from '@turntable/bots/review/review.ts';
import type { AnyGame } from '@turntable/engine';
import { App } from '../app/App.tsx';
import { ClausePeek } from '../features/rules/ClausePeek.tsx';
import { Notices } from '../ui/Notices.tsx';
import type { Golden, GoldenIndex } from './golden.ts';
import { DraftMoment, Moment, ReviewMoment, WaitingMoment } from './Moment.tsx';
import { PAGES, REVIEWS, WAITING } from './pages.ts';
import { GALLERY_PATH, SCREENS, type Wanted } from './places.ts';

/** What a screen of the gallery is drawn from; loaded before it is drawn. */
export interface Loaded {
  readonly game: AnyGame;
  readonly golden: Golden;
  readonly review?: Review;
}

/** The screen that an address of the gallery asks for. */
export function Shown({ wanted, loaded }: { readonly wanted: Wanted; readonly loaded: Loaded | undefined }) {
  const path = wanted.game === 'page' ? PAGES[wanted.record] : undefined;
  if (path !== undefined) {
    const { hook, searchHook } = memoryLocation({ path });
    return (
      <Router hook={hook} searchHook={searchHook}>
        <App />
      </Router>
    );
  }
  if (!loaded) return <p>There is no such screen.</p>;
  // Links at a table lead nowhere: there is no server behind it.
  const { hook } = memoryLocation({ path: '/t/gallery', static: true });
  return (
    <Router hook={hook}>
      {wanted.game === 'page' && wanted.record.startsWith('draft-') ? (
        <DraftMoment {...loaded} looksOn={wanted.seat === 'public'} />
      ) : isReview(wanted) ? (
        <ReviewMoment {...loaded} />
      ) : wanted.game === 'page' ? (
        <WaitingMoment {...loaded} />
      ) : (
        <Moment
          {...loaded}
          at={wanted.at}
          as={wanted.seat}
          seconds={wanted.seconds}
          board={wanted.board}
          play={wanted.play}
          since={wanted.since}
          keeper={wanted.keeper}
        />
      )}
      <Notices />
      <ClausePeek />
    </Router>
  );
}

/** Which golden game an address needs, if any. */
export function needs({ game, record }: Wanted): readonly [game: string, record: string] | undefined {
  if (game !== 'page') return [game, record];
  if (record === 'replay') return ['loko-moto', 'five-players'];
  return WAITING[record] ?? REVIEWS[record];
}

/** Whether it is the review of a golden game. */
export const isReview = ({ game, record }: Wanted): boolean => game === 'page' && record in REVIEWS;

/** The list of all screens and of the positions of each golden game. For developers, so in English only. */
export function Contents({ index }: { readonly index: GoldenIndex }) {
  return (
    <main style={{ padding: '1rem' }}>
      <h1>Every screen</h1>
      <p>
        Add <code>theme=dark</code>, <code>lang=hu</code>, <code>seat=0</code> to <code>4</code>,{' '}
        <code>public</code> or <code>judge</code>, <code>at=</code> a number of answers, <code>board=1</code>,{' '}
        <code>play=</code> a number of answers that are given by themselves, <code>since=</code> a number of
        answers after which the reader was away, <code>keeper=1</code> for a real table, and{' '}
        <code>press=</code> the name of something to tap.
      </p>
      <h2>Pictures</h2>
      <ul>
        {SCREENS.map(({ name, path }) => (
          <li key={name}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
      {Object.entries(index).map(([game, records]) => (
        <section key={game}>
          <h2>{game}</h2>
          <ul>
            {Object.entries(records).map(([record, count]) => (
              <li key={record}>
                {record}:{' '}
                {Array.from({ length: Math.min(count, 12) + 1 }, (_, i) =>
                  Math.round((i * count) / Math.min(count, 12)),
                ).map((at) => (
                  <a key={at} href={`${GALLERY_PATH}/${game}/${record}?at=${at}`}>
                    {at}{' '}
                  </a>
                ))}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
