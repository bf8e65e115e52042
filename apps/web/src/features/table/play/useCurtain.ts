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
  /** Who has the device in hand, by their own word. */
  const [lifted, setLifted] = useState<number | null>(null);
  const [wasLifted, setWasLifted] = useState(false);
  const shared = place.seats.length > 1;
  const covers = shared && hides;
  const next = asked ?? (typeof as === 'number' ? as : null);
  // Once it has fallen for another seat, the device may have changed hands: it rises for nobody by itself.
  if (covers && lifted !== null && lifted !== next) setLifted(null);
  useEffect(() => {
    if (!shared || asked === undefined || asked === as) return;
    if (!covers || lifted === asked) connection.look(asked);
  }, [shared, covers, asked, as, lifted, connection]);
  // Until the view of the new seat has come, the one of before is there.
  const isUp = lifted === next && as === next;
  const down = covers && next !== null && !isUp ? next : null;
  return {
    down,
    wasLifted,
    lift: (): void => {
      if (next === null) return;
      connection.look(next);
      setLifted(next);
      setWasLifted(true);
    },
  };
}
