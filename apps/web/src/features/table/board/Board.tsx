import { Suspense, useEffect, useState, type CSSProperties } from 'react';
import type { SeenBy } from '@turntable/engine';
import { useNight } from '../../../device/settings.ts';
import { useEngine, useNaming } from '../../../games/engine.ts';
import { listingOf, tvOf } from '../../../games/registry.ts';
import { useMessages, type Messages } from '../../../i18n/messages.ts';
import type { GameListing } from '../../../session/listing.ts';
import { spokenCode } from '@turntable/protocol/code.ts';
import type { TableInfo } from '@turntable/protocol/messages.ts';
import type { Seen } from '../../../session/connection.ts';
import { resultText, stoppedText, winnersOf } from '../../../session/outcome.ts';
import { askedNow, deputiesNow, seatNames, turnSentence } from '../../../session/turn.ts';
import { logLines } from '../../../session/sentences.ts';
import { useOrigin } from '../../../session/me.ts';
import { useTable } from '../../../session/useTable.ts';
import { Logo } from '../../../ui/page/Logo.tsx';
import { FailurePage, Loading } from '../../../ui/page/states.tsx';
import { useTitle } from '../../../ui/page/title.ts';
import { Qr } from '../../../ui/Qr.tsx';
import { Unbroken } from '../../../ui/Unbroken.tsx';
import './board.css';

/** How often the picture is shifted against burn-in (ms), and by how many pixels. */
const SHIFT_EVERY = 60_000;
const SHIFT = 2;

/** `/w/:id/board`: what lies open on the table, for a television. A spectator's view, and no other channel. */
export default function Board({ id }: { readonly id: string }) {
  const { link, seen, error, connection, retry } = useTable(id, 'public');
  useNight();
  if (link === 'refused') return <FailurePage error={error ?? { code: 'unavailable' }} retry={retry} />;
  if (!seen || !connection) return <Loading />;
  const listing = listingOf(seen.table.game);
  if (!listing) return <FailurePage error={{ code: 'not-found' }} />;
  return (
    <Suspense fallback={<Loading />}>
      <BoardScreen seen={seen} listing={listing} live={link === 'live'} />
    </Suspense>
  );
}

interface ScreenProps {
  readonly seen: Seen;
  readonly listing: GameListing;
  readonly live: boolean;
}
/** The picture of a table for a television; also drawn by the gallery, without a server. */
// Long: the picture is drawn from top to bottom.
export function BoardScreen({ seen, listing, live }: ScreenProps) {
  const { table, view } = seen;
  const messages = useMessages();
  const { t, say } = messages;
  const now = useMinutes();
  const stale = useStale(live);
  const names = seatNames(table, messages);
  useTitle(t(listing.name));
  const shift = (Math.floor(now / SHIFT_EVERY) % 4) as 0 | 1 | 2 | 3;
  const [dx, dy] = [shift === 1 || shift === 2 ? SHIFT : 0, shift > 1 ? SHIFT : 0];
  const clock = (at: number): string =>
    new Intl.DateTimeFormat(messages.locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at); // prettier-ignore
  const origin = useOrigin();
  const address = `${origin}/w/${table.id}`;
  // Spectators are never sent the code; it is shown on the screen of somebody who plays, while a seat is free.
  const code = table.seats.some(({ kind }) => kind === 'open') ? seen.place.code : undefined;
  const { scoring } = table.options as { scoring?: string };
  const Tv = tvOf(table.game);
  return (
    <div className="tv" style={{ translate: `${dx}px ${dy}px` } as CSSProperties}>
      <header className="tv-head">
        <Logo />
        <h1 className={`tv-sign-${listing.enamel}`}>{t(listing.name)}</h1>
        {scoring && <span className="soft">{say(`board.scoring.${scoring}`)}</span>}
        <span className="tv-aside">
          {table.judge?.name && (
            <span>
              {t('board.judge')} <strong>{table.judge.name}</strong>
            </span>
          )}
          <span>{t('board.watching', { count: table.watchers })}</span>
          <time className="figures">{clock(now)}</time>
        </span>
      </header>
      <p className="tv-question" role="status" data-stale={stale !== null || undefined}>
        <span className="tv-lamp" />
        {/* In a box of its own: the bar sets its boxes apart, and the sentence has a part that stays unbroken. */}
        <span>
          {stale !== null ? (
            t('board.stale', { time: clock(stale) })
          ) : view ? (
            <Question seen={{ ...seen, view }} listing={listing} names={names} />
          ) : (
            waitingFor(messages, names, table)
          )}
        </span>
      </p>
      <main className="tv-main">
        {view && Tv && <Tv view={view} names={names} log={seen.log} />}
        {!view && (
          <ol className="tv-waiting">
            {names.map((name, i) => (
              <li key={i}>{name}</li>
            ))}
          </ol>
        )}
      </main>
      <aside className="tv-link" data-waiting={!view || undefined}>
        <Qr text={address} label={t('board.watch')} />
        <p>
          {t(code ? 'board.join' : 'board.watch')}
          <br />
          {code && (
            <>
              <strong className="tv-code figures">{spokenCode(code)}</strong>
              <br />
            </>
          )}
          <strong>{new URL(origin).host}</strong>
          <br />
          <span className="figures">/w/{table.id}</span>
        </p>
      </aside>
    </div>
  );
}

/** What is waited for before the game begins: players, or locomotives that they choose. */
function waitingFor({ t, list }: Messages, names: readonly string[], { seats, draft }: TableInfo): string {
  if (!draft) return t(seats.some(({ kind }) => kind === 'open') ? 'board.waiting' : 'board.soon');
  return t('draft.waiting', {
    names: list(draft.chosen.flatMap((each, seat) => (each.includes(false) ? [names[seat] ?? ''] : []))),
  });
}

interface QuestionProps {
  readonly seen: Seen & { readonly view: SeenBy };
  readonly listing: GameListing;
  readonly names: readonly string[];
}
/** The sentence of what happened last and of what is asked. */
function Question({ seen, listing, names }: QuestionProps) {
  const { table, view, log } = seen;
  const messages = useMessages();
  const game = useEngine(listing);
  const naming = useNaming(listing, names);
  if (table.stopped) return stoppedText(table.stopped, names, messages);
  if (table.status === 'over') return resultText(listing, winnersOf(view), [], names, messages);
  const asked = turnSentence(
    listing.id,
    view.viewer,
    askedNow(view, deputiesNow(table, game, view)),
    names,
    [],
    messages,
  );
  const last = logLines(game, view, log.slice(-1), naming).at(-1)?.text;
  return <Unbroken text={last ? `${last}. ${asked}` : asked} />;
}

/** The time (ms since 1970), renewed each quarter of a minute. */
function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Since when the connection is away (ms since 1970); null while it is live. */
function useStale(live: boolean): number | null {
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => setSince(live ? null : Date.now()), [live]);
  return since;
}
