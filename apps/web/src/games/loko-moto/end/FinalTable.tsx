import { useLayoutEffect, useRef } from 'react';
import type { Seat } from '@turntable/engine';
import { shapeOf, trainOf } from '@turntable/games/loko-moto/cards.ts';
import type { View } from '@turntable/games/loko-moto/types.ts';
import { useMedia } from '../../../device/useMedia.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { PenMark } from '../../../ui/PenMark.tsx';
import { signed } from '../../../i18n/signed.ts';
import { TrainPicture } from '../market/TrainPicture.tsx';
import { ShapeFigure } from '../shapes/ShapeFigure.tsx';
import type { Sayings } from '../words/sayings.ts';
import { COLUMNS, type Counted } from './end-model.ts';
import { SORTS } from './use-end.ts';

interface FinalTableProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly words: Sayings;
  readonly seat: Seat | undefined;
  /** The seats in the order of the rows. */
  readonly rows: readonly Seat[];
  /** None while the score is being counted. */
  readonly winners: readonly Seat[];
  /** What has been counted so far. */
  readonly counted: readonly Counted[];
}

const sum = (items: readonly Counted[]): number => items.reduce((total, { points }) => total + points, 0);

/** The score in columns: a row for each director. */
export function FinalTable(props: FinalTableProps) {
  const { t } = useMessages();
  const table = useSorting(props.rows);
  return (
    <table className="lm-final" ref={table}>
      <thead>
        <tr>
          <th scope="col">{t('lm.end.director')}</th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`lm.end.column.${column}`)}
            </th>
          ))}
          <th scope="col">{t('lm.end.total')}</th>
        </tr>
      </thead>
      <tbody>
        {props.rows.map((who) => (
          <Row key={who} who={who} {...props} />
        ))}
      </tbody>
    </table>
  );
}

/** Rows that come into another order move there, instead of jumping. */
function useSorting(rows: readonly Seat[]) {
  const table = useRef<HTMLTableElement>(null);
  const tops = useRef(new Map<string, number>());
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const order = rows.join();
  useLayoutEffect(() => {
    for (const row of table.current?.querySelectorAll<HTMLElement>('tbody > tr') ?? []) {
      const seat = row.dataset['seat']!;
      const before = tops.current.get(seat);
      const moved = before === undefined ? 0 : before - row.offsetTop;
      tops.current.set(seat, row.offsetTop);
      if (moved !== 0 && !still)
        row.animate([{ translate: `0 ${moved}px` }, {}], { duration: SORTS, easing: 'ease-in-out' });
    }
  }, [order, still]);
  return table;
}

function Row({ who, ...props }: FinalTableProps & { readonly who: Seat }) {
  const { t } = useMessages();
  const { names, seat, winners, counted } = props;
  const mine = counted.filter((item) => item.seat === who);
  return (
    <tr data-seat={who} className={winners.includes(who) ? 'lm-final-winner' : undefined}>
      <th scope="row" data-speaker={who}>
        <span className="lm-director-name">
          <PenMark seat={who} />
          <strong>{names[who]}</strong>
          {who === seat && <small>{t('lm.score.you')}</small>}
        </span>
        <Yard {...props} mine={mine} />
      </th>
      {COLUMNS.map((column) => (
        <Figure key={column} value={sum(mine.filter((item) => item.column === column))} />
      ))}
      <Figure value={sum(mine)} strong />
    </tr>
  );
}

/** The trains and shapes that were counted, as pictures. */
function Yard({
  view,
  words,
  mine,
}: Pick<FinalTableProps, 'view' | 'words'> & { readonly mine: readonly Counted[] }) {
  const cards = (column: Counted['column']): string[] =>
    mine.flatMap((item) => (item.column === column && item.card !== null ? [item.card] : []));
  return (
    <span className="lm-final-yard" aria-hidden="true">
      {cards('trains').map((id) => (
        <span key={id} className="lm-roll" title={trainOf(view.box, id).name}>
          <TrainPicture id={id} railed={false} />
        </span>
      ))}
      {cards('shapes').map((id) => (
        <span key={id} className="lm-roll lm-final-shape" title={words.shape(shapeOf(view.box, id))}>
          <ShapeFigure lattice={view.box.sheet.lattice} pattern={shapeOf(view.box, id).pattern} bare />
        </span>
      ))}
    </span>
  );
}

function Figure({ value, strong = false }: { readonly value: number; readonly strong?: boolean }) {
  return (
    <td className={strong ? 'lm-final-total' : undefined}>
      <span key={value} className="lm-moved">
        {signed(value)}
      </span>
    </td>
  );
}
