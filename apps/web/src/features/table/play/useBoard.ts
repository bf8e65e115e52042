import { useMemo } from 'react';
import type { SeenBy } from '@turntable/engine';
import { useUnits } from '../../../device/system.ts';
import { useMedia } from '../../../device/useMedia.ts';
import { useSame } from '../../../device/useStable.ts';
import { useHear, useNaming, useTeller } from '../../../games/engine.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { shownEventsOf } from '../../../session/shown-events.ts';
import type { Seen, TableConnection } from '../../../session/connection.ts';
import type { GameListing } from '../../../session/listing.ts';
import { logLines } from '../../../session/sentences.ts';
import { actorNames, seatNames } from '../../../session/turn.ts';
import type { Show } from '../../../session/show/useShow.ts';
import { useTitle } from '../../../ui/page/title.ts';
import { useSince } from '../catchup/useSince.ts';
import { useReadOut } from '../frame/read-out.ts';
import { barSentence } from './bar-sentence.ts';
import { useChime } from './chime.ts';
import { myTurn } from './my-turn.ts';
import { beforeResult, useCounting } from './use-counting.ts';
import { useCurtain } from './useCurtain.ts';
import { useDoing } from './useDoing.ts';

export interface PlayProps {
  readonly seen: Seen & { readonly view: SeenBy };
  readonly online: boolean;
  readonly connection: TableConnection;
  readonly listing: GameListing;
  /** Opened by a link that offers no seat and no judge’s seat. */
  readonly watch: boolean;
}

/** `seen` as far as it was shown, and what is being shown. */
export type BoardProps = PlayProps & { readonly show: Show };

/** A table in play as its parts draw it. */
export type BoardNow = ReturnType<typeof useBoard>;

/** State and actions of a table in play. Also announces whose turn it is: in the tab, by the chime and to screen readers. */
export function useBoard(props: BoardProps) {
  const { seen, connection, listing, show } = props;
  const { table, view, place, log, events } = seen;
  const game = useTeller(listing);
  const messages = useMessages();
  const { t } = messages;
  const names = useSame(seatNames(table, messages));
  const naming = useNaming(listing, names);
  const actors = useSame(actorNames(table, names, messages));
  const lines = useMemo(() => logLines(game, view, log, naming, actors), [game, view, log, naming, actors]);
  // Made anew when the language learns more sentences, too: these are not among its first.
  const tableEvents = useMemo(
    () => shownEventsOf(events, names, place.muted ?? [], messages.locale),
    [events, names, place.muted, messages],
  );
  const running = table.status === 'running';
  // The reader judges, and a ruling is waited for.
  const rules = running && seen.as === 'judge' && view.decisions.some(({ kind }) => kind === 'rule');
  const turn = myTurn(seen, game);
  const hides = running && listing.hides(table.options);
  const curtain = useCurtain({ seen, connection, asked: turn.seat, hides });
  const news = useSince(seen, lines, connection);
  const narrow = useMedia('(max-width: 30rem)');
  const counting = useCounting();
  const result = barSentence({ seen, listing, game, show, lines, names, naming, turn }, messages, narrow);
  const meanwhile = t(listing.counting ?? 'table.counting');
  useTitle(`${turn.mine ? t('title.turn') : ''}${t(listing.name)}`);
  useChime(turn.mine);
  const hear = useHear(listing);
  const [system] = useUnits();
  useReadOut(
    lines,
    tableEvents,
    result,
    place,
    hear === null
      ? undefined
      : {
          hearing: () => hear(view, log, { names, mine: place.seats, system, messages }),
          showing: show.now !== null,
          asked: turn.mine,
        },
    { isCounting: counting.isOn, from: beforeResult(log), meanwhile },
  );
  const toldLines = useMemo(
    () => (counting.on ? lines.slice(0, beforeResult(log)) : lines),
    [counting.on, lines, log],
  );
  const { attempt, does } = useDoing({ seen, connection, listing, names, news });
  const sentence = counting.on ? meanwhile : result;
  const told = { game, names, naming, lines, toldLines, tableEvents, sentence };
  return { ...props, ...told, counting, running, rules, turn, curtain, news, attempt, does };
}
