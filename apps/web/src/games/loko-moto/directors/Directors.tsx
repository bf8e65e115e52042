import { memo } from 'react';
import type { Seat } from '@turntable/engine';
import type { View } from '@turntable/games/loko-moto/types.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { PenMark } from '../../../ui/PenMark.tsx';
import type { Sayings } from '../words/sayings.ts';
import type { Director } from './directors.ts';
import { ShapeFigure } from '../shapes/ShapeFigure.tsx';
import { signed } from './tally.ts';
import { TrainPicture } from '../market/TrainPicture.tsx';
import './directors.css';

interface DirectorsProps {
  readonly view: View;
  readonly list: readonly Director[];
  readonly names: readonly string[];
  readonly seat: Seat | undefined;
  readonly words: Sayings;
}

/** Everybody's block: what they would have now, what it comes from, and their bought trains on a siding. */
export const Directors = memo(function Directors({ view, list, names, seat, words }: DirectorsProps) {
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
            data-speaker={director.seat}
          >
            <p className="lm-director-name">
              <PenMark seat={director.seat} />
              <strong>{names[director.seat]}</strong>
              {director.seat === seat && <small>{t('lm.score.you')}</small>}
              {director.onTurn && <span className="hidden-visually">{t('lm.score.turn')}</span>}
              <Secrets count={director.secrets} />
              <span key={director.total} className="lm-director-points lm-moved">
                {signed(director.total)}
                <span className="hidden-visually"> {t('lm.score.total')}</span>
              </span>
            </p>
            <p className="lm-director-facts">
              {t('lm.director', { won: director.won, map: director.unfinished, network: director.network })}
            </p>
            <Yard view={view} director={director} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
});

/** The siding where one's bought trains stand, coupled; it ends in a buffer. */
function Yard({
  view,
  director,
  words,
}: Pick<DirectorsProps, 'view' | 'words'> & { readonly director: Director }) {
  const { t } = useMessages();
  const { trains, shapes } = director;
  const label = [
    ...trains.map(({ name, price, bonus }) => `${name} ${price + bonus}`),
    ...shapes.map((shape) => `${words.shape(shape)} ${shape.points}`),
  ].join(', ');
  return (
    <div className="lm-yard" role="img" aria-label={label || t('lm.yard.empty')} title={label || undefined}>
      {trains.length === 0 && <em>{t('lm.yard.empty')}</em>}
      <span className={trains.length > 1 ? 'lm-yard-trains lm-yard-many' : 'lm-yard-trains'}>
        {trains.map(({ id }) => (
          <TrainPicture key={id} id={id} railed={false} />
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
