import { useId, useState } from 'react';
import type { SeenBy } from '@turntable/engine';
import type { TableInfo } from '@turntable/protocol/messages.ts';
import { Link } from 'wouter';
import { useOnce } from '../../../device/useOnce.ts';
import { useEngine, useTyping } from '../../../games/engine.ts';
import { listingOf } from '../../../games/registry.ts';
import { useMessages } from '../../../i18n/messages.ts';
import type { TableConnection } from '../../../session/connection.ts';
import type { Sent } from '../../../session/props.ts';
import { PrintLink } from '../../../session/PrintLink.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { HandLink } from './HandLink.tsx';
import { KeeperForm } from './KeeperForm.tsx';
import { asksOf } from './keeping.ts';
import './keeper.css';

interface KeeperPanelProps {
  readonly table: TableInfo;
  readonly view: SeenBy;
  readonly names: readonly string[];
  readonly online: boolean;
  /** The keeper has a seat of their own. */
  readonly plays: boolean;
  readonly connection: TableConnection;
  attempt(asking: Promise<Sent>): Promise<Sent>;
}

/**
 * The keeper's panel: who in the room is asked, and what they do, typed and not listed, since the keeper is shown no more
 * than a spectator. The server refuses what is illegal. A phone has room for the question alone; the rest opens below it.
 */
export default function KeeperPanel(props: KeeperPanelProps) {
  const { table, view, names, online, plays, connection, attempt } = props;
  const { t } = useMessages();
  const listing = listingOf(table.game)!;
  const game = useEngine(listing);
  const typing = useTyping(listing);
  const [more, setMore] = useState(false);
  const rest = useId();
  const declining = useOnce(() => attempt(connection.noOne()));
  const asks = asksOf(view, table.seats);
  return (
    <section
      className="keeper card"
      aria-label={t('room.keeper')}
      data-asks={asks.length > 0}
      data-more={more}
    >
      <strong className="keeper-title">{t('room.keeper')}</strong>
      <button
        type="button"
        className="button-icon keeper-more"
        aria-label={t('room.more')}
        aria-expanded={more}
        aria-controls={rest}
        onClick={() => setMore(!more)}
      >
        <Icon name="more" />
      </button>
      {asks.length > 0 && (
        <KeeperForm
          {...{ asks, view, game, typing, names }}
          online={online && !declining.busy}
          act={({ decision, seat }, action) => attempt(connection.act(decision.id, action, seat))}
          onNoOne={game.decline && (() => void declining.once())}
        />
      )}
      <div className="keeper-rest" id={rest}>
        <Link href={`/w/${table.id}/board`}>{t('room.board')}</Link>
        {listing.slips?.(table.options) && !plays && (
          <PrintLink kind="agenda-cards" words={{ table: table.id }} label={t('room.slips')} />
        )}
        <HandLink table={table} names={names} />
        <TakeBack {...{ table, online, connection, attempt }} />
      </div>
    </section>
  );
}

/** Takes back what was said for those in the room. */
function TakeBack({
  table,
  online,
  connection,
  attempt,
}: Pick<KeeperPanelProps, 'table' | 'online' | 'connection' | 'attempt'>) {
  const { t } = useMessages();
  const room = table.seats.findIndex(({ kind }) => kind === 'room');
  const undoing = useOnce(() => attempt(connection.takeBack(undefined, room)));
  return (
    <button
      type="button"
      className="button-quiet"
      disabled={!online || undoing.busy}
      onClick={() => void undoing.once()}
    >
      {t('room.undo')}
    </button>
  );
}
