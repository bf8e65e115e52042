import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { api } from '../../../api/http.ts';
import { Page } from '../../../ui/page/Page.tsx';
import { JudgeSeat } from '../../../session/judge/JudgeSeat.tsx';
import { PickPanel } from '../../../games/registry.ts';
import type { GameListing } from '../../../session/listing.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { PacePanel } from '../clock/PacePanel.tsx';
import { Proposed } from '../clock/Proposed.tsx';
import { paceWords } from '../../../session/clock/words.ts';
import { storedCode } from '../../../device/codes.ts';
import { RatedNote } from './RatedNote.tsx';
import { useTableRatings } from '../../../session/ratings/useRatings.ts';
import { notify } from '../../../ui/announce.ts';
import { shownEventsOf, type ShownEvent } from '../../../session/shown-events.ts';
import { AwayBanner } from '../frame/AwayBanner.tsx';
import { Bubbles } from '../talk/Bubbles.tsx';
import type { Seen, TableConnection } from '../../../session/connection.ts';
import { Invite } from './Invite.tsx';
import { optionWords } from '../../../session/options.ts';
import type { Proposal, Saying, Sent } from '../../../session/props.ts';
import { useReadOut } from '../frame/read-out.ts';
import { SitDown } from './SitDown.tsx';
import { Talk } from '../talk/Talk.tsx';
import { mayTalk } from '../talk/talking.ts';
import { answersFor } from '../../../session/agreeing.ts';
import { tableTitle } from '../../../session/title.ts';
import { seatNames } from '../../../session/turn.ts';
import { useAsk } from '../../../session/notices/useAsk.ts';
import { StartFoot } from './StartFoot.tsx';
import { WaitingSeat } from './WaitingSeat.tsx';
import './waiting.css';

/** Nothing has been played yet. */
const NO_MOVES: readonly never[] = [];

interface WaitingProps {
  readonly seen: Seen;
  readonly online: boolean;
  readonly listing: GameListing;
  /** Opened by a link that offers no seat. */
  readonly watch: boolean;
  readonly connection: TableConnection;
}

/** The table before the game: who is here, who is missing, how to get them here. */
export function Waiting({ seen, online, listing, watch, connection }: WaitingProps) {
  const messages = useMessages();
  const { t, locale } = messages;
  const { table, place } = seen;
  const asking = useAsk();
  const open = table.seats.some((seat) => seat.kind === 'open');
  const names = seatNames(table, messages);
  const tableEvents = shownEventsOf(seen.events, names, place.muted ?? [], locale);
  useReadOut(NO_MOVES, tableEvents, '', place);
  const looksOn = watch && place.seats.length === 0 && !place.judge && !place.host;
  const tell = async (wish: Promise<Sent>): Promise<Sent> => {
    const sent = await wish;
    if (!sent.ok) notify({ tone: 'caution', text: t(`error.${sent.error.code}`) });
    return sent;
  };
  return (
    <Page title={tableTitle(listing, table, messages)} width="wide">
      <AwayBanner away={!online} onRetry={() => connection.nudge()} />
      <Proposed
        {...{ table, names, online }}
        mine={answersFor(table, place)}
        onAnswer={(seat, yes) => tell(connection.agree(seat, yes))}
      />
      <div className="waiting">
        <div className="waiting-head">
          <h1>{t('waiting.title')}</h1>
          <p className="soft">
            {[t(listing.name), ...optionWords(listing, table.options, messages)].join(' · ')}
          </p>
        </div>
        {/* First of all while a seat is free. */}
        {open && <Invite table={table} place={place} />}
        <section className="waiting-seats stack">
          <Gathered
            {...{ table, place, names, online, asking }}
            propose={(what) => tell(connection.propose(what))}
          />
          {table.rated && <RatedNote {...{ table, place, ...asking }} />}
          {table.watch && <p className="soft">{t('admission.watched')}</p>}
          {place.seats.length === 0 && !place.judge && (!looksOn || !open) && (
            <SitDown table={table} place={place} />
          )}
          {!looksOn && <JudgeSeat table={table} place={place} code={storedCode(table.id)} />}
          <WaitingButtons {...{ seen, online, tableEvents, asking }} say={connection.say} />
          {table.picks && (
            <Suspense>
              <PickPanel {...{ table, place, names, ...asking }} picks={table.picks} />
            </Suspense>
          )}
        </section>
        {!open && (place.host || place.judge) && <Invite table={table} place={place} />}
      </div>
      <StartFoot {...{ table, place, online, ...asking }} />
      <Bubbles tableEvents={tableEvents} />
    </Page>
  );
}

type Asking = ReturnType<typeof useAsk>;

interface GatheredProps extends Pick<Seen, 'table' | 'place'> {
  readonly names: readonly string[];
  readonly online: boolean;
  readonly asking: Asking;
  propose(what: Proposal): Promise<Sent>;
}

/** The seats, and how much time they give each other. */
function Gathered({ table, place, names, online, asking, propose }: GatheredProps) {
  const messages = useMessages();
  const ratings = useTableRatings(table);
  return (
    <>
      <ol className="timetable">
        {table.seats.map((seat, i) => (
          <WaitingSeat
            key={i}
            {...{ table, place, seat, ...asking }}
            index={i}
            rating={ratings[i]}
            swap={(to) => void propose({ swap: to })}
          />
        ))}
      </ol>
      {place.seats.length > 0 ? (
        <PacePanel {...{ table, place, names, online, propose }} />
      ) : (
        <p className="soft">{paceWords(table, messages).join(' · ')}</p>
      )}
    </>
  );
}

interface WaitingButtonsProps {
  readonly seen: Seen;
  readonly online: boolean;
  readonly tableEvents: readonly ShownEvent[];
  readonly asking: Asking;
  say(what: Saying): Promise<Sent>;
}

/** To leave, to talk. */
function WaitingButtons({ seen, online, tableEvents, asking, say }: WaitingButtonsProps) {
  const { t } = useMessages();
  const [, go] = useLocation();
  const { table, place } = seen;
  const { busy, ask } = asking;
  return (
    <div className="buttons">
      {place.seats.length > 0 && (
        <button
          type="button"
          className="button-quiet"
          disabled={busy}
          onClick={() => void ask(api.leave(table.id)).then((done) => done && go('/tables'))}
        >
          {t('waiting.leave')}
        </button>
      )}
      {mayTalk(table, place) && <Talk table={table} as={seen.as} {...{ tableEvents, online, say }} wide />}
    </div>
  );
}
