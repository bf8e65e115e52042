import type { Front } from '@turntable/roster';
import { useMessages } from '../../../i18n/messages.ts';
import { useUnits } from '../../../device/system.ts';
import { Picture } from '../../../locomotives/Picture.tsx';
import { PenMark } from '../../../ui/PenMark.tsx';
import { penOf } from '../../../ui/pens.ts';
import { useShare } from '../../../ui/useShare.ts';
import { useRanking } from '../ranks.ts';
import { runText, statisticName } from '../values.ts';
import { closestRun, type ClosingClaim, type Deeds, type Run } from './occasion.ts';
import { shareDuel } from './share-duel.ts';
import './occasion.css';

export interface OccasionProps {
  readonly game: string;
  /** Who the sides are, and the seats whose pens draw their curves. */
  readonly sides: readonly [string, string];
  readonly seats: readonly [number, number];
  readonly scores: readonly [number, number];
  /** Who won, in words. */
  readonly verdict: string;
  readonly curve: readonly (readonly [number, number])[];
  /** From which of its steps on style points were claimed; null: none were. */
  readonly style: number | null;
  /** The points of both together at which they may be claimed; null where there is no such bound. */
  readonly styleFrom: number | null;
  readonly runs: readonly Run[];
  readonly match: (Deeds & { readonly front: Front }) | null;
  /** The best style point that was upheld. */
  readonly claim: ClosingClaim | null;
  /** The locomotives of both sides. */
  readonly locomotives: readonly [readonly string[], readonly string[]];
}

/** What there is to say about a game that is over: how the score ran, the locomotive of the match, the closest run, the best claim. */
export function Occasion(props: OccasionProps) {
  const { match, claim, runs } = props;
  const messages = useMessages();
  const { t } = messages;
  const [system] = useUnits();
  const ranking = useRanking();
  const closest = closestRun(runs, ranking);
  return (
    <div className="occasion">
      <figure className="occasion-card">
        <figcaption>{t('vs.end.curve')}</figcaption>
        <Curve {...props} />
      </figure>
      <section className="occasion-card">
        {match && (
          <>
            <h3>{t('vs.end.locomotive')}</h3>
            <Picture locomotive={match.front} decorative />
            <p className="occasion-name">{match.front.name}</p>
            <p className="soft">
              {t('vs.end.locomotive.did', { runs: match.runs, won: match.won, style: match.style })}
            </p>
          </>
        )}
        {closest && (
          <>
            <h3>{t('vs.end.closest')}</h3>
            <p className="occasion-plates">
              {([0, 1] as const).map((side) => (
                <span key={side} className="occasion-plate" data-won={closest.run.won === side}>
                  {runText(messages, closest.run.statistic, closest.run.values, side, system)}
                </span>
              ))}
            </p>
            <p>
              {t('vs.end.closest.by', {
                statistic: statisticName(messages, closest.run.statistic),
                parts: Math.round(1 / Math.max(0.001, closest.part)),
              })}
            </p>
          </>
        )}
      </section>
      {claim && <BestClaim claim={claim} />}
      <ShareButton {...props} />
    </div>
  );
}

function BestClaim({ claim }: { readonly claim: ClosingClaim }) {
  const { t, say } = useMessages();
  const { seat, name, locomotive, text, byJudge, reason, reactions } = claim;
  return (
    <section className="occasion-card">
      <h3>{t(byJudge ? 'vs.end.claim.judge' : 'vs.end.claim')}</h3>
      <blockquote dir="auto">{text}</blockquote>
      <p className="soft occasion-claimant">
        <PenMark seat={seat} line={false} />
        {locomotive === null ? name : t('vs.end.claim.for', { name, locomotive })}
      </p>
      {reason && (
        <p className="occasion-reason">
          {t('vs.quoted', { text: reason })}
          {byJudge && <span className="soft">{t('actor.judge')}</span>}
        </p>
      )}
      {reactions.length > 0 && (
        <ul className="occasion-reactions">
          {reactions.map((remark) => (
            <li key={remark}>{say(`phrase.${remark}`)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

const WIDTH = 300;
const HEIGHT = 180;
const LEFT = 24;
const RIGHT = 30;
/** Over the curves: the name of the style points. */
const HEAD = 28;
/** Height of a total's figures. */
const LETTER = 16;
const FOOT = 18;

/** The points of both sides, step by step; the second is dashed, so that it is told from the first without its colour. */
// Long: the axes, both curves and their key.
function Curve({ curve, style, styleFrom, sides, seats, scores }: OccasionProps) {
  const { t } = useMessages();
  const most = Math.max(10, ...curve.flat());
  const x = (i: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * i) / Math.max(1, curve.length - 1);
  const y = (points: number): number => HEAD + (HEIGHT - FOOT - HEAD) * (1 - points / most);
  const path = (side: 0 | 1): string =>
    curve
      .map((one, i) =>
        i === 0 ? `M${x(0)} ${y(one[side])}` : `H${x(i).toFixed(1)}V${y(one[side]).toFixed(1)}`,
      )
      .join('');
  // Totals that are close stand one under the other.
  const close = Math.abs(y(scores[0]) - y(scores[1])) < LETTER;
  const aside = (side: 0 | 1): number =>
    close
      ? scores[side] >= scores[1 - side]! && (scores[0] !== scores[1] || side === 0)
        ? -LETTER / 2
        : LETTER / 2
      : 0;
  const lines = Array.from({ length: Math.floor(most / 10) + 1 }, (_, i) => i * 10);
  return (
    <>
      <svg
        className="occasion-curve"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('vs.end.curve.alt', {
          a: sides[0],
          b: sides[1],
          x: scores[0],
          y: scores[1],
        })}
      >
        {style !== null && (
          <>
            <rect
              className="occasion-style"
              x={x(style)}
              y={4}
              width={Math.max(0, x(curve.length - 1) - x(style))}
              height={HEIGHT - FOOT - 4}
            />
            {/* Ends with the curves: what is longer than its phase has no figure beside it. */}
            <text x={x(curve.length - 1) - 3} y={17} textAnchor="end">
              {t('vs.end.style')}
            </text>
          </>
        )}
        {(style === null || x(style) > WIDTH / 2) && (
          <text x={LEFT} y={HEIGHT - 3}>
            {t('vs.end.first')}
          </text>
        )}
        {style !== null && styleFrom !== null && (
          <text x={x(style)} y={HEIGHT - 3} textAnchor="end">
            {t('vs.end.style.from', { points: styleFrom })}
          </text>
        )}
        {lines.map((points) => (
          <g key={points}>
            <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(points)} y2={y(points)} />
            <text x={LEFT - 6} y={y(points) + 4} textAnchor="end">
              {points}
            </text>
          </g>
        ))}
        {([1, 0] as const).map((side) => (
          <g key={side} style={{ color: penOf(seats[side]).colour }}>
            <path d={path(side)} strokeDasharray={side === 1 ? '7 5' : undefined} />
            <text className="occasion-total" x={WIDTH - RIGHT + 6} y={y(scores[side]) + 5 + aside(side)}>
              {scores[side]}
            </text>
          </g>
        ))}
      </svg>
      <ul className="occasion-key">
        {([0, 1] as const).map((side) => (
          <li key={side} style={{ color: penOf(seats[side]).colour }}>
            <svg viewBox="0 0 30 6" aria-hidden="true">
              <path d="M0 3H30" strokeDasharray={side === 1 ? '7 5' : undefined} />
            </svg>
            <span>{sides[side]}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Draws the picture on this device, and hands it to the system's own way of sharing, or saves it. */
function ShareButton({ game, verdict, sides, scores, locomotives }: OccasionProps) {
  const { t, list, say } = useMessages();
  const { busy, share } = useShare(() =>
    shareDuel({
      title: say(`game.${game}`),
      line: verdict,
      sides,
      scores,
      locomotives: [list([...locomotives[0]]), list([...locomotives[1]])],
      alt: t('vs.end.share.alt', { a: sides[0], b: sides[1], x: scores[0], y: scores[1] }),
    }),
  );
  return (
    <button type="button" className="button-quiet occasion-share" disabled={busy} onClick={share}>
      {t('vs.end.share')}
    </button>
  );
}
