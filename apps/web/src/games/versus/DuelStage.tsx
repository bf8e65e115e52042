import { useEffect, type CSSProperties, type ReactNode } from 'react';
import { elevation } from '@turntable/pictures/locomotive/elevation.ts';
import { withLook } from '@turntable/pictures/locomotive/looks.ts';
import type { Verdict } from '@turntable/games/versus/style.ts';
import type { Front } from '@turntable/roster';
import { useMessages } from '../../i18n/messages.ts';
import { Picture } from '../../locomotives/Picture.tsx';
import type { Part } from '../../session/show-queue.ts';
import { Counted } from './scene/Counted.tsx';
import { Leaves, type Leaving } from './scene/Leaves.tsx';
import { Prop, type StageProp } from './scene/Prop.tsx';
import { Scene } from './scene/Scene.tsx';
import { Wheels } from './Wheels.tsx';
import type { Place } from './ranks.ts';
import './duel-stage.css';
import './duel-court.css';
import './duel-locomotives.css';
import './duel-events.css';
import './duel-blast.css';
import './duel-score.css';
import './duel-board.css';
import './duel-low.css';

export interface StageSide {
  /** Whose engine it is, as the score names them. */
  readonly name: ReactNode;
  readonly score: number;
  /** Under the name: markers. */
  readonly facts?: ReactNode;
  readonly locomotive: Front | null;
  /** The engine is one of those to choose from: a shade, without its name. */
  readonly shade?: boolean;
  /** The value as far as it was read; null until then. */
  readonly value: number | 'infinity' | null;
  /** The value as it is shown, also on the way to it while it is counted up. */
  readonly text: (value: number | 'infinity') => string;
  /** Counted from here; 0 for most, some years before for a year. */
  readonly from: number;
  readonly rank: Place | null;
  /** Under the plate: a booster, a coin, that the value was calculated. */
  readonly notes: readonly string[];
  readonly state: 'won' | 'lost' | 'level' | 'fallen' | 'gone' | null;
}
/** A style point that is argued on the stage. */
export interface Court {
  readonly verdict: Verdict | null;
  /** The engine it was claimed for. */
  readonly locomotive: string | null;
  readonly reason: string | null;
}
interface DuelStageProps {
  readonly scene: 'hall' | 'dome';
  readonly label: string;
  /** Over the statistic: who calls it. */
  readonly over: string;
  readonly sign: string | null;
  readonly sides: readonly [StageSide, StageSide];
  readonly result: string | null;
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
/** Letters from which a sign is set smaller, and smaller still: a claim may have 200. */
const LONG = 22;
const LONGER = 70;
/** How long a value is counted up in a part, in milliseconds. */
const COUNTS: Readonly<Record<string, number>> = { first: 700, second: 900 };
/** Of the cloud of a Detonation, and of the winner's steam. */
const PUFFS = 7;
const STEAM = 5;

/** The duel: two engines nose to nose on one rail, the statistic between them, a number plate for each. */
// Long: lays the parts of the stage out.
export function DuelStage({
  scene,
  label,
  over,
  sign,
  sides,
  result,
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
  const [left, right] = scales(sides);
  const letters = sign?.length ?? 0;
  return (
    <section
      className="duel"
      data-scene={scene}
      data-court={court !== null}
      data-blast={blast && part !== null}
      data-fall={part !== null && !blast ? leaving?.how : undefined}
      data-fall-at={leaving?.at}
      data-vetoed={prop?.kind === 'veto' || undefined}
      data-part={part ?? 'settled'}
      aria-label={label}
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
      <div className="duel-head">
        <p
          key={sign}
          className="duel-sign"
          data-long={letters > LONG}
          data-longer={letters > LONGER || undefined}
        >
          <span className="duel-sign-over">{over}</span>
          {sign && <span className="duel-sign-name">{sign}</span>}
        </p>
        {court?.verdict ? (
          <p className="duel-stamp" data-verdict={court.verdict}>
            <strong>{t(`vs.stamp.${court.verdict}`)}</strong>
            {court.locomotive && <span>{court.locomotive}</span>}
          </p>
        ) : (
          result && (
            <p className="duel-result">
              {result}
              {lead && <span className="duel-lead"> {t('vs.stage.lead', { lead })}</span>}
            </p>
          )
        )}
      </div>
      <div className="duel-platform">
        {court?.reason && <p className="duel-reason">“{court.reason}”</p>}
        {([0, 1] as const).map((at) => (
          <PlateOf key={`${at}/${sign}`} at={at} side={sides[at]} part={part} />
        ))}
        {leaving && part !== null && part !== 'falls' && <Leaves leaving={leaving} />}
      </div>
    </section>
  );
}

/** Escape skips from anywhere but a window that it closes, Space where the focus is on the stage. */
function useSkip(on: boolean, skip: () => void): void {
  useEffect(() => {
    if (!on) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]'))
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

/** The longer of a pair may be so many times as long as the other; beyond that the small one is enlarged. */
const LONGEST_RATIO = 2.2;

interface Scale {
  /** Width of the whole picture and of the margin before the nose, in inches of the drawing's plan. */
  readonly width: number;
  readonly inset: number;
  readonly larger: number;
}

interface Size {
  readonly width: number;
  readonly inset: number;
  readonly length: number;
}

/** To know an engine's length it is drawn: once, not with each part of a duel that is shown. */
const sizes = new WeakMap<Front, Size>();
function sizeOf(locomotive: Front): Size {
  let size = sizes.get(locomotive);
  if (!size) {
    const { width, nose, scale } = elevation(withLook(locomotive));
    size = { width: width / scale, inset: nose / scale, length: (width - 2 * nose) / scale };
    sizes.set(locomotive, size);
  }
  return size;
}

function scales(sides: DuelStageProps['sides']): readonly [Scale | null, Scale | null] {
  const drawn = sides.map(({ locomotive }) => locomotive && sizeOf(locomotive));
  const lengths = drawn.map((one) => one?.length ?? null);
  return [0, 1].map((at): Scale | null => {
    const own = drawn[at];
    if (!own) return null;
    const theirs = lengths[1 - at] ?? own.length;
    const larger = Math.max(1, theirs / own.length / LONGEST_RATIO);
    return { width: own.width, inset: own.inset, larger };
  }) as unknown as readonly [Scale | null, Scale | null];
}

interface OnTrackProps {
  readonly at: Plate;
  readonly side: StageSide;
  readonly scale: Scale | null;
}

function OnTrack({ at, side: { locomotive, state, shade, value }, scale }: OnTrackProps) {
  if (!locomotive || !scale) return null;
  const style = {
    '--width': scale.width * scale.larger,
    '--inset': scale.inset * scale.larger,
  } as CSSProperties;
  return (
    <div
      className="duel-locomotive"
      data-at={at}
      data-state={state ?? 'waits'}
      data-shade={shade === true || undefined}
      data-read={value !== null}
      style={style}
    >
      <div key={locomotive.name} className="duel-locomotive-in">
        <Picture locomotive={locomotive} mirrored={at === 0} decorative />
      </div>
      {shade !== true && <span className="duel-beam" aria-hidden="true" />}
      {state === 'won' && (
        <span className="duel-steam" aria-hidden="true">
          {Array.from({ length: STEAM }, (_, i) => (
            <i key={i} />
          ))}
        </span>
      )}
    </div>
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
  const { locomotive, shade, value, text, from, rank, notes, state } = side;
  return (
    <div className="duel-side" data-at={at}>
      <p className="duel-locomotive-name">{shade ? null : locomotive?.name}</p>
      <p className="duel-plate" data-state={state ?? 'waits'} data-read={value !== null}>
        {value === null ? (
          <>
            <span aria-hidden="true">· · ·</span>
            <span className="hidden-visually">{t('vs.value.waiting')}</span>
          </>
        ) : (
          <Counted value={value} from={from} text={text} counts={COUNTS[part ?? ''] ?? 0} />
        )}
      </p>
      <p className="duel-under">
        {rank && value !== null && <Wheels place={rank} />}
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </p>
    </div>
  );
}

/** Both scores, and under each whose it is. */
export function ScorePlates({ sides }: Pick<DuelStageProps, 'sides'>) {
  const { t } = useMessages();
  return ([0, 1] as const).map((at) => (
    <p key={at} className="duel-score" data-at={at} data-won={sides[at].state === 'won' || undefined}>
      <span key={sides[at].score} className="duel-score-plate" aria-hidden="true">
        {sides[at].score}
      </span>
      <span className="hidden-visually">{t('vs.score', { points: sides[at].score })}</span>
      <span className="duel-score-name">
        {sides[at].name}
        {sides[at].facts}
      </span>
    </p>
  ));
}
