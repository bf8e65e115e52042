import type { Rear } from '@turntable/roster/rear.ts';
import { statSheet } from '@turntable/roster/stat-sheet.ts';
import type { Front } from '@turntable/roster/locomotive.ts';
import { State } from '../../ui/page/states.tsx';
import { useMessages } from '../../i18n/messages.ts';
import type { Fetched } from '../../locomotives/api.ts';
import { figure } from '../../locomotives/figures.ts';
import { Flags } from './Flags.tsx';
import { useOpenedSheet } from '../../locomotives/opened.ts';
import type { OwnLocomotive } from '../../locomotives/own.ts';
import type { Sources } from './FigureOrigin.tsx';
import { PrintCards } from './PrintCards.tsx';
import { StatSheetTable } from './StatSheetTable.tsx';
import { Wrong } from './Wrong.tsx';
import { UnitSwitch } from '../../locomotives/UnitSwitch.tsx';
import { useUnits } from '../../device/system.ts';

/** The rear of a roster engine, as far as the server shows it. */
export function RosterRear({ engine, fetched }: { readonly engine: Front; readonly fetched: Fetched<Rear> }) {
  const { t } = useMessages();
  if (fetched.state === 'loading') return <p role="status">{t('engine.rear.loading')}</p>;
  if (fetched.state === 'away') return <AwayRear engine={engine} />;
  if (fetched.state !== 'ready') {
    return (
      <State
        level={2}
        aspect="stop"
        title={t('engine.rear.hidden.title')}
        text={t('engine.rear.hidden.text')}
      />
    );
  }
  const rear = fetched.body;
  return (
    <>
      <LocomotiveStatSheet
        engine={{ ...engine, years: rear.years, raw: rear.raw }}
        sources={rear.sources ?? {}}
      />
      <Facts rear={rear} />
      {rear.notes !== '' && (
        <section>
          <h3>{t('engine.notes')}</h3>
          <p>{rear.notes}</p>
        </section>
      )}
      <section id="sources">
        <h3>{t('engine.sources')}</h3>
        <p className="soft">{t('engine.sources.text')}</p>
        <ul className="sources">
          {rear.pages.map((source) => (
            <li key={source}>
              <a href={source} rel="noreferrer external">
                {new URL(source).hostname}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <Wrong id={engine.id} />
    </>
  );
}

/** Without a server: the values on this device, once the roster was opened here (LV-1.6). */
function AwayRear({ engine }: { readonly engine: Front }) {
  const { t } = useMessages();
  const { sheet, open } = useOpenedSheet(engine.id);
  if (sheet === 'hidden')
    return (
      <State
        level={2}
        aspect="stop"
        title={t('engine.rear.hidden.title')}
        text={t('engine.rear.hidden.text')}
      />
    );
  if (sheet === undefined || sheet === 'away')
    return (
      <State level={2} aspect="caution" title={t('engine.rear.away.title')} text={t('engine.rear.away.text')}>
        <button type="button" className="button-quiet" onClick={open}>
          {t('engine.open')}
        </button>
        <p className="soft">{t('engine.open.text')}</p>
      </State>
    );
  return (
    <>
      <div className="rear-head">
        <PrintCards engines={[{ engine, sheet }]} label={t('paper.print.card')} />
        <UnitSwitch />
      </div>
      <StatSheetTable sheet={sheet} caption={engine.name} />
    </>
  );
}

/** The sheet of any engine, with the switch of units and what hardly fits. */
export function LocomotiveStatSheet({
  engine,
  sources,
}: {
  readonly engine: Pick<OwnLocomotive, 'name' | 'whyte' | 'features' | 'raw'> & {
    readonly years?: readonly number[];
  };
  readonly sources?: Sources;
}) {
  const { t } = useMessages();
  const sheet = statSheet(engine);
  const known = Object.values(sheet.statistics).filter(({ value }) => value !== null).length;
  return (
    <>
      <div className="rear-head">
        <p className="figures">{t('engine.known', { known, all: Object.keys(sheet.statistics).length })}</p>
        <UnitSwitch />
      </div>
      <StatSheetTable sheet={sheet} caption={engine.name} sources={sources} />
      <Flags flags={sheet.flags} />
    </>
  );
}

function Facts({ rear: { years, designer, gaugeIn } }: { readonly rear: Rear }) {
  const messages = useMessages();
  const { t } = messages;
  const [system] = useUnits();
  const [first, last = first] = years;
  const gauge =
    gaugeIn === undefined
      ? undefined
      : system === 'metric'
        ? `${figure(messages, Math.round(gaugeIn * 25.4), 0)} mm`
        : `${figure(messages, gaugeIn, gaugeIn % 1 === 0 ? 0 : 2)} in`;
  return (
    <ul className="facts soft">
      {first !== undefined && last !== undefined && (
        <li>{first === last ? t('engine.year', { first }) : t('engine.years', { first, last })}</li>
      )}
      {designer !== undefined && <li>{t('engine.designer', { designer })}</li>}
      {gauge !== undefined && <li>{t('engine.gauge', { gauge })}</li>}
    </ul>
  );
}
