import { useMemo } from 'react';
import { membersOf } from '@turntable/games/double-header/sides.ts';
import { leaders } from '@turntable/games/double-header/style.ts';
import type { View } from '@turntable/games/double-header/types.ts';
import { useMessages } from '../../i18n/messages.ts';
import { winningSide } from '../../session/outcome.ts';
import { Occasion } from '../versus/end/Occasion.tsx';
import { FinalScore, type Decided } from '../versus/FinalScore.tsx';
import { duelOf, episodes } from './duel.ts';
import { occasionOf } from './occasion-of.ts';
import { tallies } from './tally.ts';
import type { ScreenProps } from './use-turn.ts';
import type { Words } from './words.ts';

interface FinishProps {
  readonly view: View;
  readonly log: ScreenProps['log'];
  /** What was said beside the game, where it is known. */
  readonly said: ScreenProps['events'];
  readonly words: Words;
  readonly names: readonly string[];
  onClose(): void;
  onCounted(): void;
}
const PARTS = ['statistics', 'style', 'corrected', 'total'] as const;

/** The end: where the points of both teams came from, and who won. */
export function Finish({ view, log, said, words, names, onClose, onCounted }: FinishProps) {
  const { t, say, list } = useMessages();
  const [a, b] = useMemo(() => tallies(log, view.box.players, view.scores), [log, view]);
  const decided = useMemo(() => decidedIn(log), [log]);
  const [won, other] = leaders(view.scores);
  const verdict = other === undefined ? t('vs.end.won', { name: words.team(won!) }) : t('vs.end.draw');
  const mine = typeof view.viewer === 'number' ? [view.viewer] : [];
  const [whose, others] = winningSide(membersOf(view.box.players, won!), mine);
  const name = list(others.map((seat) => names[seat] ?? ''));
  const occasion = useMemo(
    () =>
      occasionOf({ view, log, words, names, events: said, verdict, feature: (id) => say(`feature.${id}`) }),
    [view, log, said, words, names, verdict, say],
  );
  return (
    <FinalScore
      sides={[words.team(0), words.team(1)]}
      rows={PARTS.filter((part) => part !== 'corrected' || a.corrected !== 0 || b.corrected !== 0).map(
        (part) => ({ id: part, label: t(`vs.end.${part}`), figures: [a[part], b[part]] }),
      )}
      verdict={other === undefined ? `${t('vs.end.wins', { whose, name })}.` : verdict}
      {...{ decided, onClose, onCounted }}
      occasion={<Occasion {...occasion} />}
    />
  );
}

function decidedIn(log: ScreenProps['log']): Decided[] {
  return episodes(log).flatMap((each): Decided[] => {
    const { statistic, sides, end } = duelOf(each, each.beats.length);
    if (end?.kind !== 'won' && end?.kind !== 'undecided') return [];
    const won = end.kind === 'won' ? end.team : null;
    return [{ statistic, values: [sides[0].value, sides[1].value], won }];
  });
}
