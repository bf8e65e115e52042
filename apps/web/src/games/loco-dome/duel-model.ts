import { other, STATUSES, type Event, type Side, type View } from '@turntable/games/loco-dome/types.ts';
import type { Front } from '@turntable/roster';
import type { System } from '../../device/system.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { Part } from '../../session/show/show-queue.ts';
import type { Court, StageSide } from '../versus/DuelStage.tsx';
import type { Leaving } from '../versus/scene/Leaves.tsx';
import { cardText, countedFrom, publicNote, statisticName } from '../versus/values.ts';
import { meeting, type StageState } from './stage-state.ts';
import type { Called, Point } from './record/story.ts';

/** The moment that the stage shows, and who looks at it. */
export interface DuelState {
  readonly view: View;
  readonly names: readonly string[];
  /** The sides from left to right. */
  readonly sides: readonly [Side, Side];
  /** The call that is shown; nothing before the first. */
  readonly called: Called | undefined;
  /** The active locomotives at the moment that is shown, by contestant. */
  readonly active: StageState['active'];
  readonly scores: View['scores'];
  readonly threshold: number;
  /** The threshold before the knock-out that is shown. */
  readonly before: number;
  /** The game was ended before its rules ended it, and nothing is asked any more. */
  readonly stopped: boolean;
  /** The game is over and its score was counted. */
  readonly final: boolean;
  /** The statistic that the reader looks at for a call, with the value of their active locomotive. */
  readonly picked: { readonly side: Side; readonly statistic: string; readonly value: number | null } | null;
  /** The points of the knock-out in progress; nothing where there is none. */
  readonly points: readonly Point[] | undefined;
  /** The last thing that the stage tells, and the active locomotives before it. */
  readonly last: Event | undefined;
  readonly was: StageState['active'];
  readonly part: Part | null;
}

/** The knock-out that is being shown. */
const fallenIn = ({ last }: DuelState) => (last?.kind === 'knocked-out' ? last : undefined);

/** Whether a Detonation is being shown. */
export function isBlast(state: DuelState): boolean {
  return state.last?.kind === 'detonated' || fallenIn(state)?.how === 'detonation';
}

/** Who won, once the score was counted; null after a draw (LD-7.5). */
function championOf({ final, view }: DuelState): Side | null {
  return final && view.winners.length === 1 ? view.winners[0]! : null;
}

/** The statistic on the sign: the one that was called, or the one that the reader looks at. */
export function statisticOf({ called, picked }: DuelState): string | undefined {
  return called?.statistic ?? picked?.statistic;
}

/** The value of a side that was read out last. */
const readOf = ({ called }: DuelState, of: Side) => called?.reads.findLast(({ side }) => side === of);

/** What stands over the sign, and on it. */
export function headOf(state: DuelState, messages: Messages): readonly [over: string, sign: string | null] {
  const { view, names, called, stopped, picked, points, last, part } = state;
  const { t } = messages;
  const nameOf = (of: Side): string => (of === view.viewer ? 'you' : (names[of] ?? ''));
  const fallen = fallenIn(state);
  const point = points?.at(-1);
  if (stopped) return [t('vs.stage.over'), null];
  if (isBlast(state)) return [t('vs.stage.over.detonation'), t('vs.stage.detonation')];
  if (fallen && part !== 'falls')
    return [view.rosters[fallen.side]?.[fallen.locomotive]?.front.name ?? '', t('vs.stage.fallen')];
  if (point) return claimHead(point, state, messages, nameOf(point.side));
  if (last?.kind === 'swapped') return [names[last.side] ?? '', t('ld.swap')];
  if (points) return [t('vs.stage.attack', { name: nameOf(view.calling) }), t('vs.stage.sequence')];
  if (called)
    return [t('vs.stage.calls', { name: nameOf(called.by) }), statisticName(messages, called.statistic)];
  if (picked) return [t('vs.stage.choosing', { name: 'you' }), statisticName(messages, picked.statistic)];
  if (view.phase === 'over' && part === null) {
    const champion = championOf(state);
    const whose = champion === view.viewer ? 'you' : 'one';
    const won = champion === null ? null : t('vs.end.wins', { whose, name: names[champion] ?? '' });
    return [t('vs.stage.over'), won];
  }
  return [turnText(state, messages), null];
}

function claimHead(
  { point, side }: Point,
  state: DuelState,
  { t, say }: Messages,
  name: string,
): readonly [string, string] {
  const text = 'feature' in point ? say(`feature.${point.feature}`) : t('vs.quoted', { text: point.text });
  const [engine, others] = [locomotiveOf(state, side), locomotiveOf(state, other(side))];
  return [t('vs.court.claims', { name, engine, others }), text];
}

/** Whose turn it is between two duels. */
function turnText({ view, names, sides, active, threshold }: DuelState, { t }: Messages): string {
  if (sides.some((of) => active[of] === null))
    return t(threshold < 100 ? 'vs.stage.next' : 'vs.stage.opening');
  // Others may be asked something before one calls.
  const due = view.decisions.some(({ kind }) => kind === 'call');
  if (view.calling === view.viewer) return t('vs.stage.choosing', { name: due ? 'you' : 'then' });
  return t(due ? 'vs.stage.chooses' : 'vs.stage.choosing', { name: names[view.calling] ?? '' });
}

/** The name of a side's active locomotive; the one that falls has been active until now. */
function locomotiveOf(state: DuelState, of: Side): string {
  const fallen = fallenIn(state);
  const at = state.active[of] ?? (fallen?.side === of ? fallen.locomotive : null);
  return at === null ? '' : (state.view.rosters[of]?.[at]?.front.name ?? '');
}

/** What came of the call, in words. */
export function resultOf(state: DuelState, { t }: Messages): string | null {
  const { view, names, called, points } = state;
  if (isBlast(state) || fallenIn(state) || points) return null;
  const end = called?.end;
  switch (end?.kind) {
    case 'won':
      return typeof view.viewer === 'number'
        ? t('vs.stage.won.for', { whose: end.side === view.viewer ? 'yours' : 'theirs' })
        : t('vs.stage.won', { points: end.points, name: names[end.side] ?? '' });
    case 'tied':
      return t('vs.stage.tie');
    case 'undecided':
      return t('ld.duel.undecided', { name: names[end.side] ?? '' });
    case 'skipped':
      return t('ld.duel.skipped');
    default:
      return null;
  }
}

/** The point of a knock-out that is argued on the stage. */
export function courtOf(state: DuelState): Court | null {
  const point = fallenIn(state) ? undefined : state.points?.at(-1);
  return point
    ? { verdict: point.verdict, locomotive: locomotiveOf(state, point.side), reason: point.reason }
    : null;
}

/** Who leaves the game, while that is shown. */
export function leavingOf(state: DuelState): Leaving | null {
  const { view, sides, threshold, before, points, part } = state;
  const fallen = fallenIn(state);
  const blast = isBlast(state);
  if ((!fallen && !blast) || part === 'call') return null;
  const now = threshold < before ? threshold : null;
  if (blast || !fallen) return { how: 'detonation', name: null, before, now };
  const how = fallen.how === 'sacrifice' ? 'sacrifice' : 'knock-out';
  const name = view.rosters[fallen.side]?.[fallen.locomotive]?.front.name ?? '';
  const argued = (points?.length ?? 0) > 0;
  return { how, name, at: fallen.side === sides[0] ? 0 : 1, argued, before, now };
}

/** A contestant's side of the stage but for what is drawn. */
export function sideOf(
  state: DuelState,
  of: Side,
  messages: Messages,
  system: System,
): Omit<StageSide, 'name' | 'markers' | 'text' | 'rank'> {
  const { view, called, active, scores, picked, last, was } = state;
  const fallen = fallenIn(state);
  const met = meeting(active, of, called?.reads ?? [], called && of !== called.by ? called.target : null);
  const at = fallen?.side === of ? fallen.locomotive : met;
  const changed =
    (last?.kind === 'swapped' || last?.kind === 'blocked' || last?.kind === 'activated') &&
    last.side === of &&
    was[of] !== at;
  // One's own value stands on one's own plate while one chooses; nobody else sees it.
  const value = called ? (readOf(state, of)?.value ?? null) : picked?.side === of ? picked.value : null;
  const statistic = statisticOf(state);
  // Before a choice the bridge has one of those to choose from, as a shade.
  const shade = isBlast(state) ? -1 : view.locomotives[of].indexOf('dormant');
  return {
    score: scores[of],
    locomotive: view.rosters[of]?.[at ?? shade]?.front ?? null,
    shade: at === null,
    instead: changed ? (view.rosters[of]?.[was[of] ?? -1]?.front ?? null) : null,
    value,
    from: statistic === undefined ? 0 : countedFrom(statistic, value),
    notes: notesOf(state, of, at, messages, system),
    state: standOf(state, of),
  };
}

/** Under the plate: how a value that was read out came about; before a call, what all know of the other's. */
function notesOf(
  state: DuelState,
  of: Side,
  at: number | null,
  messages: Messages,
  system: System,
): readonly string[] {
  const { view, called, picked } = state;
  const read = readOf(state, of);
  if (read) {
    const { statistic } = called!;
    const card = cardText(messages, statistic, read.value, readOf(state, other(of))?.value, system);
    const calculated = read.calculated ? [messages.t('vs.value.calculated')] : [];
    return [...(card === null ? [] : [card]), ...calculated];
  }
  const locomotive = view.rosters[of]?.[at ?? -1];
  return !called && picked && picked.side !== of && locomotive
    ? publicNote(messages, locomotive, picked.statistic, system)
    : [];
}

/** How a side came off: in the game once it is over, in a knock-out, else in the duel. */
function standOf(state: DuelState, of: Side): StageSide['state'] {
  const champion = championOf(state);
  if (state.view.phase === 'over' && state.part === null && champion !== null)
    return champion === of ? 'won' : 'lost';
  if (fallenIn(state)?.side === of) return isBlast(state) ? 'gone' : 'fallen';
  const end = state.called?.end;
  if (end?.kind === 'won') return end.side === of ? 'won' : 'lost';
  return end?.kind === 'tied' || end?.kind === 'undecided' ? 'level' : null;
}

/** The locomotives on the bridge at the end, and the names of those they beat; after a draw one of each side, and nobody was beaten. */
export function paradeOf(state: DuelState): {
  readonly riders: readonly Front[];
  readonly against: readonly string[];
} {
  const { view, sides } = state;
  const champion = championOf(state);
  if (champion === null) return { riders: sides.flatMap((of) => bestOf(view, of).slice(0, 1)), against: [] };
  return { riders: bestOf(view, champion), against: bestOf(view, other(champion)).map(({ name }) => name) };
}

/** Two of a roster: those that were not knocked out before those that were. */
function bestOf(view: View, of: Side): readonly Front[] {
  const rank = (at: number): number => STATUSES.indexOf(view.locomotives[of][at]!);
  return (view.rosters[of] ?? [])
    .map(({ front }, at) => ({ front, at }))
    .sort((a, b) => rank(a.at) - rank(b.at))
    .slice(0, 2)
    .map(({ front }) => front);
}
