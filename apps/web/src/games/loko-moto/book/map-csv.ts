import { SHEETS } from '@turntable/games/loko-moto/boxes.ts';
import { sectionName } from '@turntable/games/loko-moto/names.ts';
import { csvCell } from '../../../session/book/csv-cell.ts';
import type { MapSetup } from './map-book.ts';
import type { MapPage } from './map-page.ts';

/** What a line of the table needs of the words: names of shape cards. */
interface MapWords {
  shape(id: string): string;
}

/**
 * The book as a table, one turn a line, with everybody's points after it; UTF-8, CRLF. A cell that a spreadsheet would
 * take for a formula begins with an apostrophe.
 */
export function mapCsv({ names, sheet }: MapSetup, { entries, position }: MapPage, words: MapWords): string {
  const head = ['n', 'minute', 'by', 'action', 'lines', 'train', 'shape', 'came up', ...names, 'clause'];
  const trains = new Map(position.state.box.trains.map(({ id, name }) => [id, name]));
  const rows = entries.map(({ wrote, by, minute, events, scores, against, gone }, i) => {
    const { section, sections, train, shape } = (wrote ?? {}) as Readonly<Record<string, unknown>>;
    const lines = ((sections ?? (section === undefined ? [] : [section])) as string[]).map((id) =>
      sectionName(SHEETS[sheet], id),
    );
    const up = events.flatMap(({ event }) => {
      if (event.kind === 'train-up' && event.train) return [trains.get(event.train) ?? event.train];
      return event.kind === 'shape-up' && event.shape ? [words.shape(event.shape)] : [];
    });
    return [
      i + 1,
      minute,
      names[by]!,
      gone ? 'taken back' : (wrote?.type ?? 'take-back'),
      lines.join('; '),
      typeof train === 'string' ? (trains.get(train) ?? train) : '',
      typeof shape === 'string' ? words.shape(shape) : '',
      up.join('; '),
      ...scores,
      against ?? '',
    ];
  });
  return [head, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}
