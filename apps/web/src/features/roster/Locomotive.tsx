import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { front } from '@turntable/roster/fronts.ts';
import type { Front } from '@turntable/roster/locomotive.ts';
import { statSheet } from '@turntable/roster/stat-sheet.ts';
import { Page } from '../../ui/page/Page.tsx';
import { State } from '../../ui/page/states.tsx';
import { PrintLink } from '../../session/PrintLink.tsx';
import { useMessages } from '../../i18n/messages.ts';
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

/** `/roster/:id`: both sides of an engine's card. */
export default function Locomotive({ id }: { readonly id: string }) {
  const { t } = useMessages();
  const own = useOwnLocomotives().find((engine) => engine.id === id);
  const known = isOwnId(id) ? own : front(id);
  if (!known) {
    return (
      <Page title={t('engine.missing.title')}>
        <State aspect="stop" title={t('engine.missing.title')} text={t('engine.missing.text')}>
          <Link href="/roster" className="button">
            {t('engine.back')}
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
              {t('engine.compare')}
            </Link>
            <Link href={`/calculator?engine=${known.id}`} className="button-quiet">
              {t('engine.what-if')}
            </Link>
            {own ? (
              <PrintCards engines={[{ engine: own, sheet: statSheet(own) }]} label={t('paper.print.card')} />
            ) : (
              <PrintLink kind="locomotive-cards" words={{ cards: known.id }} label={t('paper.print.card')} />
            )}
          </div>
        </div>
        <div className="card-picture">
          <Picture engine={known} />
        </div>
        <div className="engine-sides">
          <CardFront engine={known} pictured={false} />
          <section className="rear" aria-labelledby="rear">
            <h2 id="rear">{t('engine.rear')}</h2>
            {own ? <OwnRear engine={own} /> : <ServedRear engine={known} />}
          </section>
        </div>
        <p>
          <Link href="/roster">{t('engine.back')}</Link>
        </p>
      </div>
    </Page>
  );
}

function ServedRear({ engine }: { readonly engine: Front }) {
  const fetched = useRear(engine.id);
  return <RosterRear engine={engine} fetched={fetched ?? { state: 'loading' }} />;
}

function OwnRear({ engine }: { readonly engine: OwnLocomotive }) {
  const { t } = useMessages();
  const [, go] = useLocation();
  const [asking, setAsking] = useState(false);
  const remove = (): void => {
    go('/roster');
    removeLocomotive(engine.id);
    notify({ tone: 'clear', text: t('own.deleted', { name: engine.name }) });
  };
  return (
    <>
      <LocomotiveStatSheet engine={engine} />
      <div className="buttons">
        <Link href={`/calculator?engine=${engine.id}`} className="button">
          {t('own.edit')}
        </Link>
        <button type="button" className="button-quiet" onClick={() => setAsking(true)}>
          {t('own.delete')}
        </button>
      </div>
      <Dialog
        title={t('own.delete.title', { name: engine.name })}
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
