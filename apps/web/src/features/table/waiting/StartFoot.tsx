import type { TableReply } from '@turntable/protocol/http.ts';
import type { Place, TableInfo } from '@turntable/protocol/messages.ts';
import { api } from '../../../api/http.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { consentsOwed } from '../../../session/seats.ts';
import { waitingFor } from './waiting-for.ts';
import './start-foot.css';

interface StartFootProps {
  readonly table: TableInfo;
  readonly place: Place;
  readonly online: boolean;
  readonly busy: boolean;
  ask(asking: Promise<TableReply>): Promise<boolean>;
}

/** What the start waits for, and the start for who may give it: in sight however long the list of seats is. */
export function StartFoot({ table, place, online, busy, ask }: StartFootProps) {
  const messages = useMessages();
  const open = table.seats.some((seat) => seat.kind === 'open');
  return (
    <div className="start-foot">
      <p aria-live="polite">{waitingFor(table, place, messages)}</p>
      {(place.host || place.judge) && (
        <button
          type="button"
          className="button"
          disabled={busy || open || consentsOwed(table).length > 0 || !online}
          onClick={() => void ask(api.start(table.id))}
        >
          {messages.t('waiting.start')}
        </button>
      )}
    </div>
  );
}
