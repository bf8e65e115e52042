import { membersOf, other, teamOf } from '@turntable/games/double-header/sides.ts';
import { leaders } from '@turntable/games/double-header/style.ts';
import {
  LOCOMOTIVE_INDICES,
  type Event,
  type LocomotiveIndex,
  type Pair,
  type Team,
  type View,
} from '@turntable/games/double-header/types.ts';
import type { Front } from '@turntable/roster';
import type { System } from '../../device/system.ts';
import type { Messages } from '../../i18n/messages.ts';
import { winningSide } from '../../session/outcome.ts';
import type { Part } from '../../session/show/show-queue.ts';
import type { Court, FlyingPoint, StageSide } from '../versus/DuelStage.tsx';
import type { Claim } from '../versus/judge/claims.ts';
import type { StageProp } from '../versus/scene/Prop.tsx';
import { cardText, countedFrom, publicNote, statisticName } from '../versus/values.ts';
import type { Duel, Given } from './duel.ts';
import { vetoNote, type Words } from './words.ts';

/** The moment that the stage shows, and who looks at it. */
export interface StageState {
  readonly view: View;
  /** The duel that is shown; null where none is. */
  readonly duel: Duel | null;
  /** The locomotives in use at the moment that is shown. */
  readonly inUse: View['inUse'];
  readonly scores: Pair<number>;
  /** The teams from left to right. */
  readonly order: Pair<Team>;
  readonly names: readonly string[];
  readonly words: Words;
  /** The style point that was made last, while they are made. */
  readonly claim: Claim | undefined;
  /** The statistic that the reader picked for a call, with the value of the locomotive in use, if they may see it. */
  readonly picked: { readonly statistic: string; readonly value: number | null } | null;
  /** The reader's team and seat. */
  readonly team: Team | undefined;
  readonly seat: number | undefined;
  /** The game was ended before its rules ended it, and nothing is asked any more. */
  readonly stopped: boolean;
  /** The game is over and its score was counted. */
  readonly final: boolean;
  readonly part: Part | null;
  /** The last event that the stage shows, while something is shown. */
  readonly last: Event | undefined;
}

/** The statistic on the sign: the one that was called, or the one that the reader looks at. */
export function statisticOf({ duel, picked }: Pick<StageState, 'duel' | 'picked'>): string | null {
  return duel?.statistic ?? picked?.statistic ?? null;
}

/** The team that won; nothing after a draw (DH-8.6). */
export function winnerOf(scores: Pair<number>): Team | undefined {
  const [won, also] = leaders(scores);
  return also === undefined ? won : undefined;
}

/** What stands over the sign, and on it. */
export function headOf(state: StageState, messages: Messages): readonly [over: string, sign: string | null] {
  const { view, duel, names, words, claim, picked, team: own, seat, stopped, inUse } = state;
  const { t } = messages;
  if (stopped) return [t('vs.stage.over'), null];
  if (duel) {
    const by = typeof duel.by === 'number' ? (names[duel.by] ?? '') : words.team(duel.calling);
    const name = duel.by === seat ? 'you' : by;
    return [t('vs.stage.calls', { name }), statisticName(messages, duel.statistic)];
  }
  if (claim && view.phase !== 'over') return claimHead(claim, state, messages);
  if (view.phase === 'over') return [t('vs.stage.over'), winnersText(state, messages)];
  if (view.phase === 'style' || view.phase === 'skip') return [t('vs.stage.style'), null];
  if (picked) return [t('vs.stage.choosing', { name: 'you' }), statisticName(messages, picked.statistic)];
  if (inUse[0] === null || inUse[1] === null) return [t('vs.stage.opening'), null];
  // Others may be asked something before one calls.
  const due = view.decisions.find(({ kind }) => kind === 'call');
  const caller = due?.actors.find((actor) => typeof actor === 'number');
  if (caller !== undefined && caller !== seat)
    return [t('vs.stage.chooses', { name: names[caller] ?? '' }), null];
  const name = view.calling !== own ? words.team(view.calling) : caller === undefined ? 'then' : 'you';
  return [t('vs.stage.choosing', { name }), null];
}

function claimHead(
  { point, seat: by }: Claim,
  { view, names, words, seat }: StageState,
  { t, say, list }: Messages,
): readonly [string, string] {
  const text = 'feature' in point ? say(`feature.${point.feature}`) : t('vs.quoted', { text: point.text });
  const against = other(teamOf(view.box.players, by));
  const others = LOCOMOTIVE_INDICES.map((locomotive) => words.locomotive(against, locomotive));
  const over = t('vs.court.claims', {
    name: by === seat ? 'you' : (names[by] ?? ''),
    engine: claimedFor(by, view, words, { list }),
    others: list(others),
  });
  return [over, text];
}

/** A claim is for a side (LV-4.2, LV-4.3): the claimant's own locomotive names it, or both where one plays for both. */
function claimedFor(seat: number, { box }: View, words: Words, { list }: Pick<Messages, 'list'>): string {
  const team = teamOf(box.players, seat);
  return box.players === 4
    ? words.locomotive(team, (seat % 2) as 0 | 1)
    : list(LOCOMOTIVE_INDICES.map((locomotive) => words.locomotive(team, locomotive)));
}

/** Who won, once the score was counted; nothing after a draw. */
function winnersText({ view, final, names, seat }: StageState, { t, list }: Messages): string | null {
  const won = winnerOf(view.scores);
  if (!final || won === undefined) return null;
  const [whose, others] = winningSide(membersOf(view.box.players, won), seat === undefined ? [] : [seat]);
  return t('vs.end.wins', { whose, name: list(others.map((one) => names[one] ?? '')) });
}

/** What came of the duel, in words. */
export function resultOf({ duel, names, words, team: own }: StageState, { t }: Messages): string | null {
  const end = duel?.end;
  switch (end?.kind) {
    case 'won':
      return own === undefined
        ? t('vs.stage.won', { points: end.points, name: words.team(end.team) })
        : t('vs.stage.won.for', { whose: end.team === own ? 'yours' : 'theirs' });
    case 'vetoed':
      return t('dh.duel.vetoed', { name: typeof end.by === 'number' ? (names[end.by] ?? '') : '' });
    case 'undecided':
      return t('dh.duel.undecided');
    case 'tied':
      return t('vs.stage.tie');
    default:
      return duel?.trueDoubleHeader ? t('dh.duel.true') : null;
  }
}

/** The style point that is argued on the stage. */
export function courtOf({ view, duel, claim, words }: StageState, messages: Messages): Court | null {
  if (duel || !claim || view.phase === 'over') return null;
  const { ruling, seat } = claim;
  return {
    verdict: ruling?.verdict ?? null,
    locomotive: ruling?.verdict === 'opponent' ? null : claimedFor(seat, view, words, messages),
    reason: ruling?.reason ?? null,
  };
}

/** A side of the stage but for what is drawn; `isRanked`: its value is that of its card, which has a rank. */
type Side = Omit<StageSide, 'name' | 'text' | 'rank'> & { readonly isRanked: boolean };

/** What stands on a team's side. `brief`: there is room for short notes alone. */
export function sideOf(
  state: StageState,
  team: Team,
  messages: Messages,
  system: System,
  brief: boolean,
): Side {
  const { view, duel, inUse, scores, names, picked, team: own, part, last } = state;
  const given = duel?.sides[team];
  const used = inUse[team];
  const swapped = given?.booster === 'swap-orders' && used !== null;
  const locomotive = given?.locomotive ?? (swapped ? otherOf(used) : used);
  const card = view.engines[team]?.[locomotive ?? 0];
  const partner: Front | null =
    locomotive === null ? null : (view.engines[team]?.[otherOf(locomotive)]?.front ?? null);
  const changed =
    part !== null &&
    (last?.kind === 'tagged' || (last?.kind === 'boosted' && last.booster === 'swap-orders')) &&
    last.team === team;
  // One's own value stands on one's own plate while one chooses; nobody else sees it.
  const value = given ? given.value : picked && team === own ? picked.value : null;
  const statistic = statisticOf(state);
  const known =
    picked && team !== own && locomotive !== null && card
      ? [
          ...publicNote(messages, card, picked.statistic, system),
          vetoNote(messages, view, team, names, brief),
        ]
      : [];
  return {
    score: scores[team],
    // Before the first choice the stage has one of the two, as a shade.
    locomotive: card?.front ?? null,
    shade: locomotive === null,
    instead: changed ? partner : null,
    second: given?.booster === 'double-header' ? partner : null,
    value,
    from: statistic === null ? 0 : countedFrom(statistic, value),
    isRanked: given?.booster !== 'double-header' && given?.booster !== 'fifty-fifty',
    notes: given ? givenNotes(given, duel!.sides[other(team)], state, messages, system) : known,
    state: standOf(state, team),
  };
}

/** Under the plate of a value that was read out: where it reads like the other, what the card has; and how it came about. */
function givenNotes(
  { value, booster, coin, calculated, tagged }: Given,
  against: Given,
  state: StageState,
  messages: Messages,
  system: System,
): string[] {
  const { t, say } = messages;
  const statistic = statisticOf(state);
  const card = statistic === null ? null : cardText(messages, statistic, value, against.value, system);
  return [
    ...(card === null ? [] : [card]),
    // Both values count, which shows that it was Double Header; two notes do not fit under a plate on a phone.
    ...(booster && booster !== 'double-header' ? [say(`booster.${booster}`)] : []),
    // Not while the coin still spins.
    ...(coin && !(state.part !== null && state.last?.kind === 'flipped')
      ? [t('vs.coin', { result: coin })]
      : []),
    ...(tagged ? [t('dh.duel.tagged')] : []),
    ...(booster === 'double-header' ? [t('dh.duel.sum')] : []),
    ...(calculated ? [t('vs.value.calculated')] : []),
  ];
}

/** How a side came off: in the game once it is over, else in the duel. The winners of a game steam forward; nobody does after a draw. */
function standOf({ view, duel, final }: StageState, team: Team): Side['state'] {
  if (final) {
    const won = winnerOf(view.scores);
    return won === undefined ? null : won === team ? 'won' : 'lost';
  }
  const end = duel?.end;
  if (end?.kind === 'won') return end.team === team ? 'won' : 'lost';
  return end?.kind === 'tied' || end?.kind === 'undecided' ? 'level' : null;
}

const otherOf = (locomotive: LocomotiveIndex): LocomotiveIndex => (locomotive === 0 ? 1 : 0);

/** What is seen of a Veto, a booster or its coin, while it is shown. */
export function propOf({ part, last, order }: StageState): StageProp | null {
  if (part === null) return null;
  const at = (team: Team): 0 | 1 => (team === order[0] ? 0 : 1);
  switch (last?.kind) {
    case 'vetoed':
      return { kind: 'veto' };
    case 'boosted':
      return { kind: 'token', token: last.booster, at: at(last.team) };
    case 'flipped':
      return { kind: 'coin', heads: last.result === 'heads', at: at(last.team) };
    default:
      return null;
  }
}

/** The score that a verdict raises while its points fly there, and by how much. */
export function fliesOf({ part, last, scores, order }: StageState): FlyingPoint | null {
  if (part !== 'flies' || last?.kind !== 'ruled') return null;
  const team = order.find((one) => last.scores[one] > scores[one]);
  return team === undefined
    ? null
    : { at: team === order[0] ? 0 : 1, points: last.scores[team] - scores[team] };
}

/** The locomotives on the bridge at the end, and the names of those they beat; after a draw one of each team, and nobody was beaten. */
export function paradeOf({ view, order }: StageState): {
  readonly riders: readonly Front[];
  readonly against: readonly string[];
} {
  const frontsOf = (team: Team): readonly Front[] => view.engines[team]?.map(({ front }) => front) ?? [];
  const won = winnerOf(view.scores);
  if (won === undefined) return { riders: order.flatMap((team) => frontsOf(team).slice(0, 1)), against: [] };
  return { riders: frontsOf(won), against: frontsOf(other(won)).map(({ name }) => name) };
}
