import { builtBy, FREE, type View } from '@turntable/games/loko-moto/types.ts';
import type { Messages } from '../../../i18n/messages.ts';
import type { Plot } from '@turntable/pictures/loko-moto/plot.ts';
import type { Sayings } from '../words/sayings.ts';
import { cheapest } from '../market/market.ts';
import type { Turn } from './use-turn.ts';
import type { Stand } from '../map/cursor.ts';

interface Surroundings {
  readonly view: View;
  readonly plot: Plot;
  readonly turn: Pick<Turn, 'decision' | 'phase' | 'lit' | 'judge' | 'seat'>;
  readonly words: Sayings;
  readonly messages: Messages;
}

/** The answer to "what can I do here?": what is there, and what may be done with it now, or why nothing. */
export function whatCanBeDone(
  { kind, index }: Stand,
  { view, plot, turn, words, messages }: Surroundings,
): string {
  const { t } = messages;
  if (kind === 'station') {
    const lines = plot.meeting[index]!.filter((i) => turn.lit.has(i)).map(words.section);
    return `${words.station(index)}. ${t('lm.can.station', { count: lines.length, lines: lines.join(', ') })}`;
  }
  const line = view.lines[index]!;
  const section = plot.tracks[index]!.id;
  const can = (): string => {
    if (!turn.decision) return t('lm.can.not-now');
    if (turn.seat !== undefined && line === builtBy(turn.seat)) return t('lm.can.pay');
    const opening = turn.phase === 'opening';
    const [why] = turn.judge(opening ? { type: 'close', section } : { type: 'build', section });
    if (why) return words.refusal(why);
    if (opening) return t('lm.can.close');
    if (line !== FREE) return t('lm.can.build');
    const isLast = view.lines.filter((each) => each === FREE).length === 1;
    return t(isLast ? 'lm.can.draw-last' : 'lm.can.draw');
  };
  return `${words.sectionState(index)}. ${can()}`;
}

/** Why a tap on a line of one's own buys nothing now; undefined where it begins or changes a purchase, or is no such tap. */
export function idleOwn(
  index: number,
  { view, plot, turn, words, messages }: Omit<Surroundings, 'turn'> & { readonly turn: Turn },
): string | undefined {
  const { seat, decision, phase, plan, affordable } = turn;
  if (seat === undefined || !decision || phase !== 'main' || plan.kind === 'buy') return undefined;
  if (view.lines[index] !== builtBy(seat) || affordable.size > 0) return undefined;
  const next = cheapest(view, plot, seat);
  if (!next) return words.sectionState(index);
  return messages.t('lm.own.short', {
    section: words.section(index),
    ...next,
    stroke: view.box.advanced ? 'yes' : 'no',
  });
}
