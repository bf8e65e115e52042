import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import type { Verdict } from '@turntable/games/versus/verdicts.ts';
import { useMessages } from '../../i18n/messages.ts';
import { Name } from '../../locomotives/Name.tsx';
import type { Part } from '../../session/show/show-queue.ts';
import { useSlowness } from '../../session/slowness.ts';
import { Unbroken } from '../../ui/Unbroken.tsx';
import { Counted } from './scene/Counted.tsx';
import { Leaves, type Leaving } from './scene/Leaves.tsx';
import { OnTrack, scalesOf, trainOf, type TrackSide } from './scene/OnTrack.tsx';
import { Prop, type StageProp } from './scene/Prop.tsx';
import { Scene } from './scene/Scene.tsx';
import { Wheels } from './Wheels.tsx';
import { useFolds } from './scene/use-folds.ts';
import type { Place } from './ranks.ts';
import './style/duel-stage.css';
import './style/duel-semaphore.css';
import './style/duel-court.css';
import './style/duel-stamp.css';
import './style/duel-locomotives.css';
import './style/duel-coupled.css';
import './style/duel-beam.css';
import './style/duel-events.css';
import './style/duel-blast.css';
import './style/duel-score.css';
import './style/duel-plate.css';
import './style/duel-sign.css';
import './style/duel-board.css';
import './style/duel-low.css';
import './style/duel-still.css';

export interface StageSide extends TrackSide {
  /** Whose locomotive it is, as the score names them. */
  readonly name: ReactNode;
  readonly score: number;
  /** The markers of the side, under the name. */
  readonly markers?: ReactNode;
  /** The value as it is shown, also on the way to it while it is counted up. */
  readonly text: (value: number | 'infinity') => string;
  /** Counted from here; 0 for most, some years before for a year. */
  readonly from: number;
  readonly rank: Place | null;
  /** Under the plate: a booster, a coin, that the value was calculated. */
  readonly notes: readonly string[];
}
/** A point on its way to a score. */
export interface FlyingPoint {
  readonly at: Plate;
  readonly points: number;
}
/** A style point that is argued on the stage. */
export interface Court {
  readonly verdict: Verdict | null;
  /** The locomotive it was claimed for. */
  readonly locomotive: string | null;
  readonly reason: string | null;
}
interface DuelStageProps {
  readonly scene: 'hall' | 'dome';
  readonly label: string;
  /** Over the statistic: who calls it. */
  readonly over: string;
  readonly sign: string | null;
  /** It is not called yet: the reader looks at it. */
  readonly choosing?: boolean;
  readonly sides: readonly [StageSide, StageSide];
  readonly result: string | null;
  /** The points that the result brings, beside it; null where its own words say them. */
  readonly points?: number | null;
  /** A point that flies to its score. */
  readonly flies?: FlyingPoint | null;
  /** By how much the winner's value is ahead; shown where there is room. */
  readonly lead?: string | null;
  /** A style point is argued: what was ruled on it, if it was. */
  readonly court?: Court | null;
  /** Over the sign: what both sides are on their way to. */
  readonly board?: ReactNode;
  /** What was played or thrown in: a booster, a coin, a buffer stop. */
  readonly prop?: StageProp | null;
  /** Who leaves the game, while that is shown. */
  readonly leaving?: Leaving | null;
  /** Both are blown up: a cloud of steam fills the stage and thins. */
  readonly blast?: boolean;
  /** What is being shown; null if all of it was. */
  readonly part: Part | null;
  onSkip(): void;
}
type Plate = 0 | 1;
/** Lines that a name may have on the sign before it is set smaller; in the dome the sign hangs under the target. */
const LINES = { hall: 2, dome: 1 } as const;
/** Letters from which a claim is set smaller, and smaller still: it may have 200. */
const LONG = 22;
const LONGER = 70;
/** Letters from which a stamp is set in two lines. */
const LONG_STAMP = 9;
/** How long a value is counted up in a part, in milliseconds. */
const COUNTS: Readonly<Record<string, number>> = { first: 700, second: 900 };
/** Puffs in the cloud of a Detonation. */
const PUFFS = 7;

/** The duel: two locomotives nose to nose on one rail, the statistic between them, a number plate for each. */
// Long: lays the parts of the stage out.
export function DuelStage({
  scene,
  label,
  over,
  sign,
  choosing = false,
  sides,
  result,
  points = null,
  flies = null,
  lead = null,
  board,
  court = null,
  prop = null,
  leaving = null,
  blast = false,
  part,
  onSkip,
}: DuelStageProps) {
  const { t } = useMessages();
  useSkip(part !== null, onSkip);
  const [left, right] = scalesOf(sides);
  const train = trainOf(sides);
  const stamp = court?.verdict ? t(`vs.stamp.${court.verdict}`) : null;
  const letters = sign?.length ?? 0;
  const name = useRef<HTMLSpanElement>(null);
  const folds = useFolds(name, sign, LINES[scene]);
  return (
    <section
      className="duel"
      data-scene={scene}
      data-court={court !== null}
      data-long={letters > LONG || undefined}
      data-longer={letters > LONGER || undefined}
      data-board={Boolean(board) || undefined}
      data-unread={sides.every(({ value }) => value === null) || undefined}
      data-told={(result !== null && stamp === null) || undefined}
      data-blast={blast && part !== null}
      data-fall={part !== null && !blast ? leaving?.how : undefined}
      data-fall-at={leaving?.at}
      data-nears={(part === 'falls' && leaving?.argued) || undefined}
      data-coupled={train > 0 || undefined}
      style={train > 0 ? ({ '--train': train } as CSSProperties) : undefined}
      data-prop={prop?.kind}
      data-part={part ?? 'settled'}
      aria-label={label}
      tabIndex={0}
      {...SPACE_SKIPS}
      onClick={part === null ? undefined : onSkip}
    >
      <div className="duel-scene" aria-hidden="true">
        <Scene scene={scene} />
        <Semaphore clear={sides[0].state === 'won'} at={0} />
        <Semaphore clear={sides[1].state === 'won'} at={1} />
      </div>
      <div className="duel-dark" aria-hidden="true" />
      {([0, 1] as const).map((at) => (
        <OnTrack key={at} at={at} side={sides[at]} scale={at === 0 ? left : right} />
      ))}
      <div className="duel-rail" aria-hidden="true" />
      {blast && part !== null && (
        <span className="duel-cloud" aria-hidden="true">
          {Array.from({ length: PUFFS }, (_, i) => (
            <i key={i} />
          ))}
        </span>
      )}
      {prop && <Prop prop={prop} />}
      <ScorePlates sides={sides} />
      {board}
      <div className="duel-head" data-stamped={Boolean(court?.verdict) || undefined}>
        <p
          key={sign}
          className="duel-sign"
          data-long={court ? letters > LONG : folds}
          data-longer={letters > LONGER || undefined}
          data-choosing={choosing || undefined}
        >
          <span className="duel-sign-over">
            <Unbroken text={over} />
          </span>
          {sign && (
            <span ref={name} className="duel-sign-name">
              {sign}
            </span>
          )}
        </p>
        {court && stamp !== null ? (
          <p
            className="duel-stamp"
            data-verdict={court.verdict}
            data-long={stamp.length > LONG_STAMP || undefined}
          >
            <strong>{stamp}</strong>
            {court.locomotive && <span>{court.locomotive}</span>}
          </p>
        ) : (
          result && (
            <p className="duel-result">
              {result}
              {lead && <span className="duel-lead"> {t('vs.stage.lead', { lead })}</span>}
              {points !== null && (
                <>
                  {' '}
                  <span className="duel-points">+{points}</span>
                </>
              )}
            </p>
          )
        )}
      </div>
      {flies && (
        <span className="duel-flies" data-at={flies.at} aria-hidden="true">
          +{flies.points}
        </span>
      )}
      <div className="duel-platform">
        {court?.reason && <p className="duel-reason">{t('vs.quoted', { text: court.reason })}</p>}
        {([0, 1] as const).map((at) => (
          <PlateOf key={`${at}/${sign}`} at={at} side={sides[at]} part={part} />
        ))}
        {leaving && part !== null && part !== 'falls' && <Leaves leaving={leaving} />}
      </div>
    </section>
  );
}

/** What a place has on which Space skips: the stage, and where the focus stays while something is shown. */
export const SPACE_SKIPS = { 'data-space-skips': '' } as const;

/** Escape skips, except in a window that it closes; Space where the focus is on a place with `SPACE_SKIPS`. */
function useSkip(on: boolean, skip: () => void): void {
  useEffect(() => {
    if (!on) return undefined;
    const press = (event: KeyboardEvent): void => {
      const { key, target, defaultPrevented } = event;
      if (defaultPrevented || event.repeat || document.querySelector('dialog[open]')) return;
      if (key === ' ') {
        if (!(target instanceof Element) || !target.matches('[data-space-skips]')) return;
        // It would scroll the place too.
        event.preventDefault();
      } else if (key !== 'Escape') return;
      skip();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [on, skip]);
}

function Semaphore({ clear, at }: { readonly clear: boolean; readonly at: Plate }) {
  return (
    <span className="duel-semaphore" data-at={at} data-clear={clear}>
      <span className="duel-arm" />
    </span>
  );
}

function PlateOf({
  at,
  side,
  part,
}: {
  readonly at: Plate;
  readonly side: StageSide;
  readonly part: Part | null;
}) {
  const { t } = useMessages();
  const slowness = useSlowness();
  const { locomotive, shade, value, text, from, rank, notes, state } = side;
  const ranked = rank !== null && value !== null;
  return (
    <div className="duel-side" data-at={at}>
      <p className="duel-locomotive-name" data-alone={(!ranked && notes.length === 0) || undefined}>
        {!shade && locomotive && <Name of={locomotive.name} />}
      </p>
      <p className="duel-plate" data-state={state ?? 'waits'} data-read={value !== null}>
        {value === null ? (
          <>
            <span aria-hidden="true">· · ·</span>
            <span className="hidden-visually">{t('vs.value.waiting')}</span>
          </>
        ) : (
          <Counted value={value} from={from} text={text} counts={slowness * (COUNTS[part ?? ''] ?? 0)} />
        )}
      </p>
      <p className="duel-under" data-full={(ranked && notes.length > 0) || undefined}>
        {ranked && <Wheels place={rank} />}
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </p>
    </div>
  );
}

/** Both scores, each with its side's name below. */
export function ScorePlates({ sides }: Pick<DuelStageProps, 'sides'>) {
  const { t } = useMessages();
  // What stands there when the table is opened has not changed: it does not turn.
  const [opened] = useState(() => sides.map(({ score }) => score));
  return ([0, 1] as const).map((at) => (
    <p key={at} className="duel-score" data-at={at} data-won={sides[at].state === 'won' || undefined}>
      <span
        key={sides[at].score}
        className="duel-score-plate"
        data-opened={sides[at].score === opened[at] || undefined}
        aria-hidden="true"
      >
        {sides[at].score}
      </span>
      <span className="hidden-visually">{t('vs.score', { points: sides[at].score })}</span>
      <span className="duel-score-name">
        {sides[at].name}
        {sides[at].markers}
      </span>
    </p>
  ));
}
