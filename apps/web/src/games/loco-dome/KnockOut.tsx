import {
  EQUAL_PAIRS,
  MOST_PAIRS,
  other,
  type Sequence,
  type Side,
  type View,
} from '@turntable/games/loco-dome/types.ts';
import { useMessages } from '../../i18n/messages.ts';
import type { Point } from './record/story.ts';
import './style/knock-out.css';

interface KnockOutProps {
  readonly view: View;
  readonly sequence: Sequence;
  readonly names: readonly string[];
  /** Nothing is said of whose word it is: the reader's own question says so, or a point is still being shown. */
  readonly told: boolean;
  /** While the locomotive falls: what nobody replied to. */
  readonly unanswered: Point | null;
}

/** The knock-out in progress: who attacks whom, the pairs so far, whose word it is (LD-5). */
export function KnockOut({ view, sequence, names, told, unanswered }: KnockOutProps) {
  const { t, say } = useMessages();
  const { free, identical, pairs, turn, waiting } = sequence;
  const caller = view.calling;
  const speaks = turn === 'claim' ? caller : other(caller);
  const left = EQUAL_PAIRS - pairs;
  const called = (side: Side): string => (side === view.viewer ? 'you' : (names[side] ?? ''));
  if (unanswered) {
    const { point } = unanswered;
    return (
      <figure className="ld-unanswered">
        <figcaption>{t('ld.ko.unanswered', { pair: pairs + 1 })}</figcaption>
        <blockquote dir="auto">
          {t('vs.quoted', { text: 'feature' in point ? say(`feature.${point.feature}`) : point.text })}
        </blockquote>
      </figure>
    );
  }
  return (
    <section className="ld-ko" aria-labelledby="ld-ko">
      <h2 id="ld-ko" className="sign sign-red">
        {t(free ? 'ld.ko.free' : 'ld.ko')}
      </h2>
      <p>{t('ld.ko.attack', { attacker: called(caller), defender: called(other(caller)) })}</p>
      {identical ? (
        <p>{t('ld.ko.identical')}</p>
      ) : (
        <>
          <div className="ld-pairs">
            <p>
              <strong>{t('ld.ko.pairs', { pairs })}</strong>{' '}
              <span className="soft">{left > 0 ? t('ld.ko.equal', { left }) : t('ld.ko.unequal')}</span>
            </p>
            <ol className="ld-pips" aria-hidden="true">
              {Array.from({ length: MOST_PAIRS }, (_, i) => (
                <li key={i} data-made={i < pairs} data-ten={i === EQUAL_PAIRS - 1} />
              ))}
            </ol>
          </div>
          {waiting ? (
            <p className="ld-waiting">
              {t('ld.ko.waiting', {
                name: called(waiting.turn === 'claim' ? caller : other(caller)),
                text: waiting.text,
              })}
            </p>
          ) : (
            !told && <p>{t(`ld.ko.turn.${turn}`, { name: called(speaks) })}</p>
          )}
        </>
      )}
    </section>
  );
}

interface PointsProps {
  readonly viewer: View['viewer'];
  readonly names: readonly string[];
  /** The side on the left, and the one on the right. */
  readonly sides: readonly [Side, Side];
  readonly points: readonly Point[];
}

/** The style points of a knock-out with their verdicts, the last one first. */
export function Points({ viewer, names, sides, points }: PointsProps) {
  const { t, say } = useMessages();
  if (points.length === 0) return null;
  return (
    <ol className="ld-points" aria-label={t('ld.ko.points')} reversed>
      {points.toReversed().map(({ side, point, verdict, reason }, i) => (
        <li key={points.length - i} data-verdict={verdict ?? 'open'} data-right={side === sides[1]}>
          <span className="soft">{side === viewer ? t('vs.stage.you') : names[side]}</span>{' '}
          <span>
            {'feature' in point ? say(`feature.${point.feature}`) : t('vs.quoted', { text: point.text })}
          </span>
          {verdict && <span className="ld-verdict">{t(`vs.stamp.${verdict}`)}</span>}
          {reason && (
            <span className="soft"> {t('judge.claims.why', { reason: `\u2068${reason}\u2069` })}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
