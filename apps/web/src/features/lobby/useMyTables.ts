import { useEffect, useState } from 'react';
import type { MyTable } from '@turntable/protocol/your-move.ts';
import { api } from '../../api/http.ts';

/** How often one's tables are asked for while they are looked at. Milliseconds. */
const EVERY = 15_000;

/** One's tables that are not over, kept fresh while the page is visible; the last known ones while the server is away. */
export function useMyTables(): readonly MyTable[] {
  const [mine, setMine] = useState<readonly MyTable[]>([]);
  useEffect(() => {
    let shown = true;
    const load = (): void => {
      if (document.visibilityState !== 'visible') return;
      api.mine().then(
        ({ tables }) => shown && setMine(tables),
        // The list stays as it was; the next round asks again.
        () => {},
      );
    };
    load();
    const timer = setInterval(load, EVERY);
    document.addEventListener('visibilitychange', load);
    return () => {
      shown = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', load);
    };
  }, []);
  return mine;
}
