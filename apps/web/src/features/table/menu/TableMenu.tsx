import { Link } from 'wouter';
import { useEngine } from '../../../games/engine.ts';
import type { GameListing } from '../../../session/listing.ts';
import { PacePanel } from '../clock/PacePanel.tsx';
import { paceWords } from '../../../session/clock/words.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { isSaid } from '../../../session/shown-events.ts';
import { ChatSet } from '../talk/ChatSet.tsx';
import type { Seen } from '../../../session/connection.ts';
import type { Proposal, Sent } from '../../../session/props.ts';
import { Fairness } from '../../../session/Fairness.tsx';
import { EndGame } from './EndGame.tsx';
import { GiveUp } from './GiveUp.tsx';
import { InviteLink } from '../links/InviteLink.tsx';
import { optionWords } from '../../../session/options.ts';
import { tableTitle } from '../../../session/title.ts';
import { KeepAgain } from '../room/KeepAgain.tsx';
import { HandOver } from './HandOver.tsx';
import { People } from './People.tsx';
import { PrintGameLink, PrintLink } from '../../../session/PrintLink.tsx';
import { RecordLink } from '../../../session/RecordLink.tsx';
import { Reissue } from './Reissue.tsx';
import { isLocal } from '../../../local/ids.ts';
import { Forget } from './Forget.tsx';
import { isRatedAlone } from './rated-alone.ts';

interface TableMenuProps {
  readonly open: boolean;
  onClose(): void;
  readonly seen: Seen;
  readonly listing: GameListing;
  readonly names: readonly string[];
  readonly online: boolean;
  propose(what: Proposal): Promise<Sent>;
}

/** Who sits here, what is played, and the ways out of the table. */
export function TableMenu({ open, onClose, seen, listing, names, online, propose }: TableMenuProps) {
  const game = useEngine(listing);
  const messages = useMessages();
  const { t } = messages;
  const { table, place } = seen;
  const words = optionWords(listing, table.options, messages);
  return (
    <Dialog title={tableTitle(listing, table, messages)} open={open} onClose={onClose} kind="drawer">
      <People
        {...{ table, place, names }}
        hostSpoke={seen.events.some((event) => event.by === 'host' && isSaid(event))}
      />
      {words.length > 0 && <p className="soft">{words.join(' · ')}</p>}
      {isLocal(table.id) ? (
        <p className="soft">
          {t('local.table')} {game.picks && t('local.values')}
        </p>
      ) : table.status === 'running' && place.seats.length > 0 && !isRatedAlone(table, place) ? (
        <PacePanel {...{ table, place, names, online, propose }} />
      ) : (
        <p className="soft">{paceWords(table, messages).join(' · ')}</p>
      )}
      {place.host && <ChatSet table={table} />}
      {!isLocal(table.id) && <InviteLink path={`/w/${table.id}`} label={t('invite.watch')} />}
      <Fairness table={table} place={place} game={game} />
      <MenuLinks {...{ table, place, listing }} />
      {table.status === 'running' && table.rated && <p>{t('rating.running')}</p>}
      {isLocal(table.id) ? (
        <Forget table={table.id} />
      ) : (
        table.status === 'running' && (
          <>
            <Reissue {...{ table, place, names }} />
            <KeepAgain {...{ table, place }} />
            <HandOver table={table.id} {...{ place, names }} />
            {place.seats.length > 0 && (
              <>
                <EndGame {...{ table, place, game, online, propose }} onDone={onClose} />
                <GiveUp table={table.id} {...{ place, names }} />
              </>
            )}
          </>
        )
      )}
    </Dialog>
  );
}

/** What can be printed or kept of the table, and the way to other pages. */
function MenuLinks({
  table,
  place,
  listing,
}: Pick<Seen, 'table' | 'place'> & Pick<TableMenuProps, 'listing'>) {
  const { t } = useMessages();
  const plays = table.status === 'running' && place.seats.length > 0;
  return (
    <div className="buttons">
      {(table.seed ?? place.seed) !== undefined && <RecordLink table={table} />}
      {plays && <PrintGameLink kind="score-sheet" listing={listing} table={table.id} />}
      {listing.slips?.(table.options) && plays && (
        <PrintLink kind="agenda-cards" words={{ table: table.id }} label={t('paper.print.agendas')} />
      )}
      <Link href="/paper" className="button-quiet">
        {t('paper.title')}
      </Link>
      <Link href={`/rules/${table.game}`} className="button-quiet">
        {t('nav.rules')}
      </Link>
      <Link href="/settings" className="button-quiet">
        {t('nav.settings')}
      </Link>
      <Link href="/you" className="button-quiet">
        {t('you.title')}
      </Link>
      <Link href="/" className="button-quiet">
        {t('table.leave')}
      </Link>
    </div>
  );
}
