import { useState } from 'react';
import type { Lattice, Shape, Train } from '@turntable/games/loko-moto/types.ts';
import { useMessages } from '../../../i18n/messages.ts';
import type { WantedCard } from './map-props.ts';
import { ShapeFigure } from '../shapes/ShapeFigure.tsx';
import type { Sayings } from '../words/sayings.ts';
import { DrawShape } from './DrawShape.tsx';
import { TrainTag } from './TrainTag.tsx';

interface CameUpProps {
  readonly wanted: WantedCard;
  readonly own: boolean;
  readonly unseen: { readonly trains: readonly Train[]; readonly shapes: readonly Shape[] };
  readonly lattice: Lattice;
  readonly words: Sayings;
  onCard(card: string | Train | Shape | null): void;
}

/** Which card came up: one tap among those that nobody has seen, or what stands on a card of one's own. */
export function CameUp({ wanted, own, unseen, lattice, words, onCard }: CameUpProps) {
  const { t } = useMessages();
  const isTrain = wanted.kind === 'train';
  const title = isTrain
    ? t('book.map.train', { place: wanted.place + 1 })
    : t('book.map.shape', { points: wanted.points });
  return (
    <section className="book-card" aria-label={title}>
      <h2>{title}</h2>
      {own && isTrain && <OwnTrain onCard={onCard} />}
      {own && !isTrain && <DrawShape lattice={lattice} points={wanted.points} onCard={onCard} />}
      {!own && isTrain && (
        <ul className="book-trains book-pile">
          {unseen.trains.map((train) => (
            <li key={train.id}>
              <button
                type="button"
                className="book-train"
                data-card={train.id}
                onClick={() => onCard(train.id)}
              >
                <TrainTag train={train} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {!own && !isTrain && (
        <ul className="book-shapes book-pile">
          {unseen.shapes
            .filter(({ points }) => points === wanted.points)
            .map((shape) => (
              <li key={shape.id}>
                <button
                  type="button"
                  className="book-train"
                  data-card={shape.id}
                  aria-label={words.shapeAtLength(shape)}
                  onClick={() => onCard(shape.id)}
                >
                  <ShapeFigure lattice={lattice} pattern={shape.pattern} />
                </button>
              </li>
            ))}
        </ul>
      )}
      {own && (
        <button type="button" className="book-key" onClick={() => onCard(null)}>
          {t('book.map.empty')}
        </button>
      )}
    </section>
  );
}

/** A train card of one's own: name, price and bonus as they stand on it. */
function OwnTrain({ onCard }: Pick<CameUpProps, 'onCard'>) {
  const { t } = useMessages();
  const [name, setName] = useState('');
  const [price, setPrice] = useState('');
  const [bonus, setBonus] = useState('');
  const worth = Number(price);
  const extra = bonus.trim() === '' ? 0 : Number(bonus.replace('−', '-'));
  const fine = name.trim() !== '' && Number.isInteger(worth) && worth >= 2 && Number.isInteger(extra);
  return (
    <form
      className="book-own"
      onSubmit={(event) => {
        event.preventDefault();
        if (fine) onCard({ id: ownId('t'), name: name.trim(), price: worth, bonus: extra });
      }}
    >
      <label>
        <span className="soft">{t('book.map.name')}</span>
        <input
          className="input"
          maxLength={40}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <label>
        <span className="soft">{t('book.map.price')}</span>
        <input
          className="input figures"
          inputMode="numeric"
          maxLength={2}
          value={price}
          onChange={({ target }) => setPrice(target.value.replace(/\D/g, ''))}
        />
      </label>
      <label>
        <span className="soft">{t('book.map.bonus')}</span>
        <input
          className="input figures"
          maxLength={3}
          value={bonus}
          onChange={({ target }) => setBonus(target.value)}
        />
      </label>
      <button type="submit" className="button" disabled={!fine}>
        {t('book.map.add')}
      </button>
    </form>
  );
}

/** An id for a card that the book has not seen before. */
export const ownId = (kind: 't' | 's'): string => `own-${kind}${Date.now().toString(36)}`;
