import { Link, useSearchParams } from 'wouter';
import { front } from '@turntable/roster/fronts.ts';
import type { Front } from '@turntable/roster/locomotive.ts';
import {
  statSheet as statSheetOf,
  valuesOf,
  type StatSheet,
  type Values,
} from '@turntable/roster/stat-sheet.ts';
import { Page } from '../../ui/page/Page.tsx';
import { State } from '../../ui/page/states.tsx';
import { PrintLink } from '../../session/PrintLink.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { useRear } from '../../locomotives/api.ts';
import { valueText } from '../../locomotives/figures.ts';
import { isOwnId, useOwnLocomotives } from '../../locomotives/own.ts';
import { LocomotiveSelect } from '../../locomotives/LocomotiveSelect.tsx';
import { Picture } from '../../locomotives/Picture.tsx';
import { UnitSwitch } from '../../locomotives/UnitSwitch.tsx';
import { useUnits } from '../../device/system.ts';
import { countOf, duelRows, type DuelRow } from './duel.ts';
import { PrintCards } from './PrintCards.tsx';
import './roster.css';
import './stat-sheet.css';
import './compare.css';

/** A locomotive on one side: its front, and its values as far as they are known here. */
interface Side {
  readonly locomotive: Front | undefined;
  readonly values: Values | undefined;
  readonly statSheet: StatSheet | undefined;
  /** Why its values are not here; undefined where they are, or are on their way. */
  readonly lack: 'hidden' | 'away' | undefined;
}

function useSide(id: string): Side {
  const own = useOwnLocomotives().find((locomotive) => locomotive.id === id);
  const locomotive = isOwnId(id) ? own : front(id);
  const fetched = useRear(locomotive && !own ? locomotive.id : undefined);
  const rear = fetched?.state === 'ready' ? fetched.body : undefined;
  const statSheet = own
    ? statSheetOf(own)
    : locomotive && rear && statSheetOf({ ...locomotive, years: rear.years, raw: rear.raw });
  return {
    locomotive,
    statSheet,
    values: statSheet && valuesOf(statSheet),
    lack: fetched?.state === 'hidden' || fetched?.state === 'away' ? fetched.state : undefined,
  };
}

/** `/roster/compare?a=…&b=…`: two locomotives side by side, and who wins each statistic (LV-2.1). */
export default function Compare() {
  const { t } = useMessages();
  const [params, setParams] = useSearchParams();
  const [a, b] = [params.get('a') ?? '', params.get('b') ?? ''];
  const [left, right] = [useSide(a), useSide(b)];
  const choose = (next: { a?: string; b?: string }): void => setParams({ a, b, ...next }, { replace: true });
  return (
    <Page title={t('compare.title')} width="wide">
      <div className="stack">
        <h1>{t('compare.title')}</h1>
        <div className="versus">
          <SideChooser
            label={t('compare.a')}
            value={a}
            side={left}
            mirrored={false}
            onChange={(id) => choose({ a: id })}
          />
          <button type="button" className="button-quiet" onClick={() => choose({ a: b, b: a })}>
            {t('compare.swap')}
          </button>
          <SideChooser
            label={t('compare.b')}
            value={b}
            side={right}
            mirrored
            onChange={(id) => choose({ b: id })}
          />
        </div>
        {left.locomotive && right.locomotive ? (
          <>
            <Duel left={left} right={right} />
            <PrintBoth {...{ a, b, left, right }} />
          </>
        ) : (
          <State level={2} aspect="caution" title={t('compare.empty.title')} text={t('compare.empty.text')}>
            <Link href="/roster" className="button-quiet">
              {t('locomotive.back')}
            </Link>
          </State>
        )}
      </div>
    </Page>
  );
}

interface PrintBothProps {
  readonly a: string;
  readonly b: string;
  readonly left: Side;
  readonly right: Side;
}
/** Both cards: from the server, and with a locomotive of one's own from this device. */
function PrintBoth({ a, b, left, right }: PrintBothProps) {
  const { t } = useMessages();
  const label = t('paper.print.cards');
  if (!isOwnId(a) && !isOwnId(b))
    return (
      <p className="buttons">
        <PrintLink kind="locomotive-cards" words={{ cards: `${a},${b}` }} label={label} />
      </p>
    );
  const known = [left, right].flatMap(({ locomotive, statSheet }) =>
    locomotive && statSheet ? [{ locomotive, statSheet }] : [],
  );
  if (known.length < 2) return null;
  return (
    <p className="buttons">
      <PrintCards locomotives={known} label={label} />
    </p>
  );
}

interface SideChooserProps {
  readonly label: string;
  readonly value: string;
  readonly side: Side;
  readonly mirrored: boolean;
  onChange(id: string): void;
}
function SideChooser({ label, value, side, mirrored, onChange }: SideChooserProps) {
  const { t } = useMessages();
  return (
    <div className="versus-side">
      <LocomotiveSelect
        label={label}
        none={t('compare.choose')}
        id={side.locomotive ? value : ''}
        onChange={onChange}
      />
      <div className="versus-picture">
        {side.locomotive && <Picture locomotive={side.locomotive} mirrored={!mirrored} />}
      </div>
      {side.lack && <p role="status">{t(`compare.${side.lack}`)}</p>}
    </div>
  );
}

function Duel({ left, right }: { readonly left: Side; readonly right: Side }) {
  const { t } = useMessages();
  const rows = duelRows(left.values, right.values);
  const count = countOf(left.values, right.values);
  const [a, b] = [left.locomotive!.name, right.locomotive!.name];
  return (
    <>
      <div className="rear-head">
        <p className="figures" role="status">
          {count && t('compare.wins', { a, b, ...count })}
        </p>
        <UnitSwitch />
      </div>
      <table className="stat-sheet compare-table">
        <caption className="hidden-visually">{t('compare.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('locomotive.statistic')}</th>
            <th scope="col" className="stat-sheet-value">
              {a}
            </th>
            <th scope="col" className="stat-sheet-value">
              {b}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <DuelLine key={row.statistic.id} row={row} />
          ))}
        </tbody>
      </table>
    </>
  );
}

/** A statistic of both locomotives, with a mark at the one that wins it. */
function DuelLine({ row: { statistic, left, right, order } }: { readonly row: DuelRow }) {
  const messages = useMessages();
  const { t, say } = messages;
  const [system] = useUnits();
  const cell = (value: number | null, isWon: boolean) => (
    <td className={isWon ? 'stat-sheet-value compare-won' : 'stat-sheet-value'}>
      {isWon && (
        <span className="compare-mark" role="img" aria-label={t('compare.higher')}>
          ▲
        </span>
      )}
      {value === null ? '–' : valueText(messages, value, statistic, system)}
    </td>
  );
  return (
    <tr>
      <th scope="row">
        {say(`statistic.${statistic.id}`)}
        {order === 0 && <span className="compare-tie">{t('compare.tie')}</span>}
      </th>
      {cell(left, order === 1)}
      {cell(right, order === -1)}
    </tr>
  );
}
