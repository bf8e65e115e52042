import { memo, useContext, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Value } from '@turntable/games/versus/index.ts';
import { useAfterPaint } from '../../../device/useAfterPaint.ts';
import { useUnits } from '../../../device/system.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { folded } from '../../../locomotives/search.ts';
import { Folds } from './Folds.tsx';
import { FOLDS, foldOf, type Fold, type RowState } from './folds.ts';
import { useRanking, type Place } from '../ranks.ts';
import { Suggested, useSetBySuggestion, useSuggestsCall } from '../suggested/suggested.ts';
import { useNumberKeys } from '../use-number-keys.ts';
import { showValue, statisticName } from '../values.ts';
import { Wheels } from '../Wheels.tsx';
import '../style/chips.css';
import './statistic-list.css';

export interface StatisticRow {
  readonly id: string;
  /** One's own value, if there is one. */
  readonly value: Value | null;
  /** `open`: may be called now. `called`: struck out. `barred`: not now, and why. `idle`: nobody asks. */
  readonly state: RowState;
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
/** `card`: as the statistics stand on every card. */
type Sorting = 'best' | 'card';
const SORTINGS: readonly Sorting[] = ['best', 'card'];
/** The number of best rows shown at first: on a desk what is folded stays in sight below them. */
const FEW = 7;

/** What is best comes first, by its place among the known values: what may be called, or all where nobody calls; then those of no known place. */
const share = (open: boolean, state: StatisticRow['state'], place: Place | null): number =>
  open && state !== 'open' ? 3 : place ? place.rank / place.of : 2;

/** The statistics with one's own values, set like a timetable: the best first or as on the card, called ones struck out. */
// Long: the rows, how they are sorted, found and folded away.
export function StatisticList({ rows, picked, aside, onPick, onCall }: StatisticListProps) {
  const messages = useMessages();
  const { t } = messages;
  const [wish, setWish] = useState<Sorting | null>(null);
  // What is sought could hide the row that is suggested.
  const [sought, setSought] = useSetBySuggestion(useContext(Suggested), null as string | null, () => null);
  const suggests = useSuggestsCall();
  const [unfolded, setUnfolded] = useState<readonly Fold[]>([]);
  const ranking = useRanking();
  const heading = useId();
  const find = useRef<HTMLButtonElement>(null);
  const open = rows.some(({ state }) => state === 'open');
  const chosen = wish ?? (open ? 'best' : 'card');
  // The heading says at once how the list is sorted; the rows move right after that was painted.
  const sorting = useAfterPaint(chosen);
  const words = folded(sought ?? '').trim();
  const named = useMemo(() => {
    const all = rows.map((row) => ({
      ...row,
      name: statisticName(messages, row.id),
      place: row.value === null ? null : ranking(row.id, row.value),
    }));
    if (sorting === 'best') all.sort((a, b) => share(open, a.state, a.place) - share(open, b.state, b.place));
    return all;
  }, [rows, messages, ranking, sorting, open]);
  // During a call the best stand first; the others are folded away, grouped by why they may not be called.
  const callables = named.filter(({ state }) => state === 'open').map(({ id }) => id);
  const best = sorting === 'best' ? callables.slice(0, FEW) : callables;
  const shown = new Set(picked === null ? best : [...best, picked]);
  const inFold = (row: (typeof named)[number]): Fold | null =>
    open && words === '' ? foldOf(row, shown) : null;
  const folds = FOLDS.map((fold) => ({
    fold,
    count: named.filter((row) => inFold(row) === fold).length,
  })).filter(({ count }) => count > 0);
  const listed = named.filter((row) => {
    if (!folded(row.name).includes(words)) return false;
    const fold = inFold(row);
    return fold === null || unfolded.includes(fold);
  });
  const callable = onPick ? listed.filter(({ state }) => state === 'open').slice(0, 9) : [];
  /** The digit that picks it; 0: none does. */
  const keyOf = (statistic: string): number => callable.findIndex(({ id }) => id === statistic) + 1;
  useNumberKeys({
    onDigit: onPick && ((digit) => callable[digit - 1] && onPick(callable[digit - 1]!.id)),
    onEnter: picked === null ? undefined : onCall,
  });
  return (
    <section className="vs-list" aria-labelledby={heading}>
      <div className="vs-list-head">
        <h2 id={heading}>{t(open && chosen === 'best' ? 'vs.list.best' : 'vs.list')}</h2>
        <div className="vs-list-chips" role="group" aria-label={t('vs.list.sort')}>
          {SORTINGS.map((each) => (
            <button key={each} type="button" aria-pressed={chosen === each} onClick={() => setWish(each)}>
              {t(`vs.list.sort.${each}`)}
            </button>
          ))}
          <button
            ref={find}
            type="button"
            aria-expanded={sought !== null}
            onClick={() => setSought(sought === null ? '' : null)}
          >
            {t('vs.list.find')}
          </button>
        </div>
        {aside}
      </div>
      {sought !== null && (
        <input
          type="search"
          className="input vs-list-find"
          aria-label={t('vs.list.find')}
          autoFocus
          value={sought}
          onChange={(event) => setSought(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            setSought(null);
            find.current?.focus();
          }}
        />
      )}
      <div className="vs-list-scroll" tabIndex={0} role="group" aria-labelledby={heading}>
        <table>
          <caption className="hidden-visually">{t('vs.list.caption')}</caption>
          <thead className="hidden-visually">
            <tr>
              <th scope="col">{t('vs.list.statistic')}</th>
              <th scope="col">{t('vs.list.value')}</th>
            </tr>
          </thead>
          <tbody>
            {listed.map((row) => (
              <Row
                key={row.id}
                {...{ row, onPick }}
                onCall={picked === row.id ? onCall : undefined}
                digit={keyOf(row.id)}
                picked={picked === row.id}
                suggested={suggests(row.id)}
              />
            ))}
          </tbody>
        </table>
        {listed.length === 0 && words !== '' && <p className="soft">{t('vs.list.nothing')}</p>}
        <Folds {...{ folds, unfolded }} onChange={setUnfolded} />
      </div>
    </section>
  );
}

interface RowProps extends Pick<StatisticListProps, 'onPick' | 'onCall'> {
  readonly row: StatisticRow & { readonly name: string; readonly place: Place | null };
  /** The key that picks it; 0: none does. */
  readonly digit: number;
  readonly picked: boolean;
  readonly suggested: 'row' | undefined;
}

/** A statistic; sorting moves most of them and changes few. */
const Row = memo(function Row({ row, digit, picked, suggested, onPick, onCall }: RowProps) {
  const { id, name, value, state, note, place } = row;
  const messages = useMessages();
  const { t } = messages;
  const [system] = useUnits();
  return (
    // What may be called, but not now, is as idle as the rest.
    <tr
      data-state={state === 'open' && !onPick ? 'idle' : state}
      data-picked={picked}
      data-suggested={suggested}
    >
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
            onDoubleClick={onCall}
            onKeyDown={(event) => {
              // Picked already: a second Enter calls it, as a second click does.
              if (event.key !== 'Enter' || event.repeat || !onCall) return;
              event.preventDefault();
              onCall();
            }}
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
