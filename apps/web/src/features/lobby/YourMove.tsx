import type { MyTable } from '@turntable/protocol/your-move.ts';
import { listingOf } from '../../games/registry.ts';
import { useMessages } from '../../i18n/messages.ts';
import { TableRow } from '../../session/TableRow.tsx';
import { noteOf } from './note-of.ts';
import '../../ui/style/timetable.css';
import '../../session/style/lobby.css';

/** One's tables: those that wait for one, with the reason in words, then those where one waits for others. */
export function YourMove({ tables }: { readonly tables: readonly MyTable[] }) {
  const messages = useMessages();
  const { t } = messages;
  const due = tables.filter(({ reasons }) => reasons.length > 0);
  const others = tables.filter(({ reasons }) => reasons.length === 0);
  return (
    <>
      <p role="status" className="hidden-visually">
        {tables.length > 0 && t('mine.due', { count: due.length })}
      </p>
      <Board id="your-move" title={t('mine.title')} tables={due} action={t('mine.go')} />
      <Board id="running" title={t('mine.others')} tables={others} action={t('lobby.back')} />
    </>
  );
}

interface BoardProps {
  readonly id: string;
  readonly title: string;
  readonly tables: readonly MyTable[];
  readonly action: string;
}
function Board({ id, title, tables, action }: BoardProps) {
  const messages = useMessages();
  if (tables.length === 0) return null;
  return (
    <section className="board" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ol className="timetable">
        {tables.map((mine) => (
          <TableRow
            key={mine.table.id}
            table={mine.table}
            listing={listingOf(mine.table.game)}
            note={noteOf(mine, messages)}
            action={action}
            href={`/t/${mine.table.id}`}
          />
        ))}
      </ol>
    </section>
  );
}
