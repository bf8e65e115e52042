import { useEffect, useState } from 'react';
import { api, failureOf } from '../../../api/http.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { notify } from '../../../ui/announce.ts';

/** How long a code is shown (ms), as long as it is good. */
const GOOD = 120_000;

interface Offered {
  /** The seat that is offered (`KEEPER`: the game to keep), and the path of its link. */
  readonly shown: { readonly seat: number; readonly path: string } | null;
  /** Makes a link and shows it in place of the one before; a notice says why if there is none. */
  make(seat: number): Promise<void>;
  /** Shows it no longer. */
  drop(): void;
}

/** A link of a table that is good for two minutes, and shown as long. */
export function useOffered(table: string): Offered {
  const { t } = useMessages();
  const [shown, setShown] = useState<Offered['shown']>(null);
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => setShown(null), GOOD);
    return () => clearTimeout(timer);
  }, [shown]);
  return {
    shown,
    async make(seat) {
      try {
        setShown({ seat, path: (await api.offerSeat(table, seat)).path });
      } catch (thrown) {
        notify({ tone: 'caution', text: t(`error.${failureOf(thrown).code}`) });
      }
    },
    drop: () => setShown(null),
  };
}
