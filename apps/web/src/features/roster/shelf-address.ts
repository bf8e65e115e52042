import { isFeatureId } from '@turntable/roster/features.ts';
import { isStatisticId, type StatisticId } from '@turntable/roster/statistics.ts';
import { FACTS, type Fact, type Search } from '../../locomotives/search.ts';

/** What locomotives stand in order of. */
type Order = { readonly fact: Fact } | { readonly statistic: StatisticId };

/** What the roster's address asks for. */
interface Wanted {
  readonly search: Search;
  /** As the address says it, whether or not locomotives can be sorted by it. */
  readonly sort: string;
  readonly order: Order;
}

/** Reads the address of the roster; an unknown order is that by name. */
export function readAddress(params: URLSearchParams): Wanted {
  const sort = params.get('sort') ?? 'name';
  return {
    search: {
      words: params.get('q') ?? '',
      country: params.get('country') ?? '',
      whyte: params.get('whyte') ?? '',
      features: params.getAll('feature').filter(isFeatureId),
    },
    sort,
    order: orderOf(sort),
  };
}

function orderOf(sort: string): Order {
  const fact = FACTS.find((one) => one === sort);
  if (fact) return { fact };
  return isStatisticId(sort) ? { statistic: sort } : { fact: 'name' };
}

/** The address of a search in an order; what is empty or usual is left out. */
export function addressOf({
  words,
  country,
  whyte,
  features,
  sort,
}: Search & { sort: string }): URLSearchParams {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries({ q: words, country, whyte, sort }))
    if (value !== '' && !(key === 'sort' && value === 'name')) params.set(key, value);
  for (const feature of features) params.append('feature', feature);
  return params;
}
