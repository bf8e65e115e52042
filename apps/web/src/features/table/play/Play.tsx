import { useMemo } from 'react';
import { slownessOf } from '@turntable/protocol/calm.ts';
import { WithBar } from '../../../session/bar/in-bar.tsx';
import { slowed } from '../../../session/show/show-queue.ts';
import { useMark } from '../../../device/useMark.ts';
import { useStaging, useSounds } from '../../../games/engine.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Slowness, useSlowStyles } from '../../../session/slowness.ts';
import { useShow } from '../../../session/show/useShow.ts';
import { useSuggested } from '../hint/useSuggested.ts';
import { AwayBanner } from '../frame/AwayBanner.tsx';
import { winnersOf } from '../../../session/outcome.ts';
import type { GameSounds } from '../../../session/sound/game-sounds.ts';
import { Sounds } from '../sound/Sounds.tsx';
import { Bubbles } from '../talk/Bubbles.tsx';
import { BesideLog, WithLog, WithoutLog } from './log-open.tsx';
import { LogPanel } from './LogPanel.tsx';
import * as Part from './parts.ts';
import { clocksOf, PlayNotices } from './PlayNotices.tsx';
import { PlayScreen } from './PlayScreen.tsx';
import { TableBar } from './TableBar.tsx';
import { useToldPlace } from './told-place.ts';
import { useBoard, type BoardNow, type BoardProps, type PlayProps } from './useBoard.ts';
import '../../../session/style/play.css';

/** A table in play or over, as far as it was shown to the reader. A judge rules on it as it is. */
export function Play(props: PlayProps) {
  const { seen, listing } = props;
  const usual = useStaging(listing);
  const slowness = slownessOf(seen.table.options);
  const staging = useMemo(() => usual && slowed(usual, slowness), [usual, slowness]);
  const show = useShow(seen.as === 'judge' ? null : staging, seen, seen.as);
  const { log, now } = show;
  const place = useToldPlace(seen, show);
  useSlowStyles(slowness, now);
  // A stopped game asks nothing, though by the rules its decisions are still open.
  const stopped = seen.table.stopped !== undefined;
  const view = useMemo(() => (stopped ? { ...show.view, decisions: [] } : show.view), [stopped, show.view]);
  const undo = stopped ? 'sealed' : seen.undo;
  const table =
    now && seen.table.status === 'over' ? { ...seen.table, status: 'running' as const } : seen.table;
  return (
    <Slowness value={slowness}>
      <WithLog>
        <WithBar>
          <Board {...props} seen={{ ...seen, table, place, view, log, undo }} show={show} />
        </WithBar>
      </WithLog>
    </Slowness>
  );
}

/** The bar, the game's screen, the log, and what lies over them. */
function Board(props: BoardProps) {
  const board = useBoard(props);
  const { seen, listing, online, connection, names, lines, tableEvents, news, does, turn } = board;
  const { table, view, log } = seen;
  const messages = useMessages();
  const sounds = useSounds(listing);
  const counting = board.counting.on;
  const [suggested, suggest] = useSuggested(seen.n);
  const shut = board.curtain.down;
  useMark('at-table', shut === null);
  if (shut !== null) return <CurtainDown board={board} seat={shut} />;
  const { catchUp, doings } = news;
  const isTold = doings.length > 0;
  const since = { doings, onPlay: news.play, onClose: news.close };
  return (
    <div className="play">
      <div>
        <TableBar
          {...{ seen, listing, names, online, tableEvents }}
          sentence={board.sentence}
          about={listing.about?.(view, log, messages, table)}
          mine={turn.mine || board.rules || (table.status === 'over' && !counting && hasWon(board))}
          hinted={turn.advised ? turn.seat : undefined}
          naming={board.naming}
          onTakeBack={does.takeBack}
          propose={(what) => board.attempt(connection.propose(what))}
          say={(what) => connection.say(what)}
          suggest={suggest}
        />
        <PlayNotices board={board} />
        {isTold && seen.as === 'judge' && <Part.SinceLine {...since} />}
      </div>
      {!catchUp && (
        <Sounds
          sounds={sounds}
          heard={{ ...board.show, part: board.show.now?.part ?? null }}
          // Between two sides the log's last line may be of something else than the sound.
          lines={listing.sideOf ? [] : lines}
          lost={hasLost(board, sounds)}
        />
      )}
      <AwayBanner away={!online} onRetry={() => connection.nudge()} />
      <BesideLog over={listing.logOver}>
        <PlayScreen {...{ board, suggested }} hold={board.counting.hold} />
        {isTold && seen.as !== 'judge' && <Part.Since {...since} />}
        {catchUp && <Part.CatchUpBar catchUp={catchUp} />}
        <LogPanel lines={board.toldLines} {...{ tableEvents }} game={listing.id} />
      </BesideLog>
      {table.status === 'over' && !counting && (
        <Part.EndStrip {...{ seen, listing, names }} rematch={does.rematch} />
      )}
      <WithoutLog>
        <Bubbles tableEvents={tableEvents} />
      </WithoutLog>
    </div>
  );
}

/** One of the reader's seats has won, and not all have. */
function hasWon({ seen: { place, table, view }, names }: BoardNow): boolean {
  const winners = table.stopped ? [] : winnersOf(view);
  return winners.length < names.length && winners.some((seat) => place.seats.includes(seat));
}

/** The last point shown went to the other side than the reader's; not for those who look on. */
function hasLost({ seen: { as, view }, show, listing }: BoardNow, sounds: GameSounds | null): boolean {
  const side = typeof as === 'number' ? listing.sideOf?.(view, as) : undefined;
  return side !== undefined && sounds?.lost?.(show.stage, side) === true;
}

/** Between turns on one device; whoever moved last may still take back. */
function CurtainDown({ board, seat }: { readonly board: BoardNow; readonly seat: number }) {
  const { seen, curtain, names, does } = board;
  const undoes = seen.undo === 'free' && seat !== seen.as && curtain.wasLifted;
  return (
    <Part.Curtain
      clocks={clocksOf(board)}
      name={names[seat] ?? ''}
      seat={seat}
      onLift={curtain.lift}
      {...(undoes && { onTakeBack: does.takeBack })}
    />
  );
}
