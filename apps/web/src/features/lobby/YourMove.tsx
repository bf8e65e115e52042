import type { MyTable, Reason } from '@turntable/protocol/your-move.ts';
import { has } from '@turntable/messages';
import { listingOf } from '../../games/registry.ts';
import { useMessages, type Messages } from '../../i18n/messages.ts';
import { seatNames } from '../../session/turn.ts';
import { TableRow } from '../../session/TableRow.tsx';
import '../../ui/style/timetable.css';
import '../../session/style/lobby.css';

const AGREES = {
  back: 'mine.agree',
  tempo: 'mine.agree.pace',
  factor: 'mine.agree.pace',
  end: 'mine.agree.end',
  swap: 'mine.agree.swap',
} as const;

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

/** Why a table waits, or whom it waits for. */
function noteOf({ table, reasons, by }: MyTable, messages: Messages): string {
  const { t, time } = messages;
  const [first] = reasons;
  const until = by === undefined ? [] : [t('mine.by', { time: time(by) })];
  if (first) return [reasonText(table.game, first, seatNames(table, messages), messages), ...until].join(' ');
  const open = table.seats.filter(({ kind }) => kind === 'open').length;
  if (open > 0) return t('mine.open', { count: open });
  return t(table.status === 'waiting' ? 'waiting.full' : 'mine.waits');
}

function reasonText(game: string, reason: Reason, names: readonly string[], { t, say }: Messages): string {
  if (reason.what === 'agree') return t(AGREES[reason.to], { name: names[reason.by] ?? '' });
  if (reason.what !== 'act') return t(`mine.${reason.what}`);
  const key = `${game}.ask.${reason.kind}`;
  if (!has(key)) return t('mine.act.plain');
  return t(reason.as === 'judge' ? 'mine.act.judge' : 'mine.act', { what: say(key) });
}
