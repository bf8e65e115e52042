import { contestant, locomotiveInUse, other } from '@turntable/games/double-header/sides.ts';
import type { Action, Kind, LocomotiveIndex, Team, View } from '@turntable/games/double-header/types.ts';
import { seenValue } from '@turntable/games/versus/index.ts';
import type { Key } from '@turntable/messages';
import type { System } from '../../device/system.ts';
import type { Messages } from '../../i18n/messages.ts';
import { showValue, statisticName } from '../versus/values.ts';
import { DECLINABLE } from './declinable.ts';
import type { Question, Turn } from './use-turn.ts';
import type { Words } from './words.ts';

/** A table of Double Header as far as the words of its questions need it. */
interface Scene {
  readonly view: View;
  readonly names: readonly string[];
  readonly turn: Turn;
  readonly words: Words;
}

/** Whether questions of this kind may be declined ahead of time. */
export const isDeclinable = (kind: string): boolean => DECLINABLE.some((each) => each.kind === kind);

/** What comes of not answering in time; undefined for questions without an answer time. */
export function lateWords(kind: Kind): Key | undefined {
  return DECLINABLE.find((each) => each.kind === kind)?.late;
}

/** The team that a question is about: the reader's, or for the judge the calling one. */
export const teamAsked = ({ view, turn }: Pick<Scene, 'view' | 'turn'>): Team => turn.team ?? view.calling;

/** The words of a button that plays `action`. `change`: the question is a call, before which the locomotive may be changed. */
export function labelOf(
  { t, say }: Messages,
  action: Action,
  view: View,
  team: Team,
  words: Words,
  change: boolean,
): string {
  switch (action.type) {
    case 'field':
      return t(fieldKey(view, team, action.engine, change), {
        engine: words.locomotive(team, action.engine),
      });
    case 'boost':
      return t('dh.do.boost', { booster: say(`booster.${action.booster}`) });
    case 'tag':
      return t('dh.do.tag', { engine: words.locomotive(team, other(locomotiveInUse(view, team))) });
    default:
      return say(`dh.do.${action.type}`);
  }
}

/** A locomotive is put into use, changed for the other, or kept where a Time Out offers both (DH-7.2). */
function fieldKey(
  { inUse }: View,
  team: Team,
  locomotive: LocomotiveIndex,
  change: boolean,
): 'dh.do.change' | 'dh.do.keep' | 'dh.do.field' {
  if (change) return 'dh.do.change';
  return inUse[team] === locomotive ? 'dh.do.keep' : 'dh.do.field';
}

/** The circumstances of a question, in one plain sentence. */
export function hintOf(
  messages: Messages,
  props: Scene & { readonly question: Question },
  system: System,
): string {
  const { question, view, names, turn, words } = props;
  const { t, say } = messages;
  const { contest, calling, style } = view;
  const team = teamAsked(props);
  const statistic = contest ? statisticName(messages, contest.statistic) : '';
  const inUse = view.inUse[team];
  const locomotive = inUse === null ? '' : words.locomotive(team, inUse);
  switch (question.kind) {
    case 'field':
      return t(view.phase === 'time-out' ? 'dh.hint.field.time-out' : 'dh.hint.field.opening');
    case 'call':
      return t('dh.hint.call', { engine: locomotive });
    case 'veto': {
      const own =
        contestant(view, team) === turn.seat && seenValue(view.engines[team]![inUse!]!, contest!.statistic);
      // Who called what stands on the stage.
      return t('dh.hint.veto', {
        engine: locomotive,
        known: typeof own === 'number' ? 'yes' : 'no',
        value: typeof own === 'number' ? showValue(messages, contest!.statistic, own, system) : '',
      });
    }
    case 'boost':
      return t('dh.hint.boost', { engine: locomotive });
    case 'answer': {
      const opposing = other(calling);
      const booster = contest!.boosts[opposing];
      return t('dh.hint.answer', {
        team: words.team(opposing),
        booster: say(`booster.${booster}`),
        statistic,
      });
    }
    case 'tag':
      return t('dh.hint.tag', { statistic });
    case 'time-out':
      return t('dh.hint.time-out', { team: words.team(calling) });
    case 'skip-style':
      return t('dh.hint.skip');
    case 'rule':
      return t('dh.hint.rule', { name: names[style!.waiting!.seat] ?? '', text: style!.waiting!.text });
    default:
      return '';
  }
}
