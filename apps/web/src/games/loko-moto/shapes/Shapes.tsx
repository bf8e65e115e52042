import { memo } from 'react';
import { shapeOf } from '@turntable/games/loko-moto/cards.ts';
import { PILES, type Shape, type View } from '@turntable/games/loko-moto/types.ts';
import { useMessages } from '../../../i18n/messages.ts';
import type { Fit } from './fit.ts';
import type { Sayings } from '../words/sayings.ts';
import { ShapeCard, WonCard } from './ShapeCard.tsx';

interface ShapesProps {
  readonly view: View;
  readonly words: Sayings;
  /** Ids of the reader's own secret cards. */
  readonly secret: readonly string[];
  readonly held: string | undefined;
  /** The best place for each card in the reader's lines, by id; nothing for those who have no lines. */
  readonly fits: ReadonlyMap<string, Fit | undefined>;
  /** A card that a purchase takes along, while that is told: it lies there until the next one comes. */
  readonly claimed: Claimed | undefined;
  onPoint(shape: Shape | undefined): void;
  onPick(shape: string): void;
}

/** A card that is just being won. */
export interface Claimed {
  readonly id: string;
  /** By whom; undefined if by the reader. */
  readonly by: string | undefined;
  /** Milliseconds until it is won. */
  readonly after: number;
}

/** The face-up shape cards by pile, with what is left below them, and the reader's secret ones. */
export const Shapes = memo(function Shapes(props: ShapesProps) {
  const { view, words, secret, held, fits, claimed, onPoint, onPick } = props;
  const { t } = useMessages();
  const { box, faceUp, shapesLeft } = view;
  const piles = PILES.filter((points) => !box.hiddenAgendas || points === 1);
  const won = claimed && shapeOf(box, claimed.id);
  const pile = won && piles.find((points) => points === won.points);
  const card = (id: string, isSecret: boolean) => (
    <ShapeCard
      shape={shapeOf(box, id)}
      lattice={box.sheet.lattice}
      words={words}
      fit={fits.get(id)}
      held={held === id}
      secret={isSecret}
      onPoint={onPoint}
      onPick={() => onPick(id)}
    />
  );
  return (
    <section className="lm-panel" aria-labelledby="lm-shapes">
      <h2 id="lm-shapes" className="lm-head">
        {t('lm.shapes')}{' '}
        <small>{t('lm.shapes.left', { count: shapesLeft.reduce((sum, left) => sum + left, 0) })}</small>
      </h2>
      <ul className="lm-cards">
        {piles.map((points) => {
          const id = faceUp[points - 1] ?? null;
          return (
            <li key={points}>
              {claimed && won && points === pile ? (
                <WonCard {...{ claimed, words }} shape={won} lattice={box.sheet.lattice} />
              ) : id === null ? (
                <span className="lm-card lm-card-empty">{t('lm.shapes.empty')}</span>
              ) : (
                card(id, false)
              )}
            </li>
          );
        })}
        {secret.map((id) => (
          <li key={id}>
            {card(id, true)}
            <small>{t('lm.secret.mark')}</small>
          </li>
        ))}
      </ul>
    </section>
  );
});
