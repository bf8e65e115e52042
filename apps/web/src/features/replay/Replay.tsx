import { Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Viewer } from '@turntable/engine';
import type { ReplayReply } from '@turntable/protocol/replay.ts';
import type { ErrorBody } from '@turntable/protocol/messages.ts';
import { api, failureOf } from '../../api/http.ts';
import { Page } from '../../ui/page/Page.tsx';
import { FailurePage, Loading, State } from '../../ui/page/states.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { entryOf } from '../../games/registry.ts';
import { ReplayBoard } from './ReplayBoard.tsx';

/** `/g/:id`: a game that is over, move by move. */
export default function Replay({ id }: { readonly id: string }) {
  const { t } = useMessages();
  const [as, setAs] = useState<Viewer | undefined>();
  const [reply, setReply] = useState<ReplayReply | null>(null);
  const [error, setError] = useState<ErrorBody | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let gone = false;
    api.replay(id, as).then(
      (body) => {
        if (gone) return;
        setReply(body);
        setError(null);
      },
      (thrown: unknown) => !gone && setError(failureOf(thrown)),
    );
    return () => {
      gone = true;
    };
  }, [id, as, round]);
  const again = (): void => setRound((n) => n + 1);
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
  if (!reply) return <Loading />;
  const entry = entryOf(reply.table.game);
  if (!entry) return <FailurePage error={{ code: 'not-found' }} />;
  return (
    <Suspense fallback={<Loading />}>
      <ReplayBoard {...{ reply, entry }} onLook={setAs} onShared={again} />
    </Suspense>
  );
}
