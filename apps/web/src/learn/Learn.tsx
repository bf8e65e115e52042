import { NotFound } from '../app/NotFound.tsx';
/** placeholder until the lesson host is in */
export default function Learn({ game }: { readonly game: string }) {
  return game ? <NotFound /> : null;
}
