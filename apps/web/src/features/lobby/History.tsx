import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import type { PlayedGame } from '@turntable/protocol/lobby.ts';
import { api, failureOf } from '../../api/http.ts';
import { useAnswer } from '../../api/query.ts';
import { introduce } from '../../session/me.ts';
import { Page } from '../../ui/page/Page.tsx';
import { FailurePage, Loading, State } from '../../ui/page/states.tsx';
import { listingOf } from '../../games/registry.ts';
import { useMessages } from '../../i18n/messages.ts';
import { resultText } from '../../session/outcome.ts';
import { seatNames } from '../../session/turn.ts';
import { notify } from '../../ui/announce.ts';
import { TableRow } from '../../session/TableRow.tsx';
import { isWith, WITH } from '../../session/played/played-with.ts';
import '../../ui/style/timetable.css';
import '../../session/style/lobby.css';

interface Known {
  readonly games: readonly PlayedGame[];
  /** Where the next page begins; null: all are here. */
  readonly next: string | null;
}

/** As many pages are looked through at a time for games with certain people. */
const PAGES = 5;

/** The next games of one's own, from a page on; with these people alone if they are named. */
async function load(people: readonly string[], from?: string): Promise<Known> {
  let page = await api.history(from);
  const games = page.games.filter((game) => isWith(game, people));
  for (let seen = 1; games.length === 0 && page.next !== null && seen < PAGES; seen++) {
    page = await api.history(page.next);
    games.push(...page.games.filter((game) => isWith(game, people)));
  }
  return { games, next: page.next };
}

/** One's games that are over, page by page; with these people alone if they are named. */
function useHistory(people: readonly string[]) {
  const { t } = useMessages();
  const { body, error, again, know } = useAnswer(['history', ...people], (): Promise<Known> =>
    // Without a network the service worker still has the list.
    introduce()
      .catch(() => undefined)
      .then(() => load(people)),
  );
  const [busy, setBusy] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const games = body?.games ?? [];
  const more = async (from: string): Promise<void> => {
    setBusy(true);
    try {
      const page = await load(people, from);
      know({ games: [...games, ...page.games], next: page.next });
      // The button may be gone: the focus moves to the first new game.
      requestAnimationFrame(() => list.current?.querySelectorAll('a')[games.length]?.focus());
    } catch (thrown) {
      notify({ tone: 'caution', text: t(`error.${failureOf(thrown).code}`) });
    }
    setBusy(false);
  };
  return { known: body, error, again, list, busy, more };
}

/** `/history`: one's games that are over, each with the way to its replay. */
export default function History() {
  const { t, list: inList } = useMessages();
  const [search] = useSearchParams();
  const people = search.getAll(WITH).sort();
  const { known, error, again, list, busy, more } = useHistory(people);
  if (error) return <FailurePage error={error} retry={again} />;
  if (!known) return <Loading />;
  const { games, next } = known;
  return (
    <Page title={t('history.title')} width="wide">
      <div className="stack">
        <div className="stack-small">
          <h1>{people.length > 0 ? t('history.with', { names: inList(people) }) : t('history.title')}</h1>
          {people.length > 0 && (
            <p className="ways">
              <Link href="/history">{t('history.all')}</Link>
            </p>
          )}
          {games.length > 0 && <p className="soft">{t('history.text')}</p>}
        </div>
        {games.length === 0 ? (
          <State
            aspect="dark"
            level={2}
            title={t(people.length > 0 ? 'history.with.none' : 'history.empty.title')}
            text={t('history.empty.text')}
          >
            <Link href="/" className="button">
              {t('state.home')}
            </Link>
            <Link href="/tables" className="button-quiet">
              {t('state.tables')}
            </Link>
          </State>
        ) : (
          <ol className="timetable" ref={list}>
            {games.map((game) => (
              <Played key={game.table.id} game={game} />
            ))}
          </ol>
        )}
        <p role="status" className="hidden-visually">
          {games.length > 0 && t('history.shown', { count: games.length })}
        </p>
        {next !== null && (
          <div className="buttons">
            <button type="button" className="button-quiet" disabled={busy} onClick={() => void more(next)}>
              {t('history.more')}
            </button>
          </div>
        )}
      </div>
    </Page>
  );
}

function Played({ game }: { readonly game: PlayedGame }) {
  const messages = useMessages();
  const { table, endedAt, mine, winners } = game;
  const listing = listingOf(table.game);
  if (!listing) return null;
  const names = seatNames(table, messages);
  return (
    <TableRow
      table={table}
      listing={listingOf(table.game)}
      at={endedAt}
      {...(winners ? { note: resultText(listing, winners, mine, names, messages) } : {})}
      action={messages.t('history.open')}
      href={`/g/${table.id}`}
    />
  );
}
