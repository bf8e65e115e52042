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
import { useMessages } from '../../i18n/messages.ts';
import { useUnits } from '../../device/system.ts';
import { PenMark } from '../../ui/PenMark.tsx';
import { winningSide } from '../../session/outcome.ts';
import type { Part } from '../../session/show-queue.ts';
import { InBar, useHasBar } from '../../session/bar/in-bar.tsx';
import { useMedia } from '../../device/useMedia.ts';
import { Line } from './Line.tsx';
import { DuelStage, type FlyingPoint, type StageSide } from '../versus/DuelStage.tsx';
import type { StageProp } from '../versus/scene/Prop.tsx';
import type { Claim } from '../versus/judge/claims.ts';
import { Parade } from '../versus/end/Parade.tsx';
import { whenText } from '../versus/end/when.ts';
import { useRanking } from '../versus/ranks.ts';
import { cardText, countedFrom, leadText, publicNote, showValue, statisticName } from '../versus/values.ts';
import type { Duel, Given } from './duel.ts';
import type { ScreenProps } from './use-turn.ts';
import { vetoNote, type Words } from './words.ts';

interface StageProps {
  readonly table: ScreenProps['table'];
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
  onSkip(): void;
}

/** From this width on the bar has room for the line, beside the longest question in Hungarian; a phone's sentence fills its bar. */
const LINE_IN_BAR = '(min-width: 64rem)';
/** From this width on a plate has names beside it; below one line stands under it. */
const NAMES_BESIDE = '(min-width: 60rem)';

/** Where the call and the reading of the values are watched. */
// Long: all that the stage shows follows from one duel.
export function Stage(props: StageProps) {
  const {
    table,
    view,
    duel,
    inUse,
    scores,
    order,
    names,
    words,
    claim,
    picked,
    team: own,
    seat,
    stopped,
    final,
    part,
    last,
    onSkip,
  } = props;
  const messages = useMessages();
  const { t, say, list } = messages;
  const [system] = useUnits();
  const ranking = useRanking();
  const hasBar = useHasBar();
  const inBar = useMedia(LINE_IN_BAR) && hasBar;
  const wide = useMedia(NAMES_BESIDE);
  const statistic = duel?.statistic ?? picked?.statistic ?? null;
  const end = duel?.end;
  const notesOf = ({ booster, coin, calculated, tagged }: Given): string[] => [
    // Both values count, which shows that it was Double Header; two notes do not fit under a plate on a phone.
    ...(booster && booster !== 'double-header' ? [say(`booster.${booster}`)] : []),
    // Not while the coin still spins.
    ...(coin && !(part !== null && last?.kind === 'flipped') ? [t('vs.coin', { result: coin })] : []),
    ...(tagged ? [t('dh.duel.tagged')] : []),
    ...(booster === 'double-header' ? [t('dh.duel.sum')] : []),
    ...(calculated ? [t('vs.value.calculated')] : []),
  ];
  const cardNotes = ({ value }: Given, against: Given | null | undefined): string[] => {
    const card = statistic === null ? null : cardText(messages, statistic, value, against?.value, system);
    return card === null ? [] : [card];
  };
  const side = (team: Team): StageSide => {
    const other = (1 - team) as Team;
    const given = duel?.sides[team];
    const used = inUse[team];
    const swapped = given?.booster === 'swap-orders' && used !== null;
    const locomotive = given?.locomotive ?? (swapped ? otherOf(used) : used);
    const card = view.engines[team]?.[locomotive ?? 0];
    const frontOf = (at: LocomotiveIndex | null): Front | null =>
      at === null ? null : (view.engines[team]?.[otherOf(at)]?.front ?? null);
    const changed =
      part !== null &&
      (last?.kind === 'tagged' || (last?.kind === 'boosted' && last.booster === 'swap-orders')) &&
      last.team === team;
    // One's own value stands on one's own plate while one chooses; nobody else sees it.
    const value = given ? given.value : picked && team === own ? picked.value : null;
    const plain = given?.booster !== 'double-header' && given?.booster !== 'fifty-fifty';
    return {
      name: membersOf(view.box.players, team).map((one) => (
        <span key={one} data-speaker={one}>
          <PenMark seat={one} line={false} />{' '}
          <span className="duel-member">{one === seat ? t('vs.stage.you') : names[one]}</span>
        </span>
      )),
      score: scores[team],
      // Before the first choice the stage has one of the two, as a shade.
      locomotive: card?.front ?? null,
      shade: locomotive === null,
      instead: changed ? frontOf(locomotive) : null,
      second: given?.booster === 'double-header' ? frontOf(locomotive) : null,
      value,
      text: (one) => (statistic === null ? '' : showValue(messages, statistic, one, system)),
      from: statistic === null ? 0 : countedFrom(statistic, value),
      rank: statistic !== null && value !== null && plain ? ranking(statistic, value) : null,
      notes: given
        ? [...cardNotes(given, duel?.sides[other]), ...notesOf(given)]
        : picked && team !== own && locomotive !== null && card
          ? [
              ...publicNote(messages, card, picked.statistic, system),
              vetoNote(messages, view, team, names, !wide),
            ]
          : [],
      state: final
        ? finalState(view.scores, team)
        : end?.kind === 'won'
          ? end.team === team
            ? 'won'
            : 'lost'
          : end?.kind === 'tied' || end?.kind === 'undecided'
            ? 'level'
            : null,
    };
  };
  // A claim is for a side (LV-4.2, LV-4.3); the claimant's own locomotive names it, and both of the others' are named.
  const locomotiveOf = (seat: number): string => {
    const team = teamOf(view.box.players, seat);
    return view.box.players === 4
      ? words.locomotive(team, (seat % 2) as 0 | 1)
      : list(LOCOMOTIVE_INDICES.map((locomotive) => words.locomotive(team, locomotive)));
  };
  const othersOf = (seat: number): string =>
    list(
      LOCOMOTIVE_INDICES.map((locomotive) =>
        words.locomotive(other(teamOf(view.box.players, seat)), locomotive),
      ),
    );
  const result = (): string | null => {
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
  };
  const head = (): readonly [over: string, sign: string | null] => {
    if (stopped) return [t('vs.stage.over'), null];
    if (duel)
      return [
        duel.by === seat
          ? calls('you')
          : calls(typeof duel.by === 'number' ? (names[duel.by] ?? '') : words.team(duel.calling)),
        statisticName(messages, duel.statistic),
      ];
    if (claim && view.phase !== 'over') {
      const { point, seat: by } = claim;
      const text =
        'feature' in point ? say(`feature.${point.feature}`) : t('vs.quoted', { text: point.text });
      return [
        t('vs.court.claims', {
          name: by === seat ? 'you' : (names[by] ?? ''),
          engine: locomotiveOf(by),
          others: othersOf(by),
        }),
        text,
      ];
    }
    if (view.phase === 'over') {
      const [won, also] = leaders(view.scores);
      if (!final || won === undefined || also !== undefined) return [t('vs.stage.over'), null];
      const mine = seat === undefined ? [] : [seat];
      const [whose, others] = winningSide(membersOf(view.box.players, won), mine);
      const name = list(others.map((one) => names[one] ?? ''));
      return [t('vs.stage.over'), t('vs.end.wins', { whose, name })];
    }
    if (view.phase === 'style') return [t('vs.stage.style'), null];
    if (picked) return [t('vs.stage.choosing', { name: 'you' }), statisticName(messages, picked.statistic)];
    if (inUse[0] === null || inUse[1] === null) return [t('vs.stage.opening'), null];
    // Others may be asked something before one calls.
    const due = view.decisions.find(({ kind }) => kind === 'call');
    const caller = due?.actors.find((actor) => typeof actor === 'number');
    if (caller !== undefined && caller !== seat)
      return [t('vs.stage.chooses', { name: names[caller] ?? '' }), null];
    const name = view.calling !== own ? words.team(view.calling) : caller === undefined ? 'then' : 'you';
    return [t('vs.stage.choosing', { name }), null];
  };
  const calls = (name: string): string => t('vs.stage.calls', { name });
  const court =
    duel || !claim || view.phase === 'over'
      ? null
      : {
          verdict: claim.ruling?.verdict ?? null,
          locomotive: claim.ruling?.verdict === 'opponent' ? null : locomotiveOf(claim.seat),
          reason: claim.ruling?.reason ?? null,
        };
  const [over, sign] = head();
  const line = view.phase === 'over' || court ? null : <Line total={scores[0] + scores[1]} />;
  if (final && !duel) {
    const [won, also] = leaders(view.scores);
    const winner = also === undefined ? won : undefined;
    const frontsOf = (team: Team) => view.engines[team]?.map(({ front }) => front) ?? [];
    return (
      <Parade
        scene="hall"
        label={t('dh.duel')}
        over={whenText(table, messages)}
        sign={sign}
        sides={[side(order[0]), side(other(order[0]))]}
        riders={winner === undefined ? order.flatMap((team) => frontsOf(team).slice(0, 1)) : frontsOf(winner)}
        against={winner === undefined ? [] : frontsOf(other(winner)).map(({ name }) => name)}
      />
    );
  }
  const stage = (
    <DuelStage
      scene="hall"
      label={t('dh.duel')}
      {...{ over, sign, part, onSkip }}
      choosing={picked !== null && !duel}
      prop={part === null || !last ? null : propOf(last, (team) => (team === order[0] ? 0 : 1))}
      board={inBar ? null : line}
      sides={[side(order[0]), side(other(order[0]))]}
      result={result()}
      points={end?.kind === 'won' && own !== undefined ? end.points : null}
      flies={part === 'flies' && last?.kind === 'ruled' ? risen(last.scores, scores, order) : null}
      lead={
        end?.kind === 'won' && duel
          ? leadText(messages, duel.statistic, [duel.sides[0].value, duel.sides[1].value], system)
          : null
      }
      court={court}
    />
  );
  return (
    <>
      {inBar && <InBar>{line}</InBar>}
      {stage}
    </>
  );
}

/** What is seen of a Veto, a booster or its coin. */
function propOf(event: Event, at: (team: Team) => 0 | 1): StageProp | null {
  switch (event.kind) {
    case 'vetoed':
      return { kind: 'veto' };
    case 'boosted':
      return { kind: 'token', token: event.booster, at: at(event.team) };
    case 'flipped':
      return { kind: 'coin', heads: event.result === 'heads', at: at(event.team) };
    default:
      return null;
  }
}

const otherOf = (locomotive: LocomotiveIndex): LocomotiveIndex => (locomotive === 0 ? 1 : 0);

/** Which score a verdict raises, from left to right, and by how much; null if none. */
function risen(now: Pair<number>, before: Pair<number>, order: Pair<Team>): FlyingPoint | null {
  const team = order.find((one) => now[one] > before[one]);
  return team === undefined ? null : { at: team === order[0] ? 0 : 1, points: now[team] - before[team] };
}

/** The winners of a game steam forward; nobody does after a draw. */
function finalState(scores: Pair<number>, team: Team): StageSide['state'] {
  const [won, also] = leaders(scores);
  return also !== undefined ? null : won === team ? 'won' : 'lost';
}
