import { useState } from 'react';
import type { Act } from '@turntable/engine';
import type { GameListing } from '../../../session/listing.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Unbroken } from '../../../ui/Unbroken.tsx';
import { BarPlace, useBarNotice } from '../../../session/bar/in-bar.tsx';
import { barLook } from '../../../session/bar/look.ts';
import { mustAsk } from '../../../session/agreeing.ts';
import type { ShownEvent } from '../../../session/shown-events.ts';
import type { Seen } from '../../../session/connection.ts';
import type { Proposal, Saying, Sent } from '../../../session/props.ts';
import { Talk } from '../talk/Talk.tsx';
import { mayTalk } from '../talk/talking.ts';
import type { Naming } from '@turntable/messages';
import { HintButton } from '../hint/HintButton.tsx';
import { useLogOpen } from './log-open.tsx';
import { TableMenu } from './parts.ts';
import { UndoButton } from './UndoButton.tsx';
import '../../../ui/style/button.css';
import '../../../ui/page/sign.css';

/** Letters up to which a sentence has room in two lines beside the buttons of a small phone, as large as on a desk. */
const SHORT = 34;

interface TableBarProps {
  readonly sentence: string;
  /** Beside it, where there is room. */
  readonly about: string | undefined;
  /** One of my seats is asked. */
  readonly mine: boolean;
  /** The one that is, if it may ask for a hint. */
  readonly hinted: number | undefined;
  readonly naming: Naming;
  readonly seen: Seen;
  readonly listing: GameListing;
  readonly names: readonly string[];
  readonly online: boolean;
  onTakeBack(): Promise<Sent>;
  readonly tableEvents: readonly ShownEvent[];
  say(what: Saying): Promise<Sent>;
  propose(what: Proposal): Promise<Sent>;
  /** Shows a suggested move on the game's screen. */
  suggest(action: Act): void;
}

/** The bar over the table: menu, whose turn it is, take back, log. */
export function TableBar(props: TableBarProps) {
  const { sentence, about, mine, seen, listing, names, online } = props;
  const { onTakeBack, tableEvents, say, propose } = props;
  const { t, list } = useMessages();
  // Undefined until it is first opened. Then it stays, so that closing it gives the focus back.
  const [menu, setMenu] = useState<boolean>();
  const { asking } = seen.table;
  // What is asked of the reader always stands there.
  const shared = useBarNotice();
  const notice = mine ? null : shared;
  const waiting = asking?.what === 'back' && seen.place.seats.includes(asking.by);
  const says = waiting
    ? t('undo.waiting', { names: list(asking.waiting.map((s) => names[s] ?? '')) })
    : (notice?.sentence ?? sentence);
  return (
    <header className={(notice?.mine ?? mine) ? 'bar bar-mine' : 'bar'} {...barLook(listing)}>
      <button
        type="button"
        className="button-icon"
        aria-label={t('table.menu')}
        onClick={() => setMenu(true)}
      >
        <Icon name="menu" />
      </button>
      <p className="bar-sentence" data-short={says.length <= SHORT || undefined}>
        <Unbroken text={says} />
      </p>
      <BarPlace />
      {about && <p className="bar-about">{about}</p>}
      {/* What comes and goes stands on the left, so that no button that stays moves under a finger. */}
      <Hint {...props} />
      {mayTalk(seen.table, seen.place) && (
        <Talk table={seen.table} as={seen.as} {...{ tableEvents, online, say }} />
      )}
      {seen.place.seats.length > 0 && seen.table.status === 'running' && (
        <UndoButton
          undo={seen.undo}
          online={online}
          others={mustAsk(seen.table, seen.place)}
          asking={asking !== undefined}
          onTakeBack={onTakeBack}
        />
      )}
      <LogButton />
      {menu !== undefined && (
        <TableMenu
          open={menu}
          onClose={() => setMenu(false)}
          {...{ seen, listing, names, online, propose }}
        />
      )}
    </header>
  );
}

/** The button that asks for a hint, where one may be had. */
function Hint({ hinted, seen, listing, online, naming, suggest }: TableBarProps) {
  if (hinted === undefined || seen.table.rated) return null;
  return (
    <HintButton
      {...{ table: seen.table.id, seat: hinted, n: seen.n, online, naming }}
      show={listing.picksSuggested && { label: listing.picksSuggested, onShow: suggest }}
    />
  );
}

function LogButton() {
  const { t } = useMessages();
  const { open, set } = useLogOpen();
  return (
    <button
      type="button"
      className="button-icon"
      aria-label={t('log.title')}
      aria-expanded={open}
      onClick={() => set(!open)}
    >
      <Icon name="log" />
    </button>
  );
}
