import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { FRONTS } from '@turntable/roster/fronts.ts';
import type { Front } from '@turntable/roster/locomotive.ts';
import type { StatisticId } from '@turntable/roster/statistics.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useColumn } from '../../locomotives/api.ts';
import { isOwnId, ownColumn, useOwnLocomotives, type OwnLocomotive } from '../../locomotives/own.ts';
import { found, sortedBy, sortedByValue, type Search } from '../../locomotives/search.ts';
import { addressOf, readAddress } from './shelf-address.ts';

interface Shelf {
  readonly search: Search;
  readonly sort: string;
  readonly own: readonly OwnLocomotive[];
  /** All locomotives, one's own first. */
  readonly all: readonly Front[];
  /** Those that fit, in their order. */
  readonly locomotives: readonly Front[];
  /** Ids of the roster's among them, in their order; none while everything fits. */
  readonly selected: readonly string[];
  /** The statistic that they are sorted by, once its values are here. */
  readonly statistic: StatisticId | undefined;
  /** Its values by id. */
  readonly values: Readonly<Record<string, number>> | undefined;
  /** The values to sort by did not come. */
  readonly isAway: boolean;
  change(change: Partial<Search & { sort: string }>): void;
  /** Looks for nothing in particular again. */
  clear(): void;
}

/** The locomotives that the address asks for; what is looked for is changed there. */
export function useShelf(): Shelf {
  const { locale } = useMessages();
  const own = useOwnLocomotives();
  const [params, setParams] = useSearchParams();
  const { search, sort, order } = readAddress(params);
  const statistic = 'statistic' in order ? order.statistic : undefined;
  const column = useColumn(statistic);
  const served = column?.state === 'ready' ? column.body : undefined;
  const values = useMemo(
    () => served && statistic && { ...served, ...ownColumn(own, statistic) },
    [served, statistic, own],
  );
  const all = useMemo(() => [...own, ...FRONTS], [own]);
  const collator = useMemo(() => new Intl.Collator(locale, { numeric: true }), [locale]);
  const fitting = found(all, search);
  const locomotives =
    statistic !== undefined && values !== undefined
      ? sortedByValue(fitting, values, collator)
      : sortedBy(fitting, 'fact' in order ? order.fact : 'name', collator);
  return {
    search,
    sort,
    own,
    all,
    locomotives,
    selected: fitting.length < all.length ? locomotives.flatMap(({ id }) => (isOwnId(id) ? [] : [id])) : [],
    statistic: values && statistic,
    values,
    isAway: column?.state === 'away',
    change: (change) => setParams(addressOf({ ...search, sort, ...change }), { replace: true }),
    clear: () => setParams({}, { replace: true }),
  };
}
