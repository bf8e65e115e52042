import { useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'wouter';
import type { TableInfo } from '@turntable/protocol/messages.ts';
import { useMedia } from '../../device/useMedia.ts';
import { FailurePage, Loading, State } from '../../ui/page/states.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { listingOf, offered } from '../../games/registry.ts';
import { useMessages } from '../../i18n/messages.ts';
import { CodeForm } from '../../session/join/CodeForm.tsx';
import { LobbyFilters } from './LobbyFilters.tsx';
import { TableRow } from '../../session/TableRow.tsx';
import { useMyTables } from './useMyTables.ts';
import { useTables } from './useTables.ts';
import { queryOf, shownOf, wishOf, withPart } from './wish.ts';
import { YourMove } from './YourMove.tsx';
import '../../ui/style/timetable.css';
import '../../session/style/lobby.css';

/** `/tables`: the departures board. The filters are kept in the address. */
// Long: the board is laid out from top to bottom.
export default function Lobby() {
  const { t } = useMessages();
  const [params, setParams] = useSearchParams();
  const games = offered().map(({ id }) => id);
  const query = queryOf(wishOf(params, games));
  const shown = shownOf(params);
  const { tables, error } = useTables(query);
  const mine = useMyTables();
  const narrow = useMedia('(max-width: 40rem)');
  if (!tables) return error ? <FailurePage error={error} /> : <Loading />;
  const own = new Set(mine.map(({ table }) => table.id));
  const others = (list: readonly TableInfo[]): TableInfo[] => list.filter(({ id }) => !own.has(id));
  const open = shown === 'watch' ? [] : others(tables.open);
  const running = shown === 'seat' ? [] : others(tables.running);
  const anything = query === '' && shown === 'all';
  const nothing = open.length + running.length === 0;
  return (
    <Page title={t('lobby.title')} width="wide">
      <div className="stack">
        <div className="lobby-head">
          <h1>{t('lobby.title')}</h1>
          <div className="buttons">
            {offered().map((listing) => (
              <Link key={listing.id} href={`/new/${listing.id}`} className="button">
                {t('lobby.new-of', { game: t(listing.name) })}
              </Link>
            ))}
          </div>
        </div>
        <CodeForm />
        <YourMove tables={mine} />
        <p className="ways">
          <Link href="/history">{t('history.link')}</Link>
        </p>
        <Folded folded={narrow} open={!anything}>
          <LobbyFilters
            params={params}
            onChange={(part, value) => setParams(withPart(params, part, value), { replace: true })}
          />
        </Folded>
        {error && (
          <p role="status" className="soft">
            {t('lobby.stale')}
          </p>
        )}
        <p role="status" className="hidden-visually">
          {t('lobby.found', { open: open.length, running: running.length })}
        </p>
        <Board
          title={t('lobby.open')}
          tables={open}
          cut={tables.open.length < tables.count.open ? tables.count.open : 0}
          action={t('lobby.sit')}
          href={({ id }) => `/t/${id}`}
        />
        {nothing && !anything && (
          <State aspect="dark" level={2} title={t('lobby.none.title')} text={t('lobby.none.text')}>
            <button type="button" className="button-quiet" onClick={() => setParams({}, { replace: true })}>
              {t('lobby.find.again')}
            </button>
          </State>
        )}
        {open.length === 0 && anything && (
          <State aspect="dark" level={2} title={t('lobby.empty.title')} text={t('lobby.empty.text')} />
        )}
        <Board
          title={t('lobby.running')}
          tables={running}
          cut={tables.running.length < tables.count.running ? tables.count.running : 0}
          action={t('lobby.watch')}
          href={({ id }) => `/w/${id}`}
        />
      </div>
    </Page>
  );
}

interface FoldedProps {
  readonly folded: boolean;
  /** It is unfolded at first: something is looked for. */
  readonly open: boolean;
  readonly children: ReactNode;
}
/** On a phone the filters are one line until they are asked for: the tables come first. */
function Folded({ folded, open, children }: FoldedProps) {
  const { t } = useMessages();
  const [first] = useState(open);
  if (!folded) return children;
  return (
    <details className="lobby-find" open={first}>
      <summary>{t('lobby.find')}</summary>
      {children}
    </details>
  );
}

interface BoardProps {
  readonly title: string;
  readonly tables: readonly TableInfo[];
  /** How many there are, if only the newest are shown; else 0. */
  readonly cut: number;
  readonly action: string;
  href(table: TableInfo): string;
}
function Board({ title, tables, cut, action, href }: BoardProps) {
  const { t } = useMessages();
  if (tables.length === 0) return null;
  return (
    <section className="board">
      <h2>{title}</h2>
      <ol className="timetable">
        {tables.map((table) => (
          <TableRow
            key={table.id}
            table={table}
            listing={listingOf(table.game)}
            action={action}
            href={href(table)}
          />
        ))}
      </ol>
      {cut > 0 && <p className="soft">{t('lobby.more', { shown: tables.length, count: cut })}</p>}
    </section>
  );
}
