import { useEffect, useState } from 'react';
import type { Seen, TableConnection } from '../../../session/connection.ts';

interface CurtainWish {
  readonly seen: Pick<Seen, 'as' | 'place'>;
  readonly connection: TableConnection;
  readonly asked: number | undefined;
  readonly hides: boolean;
}

/**
 * Friends on one device: the view follows whoever is asked. Where seats hold secrets the curtain comes down first,
 * and stays until that player has the device in hand.
 */
export function useCurtain({ seen, connection, asked, hides }: CurtainWish) {
  const { as, place } = seen;
  const [lifted, setLifted] = useState<number | null>(null);
  const shared = place.seats.length > 1;
  const covers = shared && hides;
  const next = asked ?? (typeof as === 'number' ? as : null);
  useEffect(() => {
    if (!shared || asked === undefined || asked === as) return;
    if (!covers || lifted === asked) connection.look(asked);
  }, [shared, covers, asked, as, lifted, connection]);
  const down = covers && next !== null && lifted !== next ? next : null;
  return {
    down,
    wasLifted: lifted !== null,
    lift: (): void => {
      if (next === null) return;
      connection.look(next);
      setLifted(next);
    },
  };
}
