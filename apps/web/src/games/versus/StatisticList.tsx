import { memo, useId, useMemo, useState, type ReactNode } from 'react';
import type { Value } from '@turntable/games/versus/index.ts';
import { useAfterPaint } from '../../device/useAfterPaint.ts';
import { useUnits } from '../../device/system.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useRanking, type Place } from './ranks.ts';
import { useNumberKeys } from './use-number-keys.ts';
import { showValue, statisticName } from './values.ts';
import { Wheels } from './Wheels.tsx';
import './statistic-list.css';

export interface StatisticRow {
  readonly id: string;
  /** One's own value, if there is one. */
  readonly value: Value | null;
  /** `open`: may be called now. `called`: struck out. `barred`: not now, and why. `idle`: nobody asks. */
  readonly state: 'open' | 'called' | 'barred' | 'idle';
  /** Beside the name: who vetoed it, the clause that bars it. */
  readonly note?: ReactNode;
}
interface StatisticListProps {
  readonly rows: readonly StatisticRow[];
  readonly picked: string | null;
  /** Beside the heading. */
  readonly aside?: ReactNode;
  /** A row was chosen; left out where there is nothing to choose. A barred row is reported too, so that one may say why. */
  onPick?: ((id: string) => void) | undefined;
  /** Calls the row that is picked. */
  onCall?: (() => void) | undefined;
}
type Sorting = 'best' | 'name' | 'value';
const FOLDS = ['weaker', 'called', 'unknown'] as const;
type Fold = (typeof FOLDS)[number];
const FOLD_WORDS = {
  weaker: 'vs.list.weaker',
  called: 'vs.list.folded',
  unknown: 'vs.list.unknown-fold',
} as const;
/** So many of the best are shown at first. */
const FEW = 8;

/** What is called best comes first: open rows by their place among the known values, then those of no known place. */
const share = (state: StatisticRow['state'], place: Place | null): number =>
  state !== 'open' ? 3 : place ? place.rank / place.of : 2;

const size = ({ value }: StatisticRow): number =>
  value === null ? -1 : value === 'infinity' ? Infinity : value;

/** The statistics with one's own values, set like a timetable: sorted by name or value, called ones struck out. */
// Long: the rows, how they are sorted and what is folded away.
export function StatisticList({ rows, picked, aside, onPick, onCall }: StatisticListProps) {
  const messages = useMessages();
  const { t, locale } = messages;
  const [chosen, setChosen] = useState<Sorting>('best');
  // The heading says at once how the list is sorted; the rows move right after that was painted.
  const sorting = useAfterPaint(chosen);
  const [openOnly, setOpenOnly] = useState(false);
  const [unfolded, setUnfolded] = useState<readonly Fold[]>([]);
  const ranking = useRanking();
  const heading = useId();
  const open = rows.some(({ state }) => state === 'open');
  const named = useMemo(() => {
    const all = rows.map((row) => ({
      ...row,
      name: statisticName(messages, row.id),
      place: row.value === null ? null : ranking(row.id, row.value),
    }));
    const { compare } = new Intl.Collator(locale);
    if (sorting === 'name') all.sort((a, b) => compare(a.name, b.name));
    if (sorting === 'value') all.sort((a, b) => size(b) - size(a));
    if (sorting === 'best' && open) all.sort((a, b) => share(a.state, a.place) - share(b.state, b.place));
    return all;
  }, [rows, messages, locale, ranking, sorting, open]);
  // While one calls, the best stand first, and the rest is folded away by what keeps one from calling it.
  const best = sorting === 'best' ? named.filter(({ state }) => state === 'open').slice(0, FEW) : named;
  const foldOf = (row: (typeof named)[number]): Fold | null => {
    if (!open || row.id === picked) return null;
    if (row.state === 'called') return 'called';
    if (row.state === 'open') return best.includes(row) ? null : 'weaker';
    return row.value === null ? 'unknown' : null;
  };
  const folds = FOLDS.map((fold) => ({
    fold,
    count: named.filter((row) => foldOf(row) === fold).length,
  })).filter(({ count, fold }) => count > 0 && (!openOnly || fold === 'weaker'));
  const listed = named.filter((row) => {
    if (open && openOnly && row.state !== 'open') return false;
    const fold = foldOf(row);
    return fold === null || unfolded.includes(fold);
  });
  const callable = onPick ? listed.filter(({ state }) => state === 'open').slice(0, 9) : [];
  /** The digit that picks it; 0: none does. */
  const keyOf = (statistic: string): number => callable.findIndex(({ id }) => id === statistic) + 1;
  useNumberKeys({
    onDigit: onPick && ((digit) => callable[digit - 1] && onPick(callable[digit - 1]!.id)),
    onEnter: picked === null ? undefined : onCall,
  });
  const sortBy = (column: 'name' | 'value', label: string, className?: string): ReactNode => (
    <th
      scope="col"
      className={className}
      aria-sort={chosen === column ? (column === 'name' ? 'ascending' : 'descending') : 'none'}
    >
      <button
        type="button"
        className="vs-sort"
        aria-label={t('vs.list.sort', { column: label })}
        onClick={() => setChosen(chosen === column ? 'best' : column)}
      >
        {label} <span aria-hidden="true">{chosen === column ? (column === 'name' ? '↑' : '↓') : '↕'}</span>
      </button>
    </th>
  );
  return (
    <section className="vs-list" aria-labelledby={heading}>
      <div className="vs-list-head">
        <h2 id={heading}>{t(open ? 'vs.list.best' : 'vs.list')}</h2>
        {aside}
        {open && (
          <label className="check">
            <input type="checkbox" checked={openOnly} onChange={(e) => setOpenOnly(e.target.checked)} />
            <span>{t('vs.list.own-only')}</span>
          </label>
        )}
      </div>
      <div className="vs-list-scroll" tabIndex={0} role="group" aria-labelledby={heading}>
        <table>
          <caption className="hidden-visually">{t('vs.list.caption')}</caption>
          <thead>
            <tr>
              {sortBy('name', t('vs.list.statistic'))}
              {sortBy('value', t('vs.list.value'), 'vs-list-value')}
            </tr>
          </thead>
          <tbody>
            {listed.map((row) => (
              <Row key={row.id} {...{ row, onPick }} digit={keyOf(row.id)} picked={picked === row.id} />
            ))}
          </tbody>
        </table>
        {folds.length > 0 && (
          <div className="vs-list-folds">
            {folds.map(({ fold, count }) => (
              <button
                key={fold}
                type="button"
                className="button-quiet"
                aria-expanded={unfolded.includes(fold)}
                onClick={() =>
                  setUnfolded(
                    unfolded.includes(fold) ? unfolded.filter((one) => one !== fold) : [...unfolded, fold],
                  )
                }
              >
                {t(FOLD_WORDS[fold], { count })}
              </button>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

interface RowProps extends Pick<StatisticListProps, 'onPick'> {
  readonly row: StatisticRow & { readonly name: string; readonly place: Place | null };
  /** The key that picks it; 0: none does. */
  readonly digit: number;
  readonly picked: boolean;
}

/** A statistic; sorting moves most of them and changes few. */
const Row = memo(function Row({ row, digit, picked, onPick }: RowProps) {
  const { id, name, value, state, note, place } = row;
  const messages = useMessages();
  const { t } = messages;
  const [system] = useUnits();
  return (
    <tr data-state={state} data-picked={picked}>
      <th scope="row" className={digit > 0 ? 'vs-list-keyed' : undefined}>
        {digit > 0 && (
          <kbd className="vs-list-key" aria-hidden="true">
            {digit}
          </kbd>
        )}
        {onPick && (state === 'open' || state === 'barred') ? (
          <button
            type="button"
            aria-pressed={picked}
            aria-disabled={state === 'barred'}
            onClick={() => onPick(id)}
          >
            {name}
          </button>
        ) : (
          <span className="vs-list-name">{state === 'called' ? <s>{name}</s> : name}</span>
        )}
        {state === 'called' && <span className="hidden-visually"> ({t('vs.list.called')})</span>}
        {note && <span className="vs-list-note">{note}</span>}
      </th>
      <td className="vs-list-value">
        {value === null ? (
          <>
            <span aria-hidden="true">–</span>
            <span className="hidden-visually">{t('vs.list.unknown')}</span>
          </>
        ) : (
          <>
            {showValue(messages, id, value, system)}
            {place && state !== 'called' && <Wheels place={place} />}
          </>
        )}
      </td>
    </tr>
  );
});
