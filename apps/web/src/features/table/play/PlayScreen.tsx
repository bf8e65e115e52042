import { Suspense } from 'react';
import type { Act, Happening, SeenBy } from '@turntable/engine';
import type { LogItem } from '@turntable/protocol/messages.ts';
import { useFocusAfter } from '../../../device/useFocusAfter.ts';
import { DeputyPanel, JudgePanel, screenOf } from '../../../games/registry.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { lastCounted } from '../../../session/counted.ts';
import type { GameScreenProps } from '../../../session/props.ts';
import type { LogLine } from '../../../session/sentences.ts';
import { tableTitle } from '../../../session/title.ts';
import { Loading } from '../../../ui/page/states.tsx';
import { mayTalk } from '../talk/talking.ts';
import * as Part from './parts.ts';
import { rejoinderOf } from './PlayNotices.tsx';
import type { BoardNow } from './useBoard.ts';

interface PlayScreenProps {
  readonly board: BoardNow;
  /** The screen is still counting the result. */
  hold(on: boolean): void;
  /** A suggested move to show. */
  readonly suggested: Act | undefined;
}

/** The game's own screen, or the judge's panel; below it what deputies of the judge rule. */
export function PlayScreen({ board, hold, suggested }: PlayScreenProps) {
  const { seen, online, connection, listing, game, names, lines, news, attempt, does } = board;
  const { table, view, place, as } = seen;
  const messages = useMessages();
  const Screen = screenOf(listing.id)!;
  const key = news.catchUp ? 'catch-up' : 'live';
  const main = useFocusAfter(`${key} ${as === 'judge'} ${news.doings.length > 0}`);
  return (
    <main
      id="main"
      className="play-screen"
      ref={main}
      tabIndex={-1}
      aria-label={messages.t('table.board')}
      inert={news.catchUp !== null}
    >
      <h1 className="hidden-visually">{tableTitle(listing, table, messages)}</h1>
      <Suspense fallback={<Loading />}>
        {as === 'judge' ? (
          <JudgePanel
            key={key}
            {...{ seen: news.shown, names, online, attempt }}
            rejoinder={rejoinderOf(board)}
            last={lineOf(lastCounted(seen.log), lines)}
            send={does.send}
            takeBack={(reason) => {
              news.close();
              return attempt(connection.takeBack(reason));
            }}
          />
        ) : (
          <Screen key={key} {...screenProps(board)} hold={hold} {...(suggested && { suggested })} />
        )}
      </Suspense>
      {table.judge?.deputy && (
        <Suspense>
          <DeputyPanel
            {...{ table, place, game, view, names, online }}
            rule={(decision, action, more) => attempt(connection.act(decision, action, 'judge', more))}
          />
        </Suspense>
      )}
    </main>
  );
}

/** The line of an item of the log: of what an update told, the last one. */
const lineOf = (item: LogItem | undefined, lines: readonly LogLine[]): LogLine | undefined =>
  item && lines.findLast(({ n }) => n === item.n);

/** The props of the game's screen: the game as it is shown now, during a catch-up as it was then. */
function screenProps(board: BoardNow): GameScreenProps<SeenBy, object, Happening> {
  const { seen, online, show, running, names, news, does } = board;
  const { table, place, as } = seen;
  const { catchUp, shown } = news;
  // A hand only shows a room player's cards: the keeper acts for them, so nothing is offered here.
  const looksOn = place.hand !== undefined && place.hand === as && place.seats.length === 0;
  return {
    ...{ table, place, as, names, online },
    view: looksOn ? readOnly(shown.view) : shown.view,
    log: shown.log as readonly (LogItem & { readonly event: Happening })[],
    undo: shown.undo,
    ...does,
    ...(!catchUp && { events: seen.events }),
    ...(!catchUp && { show: show as NonNullable<GameScreenProps<SeenBy, object, Happening>['show']> }),
    ...(!catchUp && running && { heardAt: seen.heardAt }),
    ...(!catchUp &&
      running &&
      mayTalk(table, place) && {
        remarks: (run: number) => (
          <Part.Remarks {...{ run, online }} say={(what) => board.connection.say(what)} />
        ),
      }),
  };
}

const closed = new WeakMap<SeenBy, SeenBy>();
/** The view without its questions; the same object for the same view, for memoised children. */
function readOnly(view: SeenBy): SeenBy {
  let found = closed.get(view);
  if (!found) closed.set(view, (found = { ...view, decisions: [] }));
  return found;
}
