import { Suspense } from 'react';
import type { AnyGame } from '@turntable/engine';
import { Link } from 'wouter';
import { useAnswer } from '../../api/query.ts';
import { engineOf } from '../../games/engine.ts';
import { lessonOf } from '../../games/lessons.ts';
import { listingOf } from '../../games/registry.ts';
import { useMessages, type Messages } from '../../i18n/messages.ts';
import type { GameListing } from '../../session/listing.ts';
import { NotFound } from '../../ui/page/NotFound.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { FailurePage, Loading, State } from '../../ui/page/states.tsx';
import { Guided } from './Guided.tsx';
import { readLesson, type Lesson } from './lesson.ts';

export interface GuidedGame {
  readonly listing: GameListing;
  readonly game: AnyGame;
  readonly lesson: Lesson;
}

async function guidedGame(load: () => Promise<unknown>, { t }: Messages): Promise<GuidedGame> {
  const input = await load();
  const listing = listingOf((input as { game: string }).game);
  if (!listing) throw new Error('a lesson of no game');
  const game = await engineOf(listing);
  return { listing, game, lesson: readLesson(game, input, t) };
}

/** `/learn/:id`: a guided first game, as a player or as the judge, played in the browser alone. */
export default function Learn({ id }: { readonly id: string }) {
  const load = lessonOf(id);
  return load ? <Fetched id={id} load={load} /> : <NotFound />;
}

function Fetched({ id, load }: { readonly id: string; readonly load: () => Promise<unknown> }) {
  const messages = useMessages();
  const { t } = messages;
  const { body, error, again } = useAnswer(
    ['lesson', id, messages.locale],
    () => guidedGame(load, messages),
    {
      keep: true,
    },
  );
  if (error?.code === 'not-allowed')
    return (
      <Page title={t('state.not-allowed.title')}>
        <State aspect="stop" title={t('state.not-allowed.title')} text={t('learn.hidden')}>
          <Link href="/tables" className="button">
            {t('state.tables')}
          </Link>
        </State>
      </Page>
    );
  if (error) return <FailurePage error={error} retry={() => void again()} />;
  if (!body) return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <Guided key={id} guided={body} />
    </Suspense>
  );
}
