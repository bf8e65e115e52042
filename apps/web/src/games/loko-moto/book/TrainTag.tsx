import type { Train } from '@turntable/games/loko-moto/types.ts';

/** A train card in a word: its price, its name, its bonus. */
export function TrainTag({ train: { price, name, bonus } }: { readonly train: Train }) {
  return (
    <>
      <strong className="figures">{price}</strong>
      <span>{name}</span>
      {bonus !== 0 && <small className="figures">{bonus > 0 ? `+${bonus}` : `−${-bonus}`}</small>}
    </>
  );
}
