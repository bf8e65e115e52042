import { useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { front } from '@turntable/roster/fronts.ts';
import { statSheet, type Published } from '@turntable/roster/stat-sheet.ts';
import { readWhyte } from '@turntable/roster/whyte.ts';
import { Page } from '../../ui/page/Page.tsx';
import { State } from '../../ui/page/states.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { useRear } from '../../locomotives/api.ts';
import { DraftForm } from './DraftForm.tsx';
import { draftOf, EMPTY, inSystem, publishedOf, type Draft } from './draft.ts';
import { Flags } from './Flags.tsx';
import { Keep } from './Keep.tsx';
import { isOwnId, useOwnLocomotives, type OwnLocomotive } from '../../locomotives/own.ts';
import { LocomotiveSelect } from '../../locomotives/LocomotiveSelect.tsx';
import { Picture } from '../../locomotives/Picture.tsx';
import { StatSheetTable } from './StatSheetTable.tsx';
import { UnitSwitch } from '../../locomotives/UnitSwitch.tsx';
import { useUnits } from '../../device/system.ts';
import './roster.css';
import './calculator.css';

/** `/calculator?engine=…`: the stat-sheet calculator, empty or starting from a locomotive's figures. */
export default function Calculator() {
  const { t } = useMessages();
  const [params, setParams] = useSearchParams();
  const id = params.get('engine') ?? '';
  const mine = useOwnLocomotives().find((locomotive) => locomotive.id === id);
  const known = isOwnId(id) ? mine : front(id);
  const fetched = useRear(known && !mine ? known.id : undefined);
  const rear = fetched?.state === 'ready' ? fetched.body : undefined;
  const base = useMemo<Published | undefined>(
    () =>
      mine ??
      (known && rear
        ? { whyte: known.whyte, features: known.features, years: rear.years, raw: rear.raw }
        : undefined),
    [mine, known, rear],
  );
  return (
    <Page title={t('calc.title')} width="wide">
      <div className="stack">
        <div>
          <h1>{t('calc.title')}</h1>
          <p className="soft">{t('calc.lead')}</p>
        </div>
        <div className="calc-base">
          <LocomotiveSelect
            label={t('calc.base')}
            none={t('calc.base.none')}
            id={known ? id : ''}
            onChange={(chosen) => setParams(chosen === '' ? {} : { engine: chosen })}
          />
        </div>
        {fetched?.state === 'loading' && <p role="status">{t('locomotive.rear.loading')}</p>}
        {(fetched?.state === 'hidden' || fetched?.state === 'away') && (
          <State
            level={2}
            aspect={fetched.state === 'hidden' ? 'stop' : 'caution'}
            title={t(`locomotive.rear.${fetched.state}.title`)}
            text={t(`locomotive.rear.${fetched.state}.text`)}
          />
        )}
        {(!known || base) && (
          <Workbench key={`${id} ${base !== undefined}`} base={base} locomotive={known} mine={mine} />
        )}
      </div>
    </Page>
  );
}

interface WorkbenchProps {
  readonly base: Published | undefined;
  /** The locomotive that the form starts from. */
  readonly locomotive: Pick<OwnLocomotive, 'name' | 'class' | 'operator' | 'country' | 'builder'> | undefined;
  /** The same, if it is one of the player's own and is to be changed. */
  readonly mine: OwnLocomotive | undefined;
}

/** Form and stat sheet, side by side where there is room. */
function Workbench({ base, locomotive, mine }: WorkbenchProps) {
  const { t } = useMessages();
  const start = useMemo(() => (base ? draftOf(base) : EMPTY), [base]);
  const [system] = useUnits();
  const [typed, setDraft] = useState<Draft>(start);
  const draft = inSystem(typed, system);
  const { published, wrong } = publishedOf(draft);
  const result = statSheet(published);
  const drawn = readWhyte(draft.whyte) !== undefined || draft.features.includes('geared');
  return (
    <div className="workbench">
      <DraftForm draft={draft} wrong={wrong} onChange={setDraft}>
        <div className="buttons">
          <Keep published={published} like={locomotive} mine={mine} />
          <button type="button" className="button-quiet" onClick={() => setDraft(start)}>
            {t(base ? 'calc.reset' : 'calc.clear')}
          </button>
        </div>
      </DraftForm>
      <section className="rear" aria-labelledby="calc-sheet">
        <div className="rear-head">
          <h2 id="calc-sheet">{t('calc.result')}</h2>
          <UnitSwitch />
        </div>
        {drawn && (
          <div className="card-picture">
            <Picture
              locomotive={{
                name: locomotive?.name ?? '',
                whyte: draft.whyte,
                features: draft.features,
                country: locomotive?.country ?? '',
                operator: locomotive?.operator ?? '',
              }}
              decorative
            />
          </div>
        )}
        {base && <p className="soft">{t('calc.base.text')}</p>}
        {result.flags.length === 0 ? (
          <p className="soft">{t('calc.flags.none')}</p>
        ) : (
          <Flags flags={result.flags} />
        )}
        <StatSheetTable statSheet={result} base={base && statSheet(base)} caption={t('calc.result')} />
      </section>
    </div>
  );
}
