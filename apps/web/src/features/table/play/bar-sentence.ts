import type { SeenBy } from '@turntable/engine';
import type { Naming } from '@turntable/messages';
import type { Messages } from '../../../i18n/messages.ts';
import type { Seen } from '../../../session/connection.ts';
import type { GameListing, Teller } from '../../../session/listing.ts';
import { resultText, stoppedText, winnersOf } from '../../../session/outcome.ts';
import { deedText, logLines, showingText, type LogLine } from '../../../session/sentences.ts';
import { turnSentence } from '../../../session/turn.ts';
import type { Show } from '../../../session/show/useShow.ts';
import type { MyTurn } from './my-turn.ts';

/** What the sentence of the bar is made of. */
export interface BarContext {
  readonly seen: Pick<Seen, 'table' | 'place' | 'log'> & { readonly view: SeenBy };
  readonly listing: GameListing;
  readonly game: Teller;
  readonly show: Pick<Show, 'now' | 'stage'>;
  readonly lines: readonly LogLine[];
  /** Names by seat. */
  readonly names: readonly string[];
  readonly naming: Naming;
  readonly turn: MyTurn;
}

/** What the bar says: what is being shown; else how the game ended; else whose turn it is, in few words if `brief`. */
export function barSentence(context: BarContext, messages: Messages, brief: boolean): string {
  const { listing, show, names, turn } = context;
  const { table, place, view } = context.seen;
  if (show.now) return shownNow(context, show.now.head);
  if (turn.soon) return messages.t('orders.soon');
  if (table.status === 'over') {
    if (table.stopped) return stoppedText(table.stopped, names, messages);
    const winners = winnersOf(view);
    if (winners.length > 0 && listing.result && !brief)
      return listing.result(view, place.seats, names, messages);
    if (winners.length > 0) return resultText(listing, winners, place.seats, names, messages);
  }
  return turnSentence(listing.id, view.viewer, turn.questions, names, place.seats, messages, brief);
}

/** The head of what is being shown, else the last line; what a reader with a single seat did is told to them. */
function shownNow({ seen, game, show, lines, naming }: BarContext, at: number | null): string {
  const { view, place, log } = seen;
  const head = show.stage[at ?? -1];
  const last = head ?? log.at(-1);
  const mine = last !== undefined && place.seats.length === 1 && last.event.by === place.seats[0];
  const deed = mine ? deedText(game, view, last, naming) : undefined;
  const showing = head && showingText(game, view, head, naming);
  return deed ?? showing ?? ended((head ? logLines(game, view, [head], naming) : lines).at(-1)?.text ?? '');
}

/** A line of the log as a sentence: lines stand in a list, the bar speaks. */
const ended = (line: string): string => (line === '' || /[.!?…]$/.test(line) ? line : `${line}.`);
