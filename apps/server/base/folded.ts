/** Text as it is searched: without regard to case and to marks on letters, so that `élő` is found by `ELO` and by `élő`. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().toLowerCase();
}
