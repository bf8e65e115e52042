import { other, STATUSES, type Event, type Side, type View } from '@turntable/games/loco-dome/types.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useUnits } from '../../device/system.ts';
import { PenMark } from '../../ui/PenMark.tsx';
import type { Part } from '../../session/show-queue.ts';
import { DuelStage, type StageSide } from '../versus/DuelStage.tsx';
import { Parade } from '../versus/end/Parade.tsx';
import { whenText } from '../versus/end/when.ts';
import type { Leaving } from '../versus/scene/Leaves.tsx';
import { useRanking } from '../versus/ranks.ts';
import { cardText, countedFrom, leadText, publicNote, showValue, statisticName } from '../versus/values.ts';
import { Board, MarkersHeld } from './Board.tsx';
import { meeting, type Facts } from './facts.ts';
import type { Called, Point } from './record/story.ts';
import type { ScreenProps } from './use-turn.ts';

interface DuelProps {
  readonly table: ScreenProps['table'];
  readonly view: View;
  readonly names: readonly string[];
  readonly sides: readonly [Side, Side];
  /** The call that is shown; nothing before the first. */
  readonly called: Called | undefined;
  /** The active locomotives at the moment that is shown, by contestant. */
  readonly active: Facts['active'];
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
  readonly was: Facts['active'];
  readonly part: Part | null;
  onSkip(): void;
}

/** The two locomotives that meet in the dome, the statistic or the point between them, and what came of it. */
// Long: all that the stage shows follows from one call.
export function Duel(props: DuelProps) {
  const {
    table,
    view,
    names,
    sides,
    called,
    active,
    scores,
    threshold,
    before,
    stopped,
    final,
    picked,
    points,
    last,
    was,
    part,
    onSkip,
  } = props;
  const messages = useMessages();
  const { t, say } = messages;
  const [system] = useUnits();
  const ranking = useRanking();
  const fallen = last?.kind === 'knocked-out' ? last : undefined;
  const blast = last?.kind === 'detonated' || fallen?.how === 'detonation';
  const changed =
    last?.kind === 'swapped' || last?.kind === 'blocked' || last?.kind === 'activated' ? last : undefined;
  const reads = called?.reads ?? [];
  const end = called?.end;
  const statistic = called?.statistic ?? picked?.statistic;
  const readOf = (of: Side) => reads.findLast((one) => one.side === of);
  const cardNotes = (of: Side): string[] => {
    const [value, against] = [readOf(of)?.value, readOf(of === 0 ? 1 : 0)?.value];
    const card = statistic === undefined ? null : cardText(messages, statistic, value, against, system);
    return card === null ? [] : [card];
  };
  const champion = final && view.winners.length === 1 ? view.winners[0]! : null;
  const side = (of: Side): StageSide => {
    const at =
      fallen?.side === of
        ? fallen.locomotive
        : meeting(active, of, reads, called && of !== called.by ? called.target : null);
    const locomotive = view.rosters[of]?.[at ?? -1];
    // One's own value stands on one's own plate while one chooses; nobody else sees it.
    const value = called ? (readOf(of)?.value ?? null) : picked?.side === of ? picked.value : null;
    return {
      name: (
        <span data-speaker={of}>
          <PenMark seat={of} line={false} />{' '}
          <span className="duel-member">{of === view.viewer ? t('vs.stage.you') : names[of]}</span>
        </span>
      ),
      score: scores[of],
      facts: <MarkersHeld {...{ view, names }} side={of} />,
      // Before a choice the bridge has one of those to choose from, as a shade.
      locomotive:
        view.rosters[of]?.[at ?? (blast ? -1 : view.locomotives[of].indexOf('dormant'))]?.front ?? null,
      shade: at === null,
      instead:
        changed?.side === of && was[of] !== at ? (view.rosters[of]?.[was[of] ?? -1]?.front ?? null) : null,
      value,
      text: (one) => (statistic === undefined ? '' : showValue(messages, statistic, one, system)),
      from: statistic === undefined ? 0 : countedFrom(statistic, value),
      rank: statistic !== undefined && value !== null ? ranking(statistic, value) : null,
      notes: readOf(of)
        ? [...cardNotes(of), ...(readOf(of)?.calculated ? [t('vs.value.calculated')] : [])]
        : !called && picked && picked.side !== of && locomotive
          ? publicNote(messages, locomotive, picked.statistic, system)
          : [],
      state:
        view.phase === 'over' && part === null && champion !== null
          ? champion === of
            ? 'won'
            : 'lost'
          : fallen?.side === of
            ? blast
              ? 'gone'
              : 'fallen'
            : end?.kind === 'won'
              ? end.side === of
                ? 'won'
                : 'lost'
              : end?.kind === 'tied' || end?.kind === 'undecided'
                ? 'level'
                : null,
    };
  };
  const locomotiveOf = (of: Side): string => {
    // The one that falls has been active until now.
    const at = active[of] ?? (fallen?.side === of ? fallen.locomotive : null);
    return at === null ? '' : (view.rosters[of]?.[at]?.front.name ?? '');
  };
  const result = (): string | null => {
    if (blast) return null;
    if (fallen || points) return null;
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
  };
  const head = (): readonly [over: string, sign: string | null] => {
    if (stopped) return [t('vs.stage.over'), null];
    if (blast) return [t('vs.stage.over.detonation'), t('vs.stage.detonation')];
    if (fallen && part !== 'falls')
      return [view.rosters[fallen.side]?.[fallen.locomotive]?.front.name ?? '', t('vs.stage.fallen')];
    const point = points?.at(-1);
    if (point) {
      const text =
        'feature' in point.point
          ? say(`feature.${point.point.feature}`)
          : t('vs.quoted', { text: point.point.text });
      return [
        t('vs.court.claims', {
          name: point.side === view.viewer ? 'you' : (names[point.side] ?? ''),
          engine: locomotiveOf(point.side),
          others: locomotiveOf(other(point.side)),
        }),
        text,
      ];
    }
    if (last?.kind === 'swapped') return [names[last.side] ?? '', t('ld.swap')];
    if (points)
      return [
        t('vs.stage.attack', { name: view.calling === view.viewer ? 'you' : (names[view.calling] ?? '') }),
        t('vs.stage.sequence'),
      ];
    if (called)
      return [
        t('vs.stage.calls', { name: called.by === view.viewer ? 'you' : (names[called.by] ?? '') }),
        statisticName(messages, called.statistic),
      ];
    if (picked) return [t('vs.stage.choosing', { name: 'you' }), statisticName(messages, picked.statistic)];
    if (view.phase === 'over' && part === null)
      return [
        t('vs.stage.over'),
        champion === null
          ? null
          : t('vs.end.wins', {
              whose: champion === view.viewer ? 'you' : 'one',
              name: names[champion] ?? '',
            }),
      ];
    if (sides.some((of) => active[of] === null))
      return [t(threshold < 100 ? 'vs.stage.next' : 'vs.stage.opening'), null];
    // Others may be asked something before one calls.
    const due = view.decisions.some(({ kind }) => kind === 'call');
    const caller = names[view.calling] ?? '';
    if (view.calling !== view.viewer)
      return [due ? t('vs.stage.chooses', { name: caller }) : t('vs.stage.choosing', { name: caller }), null];
    return [t('vs.stage.choosing', { name: due ? 'you' : 'then' }), null];
  };
  const argued = fallen ? undefined : points?.at(-1);
  const court = argued
    ? { verdict: argued.verdict, locomotive: locomotiveOf(argued.side), reason: argued.reason }
    : null;
  const leaving = (): Leaving | null => {
    if ((!fallen && !blast) || part === 'call') return null;
    const now = threshold < before ? threshold : null;
    if (blast || !fallen) return { how: 'detonation', name: null, before, now };
    const how = fallen.how === 'sacrifice' ? 'sacrifice' : 'knock-out';
    const name = view.rosters[fallen.side]?.[fallen.locomotive]?.front.name ?? '';
    const was = (points?.length ?? 0) > 0;
    return { how, name, at: fallen.side === sides[0] ? 0 : 1, argued: was, before, now };
  };
  const [over, sign] = head();
  if (final && !called && part === null)
    return (
      <Parade
        scene="dome"
        label={t('ld.duel')}
        over={whenText(table, messages)}
        sign={sign}
        sides={[side(sides[0]), side(other(sides[0]))]}
        riders={
          champion === null ? sides.flatMap((of) => bestOf(view, of).slice(0, 1)) : bestOf(view, champion)
        }
        against={champion === null ? [] : bestOf(view, other(champion)).map(({ name }) => name)}
      />
    );
  return (
    <DuelStage
      scene="dome"
      label={t('ld.duel')}
      {...{ over, sign, part, blast, onSkip }}
      choosing={picked !== null && !called}
      leaving={leaving()}
      prop={
        last?.kind === 'blocked' && part !== null
          ? { kind: 'stop', at: last.side === sides[0] ? 0 : 1 }
          : null
      }
      board={<Board {...{ sides, scores, threshold }} />}
      sides={[side(sides[0]), side(other(sides[0]))]}
      result={result()}
      points={end?.kind === 'won' && typeof view.viewer === 'number' ? end.points : null}
      lead={
        called && end?.kind === 'won'
          ? leadText(messages, called.statistic, [readOf(0)?.value, readOf(1)?.value], system)
          : null
      }
      court={court}
    />
  );
}

/** Two of a roster: those that were not knocked out before those that were. */
function bestOf(view: View, of: Side) {
  const rank = (at: number): number => STATUSES.indexOf(view.locomotives[of][at]!);
  return (view.rosters[of] ?? [])
    .map(({ front }, at) => ({ front, at }))
    .sort((a, b) => rank(a.at) - rank(b.at))
    .slice(0, 2)
    .map(({ front }) => front);
}
