import { Suspense } from 'react';
import { MapReport } from '../../games/registry.ts';
import { useMessages } from '../../i18n/messages.ts';
import { Page } from '../../ui/page/Page.tsx';
import { Loading } from '../../ui/page/states.tsx';

const GAMES = 1000;

/** `/map-report`: statistics of a map from a thousand games of bots. */
export default function MapReportPage() {
  const { t } = useMessages();
  return (
    <Page title={t('map-report.title')} width="wide">
      <div className="stack">
        <div>
          <h1>{t('map-report.title')}</h1>
          <p>{t('map-report.text', { games: GAMES })}</p>
        </div>
        <Suspense fallback={<Loading />}>
          <MapReport games={GAMES} />
        </Suspense>
      </div>
    </Page>
  );
}
