import { Link } from 'wouter';
import type { TableInfo } from '@turntable/protocol/messages.ts';
import { FailurePage, Loading, State } from '../app/states.tsx';
import { Page } from '../app/Page.tsx';
import { offered } from '../games/registry.ts';
import { useMessages } from '../i18n/messages.ts';
import { CodeForm } from './CodeForm.tsx';
import { TableRow } from './TableRow.tsx';
import { useTables } from './useTables.ts';
import '../ui/timetable.css';
import './lobby.css';

/** `/tables`: the departures board. */
export default function Lobby() {
  const { t } = useMessages();
  const { tables, error } = useTables();
  if (!tables) return error ? <FailurePage error={error} /> : <Loading />;
  const mine = new Set(tables.mine.map((table) => table.id));
  const open = tables.open.filter((table) => !mine.has(table.id));
  const running = tables.running.filter((table) => !mine.has(table.id));
  return (
    <Page title={t('lobby.title')} width="wide">
      <div className="stack">
        <div className="lobby-head">
          <h1>{t('lobby.title')}</h1>
          <div className="buttons">
            {offered().map((entry) => (
              <Link key={entry.id} href={`/new/${entry.id}`} className="button">
                {t('lobby.new-of', { game: t(entry.name) })}
              </Link>
            ))}
          </div>
        </div>
        <CodeForm />
        {error && (
          <p role="status" className="soft">
            {t('lobby.stale')}
          </p>
        )}
        <Board title={t('lobby.mine')} tables={tables.mine} action={actionOfMine} />
        <Board title={t('lobby.open')} tables={open} action={() => ['lobby.sit', tableUrl]} />
        {open.length === 0 && (
          <State aspect="dark" level={2} title={t('lobby.empty.title')} text={t('lobby.empty.text')} />
        )}
        <Board title={t('lobby.running')} tables={running} action={() => ['lobby.watch', tableUrl]} />
      </div>
    </Page>
  );
}

type Action = readonly [
  'lobby.sit' | 'lobby.watch' | 'lobby.back' | 'lobby.look',
  (table: TableInfo) => string,
];
const tableUrl = (table: TableInfo): string => `/t/${table.id}`;
const actionOfMine = (table: TableInfo): Action => [
  table.status === 'over' ? 'lobby.look' : 'lobby.back',
  tableUrl,
];

interface BoardProps {
  readonly title: string;
  readonly tables: readonly TableInfo[];
  action(table: TableInfo): Action;
}
function Board({ title, tables, action }: BoardProps) {
  const { t } = useMessages();
  if (tables.length === 0) return null;
  return (
    <section className="board">
      <h2>{title}</h2>
      <ol className="timetable">
        {tables.map((table) => {
          const [key, href] = action(table);
          return <TableRow key={table.id} table={table} action={t(key)} href={href(table)} />;
        })}
      </ol>
    </section>
  );
}
