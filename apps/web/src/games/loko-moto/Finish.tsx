import { useEffect, useMemo, useRef, useState } from 'react';
import type { Seat } from '@turntable/engine';
import { shapeOf, trainOf } from '@turntable/games/loko-moto/cards.ts';
import { standing } from '@turntable/games/loko-moto/scoring.ts';
import { topology } from '@turntable/games/loko-moto/topology.ts';
import type { View } from '@turntable/games/loko-moto/types.ts';
import { useMedia } from '../../device/useMedia.ts';
import { useMessages } from '../../i18n/messages.ts';
import { PenMark } from '../../ui/PenMark.tsx';
import { countUp, PARTS, type Item } from './count-up.ts';
import { closest, type Fit } from './fit.ts';
import { builders } from './latest.ts';
import type { Sayings } from './sayings.ts';
import { ShapeFigure } from './ShapeFigure.tsx';
import { signed, tallies } from './tally.ts';
import type { ScreenProps } from './use-turn.ts';
import './finish.css';

interface FinishProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly log: ScreenProps['log'];
  readonly words: Sayings;
  readonly seat: Seat | undefined;
  /** Whether the score is counted up, or was seen before. */
  readonly counting: boolean;
  readonly onRematch: (() => void) | undefined;
  onClose(): void;
  /** Lays a place of a shape on the map. */
  onShow(fit: Fit): void;
}

/** Milliseconds between two things that are counted. */
const BEAT = 420;

/** The end of a game: the score counted up item by item, the winner, and the secrets that were not played. */
export function Finish(props: FinishProps) {
  const { view, names, words, seat, counting, onRematch, onClose } = props;
  const { t, list } = useMessages();
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const steps = useMemo(() => countUp(tallies(view)), [view]);
  const [step, setStep] = useState(counting && !still ? 0 : steps.length);
  const done = step >= steps.length;
  useEffect(() => {
    if (done) return undefined;
    const timer = setTimeout(() => setStep(step + 1), BEAT);
    return () => clearTimeout(timer);
  }, [done, step]);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);

  const counted = steps.slice(0, step).flat();
  const sum = (items: readonly Item[]): number => items.reduce((total, item) => total + item.points, 0);
  const { places, tie } = standing(view.box, view.lines, view.hands);
  const winners = places[0]!;
  const order = done ? places.flat() : view.hands.map((_, i) => i);
  const placeOf = (who: Seat): number => places.findIndex((place) => place.includes(who)) + 1;
  return (
    <section
      ref={panel}
      className="lm-end"
      aria-labelledby="lm-end"
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className="lm-end-sheet">
        <h2 id="lm-end" className="sign lm-end-sign">
          {t('lm.end')}
        </h2>
        <div className="lm-end-scroll">
          <table className="lm-score lm-end-table">
            <thead>
              <tr>
                <th scope="col">{t('lm.score.player')}</th>
                {PARTS.map((part) => (
                  <th key={part} scope="col">
                    {t(`lm.end.${part}`)}
                  </th>
                ))}
                <th scope="col">{t('lm.end.total')}</th>
              </tr>
            </thead>
            <tbody>
              {order.map((who) => {
                const mine = counted.filter((item) => item.seat === who);
                return (
                  <tr key={who} className={done && winners.includes(who) ? 'lm-end-winner' : undefined}>
                    <th scope="row">
                      {done && (
                        <span className="figures lm-end-place">
                          {t('lm.end.place', { place: placeOf(who) })}
                        </span>
                      )}
                      <PenMark seat={who} />
                      <span className="lm-score-name">{names[who]}</span>
                      {who === seat && <small className="lm-end-you"> ({t('lm.score.you')})</small>}
                    </th>
                    {PARTS.map((part) => {
                      const items = mine.filter((item) => item.part === part);
                      return (
                        <td key={part}>
                          <Points value={sum(items)} />
                          <Cards view={view} words={words} items={items} />
                        </td>
                      );
                    })}
                    <td className="lm-figure-total">
                      <Points value={sum(mine)} />
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
          {done && (
            <p className="lm-end-sentence" role="status">
              {t('lm.end.sentence', {
                count: winners.length,
                names: list(winners.map((who) => names[who] ?? '')),
                points: view.scores[winners[0]!]!,
              })}{' '}
              {tie !== 'none' && t(`lm.end.tie.${tie}`)}
            </p>
          )}
          {done && view.box.hiddenAgendas && <Secrets {...props} animate={counting && !still} />}
        </div>
        <div className="lm-actions lm-end-actions">
          {done ? (
            <>
              {onRematch && (
                <button type="button" className="button" onClick={onRematch}>
                  {t('end.rematch')}
                </button>
              )}
              <button type="button" className="button-quiet" onClick={onClose}>
                {t('lm.end.map')}
              </button>
            </>
          ) : (
            <button type="button" className="button-quiet" onClick={() => setStep(steps.length)}>
              {t('lm.end.skip')}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

function Points({ value }: { readonly value: number }) {
  return (
    <span key={value} className="lm-moved">
      {signed(value)}
    </span>
  );
}

/** The cards counted so far, by name, under their sum. */
function Cards({
  view,
  words,
  items,
}: Pick<FinishProps, 'view' | 'words'> & { readonly items: readonly Item[] }) {
  const named = items.filter((item) => item.card !== null && item.part !== 'bonuses');
  if (named.length === 0) return null;
  return (
    <span className="lm-end-cards">
      {named.map(({ part, card, points }) => (
        <span key={card} className="lm-end-card">
          {part === 'trains' ? trainOf(view.box, card!).name : words.shape(shapeOf(view.box, card!))} {points}
        </span>
      ))}
    </span>
  );
}

/** Secret cards nobody claimed, turned up one by one, each with the place where most of it was built. */
function Secrets({ view, names, log, words, onShow, animate }: FinishProps & { readonly animate: boolean }) {
  const { t } = useMessages();
  const cards = useMemo(() => {
    const { sheet } = view.box;
    const { ids } = topology(sheet);
    const built = builders(log);
    return view.hands.flatMap((hand, who) =>
      (hand.secret ?? []).map((id) => {
        const shape = shapeOf(view.box, id);
        const fit = closest(sheet, shape, view.lines, who, (s) => built.get(ids[s]!) === who);
        return { who, shape, fit };
      }),
    );
  }, [view, log]);
  const [open, setOpen] = useState(animate ? 0 : cards.length);
  useEffect(() => {
    if (open >= cards.length) return undefined;
    const timer = setTimeout(() => setOpen(open + 1), BEAT * 2);
    return () => clearTimeout(timer);
  }, [open, cards.length]);
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="lm-end-secrets">
      <h3 id="lm-end-secrets" className="lm-head">
        {t('lm.end.secrets')}
      </h3>
      <ul className="lm-end-secrets">
        {cards.slice(0, open).map(({ who, shape, fit }) => (
          <li
            key={shape.id}
            className="lm-end-secret"
            ref={(item) => {
              if (animate) item?.scrollIntoView({ block: 'nearest' });
            }}
          >
            <ShapeFigure
              lattice={view.box.sheet.lattice}
              pattern={shape.pattern}
              steps={fit?.placement.steps ?? 0}
            />
            <span>
              <PenMark seat={who} line={false} /> {names[who]}
              <br />
              {t('lm.end.secret', {
                shape: words.shape(shape),
                own: fit?.own ?? 0,
                size: shape.pattern.length,
              })}
            </span>
            {fit && fit.own > 0 && (
              <button type="button" className="button-quiet" onClick={() => onShow(fit)}>
                {t('lm.end.where')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
