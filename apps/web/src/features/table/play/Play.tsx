import { Suspense, useEffect, useMemo, useState } from 'react';
import type { Happening, Refusal, SeenBy, Viewer } from '@turntable/engine';
import { paceOf } from '@turntable/protocol/calm.ts';
import { paced } from '../../../session/show-queue.ts';
import type { ErrorBody, LogItem } from '@turntable/protocol/messages.ts';
import type { Again } from '@turntable/protocol/picks.ts';
import { useLocation } from 'wouter';
import { api, failureOf } from '../../../api/http.ts';
import { Loading } from '../../../ui/page/states.tsx';
import { useTitle } from '../../../ui/page/title.ts';
import { useNaming, usePlan, useTeller } from '../../../games/engine.ts';
import type { GameListing } from '../../../session/listing.ts';
import { DeputyPanel, JudgePanel, screenOf } from '../../../games/registry.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { keptCode } from '../../../device/codes.ts';
import { useMedia } from '../../../device/useMedia.ts';
import { useSame, useStable } from '../../../device/useStable.ts';
import { dismissNotice, notify } from '../../../ui/announce.ts';
import { KeepSeat } from './KeepSeat.tsx';
import { PhraseNews } from '../../../session/phrase/PhraseNews.tsx';
import { Agree } from './Agree.tsx';
import { courtOf } from '../court/court.ts';
import { asidesOf } from '../../../session/asides.ts';
import { AwayBanner } from '../frame/AwayBanner.tsx';
import { Bubbles } from '../talk/Bubbles.tsx';
import type { Seen, TableConnection } from '../../../session/connection.ts';
import { tableTitle } from '../../../session/title.ts';
import { useChime } from './chime.ts';
import { LogPanel } from './LogPanel.tsx';
import type { GameScreenProps, Sent } from '../../../session/props.ts';
import { useReadOut } from '../frame/read-out.ts';
import { refusalNotice } from '../../../session/refusal.ts';
import { logLines } from '../../../session/sentences.ts';
import { resultText, stoppedText, winnersOf } from '../../../session/outcome.ts';
import { useShow, type Show } from '../../../session/useShow.ts';
import { Sounds } from '../sound/Sounds.tsx';
import * as Part from './parts.ts';
import { TableBar } from './TableBar.tsx';
import {
  actorNames,
  askedNow,
  deputiesNow,
  mySeatAsked,
  seatNames,
  turnSentence,
} from '../../../session/turn.ts';
import { useSince } from '../catchup/useSince.ts';
import '../../../session/play.css';

export interface PlayProps {
  readonly seen: Seen & { readonly view: SeenBy };
  readonly online: boolean;
  readonly connection: TableConnection;
  readonly listing: GameListing;
  /** Opened by a link that offers no seat and no judge’s seat. */
  readonly watch: boolean;
}

/** A table in play or over, as far as it was shown to the reader. A judge rules on it as it is. */
export function Play(props: PlayProps) {
  const { seen, listing } = props;
  const usual = usePlan(listing);
  const pace = paceOf(seen.table.options);
  const plan = useMemo(() => usual && paced(usual, pace), [usual, pace]);
  const show = useShow(seen.as === 'judge' ? null : plan, seen, seen.as);
  const { log, now } = show;
  // A stopped game asks nothing, though by the rules its decisions are still open.
  const stopped = seen.table.stopped !== undefined;
  const view = useMemo(() => (stopped ? { ...show.view, decisions: [] } : show.view), [stopped, show.view]);
  const undo = stopped ? 'sealed' : seen.undo;
  const table =
    now && seen.table.status === 'over' ? { ...seen.table, status: 'running' as const } : seen.table;
  return <Board {...props} seen={{ ...seen, table, view, log, undo }} show={show} />;
}

/** The bar, the game's screen, the log, and what lies over them. */
function Board({ seen, online, connection, listing, watch, show }: PlayProps & { readonly show: Show }) {
  const { table, view, place, as, log, undo } = seen;
  const game = useTeller(listing);
  const messages = useMessages();
  const { t, locale } = messages;
  const [, go] = useLocation();
  const names = useSame(seatNames(table, messages));
  const naming = useNaming(listing, names);
  const actors = useSame(actorNames(table, names, messages));
  const lines = useMemo(() => logLines(game, view, log, naming, actors), [game, view, log, naming, actors]);
  const { events } = seen;
  const { muted } = place;
  const asides = useMemo(() => asidesOf(events, names, muted ?? [], locale), [events, names, muted, locale]);
  const running = table.status === 'running';
  const deputies = deputiesNow(table, game, view);
  const questions = askedNow(view, deputies);
  const asked = mySeatAsked(questions, place.seats, as);
  const curtain = useCurtain({ seen, connection, asked, hides: running && listing.hides(table.options) });
  const news = useSince(seen, lines, connection);
  const { catchUp, shown } = news;
  const [logOpen, setLogOpen] = useState(false);
  const narrow = useMedia('(max-width: 30rem)');
  const [counting, setCounting] = useState(false);
  // A question that orders will answer does not count as the player's turn, though it may still be answered by hand.
  const left = view.decisions.filter(({ id }) => !place.soon?.includes(id));
  const toMe = mySeatAsked(askedNow({ ...view, decisions: left }, deputies), place.seats, as);
  const soon = place.soon !== undefined && asked !== undefined && toMe === undefined;
  const winners = winnersOf(view);
  const head = show.stage[show.now?.head ?? -1];
  const sentence = show.now
    ? ((head ? logLines(game, view, [head], naming) : lines).at(-1)?.text ?? '')
    : soon
      ? t('orders.soon')
      : table.status === 'over' && (table.stopped || winners.length > 0)
        ? table.stopped
          ? stoppedText(table.stopped, names, messages)
          : resultText(listing, winners, place.seats, names, messages)
        : turnSentence(listing.id, view.viewer, questions, names, place.seats, messages, narrow);

  const mine = running && asked !== undefined && !soon;
  useTitle(`${mine ? t('title.turn') : ''}${t(listing.name)}`);
  useChime(mine);
  useReadOut(lines, asides, sentence, place);

  const refuse = (refusals: readonly Refusal[]): void => {
    const by = as === 'public' ? 0 : as;
    if (refusals.length > 0) notify(refusalNotice(listing.id, refusals, by, names, locale));
  };
  const fail = (error: ErrorBody): void => {
    if (error.refusals?.length) refuse(error.refusals);
    else notify({ tone: 'caution', text: messages.say(`error.${error.code}`) });
  };
  const attempt = async (asking: Promise<Sent>): Promise<Sent> => {
    const sent = await asking;
    if (sent.ok) dismissNotice();
    else fail(sent.error);
    return sent;
  };
  const act = (decision: string, action: object): Promise<Sent> => {
    // A catch-up shows a past position, which cannot be played.
    if (catchUp) return Promise.resolve({ ok: false, error: { code: 'stale' } });
    news.close();
    return attempt(connection.act(decision, action));
  };
  const takeBack = (): Promise<Sent> => attempt(connection.takeBack());
  const rematch = (engines?: Again): void => {
    // Players ask the server even if a rematch is known: one that everybody left is made anew.
    const asks = place.seats.length > 0 || place.keeper || !table.rematch;
    const next = asks
      ? api.rematch(table.id, engines).then(({ id }) => id)
      : api.table(table.rematch!).then((answer) => answer.table.id);
    next.then(
      (id) => go(`/t/${id}`),
      (thrown: unknown) => {
        const error = failureOf(thrown);
        const isGone = !asks && error.code === 'not-found';
        if (isGone) notify({ tone: 'caution', text: t('end.rematch.gone') });
        else fail(error);
      },
    );
  };

  // Stable identities, so that a screen renders again only when the game has gone on.
  const does = useStable({ send: act, takeBack, refuse, rematch });
  const court = running && !catchUp ? courtOf(game, view, log, seen.events, table) : null;
  const rejoinder = court && (
    <Part.Rejoinder
      key={court.id}
      {...{ court, as, names, online }}
      say={(what) => attempt(connection.say(what))}
    />
  );
  const timed = table.clock !== undefined || table.seats.some(({ holiday }) => holiday !== undefined);
  const clocks = timed && <Part.Clocks {...{ table, names }} heardAt={seen.heardAt} mine={place.seats} />;
  if (curtain.down !== null)
    return (
      <Part.Curtain
        clocks={clocks}
        name={names[curtain.down] ?? ''}
        seat={curtain.down}
        onLift={curtain.lift}
        {...(undo === 'free' && curtain.down !== as && curtain.wasLifted ? { onTakeBack: takeBack } : {})}
      />
    );
  // A hand only shows a room player's cards: the keeper acts for them, so nothing is offered here.
  const looksOn = place.hand !== undefined && place.hand === as && place.seats.length === 0;
  const Screen = screenOf(listing.id)!;
  const props: GameScreenProps<SeenBy, object, Happening> = {
    table,
    place,
    as,
    view: looksOn ? readOnly(shown.view) : shown.view,
    names,
    log: shown.log as readonly (LogItem & { readonly event: Happening })[],
    undo: shown.undo,
    online,
    ...does,
    ...(!catchUp && { show: show as NonNullable<GameScreenProps<SeenBy, object, Happening>['show']> }),
    hold: setCounting,
    ...(!catchUp && running && { heardAt: seen.heardAt }),
  };
  return (
    <div className="play">
      <div>
        <TableBar
          sentence={counting ? t('table.counting') : sentence}
          about={listing.about?.(view, log, messages, table)}
          mine={mine}
          hinted={mine ? hintSeat(asked, as) : undefined}
          naming={naming}
          seen={seen}
          listing={listing}
          names={names}
          online={online}
          onTakeBack={takeBack}
          propose={(what) => attempt(connection.propose(what))}
          onLog={() => setLogOpen(!logOpen)}
          logOpen={logOpen}
          asides={asides}
          say={(what) => connection.say(what)}
        />
        <Agree
          table={table}
          mine={place.seats}
          names={names}
          onAnswer={(seat, yes) => attempt(connection.agree(seat, yes))}
        />
        {as !== 'judge' && rejoinder}
        {!catchUp && clocks}
        {table.asking && (
          <Part.Proposed
            {...{ table, names, online }}
            mine={place.seats}
            onAnswer={(seat, yes) => attempt(connection.agree(seat, yes))}
          />
        )}
        <div role="status">
          {running && table.clock && (
            <Part.BackBanner
              {...{ table, names, online }}
              mine={place.seats}
              onBack={(seat) => void attempt(connection.backAgain(seat))}
            />
          )}
          {running && (place.reissued ?? place.replaced) && <Part.SeatGiven {...{ table, place, names }} />}
        </div>
        {!watch && <PhraseNews />}
        {place.keeper && running && (
          <Part.KeeperPanel
            {...{ table, view, names, online, attempt, connection }}
            plays={place.seats.length > 0}
          />
        )}
        {!catchUp && news.told.length === 0 && <KeepSeat seen={seen} />}
        {!watch && place.seats.length === 0 && !place.judge && table.judge ? (
          <Part.JudgeSeat table={table} place={place} code={keptCode(table.id)} />
        ) : (
          table.judge && <Part.JudgeAsks table={table} place={place} />
        )}
        {place.orders && <Part.OrdersStrip {...{ table, place, view, names }} />}
      </div>
      {!catchUp && <Sounds heard={show} lines={lines} />}
      <AwayBanner away={!online} onRetry={() => connection.nudge()} />
      <div className={logOpen ? 'play-body play-body-log' : 'play-body'} data-log-over={listing.logOver}>
        <main id="main" className="play-screen" aria-label={t('table.board')} inert={catchUp !== null}>
          <h1 className="hidden-visually">{tableTitle(listing, table, messages)}</h1>
          <Suspense fallback={<Loading />}>
            {as === 'judge' ? (
              <JudgePanel
                key={catchUp ? 'catch-up' : 'live'}
                {...{ seen: shown, names, online, attempt, rejoinder }}
                last={lines.at(-1)?.text}
                send={props.send}
                takeBack={(reason) => attempt(connection.takeBack(reason))}
              />
            ) : (
              <Screen key={catchUp ? 'catch-up' : 'live'} {...props} />
            )}
          </Suspense>
          {table.judge?.deputy && (
            <Suspense>
              <DeputyPanel
                {...{ table, place, game, view, names, online }}
                rule={(decision, action) => attempt(connection.act(decision, action, 'judge'))}
              />
            </Suspense>
          )}
        </main>
        {news.told.length > 0 && <Part.Since told={news.told} onPlay={news.play} onClose={news.close} />}
        {catchUp && <Part.CatchUpBar catchUp={catchUp} />}
        <LogPanel {...{ lines, asides }} game={listing.id} open={logOpen} onClose={() => setLogOpen(false)} />
      </div>
      {table.status === 'over' && !counting && <Part.EndStrip {...{ seen, listing, names, rematch }} />}
      {!logOpen && <Bubbles asides={asides} />}
    </div>
  );
}

const closed = new WeakMap<SeenBy, SeenBy>();
/** The view without its questions; the same object for the same view, for memoised children. */
function readOnly(view: SeenBy): SeenBy {
  let found = closed.get(view);
  if (!found) closed.set(view, (found = { ...view, decisions: [] }));
  return found;
}

/** The seat that may ask for a hint: the one asked, if one looks through its eyes. */
const hintSeat = (asked: number | undefined, as: Viewer): number | undefined =>
  asked === as ? asked : undefined;

interface CurtainWish {
  readonly seen: PlayProps['seen'];
  readonly connection: TableConnection;
  readonly asked: number | undefined;
  readonly hides: boolean;
}

/**
 * Friends on one device: the view follows whoever is asked. Where seats hold secrets the curtain comes down first,
 * and stays until that player has the device in hand.
 */
function useCurtain({ seen, connection, asked, hides }: CurtainWish) {
  const { as, place } = seen;
  const [lifted, setLifted] = useState<number | null>(null);
  const shared = place.seats.length > 1;
  const needed = shared && hides;
  const next = asked ?? (typeof as === 'number' ? as : null);
  useEffect(() => {
    if (!shared || asked === undefined || asked === as) return;
    if (!needed || lifted === asked) connection.look(asked);
  }, [shared, needed, asked, as, lifted, connection]);
  const down = needed && next !== null && lifted !== next ? next : null;
  return {
    down,
    wasLifted: lifted !== null,
    lift: (): void => {
      if (next === null) return;
      connection.look(next);
      setLifted(next);
    },
  };
}
