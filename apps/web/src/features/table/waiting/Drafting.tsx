import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import type { DraftInfo } from '@turntable/protocol/picks.ts';
import { api } from '../../../api/http.ts';
import { DraftPanel } from '../../../games/registry.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { isLocal } from '../../../local/ids.ts';
import { local } from '../../../local/local.ts';
import { shownEventsOf } from '../../../session/shown-events.ts';
import { barLook } from '../../../session/bar/look.ts';
import type { Seen, TableConnection } from '../../../session/connection.ts';
import type { GameListing } from '../../../session/listing.ts';
import { seatNames } from '../../../session/turn.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useTitle } from '../../../ui/page/title.ts';
import { Loading } from '../../../ui/page/states.tsx';
import { AwayBanner } from '../frame/AwayBanner.tsx';
import { useReadOut } from '../frame/read-out.ts';
import { Curtain } from '../play/parts.ts';
import { Bubbles } from '../talk/Bubbles.tsx';
import { Talk } from '../talk/Talk.tsx';
import { mayTalk } from '../talk/talking.ts';
import { useAsk } from '../../../session/notices/useAsk.ts';
import '../../../ui/style/button.css';
import '../../../session/style/play.css';

interface DraftingProps {
  readonly seen: Seen;
  readonly draft: DraftInfo;
  readonly online: boolean;
  readonly listing: GameListing;
  readonly connection: TableConnection;
}
const NO_MOVES: readonly never[] = [];

/** The table while players choose their locomotives, face down until the deal. */
export function Drafting({ seen, draft, online, listing, connection }: DraftingProps) {
  const messages = useMessages();
  const { t, locale } = messages;
  const { table, place } = seen;
  const own = place.draft;
  const { busy, ask } = useAsk();
  const [lifted, setLifted] = useState<number | null>(null);
  const names = seatNames(table, messages);
  const tableEvents = shownEventsOf(seen.events, names, place.muted ?? [], locale);
  const open = draft.chosen.flatMap((each, seat) => (each.includes(false) ? [names[seat] ?? ''] : []));
  const sentence = own ? t('draft.sentence') : t('draft.waiting', { names: messages.list(open) });
  useTitle(`${own ? t('title.turn') : ''}${t(listing.name)}`);
  useReadOut(NO_MOVES, tableEvents, sentence, place);
  const choose = (locomotive: string | null): void => {
    if (own) void ask((isLocal(table.id) ? local : api).choose(table.id, own.seat, locomotive));
  };
  // Friends on one device choose one after the other.
  if (own && place.seats.length > 1 && lifted !== own.seat)
    return (
      <Suspense fallback={<Loading />}>
        <Curtain
          clocks={null}
          name={names[own.seat] ?? ''}
          seat={own.seat}
          onLift={() => setLifted(own.seat)}
        />
      </Suspense>
    );
  return (
    <div className="drafting">
      <header className={`bar ${own ? 'bar-mine' : ''}`} {...barLook(listing)}>
        <Link href="/" className="button-icon" aria-label={t('app.name')}>
          <Icon name="home" />
        </Link>
        <h1 className="bar-sentence">{sentence}</h1>
        {mayTalk(table, place) && (
          <Talk table={table} as={seen.as} {...{ tableEvents, online }} say={connection.say} />
        )}
      </header>
      <AwayBanner away={!online} onRetry={() => connection.nudge()} />
      <Suspense fallback={<Loading />}>
        <DraftPanel
          // The opened card belongs to one choice.
          key={own ? `${own.seat} ${own.place}` : 'chosen'}
          {...{ table, draft, own, names }}
          heardAt={seen.heardAt}
          busy={busy || !online}
          onChoose={choose}
        />
      </Suspense>
      <Bubbles tableEvents={tableEvents} />
    </div>
  );
}
