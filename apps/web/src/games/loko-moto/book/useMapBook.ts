import { useOpenBook, type Keeping, type OpenBookOf } from '../../../session/book/useOpenBook.ts';
import type { MapBook } from './map-book.ts';
import type { MapPage } from './map-page.ts';

/** The open book of a game of Loko moto. */
export type OpenMapBook = OpenBookOf<MapBook, MapPage>;

async function load(): Promise<Keeping<MapBook, MapPage>> {
  const { mapPage, pressMap } = await import('./map-page.ts');
  return {
    pageOf: ({ setup, taps }) => mapPage(setup, taps),
    isOver: ({ closed, position }) => closed || position.state.phase === 'over',
    press: ({ setup, taps }, page, next) => pressMap(setup, taps, page, next),
  };
}

/** The book of that id: undefined while it is fetched, null if the device has none. */
export const useMapBook = (id: string): OpenMapBook | null | undefined => useOpenBook(id, load);
