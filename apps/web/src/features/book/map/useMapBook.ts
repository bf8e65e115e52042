import type { AnyBook } from '../kept/store.ts';
import { useKeptBook, type Keeping, type KeptBook } from '../kept/useKeptBook.ts';
import type { MapBook } from '../model/map-book.ts';
import type { MapPage } from '../model/map-page.ts';

/** The open book of a game of Loko moto. */
export type OpenMapBook = KeptBook<MapBook, MapPage>;

async function load(book: AnyBook): Promise<Keeping<MapBook, MapPage> | null> {
  if (book.setup.game !== 'loko-moto') return null;
  const { mapPage, pressMap } = await import('../model/map-page.ts');
  return {
    pageOf: ({ setup, taps }) => mapPage(setup, taps),
    press: ({ setup, taps }, page, next) => pressMap(setup, taps, page, next),
  };
}

/** The book of that id: undefined while it is fetched, null if the device has none of Loko moto. */
export const useMapBook = (id: string): OpenMapBook | null | undefined => useKeptBook(id, load);
