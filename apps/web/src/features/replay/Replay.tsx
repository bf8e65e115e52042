import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import type { Viewer } from '@turntable/engine';
import { api, recordOf } from '../../api/http.ts';
import { isLocal } from '../../local/ids.ts';
import { useAnswer } from '../../api/query.ts';
import { Page } from '../../ui/page/Page.tsx';
import { FailurePage, Loading, State } from '../../ui/page/states.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { listingOf } from '../../games/registry.ts';
import { ReplayBoard } from './ReplayBoard.tsx';

/** `/g/:id`: a game that is over, move by move. */
export default function Replay({ id }: { readonly id: string }) {
  const { t } = useMessages();
  const [as, setAs] = useState<Viewer | undefined>();
  const {
    body: reply,
    error,
    again,
  } = useAnswer(['replay', id, as], () => api.replay(id, as), { keep: true });
  // A server that goes on from it has to be given all of it.
  const { body: record } = useAnswer(['record', id], () => recordOf(id), { when: isLocal(id) });
  if (error?.detail === 'LV-1.6')
    return (
      <Page title={t('state.not-allowed.title')}>
        <State aspect="stop" title={t('state.not-allowed.title')} text={t('import.hidden')}>
          <Link href={`/t/${id}`} className="button-quiet">
            {t('replay.table')}
          </Link>
        </State>
      </Page>
    );
  if (error) return <FailurePage error={error} retry={again} />;
  if (!reply || (isLocal(id) && !record)) return <Loading />;
  const listing = listingOf(reply.table.game);
  if (!listing) return <FailurePage error={{ code: 'not-found' }} />;
  return (
    <Suspense fallback={<Loading />}>
      <ReplayBoard {...{ reply, listing }} {...(record && { record })} onLook={setAs} onShared={again} />
    </Suspense>
  );
}
