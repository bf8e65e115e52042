import { useState } from 'react';
import { activeOf, anyHas, hasValue } from '@turntable/games/loco-dome/roundhouse.ts';
import { other, type Action, type Side, type View } from '@turntable/games/loco-dome/types.ts';
import { seenValue } from '@turntable/games/versus/seen.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useUnits } from '../../device/system.ts';
import { Folds } from '../versus/list/Folds.tsx';
import { FOLDS, foldOf, type Fold, type RowState } from '../versus/list/folds.ts';
import { useRanking } from '../versus/ranks.ts';
import { useSuggests, useSuggestsCall } from '../versus/suggested/suggested.ts';
import { useNumberKeys } from '../versus/use-number-keys.ts';
import { showValue, statisticName } from '../versus/values.ts';
import { Wheels } from '../versus/Wheels.tsx';
import '../versus/style/chips.css';
import './style/calls.css';

type Call = Extract<Action, { readonly type: 'call' }>;
interface CallListProps {
  readonly view: View;
  readonly side: Side;
  readonly names: readonly string[];
  /** Calls that the rules allow now. */
  readonly calls: readonly Call[];
  readonly busy: boolean;
  /** The row that is picked. */
  readonly picked: string | null;
  onCall(call: Call): void;
  /** A row was picked. */
  onPick(statistic: string): void;
}

const ORDERS = ['best', 'list'] as const;
/** So many of the best are shown at first: the markers stay in sight below them. */
const FEW = 5;

/** Every statistic with the value of one's active locomotive, and under them what calls the one that is picked. */
// Long: the rows and what is worked out for each of them.
export function CallList({ view, side, names, calls, busy, picked, onCall, onPick }: CallListProps) {
  const messages = useMessages();
  const { t } = messages;
  const [system] = useUnits();
  const [order, setOrder] = useState<(typeof ORDERS)[number]>('best');
  const ranking = useRanking();
  const suggests = useSuggests();
  const suggestsCall = useSuggestsCall();
  const [unfolded, setUnfolded] = useState<readonly Fold[]>([]);
  const opponent = other(side);
  const at = activeOf(view, side);
  const against = activeOf(view, opponent);
  const own = at === undefined ? undefined : view.rosters[side]?.[at];
  const theirs = against === undefined ? undefined : view.rosters[opponent]?.[against];
  if (!own) return null;
  const rows = view.box.statistics.map((statistic) => {
    const choices = calls.filter((call) => call.statistic === statistic);
    const value = seenValue(own, statistic) ?? null;
    const state: RowState =
      choices.length > 0 ? 'open' : view.called.includes(statistic) ? 'called' : 'barred';
    return {
      ...{ statistic, choices, value, state, id: statistic },
      name: statisticName(messages, statistic),
      place: value === null ? null : ranking(statistic, value),
    };
  });
  type Row = (typeof rows)[number];
  /** What may be called first, the best among the known values before the others. */
  const share = ({ state, place }: Row): number => (state !== 'open' ? 3 : place ? place.rank / place.of : 2);
  if (order === 'best') rows.sort((a, b) => share(a) - share(b));
  const callables = rows.filter(({ state }) => state === 'open').map(({ id }) => id);
  const shown = new Set(order === 'best' ? callables.slice(0, FEW) : callables);
  if (picked !== null) shown.add(picked);
  const folds = FOLDS.map((fold) => ({
    fold,
    count: rows.filter((row) => foldOf(row, shown) === fold).length,
  })).filter(({ count }) => count > 0);
  const listed = rows.filter((row) => {
    const fold = foldOf(row, shown);
    return fold === null || unfolded.includes(fold);
  });
  const callable = listed.filter(({ state }) => state === 'open').map(({ id }) => id);
  const chosen = rows.find(({ id, state }) => id === picked && state === 'open');
  const call =
    chosen?.choices.length === 1 && chosen.choices[0]!.target === undefined ? chosen.choices[0]! : null;
  const doCall = (): void => {
    if (call && !busy) onCall(call);
  };
  const barred = (statistic: string): string => {
    if (view.called.includes(statistic)) return t('ld.barred.called');
    if (!hasValue(view, side, at!, statistic)) return t('ld.barred.own');
    return anyHas(view, opponent, statistic) ? '' : t('ld.barred.other');
  };
  return (
    <div className="ld-calls">
      <Keys
        onDigit={(digit) => callable[digit - 1] !== undefined && onPick(callable[digit - 1]!)}
        onEnter={doCall}
      />
      <div className="ld-calls-head">
        <div className="vs-list-chips" role="group" aria-label={t('vs.list.sort')}>
          {ORDERS.map((each) => (
            <button key={each} type="button" aria-pressed={order === each} onClick={() => setOrder(each)}>
              {t(`ld.call.sort.${each}`)}
            </button>
          ))}
        </div>
      </div>
      {calls.length === 0 && <p>{t('ld.call.none')}</p>}
      <ul className="ld-calls-list" aria-label={t('ld.call.who', { engine: own.front.name })}>
        {listed.map(({ statistic, name, choices, value, place, state }) => {
          const read = theirs && seenValue(theirs, statistic);
          const aimed = choices.some(({ target }) => target !== undefined);
          const key = callable.indexOf(statistic) + 1;
          return (
            <li
              key={statistic}
              data-picked={picked === statistic || undefined}
              data-suggested={suggestsCall(statistic)}
            >
              <button
                type="button"
                className="ld-call"
                data-state={state}
                aria-pressed={state === 'open' ? picked === statistic : undefined}
                disabled={state !== 'open'}
                onClick={() => onPick(statistic)}
                onDoubleClick={doCall}
                onKeyDown={(event) => {
                  // Picked already: a second Enter calls it, as a second click does.
                  if (event.key !== 'Enter' || event.repeat || picked !== statistic || !call) return;
                  event.preventDefault();
                  doCall();
                }}
              >
                {key > 0 && key < 10 && (
                  <kbd className="vs-list-key" aria-hidden="true">
                    {key}
                  </kbd>
                )}
                <span className="ld-call-name">{name}</span>
                <span className="ld-call-value">
                  {value === null ? '–' : showValue(messages, statistic, value, system)}
                  {place && state === 'open' && <Wheels place={place} />}
                </span>
                <span className="ld-call-note">
                  {state !== 'open'
                    ? barred(statistic)
                    : aimed
                      ? t('ld.call.aim')
                      : read !== undefined &&
                        t('ld.call.theirs', { value: showValue(messages, statistic, read, system) })}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <Folds {...{ folds, unfolded }} onChange={setUnfolded} />
      {calls.length > 0 && (
        <div className="ld-call-do">
          {chosen && !call ? (
            <>
              <p>{t('ld.call.target', { name: names[opponent] ?? '' })}</p>
              <div className="buttons">
                {chosen.choices.map((choice) => (
                  <button
                    key={choice.target ?? 'active'}
                    type="button"
                    className="button"
                    data-suggested={suggests(choice)}
                    disabled={busy}
                    onClick={() => onCall(choice)}
                  >
                    {view.rosters[opponent]?.[choice.target ?? against ?? -1]?.front.name ?? ''}
                  </button>
                ))}
              </div>
            </>
          ) : (
            <button
              type="button"
              className="button"
              data-suggested={suggests(call ?? undefined)}
              disabled={busy || !call}
              onClick={doCall}
            >
              {chosen ? t('ld.call.this', { statistic: chosen.name }) : t('dh.do.pick')}
              {chosen && <kbd aria-hidden="true">Enter</kbd>}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** The keys of the list, where there is one. */
function Keys(keys: Parameters<typeof useNumberKeys>[0]) {
  useNumberKeys(keys);
  return null;
}
