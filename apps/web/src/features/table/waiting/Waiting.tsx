import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import type { TableReply } from '@turntable/protocol/http.ts';
import { api, failureOf } from '../../../api/http.ts';
import { Page } from '../../../ui/page/Page.tsx';
import { JudgeSeat } from '../../../session/judge/JudgeSeat.tsx';
import { PickPanel } from '../../../games/registry.ts';
import type { GameListing } from '../../../session/listing.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { PacePanel } from '../clock/PacePanel.tsx';
import { Proposed } from '../clock/Proposed.tsx';
import { paceWords } from '../../../session/clock/words.ts';
import { keptCode } from '../../../device/codes.ts';
import { RatedNote } from './RatedNote.tsx';
import { useTableRatings } from '../../../session/ratings/useRatings.ts';
import { notify } from '../../../ui/announce.ts';
import { asidesOf } from '../../../session/asides.ts';
import { AwayBanner } from '../frame/AwayBanner.tsx';
import { Bubbles } from '../talk/Bubbles.tsx';
import type { Seen, TableConnection } from '../../../session/connection.ts';
import { Invite } from './Invite.tsx';
import { optionWords } from '../../../session/options.ts';
import type { Sent } from '../../../session/props.ts';
import { useReadOut } from '../frame/read-out.ts';
import { SitDown } from './SitDown.tsx';
import { Talk } from '../talk/Talk.tsx';
import { mayTalk } from '../talk/talking.ts';
import { tableTitle } from '../../../session/title.ts';
import { consentsOwed } from '../../../session/seats.ts';
import { seatNames } from '../../../session/turn.ts';
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
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const { table, place } = seen;
  const ratings = useTableRatings(table);
  const open = table.seats.filter((seat) => seat.kind === 'open').length;
  const names = seatNames(table, messages);
  const asides = asidesOf(seen.events, names, place.muted ?? [], locale);
  useReadOut(NO_MOVES, asides, '', place);
  const seated = place.seats.length > 0;
  const agreeing = table.seats.some(
    ({ kind }, seat) => kind === 'person' && table.rated?.agreed[seat] === false,
  );
  const consenting = consentsOwed(table).length > 0;
  const looksOn = watch && !seated && !place.judge && !place.host;
  const ask = async (asking: Promise<TableReply>): Promise<boolean> => {
    setBusy(true);
    try {
      await asking;
      return true;
    } catch (thrown) {
      notify({ tone: 'caution', text: t(`error.${failureOf(thrown).code}`) });
      return false;
    } finally {
      setBusy(false);
    }
  };
  const tell = async (asking: Promise<Sent>): Promise<Sent> => {
    const sent = await asking;
    if (!sent.ok) notify({ tone: 'caution', text: t(`error.${sent.error.code}`) });
    return sent;
  };
  return (
    <Page title={tableTitle(listing, table, messages)} width="wide">
      <AwayBanner away={!online} onRetry={() => connection.nudge()} />
      <Proposed
        {...{ table, names, online }}
        mine={place.seats}
        onAnswer={(seat, yes) => tell(connection.agree(seat, yes))}
      />
      <div className="waiting">
        <section className="waiting-seats stack">
          <div>
            <h1>{t('waiting.title')}</h1>
            <p className="soft">
              {[t(listing.name), ...optionWords(listing, table.options, messages)].join(' · ')}
            </p>
          </div>
          <ol className="timetable">
            {table.seats.map((seat, i) => (
              <WaitingSeat
                key={i}
                {...{ table, place, seat, busy, ask }}
                index={i}
                rating={ratings[i]}
                swap={(to) => void tell(connection.propose({ swap: to }))}
              />
            ))}
          </ol>
          {seated ? (
            <PacePanel
              {...{ table, place, names, online }}
              propose={(what) => tell(connection.propose(what))}
            />
          ) : (
            <p className="soft">{paceWords(table, messages).join(' · ')}</p>
          )}
          <p aria-live="polite">
            {open > 0
              ? t('waiting.open', { count: open })
              : agreeing
                ? t('waiting.full.agree')
                : consenting
                  ? t('waiting.full.consent')
                  : t(place.host || place.judge ? 'waiting.full.host' : 'waiting.full')}
          </p>
          {table.rated && <RatedNote {...{ table, place, busy, ask }} />}
          {table.watch && <p className="soft">{t('admission.watched')}</p>}
          {!seated && !place.judge && (!looksOn || open === 0) && <SitDown table={table} place={place} />}
          {!looksOn && <JudgeSeat table={table} place={place} code={keptCode(table.id)} />}
          <div className="buttons">
            {(place.host || place.judge) && (
              <button
                type="button"
                className="button"
                disabled={busy || open > 0 || consenting || !online}
                onClick={() => void ask(api.start(table.id))}
              >
                {t('waiting.start')}
              </button>
            )}
            {seated && (
              <button
                type="button"
                className="button-quiet"
                disabled={busy}
                onClick={() => void ask(api.leave(table.id)).then((done) => done && go('/tables'))}
              >
                {t('waiting.leave')}
              </button>
            )}
            {mayTalk(table, place) && (
              <Talk table={table} as={seen.as} {...{ asides, online }} say={connection.say} wide />
            )}
          </div>
          {table.picks && (
            <Suspense>
              <PickPanel {...{ table, place, busy, ask }} picks={table.picks} names={names} />
            </Suspense>
          )}
        </section>
        {(place.host || place.judge || open > 0) && <Invite table={table} place={place} />}
      </div>
      <Bubbles asides={asides} />
    </Page>
  );
}
