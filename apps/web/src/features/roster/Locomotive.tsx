import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { front } from '@turntable/roster/fronts.ts';
import type { Front } from '@turntable/roster/locomotive.ts';
import { statSheet } from '@turntable/roster/stat-sheet.ts';
import { Page } from '../../ui/page/Page.tsx';
import { State } from '../../ui/page/states.tsx';
import { PrintLink } from '../../session/PrintLink.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { useCachedPrinter } from '../../local/printing/useCachedPrinter.ts';
import { notify } from '../../ui/announce.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useRear } from '../../locomotives/api.ts';
import { CardFront } from '../../locomotives/CardFront.tsx';
import { PrintCards } from './PrintCards.tsx';
import { LocomotiveStatSheet, RosterRear } from './LocomotiveRear.tsx';
import { isOwnId, removeLocomotive, useOwnLocomotives, type OwnLocomotive } from '../../locomotives/own.ts';
import { Picture } from '../../locomotives/Picture.tsx';
import '../../locomotives/card.css';
import './roster.css';

/** `/roster/:id`: both sides of a locomotive's card. */
export default function Locomotive({ id }: { readonly id: string }) {
  const { t, locale } = useMessages();
  const own = useOwnLocomotives().find((locomotive) => locomotive.id === id);
  useCachedPrinter(own !== undefined, locale);
  const known = isOwnId(id) ? own : front(id);
  if (!known) {
    return (
      <Page title={t('locomotive.missing.title')}>
        <State aspect="stop" title={t('locomotive.missing.title')} text={t('locomotive.missing.text')}>
          <Link href="/roster" className="button">
            {t('locomotive.back')}
          </Link>
        </State>
      </Page>
    );
  }
  return (
    <Page title={known.name} width="wide">
      <div className="stack">
        <div className="roster-head">
          <h1>{known.name}</h1>
          <div className="buttons">
            <Link href={`/roster/compare?a=${known.id}`} className="button-quiet">
              {t('locomotive.compare')}
            </Link>
            <Link href={`/calculator?engine=${known.id}`} className="button-quiet">
              {t('locomotive.what-if')}
            </Link>
            {own ? (
              <PrintCards
                locomotives={[{ locomotive: own, statSheet: statSheet(own) }]}
                label={t('paper.print.card')}
              />
            ) : (
              <PrintLink kind="locomotive-cards" words={{ cards: known.id }} label={t('paper.print.card')} />
            )}
          </div>
        </div>
        <div className="card-picture">
          <Picture locomotive={known} />
        </div>
        <div className="locomotive-sides">
          <CardFront locomotive={known} pictured={false} />
          <section className="rear" aria-labelledby="rear">
            <h2 id="rear">{t('locomotive.rear')}</h2>
            {own ? <OwnRear locomotive={own} /> : <ServedRear locomotive={known} />}
          </section>
        </div>
        <p>
          <Link href="/roster">{t('locomotive.back')}</Link>
        </p>
      </div>
    </Page>
  );
}

function ServedRear({ locomotive }: { readonly locomotive: Front }) {
  const fetched = useRear(locomotive.id);
  return <RosterRear locomotive={locomotive} fetched={fetched ?? { state: 'loading' }} />;
}

function OwnRear({ locomotive }: { readonly locomotive: OwnLocomotive }) {
  const { t } = useMessages();
  const [, go] = useLocation();
  const [asking, setAsking] = useState(false);
  const remove = (): void => {
    go('/roster');
    removeLocomotive(locomotive.id);
    notify({ tone: 'clear', text: t('own.deleted', { name: locomotive.name }) });
  };
  return (
    <>
      <LocomotiveStatSheet locomotive={locomotive} />
      <div className="buttons">
        <Link href={`/calculator?engine=${locomotive.id}`} className="button">
          {t('own.edit')}
        </Link>
        <button type="button" className="button-quiet" onClick={() => setAsking(true)}>
          {t('own.delete')}
        </button>
      </div>
      <Dialog
        title={t('own.delete.title', { name: locomotive.name })}
        open={asking}
        onClose={() => setAsking(false)}
      >
        <p>{t('own.delete.text')}</p>
        <div className="buttons">
          <button type="button" className="button" onClick={remove}>
            {t('own.delete')}
          </button>
          <button type="button" className="button-quiet" onClick={() => setAsking(false)}>
            {t('own.delete.no')}
          </button>
        </div>
      </Dialog>
    </>
  );
}
