import { lazy, Suspense, useEffect } from 'react';
import { forgetReplays } from '../../device/replays.ts';
import { Loading, FailurePage } from '../../ui/page/states.tsx';
import { notify } from '../../ui/announce.ts';
import { useMessages } from '../../i18n/messages.ts';
import { withSentences } from '../../i18n/languages.ts';
import { listingOf } from '../../games/registry.ts';
import { Play } from './play/Play.tsx';
import { useTable } from '../../session/useTable.ts';

const Waiting = lazy(
  withSentences(async () => ({ default: (await import('./waiting/Waiting.tsx')).Waiting })),
);
const Drafting = lazy(
  withSentences(async () => ({ default: (await import('./waiting/Drafting.tsx')).Drafting })),
);

/** `/t/:id`: the waiting room, then the game. `/w/:id` (`watch`) shows the same and offers no seat. */
export default function Table({ id, watch = false }: { readonly id: string; readonly watch?: boolean }) {
  const { link, seen, error, connection, retry } = useTable(id);
  const first = seen?.place.seats[0] ?? seen?.place.hand;
  const judges = seen?.place.judge === true;
  const watching = seen?.as === 'public';
  const { t } = useMessages();
  useEffect(() => {
    // Whoever takes a seat or the judge’s seat while looking on sees with its eyes from then on.
    if (watching && first !== undefined) connection?.look(first);
    else if (watching && judges) connection?.look('judge');
  }, [watching, first, judges, connection]);
  // Seen through nobody's eyes though one played it: its cards would tell what another game hides (LV-1.6).
  const veiled = watching && first !== undefined && seen.table.status === 'over';
  useEffect(() => {
    if (veiled) notify({ tone: 'caution', text: t('end.veiled') });
  }, [veiled, t]);
  const signedOut = error?.code === 'signed-out';
  useEffect(() => {
    if (signedOut) void forgetReplays();
  }, [signedOut]);
  // Whoever was signed out is somebody new, whom the server has to meet before a socket is opened.
  const again = signedOut ? () => location.reload() : retry;
  if (link === 'refused') return <FailurePage error={error ?? { code: 'unavailable' }} retry={again} />;
  if (!seen || !connection)
    return link === 'away' ? (
      <FailurePage error={{ code: 'unavailable' }} retry={connection?.nudge ?? retry} />
    ) : (
      <Loading />
    );
  const listing = listingOf(seen.table.game);
  if (!listing) return <FailurePage error={{ code: 'not-found' }} />;
  const { draft, status } = seen.table;
  if (status === 'waiting' || !seen.view)
    return (
      <Suspense fallback={<Loading />}>
        {draft ? (
          <Drafting {...{ seen, draft, listing, connection }} online={link === 'live'} />
        ) : (
          <Waiting {...{ seen, listing, watch, connection }} online={link === 'live'} />
        )}
      </Suspense>
    );
  return (
    <Suspense fallback={<Loading />}>
      <Play
        seen={{ ...seen, view: seen.view }}
        online={link === 'live'}
        {...{ connection, listing, watch }}
      />
    </Suspense>
  );
}
