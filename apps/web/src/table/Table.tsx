import { Suspense } from 'react';
import { Loading, FailurePage } from '../app/states.tsx';
import { entryOf } from '../games/registry.ts';
import { Play } from './Play.tsx';
import { useTable } from './useTable.ts';
import { Waiting } from './Waiting.tsx';

/** `/t/:id`: the waiting room, then the game. */
export default function Table({ id }: { readonly id: string }) {
  const { link, seen, error, connection, retry } = useTable(id);
  if (link === 'refused') return <FailurePage error={error ?? { code: 'unavailable' }} retry={retry} />;
  if (!connection || (!seen && link !== 'away')) return <Loading />;
  if (!seen) return <FailurePage error={{ code: 'unavailable' }} retry={connection.nudge} />;
  const entry = entryOf(seen.table.game);
  if (!entry) return <FailurePage error={{ code: 'not-found' }} />;
  if (seen.table.status === 'waiting' || !seen.view)
    return <Waiting {...{ seen, entry }} online={link === 'live'} onRetry={connection.nudge} />;
  return (
    <Suspense fallback={<Loading />}>
      <Play seen={{ ...seen, view: seen.view }} online={link === 'live'} {...{ connection, entry }} />
    </Suspense>
  );
}
