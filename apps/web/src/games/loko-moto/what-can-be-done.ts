import { builtBy, FREE, type View } from '@turntable/games/loko-moto/types.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { Plot } from '@turntable/pictures/loko-moto/plot.ts';
import type { Sayings } from './sayings.ts';
import type { Turn } from './use-turn.ts';
import type { Stand } from './walk.ts';

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
    return t(line === FREE ? 'lm.can.draw' : 'lm.can.build');
  };
  return `${words.sectionState(index)}. ${can()}`;
}
