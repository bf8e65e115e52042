import type { Seat } from '@turntable/engine';
import { topology } from '@turntable/games/loko-moto/topology.ts';
import { FREE, reservedBy, type Action } from '@turntable/games/loko-moto/types.ts';
import type { Plot } from '@turntable/pictures/loko-moto/plot.ts';
import type { Messages } from '../../../i18n/messages.ts';
import { announce, notify } from '../../../ui/announce.ts';
import type { Stand } from '../map/cursor.ts';
import type { Pencil } from '../map/pencil.ts';
import type { Hand } from '../shapes/use-held.ts';
import type { Sayings } from '../words/sayings.ts';
import { NOTHING, planFor } from './plan.ts';
import type { Planning } from './use-planning.ts';
import type { ScreenProps, Turn } from './use-turn.ts';
import { idleOwn, whatCanBeDone } from './what-can-be-done.ts';

interface Table extends Pick<ScreenProps, 'view' | 'refuse'> {
  readonly plot: Plot;
  readonly seat: Seat;
  readonly turn: Turn;
  readonly planning: Planning;
  readonly hand: Hand;
  readonly pencil: Pencil;
  readonly pencilling: boolean;
  /** The reader's setting: a tap draws, and picks nothing. */
  readonly inkAtOnce: boolean;
  readonly words: Sayings;
  readonly messages: Messages;
  setPencilling(on: boolean): void;
}

/** What the reader's taps do to the map, the cards and the tray. */
interface Acts {
  /** A tap on a line does something at once, and a second quick one does it again. */
  readonly atOnce: boolean;
  tapSection(section: number): void;
  /** Says what can be done with a line or a station. */
  ask(stand: Stand): void;
  pickTrain(train: string): void;
  /** Picks what a move needs, in place of all that was held or picked. */
  pickSuggested(action: Action): void;
  /** Picks a shape card up, or lays it back. */
  pickShape(shape: string): void;
  /** Begins a purchase with the lines under the card that is held. */
  buyUnderCard(): void;
  /** Pencils those of them that are still to be had. */
  pencilUnderCard(): void;
  /** Lets go of what is held, else of what is picked, else of the plan, else of the pencil. */
  letGo(): void;
}

/** The taps at this moment of the table. A tap that does nothing says why to a screen reader, or as a refusal. */
export function actsOf(table: Table): Acts {
  const { view, refuse, plot, seat, turn, planning, hand, pencil, pencilling, inkAtOnce } = table;
  const { words, messages } = table;
  const { plan } = turn;
  const { held } = hand;
  const place = held?.places[held.index];
  return {
    atOnce: inkAtOnce || pencilling || held !== undefined,
    tapSection(section) {
      if (held) {
        if (!hand.layOn(section)) announce(messages.t('lm.held.nowhere'));
      } else if (pencilling) pencil.toggle(plot.tracks[section]!.id);
      else {
        const why = idleOwn(section, { view, plot, turn, words, messages });
        if (why) notify({ tone: 'caution', text: why });
        else turn.tap(section);
      }
    },
    ask: (stand) => announce(whatCanBeDone(stand, { view, plot, turn, words, messages })),
    pickTrain(train) {
      hand.drop();
      table.setPencilling(false);
      if (!turn.decision || turn.phase === 'opening')
        return refuse(turn.judge({ type: 'buy', train, sections: [], shape: null }));
      turn.setPlan(
        plan.kind === 'buy' && plan.train === train
          ? NOTHING
          : { kind: 'buy', train, sections: plan.kind === 'buy' ? plan.sections : [] },
      );
    },
    pickSuggested(action) {
      hand.drop();
      table.setPencilling(false);
      turn.setPlan(planFor(action, topology(view.box.sheet).index));
    },
    pickShape(shape) {
      if (held?.shape.id === shape) hand.drop();
      else hand.pick(shape);
    },
    buyUnderCard() {
      if (!place || !held) return;
      const train = plan.kind === 'buy' ? plan.train : null;
      turn.setPlan({ kind: 'buy', train, sections: place.placement.sections, shape: held.shape.id });
      hand.drop();
    },
    pencilUnderCard() {
      const open = place?.placement.sections.filter(
        (i) => view.lines[i] === FREE || view.lines[i] === reservedBy(seat),
      );
      pencil.add((open ?? []).map((i) => plot.tracks[i]!.id));
    },
    letGo() {
      if (held) hand.drop();
      else if (plan.kind !== 'none') turn.setPlan(NOTHING);
      else if (planning.draft) planning.drop();
      else table.setPencilling(false);
    },
  };
}
