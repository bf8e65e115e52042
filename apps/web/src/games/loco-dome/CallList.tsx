import { useState } from 'react';
import { activeOf, anyHas, hasValue } from '@turntable/games/loco-dome/roundhouse.ts';
import { other, type Action, type Side, type View } from '@turntable/games/loco-dome/types.ts';
import { seenValue } from '@turntable/games/versus/seen.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useUnits } from '../../device/system.ts';
import { useRanking } from '../versus/ranks.ts';
import { useNumberKeys } from '../versus/use-number-keys.ts';
import { showValue, statisticName } from '../versus/values.ts';
import { Wheels } from '../versus/Wheels.tsx';
import '../versus/chips.css';
import './calls.css';

type Call = Extract<Action, { readonly type: 'call' }>;
interface CallListProps {
  readonly view: View;
  readonly side: Side;
  readonly names: readonly string[];
  /** Calls that the rules allow now. */
  readonly calls: readonly Call[];
  readonly busy: boolean;
  onCall(call: Call): void;
  /** A row was opened, or (null) shut. */
  onPick(statistic: string | null): void;
}

const ORDERS = ['best', 'list'] as const;
/** So many of the best are shown at first: the markers stay in sight below them. */
const FEW = 5;

/** What has opened at the edge of the list is seen whole. One function for all renders: it acts once for each opening. */
const intoView = (box: HTMLElement | null): void => box?.scrollIntoView({ block: 'nearest' });

/** Every statistic with the value of one's active locomotive; picking one shows its targets or the call itself. */
// Long: the rows and what is worked out for each of them.
export function CallList({ view, side, names, calls, busy, onCall, onPick }: CallListProps) {
  const messages = useMessages();
  const { t } = messages;
  const [system] = useUnits();
  const [order, setOrder] = useState<(typeof ORDERS)[number]>('best');
  const ranking = useRanking();
  const [all, setAll] = useState(false);
  const [picked, setPicked] = useState<string | null>(null);
  const [weaker, setWeaker] = useState(false);
  const pick = (statistic: string | null): void => {
    setPicked(statistic);
    onPick(statistic);
  };
  const opponent = other(side);
  const at = activeOf(view, side);
  const against = activeOf(view, opponent);
  const own = at === undefined ? undefined : view.rosters[side]?.[at];
  const theirs = against === undefined ? undefined : view.rosters[opponent]?.[against];
  if (!own) return null;
  const rows = view.box.statistics
    .map((statistic) => ({
      statistic,
      name: statisticName(messages, statistic),
      choices: calls.filter((call) => call.statistic === statistic),
    }))
    .filter(({ choices }) => all || choices.length > 0);
  const placeOf = (statistic: string) => {
    const value = seenValue(own, statistic);
    return value === undefined ? null : ranking(statistic, value);
  };
  /** What may be called first, the best among the known values before the others. */
  const share = ({ statistic, choices }: (typeof rows)[number]): number => {
    const place = placeOf(statistic);
    return choices.length === 0 ? 3 : place ? place.rank / place.of : 2;
  };
  if (order === 'best') rows.sort((a, b) => share(a) - share(b));
  const isWeaker = ({ statistic, choices }: (typeof rows)[number], i: number): boolean =>
    order === 'best' && !all && choices.length > 0 && i >= FEW && statistic !== picked;
  const folded = weaker ? 0 : rows.filter(isWeaker).length;
  const listed = weaker ? rows : rows.filter((row, i) => !isWeaker(row, i));
  const callable = listed.filter(({ choices }) => choices.length > 0).map(({ statistic }) => statistic);
  const only = listed.find(({ statistic }) => statistic === picked)?.choices;
  const barred = (statistic: string): string => {
    if (view.called.includes(statistic)) return t('ld.barred.called');
    if (!hasValue(view, side, at!, statistic)) return t('ld.barred.own');
    return anyHas(view, opponent, statistic) ? '' : t('ld.barred.other');
  };
  return (
    <div className="ld-calls">
      <Keys
        onDigit={(digit) => callable[digit - 1] !== undefined && pick(callable[digit - 1]!)}
        onEnter={() => only?.length === 1 && !busy && onCall(only[0]!)}
      />
      <div className="ld-calls-head">
        <div className="vs-list-chips" role="group" aria-label={t('vs.list.sort')}>
          {ORDERS.map((each) => (
            <button key={each} type="button" aria-pressed={order === each} onClick={() => setOrder(each)}>
              {t(`ld.call.sort.${each}`)}
            </button>
          ))}
          <button type="button" aria-pressed={all} onClick={() => setAll(!all)}>
            {t('ld.call.all')}
          </button>
        </div>
      </div>
      {calls.length === 0 && <p>{t('ld.call.none')}</p>}
      <ul className="ld-calls-list" aria-label={t('ld.call.who', { engine: own.front.name })}>
        {listed.map(({ statistic, name, choices }) => {
          const value = seenValue(own, statistic);
          const place = placeOf(statistic);
          const read = theirs && seenValue(theirs, statistic);
          const aimed = choices.some(({ target }) => target !== undefined);
          const open = picked === statistic && choices.length > 0;
          return (
            <li key={statistic} data-open={open}>
              <button
                type="button"
                className="ld-call"
                aria-expanded={choices.length > 0 ? open : undefined}
                disabled={choices.length === 0}
                onClick={() => pick(open ? null : statistic)}
              >
                {callable.indexOf(statistic) >= 0 && callable.indexOf(statistic) < 9 && (
                  <kbd className="vs-list-key" aria-hidden="true">
                    {callable.indexOf(statistic) + 1}
                  </kbd>
                )}
                <span className="ld-call-name">{name}</span>
                <span className="ld-call-value">
                  {value === undefined ? '–' : showValue(messages, statistic, value, system)}
                  {place && choices.length > 0 && <Wheels place={place} />}
                </span>
                <span className="ld-call-note">
                  {choices.length === 0
                    ? barred(statistic)
                    : aimed
                      ? t('ld.call.aim')
                      : read !== undefined &&
                        t('ld.call.theirs', { value: showValue(messages, statistic, read, system) })}
                </span>
              </button>
              {open && (
                <div className="ld-call-do" ref={intoView}>
                  {aimed && <p>{t('ld.call.target', { name: names[opponent] ?? '' })}</p>}
                  <div className="buttons">
                    {choices.map((call) => (
                      <button
                        key={call.target ?? 'active'}
                        type="button"
                        className="button"
                        disabled={busy}
                        onClick={() => onCall(call)}
                      >
                        {call.target === undefined
                          ? t('ld.call.this', { statistic: name })
                          : (view.rosters[opponent]?.[call.target]?.front.name ?? '')}
                      </button>
                    ))}
                  </div>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {(folded > 0 || weaker) && (
        <button
          type="button"
          className="button-quiet ld-calls-fold"
          aria-expanded={weaker}
          onClick={() => setWeaker(!weaker)}
        >
          {t('vs.list.weaker', { count: weaker ? rows.length - FEW : folded })}
        </button>
      )}
    </div>
  );
}

/** The keys of the list, where there is one. */
function Keys(keys: Parameters<typeof useNumberKeys>[0]) {
  useNumberKeys(keys);
  return null;
}
