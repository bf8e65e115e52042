import { memo } from 'react';
import type { Seat } from '@turntable/engine';
import { shapeOf, trainOf } from '@turntable/games/loko-moto/cards.ts';
import type { View } from '@turntable/games/loko-moto/types.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { PenMark } from '../../../ui/PenMark.tsx';
import { TIMES } from '../celebration/pace.ts';
import type { Celebrated } from '../celebration/use-celebration.ts';
import { usePassed } from '../celebration/use-passed.ts';
import type { Sayings } from '../words/sayings.ts';
import type { Director } from './directors.ts';
import { ShapeFigure } from '../shapes/ShapeFigure.tsx';
import { signed } from '../../../i18n/signed.ts';
import { TrainPicture } from '../market/TrainPicture.tsx';
import './directors.css';

interface DirectorsProps {
  readonly view: View;
  readonly list: readonly Director[];
  readonly names: readonly string[];
  readonly seat: Seat | undefined;
  readonly words: Sayings;
  /** A purchase that is being shown: its train rolls into the yard. */
  readonly celebrated?: Celebrated | undefined;
}

/** Everybody's block: what they would have now, what it comes from, and their bought trains on a siding. */
export const Directors = memo(function Directors({
  view,
  list,
  names,
  seat,
  words,
  celebrated,
}: DirectorsProps) {
  const { t } = useMessages();
  return (
    <section className="lm-panel lm-directors" aria-labelledby="lm-directors">
      <h2 id="lm-directors" className="lm-head">
        {t('lm.directors')} {view.phase !== 'over' && <small>{t('lm.score.now')}</small>}
      </h2>
      <ul>
        {list.map((director) => (
          <li
            key={director.seat}
            className={director.onTurn ? 'lm-director lm-director-turn' : 'lm-director'}
            data-bought={celebrated?.move.by === director.seat}
            data-speaker={director.seat}
          >
            <p className="lm-director-name">
              <PenMark seat={director.seat} />
              <strong>{names[director.seat]}</strong>
              {director.seat === seat && <small>{t('lm.score.you')}</small>}
              {director.onTurn && <span className="hidden-visually">{t('lm.score.turn')}</span>}
              <Secrets count={director.secrets} />
              <Points {...{ view, director, celebrated }} />
            </p>
            <p className="lm-director-facts">
              {t('lm.director', { won: director.won, map: director.unfinished, network: director.network })}
            </p>
            <Yard {...{ view, director, words, celebrated }} />
          </li>
        ))}
      </ul>
    </section>
  );
});

/** What one would have now. A purchase that is told changes it when its train comes into the yard. */
function Points({
  view,
  director,
  celebrated,
}: Pick<DirectorsProps, 'view' | 'celebrated'> & { readonly director: Director }) {
  const { t } = useMessages();
  const mine = celebrated?.move.by === director.seat ? celebrated : undefined;
  const came = usePassed(mine, TIMES.yard);
  const gain = mine ? gainOf(view, mine) : 0;
  const shown = came ? director.total : director.total - gain;
  return (
    <>
      {mine && came && <b className="lm-director-gain">{gain > 0 ? `+${gain}` : signed(gain)}</b>}
      <span key={shown} className="lm-director-points lm-moved">
        {signed(shown)}
        <span className="hidden-visually"> {t('lm.score.total')}</span>
      </span>
    </>
  );
}

/** The siding where one's bought trains stand, coupled; it ends in a buffer. */
function Yard({
  view,
  director,
  words,
  celebrated,
}: Pick<DirectorsProps, 'view' | 'words' | 'celebrated'> & { readonly director: Director }) {
  const { t } = useMessages();
  const { trains, shapes } = director;
  const arrives = (id: string): boolean => celebrated?.still === false && celebrated.move.train === id;
  const delay = { animationDelay: `${TIMES.yard * (celebrated?.factor ?? 1)}ms` };
  const label = [
    ...trains.map(({ name, price, bonus }) => `${name} ${price + bonus}`),
    ...shapes.map((shape) => `${words.shape(shape)} ${shape.points}`),
  ].join(', ');
  return (
    <div className="lm-yard" role="img" aria-label={label || t('lm.yard.empty')} title={label || undefined}>
      {trains.length === 0 && <em>{t('lm.yard.empty')}</em>}
      <span className={trains.length > 1 ? 'lm-yard-trains lm-yard-many' : 'lm-yard-trains'}>
        {trains.map(({ id }) => (
          <span
            key={id}
            className={arrives(id) ? 'lm-yard-arrives' : undefined}
            style={arrives(id) ? delay : undefined}
          >
            <TrainPicture id={id} railed={false} />
          </span>
        ))}
      </span>
      <span className="lm-yard-shapes">
        {shapes.map(({ id, pattern }) => (
          <ShapeFigure key={id} lattice={view.box.sheet.lattice} pattern={pattern} bare />
        ))}
      </span>
    </div>
  );
}

/** What a purchase changed of the points: train and card won, and lines that cost nothing any more. */
function gainOf({ box }: View, { move }: Celebrated): number {
  const { price, bonus } = trainOf(box, move.train!);
  const won = price + bonus + (move.shape === null ? 0 : shapeOf(box, move.shape).points);
  return won + move.sections.length;
}

/** Face-down cards that only their owner knows. */
function Secrets({ count }: { readonly count: number }) {
  const { t } = useMessages();
  if (count === 0) return null;
  return (
    <span className="lm-backs" role="img" aria-label={t('lm.score.secrets', { count })}>
      {Array.from({ length: count }, (_, i) => (
        <i key={i} />
      ))}
    </span>
  );
}
