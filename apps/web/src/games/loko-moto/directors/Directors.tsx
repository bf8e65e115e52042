import { memo, useMemo } from 'react';
import type { Seat } from '@turntable/engine';
import type { View } from '@turntable/games/loko-moto/types.ts';
import type { Plot } from '@turntable/pictures/loko-moto/plot.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { PenMark } from '../../../ui/PenMark.tsx';
import { penOf } from '../../../ui/pens.ts';
import { TIMES } from '../celebration/pace.ts';
import type { Celebrated } from '../celebration/use-celebration.ts';
import { usePassed } from '../celebration/use-passed.ts';
import type { Sayings } from '../words/sayings.ts';
import { beforePurchase, type Director } from './directors.ts';
import { ShapeFigure } from '../shapes/ShapeFigure.tsx';
import { signed } from '../../../i18n/signed.ts';
import { TrainPicture } from '../market/TrainPicture.tsx';
import './directors.css';

interface DirectorsProps {
  readonly view: View;
  readonly plot: Plot;
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
  plot,
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
          <Block
            key={director.seat}
            {...{ view, plot, director, words }}
            name={names[director.seat] ?? ''}
            mine={director.seat === seat}
            bought={celebrated?.move.by === director.seat ? celebrated : undefined}
          />
        ))}
      </ul>
    </section>
  );
});

interface BlockProps extends Pick<DirectorsProps, 'view' | 'plot' | 'words'> {
  readonly director: Director;
  readonly name: string;
  /** It is the reader's. */
  readonly mine: boolean;
  /** Their purchase, while it is shown: it changes what is told of them when the train comes into the yard. */
  readonly bought: Celebrated | undefined;
}

function Block({ view, plot, director, words, name, mine, bought }: BlockProps) {
  const { t } = useMessages();
  const came = usePassed(bought, TIMES.yard);
  const before = useMemo(
    () => (bought ? beforePurchase(view, plot, director, bought.move) : director),
    [bought, view, plot, director],
  );
  const { seat, onTurn, won, unfinished, network, total } = came ? director : before;
  const gain = director.total - before.total;
  return (
    <li
      className={onTurn ? 'lm-director lm-director-turn' : 'lm-director'}
      style={{ '--pen': penOf(seat).colour } as React.CSSProperties}
      data-bought={bought !== undefined}
      data-speaker={seat}
    >
      <p className="lm-director-name">
        <PenMark seat={seat} />
        <strong>{name}</strong>
        {mine && <small>{t('lm.score.you')}</small>}
        {onTurn && <span className="hidden-visually">{t('lm.score.turn')}</span>}
        <Secrets count={director.secrets} />
        {bought && came && <b className="lm-director-gain">{gain > 0 ? `+${gain}` : signed(gain)}</b>}
        <span key={total} className="lm-director-points lm-moved">
          {signed(total)}
          <span className="hidden-visually"> {t('lm.score.total')}</span>
        </span>
      </p>
      <p className="lm-director-facts">{t('lm.director', { won, map: unfinished, network })}</p>
      <Yard {...{ view, director, words, bought }} />
    </li>
  );
}

/** The siding where one's bought trains stand, coupled; it ends in a buffer. */
function Yard({ view, director, words, bought }: Pick<BlockProps, 'view' | 'words' | 'director' | 'bought'>) {
  const { t } = useMessages();
  const { trains, shapes } = director;
  // A shape card comes along with its train.
  const arrives = (id: string): boolean =>
    bought?.still === false && [bought.move.train, bought.move.shape].includes(id);
  const delay = { animationDelay: `${TIMES.yard * (bought?.factor ?? 1)}ms` };
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
          <span
            key={id}
            className={arrives(id) ? 'lm-yard-arrives' : undefined}
            style={arrives(id) ? delay : undefined}
          >
            <ShapeFigure lattice={view.box.sheet.lattice} pattern={pattern} bare />
          </span>
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
