import type { Rear } from '@turntable/roster/rear.ts';
import { statSheet } from '@turntable/roster/stat-sheet.ts';
import type { Front } from '@turntable/roster/locomotive.ts';
import { State } from '../../ui/page/states.tsx';
import { useMessages } from '../../i18n/messages.ts';
import type { Fetched } from '../../locomotives/api.ts';
import { figure } from '../../locomotives/figures.ts';
import { Flags } from './Flags.tsx';
import { useOpenedStatSheet } from '../../locomotives/opened.ts';
import type { OwnLocomotive } from '../../locomotives/own.ts';
import type { Sources } from './FigureOrigin.tsx';
import { PrintCards } from './PrintCards.tsx';
import { StatSheetTable } from './StatSheetTable.tsx';
import { Wrong } from './Wrong.tsx';
import { UnitSwitch } from '../../locomotives/UnitSwitch.tsx';
import { useUnits } from '../../device/system.ts';

/** The rear of a roster locomotive, as far as the server shows it. */
export function RosterRear({
  locomotive,
  fetched,
}: {
  readonly locomotive: Front;
  readonly fetched: Fetched<Rear>;
}) {
  const { t } = useMessages();
  if (fetched.state === 'loading') return <p role="status">{t('locomotive.rear.loading')}</p>;
  if (fetched.state === 'away') return <AwayRear locomotive={locomotive} />;
  if (fetched.state !== 'ready') {
    return (
      <State
        level={2}
        aspect="stop"
        title={t('locomotive.rear.hidden.title')}
        text={t('locomotive.rear.hidden.text')}
      />
    );
  }
  const rear = fetched.body;
  return (
    <>
      <LocomotiveStatSheet
        locomotive={{ ...locomotive, years: rear.years, raw: rear.raw }}
        sources={rear.sources ?? {}}
      />
      <Facts rear={rear} />
      {rear.notes !== '' && (
        <section>
          <h3>{t('locomotive.notes')}</h3>
          <p>{rear.notes}</p>
        </section>
      )}
      <section id="sources">
        <h3>{t('locomotive.sources')}</h3>
        <p className="soft">{t('locomotive.sources.text')}</p>
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
      <Wrong id={locomotive.id} />
    </>
  );
}

/** Without a server: the values on this device, once the roster was opened here (LV-1.6). */
function AwayRear({ locomotive }: { readonly locomotive: Front }) {
  const { t } = useMessages();
  const { statSheet: known, open } = useOpenedStatSheet(locomotive.id);
  if (known === 'hidden')
    return (
      <State
        level={2}
        aspect="stop"
        title={t('locomotive.rear.hidden.title')}
        text={t('locomotive.rear.hidden.text')}
      />
    );
  if (known === undefined || known === 'away')
    return (
      <State
        level={2}
        aspect="caution"
        title={t('locomotive.rear.away.title')}
        text={t('locomotive.rear.away.text')}
      >
        <button type="button" className="button-quiet" onClick={open}>
          {t('locomotive.open')}
        </button>
        <p className="soft">{t('locomotive.open.text')}</p>
      </State>
    );
  return (
    <>
      <div className="rear-head">
        <PrintCards locomotives={[{ locomotive, statSheet: known }]} label={t('paper.print.card')} />
        <UnitSwitch />
      </div>
      <StatSheetTable statSheet={known} caption={locomotive.name} />
    </>
  );
}

/** The stat sheet of any locomotive, with the switch of units and what hardly fits. */
export function LocomotiveStatSheet({
  locomotive,
  sources,
}: {
  readonly locomotive: Pick<OwnLocomotive, 'name' | 'whyte' | 'features' | 'raw'> & {
    readonly years?: readonly number[];
  };
  readonly sources?: Sources;
}) {
  const { t } = useMessages();
  const calculated = statSheet(locomotive);
  const known = Object.values(calculated.statistics).filter(({ value }) => value !== null).length;
  return (
    <>
      <div className="rear-head">
        <p className="figures">
          {t('locomotive.known', { known, all: Object.keys(calculated.statistics).length })}
        </p>
        <UnitSwitch />
      </div>
      <StatSheetTable statSheet={calculated} caption={locomotive.name} sources={sources} />
      <Flags flags={calculated.flags} />
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
        <li>{first === last ? t('locomotive.year', { first }) : t('locomotive.years', { first, last })}</li>
      )}
      {designer !== undefined && <li>{t('locomotive.designer', { designer })}</li>}
      {gauge !== undefined && <li>{t('locomotive.gauge', { gauge })}</li>}
    </ul>
  );
}
