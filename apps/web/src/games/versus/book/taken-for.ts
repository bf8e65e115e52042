import { FRONTS } from '@turntable/roster/fronts.ts';
import { inlineLocomotive, type OwnLocomotive } from '../../../locomotives/own.ts';
import type { BookLocomotive } from './model/book.ts';

/** What somebody typed as a locomotive: one of the roster, one of their own, else a card that only its owner knows. */
export function takenFor(
  text: string,
  own: readonly OwnLocomotive[],
  i: number,
  unnamed: (n: number) => string,
): BookLocomotive {
  const name = text.trim();
  const plain = plainly(name);
  const is = (one: { readonly id: string; readonly name: string }): boolean =>
    one.id === name || (plain !== '' && plainly(one.name) === plain);
  const front = FRONTS.find(is);
  if (front) return { id: front.id, name: front.name, source: 'roster', features: front.features };
  const mine = own.find(is);
  if (mine) return { ...inlineLocomotive(mine), source: 'own' };
  // A name that is typed twice is one locomotive: two of it are identical (LD-5.8).
  const id = plain === '' ? `card-${i + 1}` : `named-${plain.replaceAll(' ', '-')}`;
  return { id, name: name || unnamed(i + 1), source: 'foreign', features: [] };
}

/** Names of the roster and of one's own locomotives that somebody may have meant: those with all the words, at most `most`. */
export function meant(text: string, own: readonly OwnLocomotive[], most: number): readonly string[] {
  const words = plainly(text).split(' ').filter(Boolean);
  if (words.join('').length < 3) return [];
  return [...own, ...FRONTS]
    .map(({ name }) => name)
    .filter((name) => {
      const has = plainly(name).split(' ');
      return words.every((word) => has.some((each) => each.startsWith(word)));
    })
    .slice(0, most);
}

/** Without capitals, accents and signs: as people type on a phone. */
const plainly = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
