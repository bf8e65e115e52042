import { useMemo } from 'react';
import { Link, useSearchParams } from 'wouter';
import { FRONTS } from '@turntable/roster/fronts.ts';
import { isFeatureId } from '@turntable/roster/features.ts';
import type { Front } from '@turntable/roster/locomotive.ts';
import { isStatisticId, type StatisticId } from '@turntable/roster/statistics.ts';
import { PrintLink } from '../../session/PrintLink.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { State } from '../../ui/page/states.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { useColumn } from '../../locomotives/api.ts';
import { countryName } from '../../locomotives/countries.ts';
import { the, valueText } from '../../locomotives/figures.ts';
import { Filters } from './Filters.tsx';
import { OwnShelf } from './OwnShelf.tsx';
import { isOwnId, useOwnLocomotives } from '../../locomotives/own.ts';
import { LazyPicture } from '../../locomotives/Picture.tsx';
import { FACTS, found, sortedBy, sortedByValue, type Fact, type Search } from '../../locomotives/search.ts';
import { useUnits } from '../../device/system.ts';
import './roster.css';

/** Cards in one document that the server makes. */
const MOST_CARDS = 60;

/** `/roster`: all engines, to search, filter and sort. What is looked for stands in the address. */
export default function Roster() {
  const { t, locale } = useMessages();
  const own = useOwnLocomotives();
  const [params, setParams] = useSearchParams();
  const search: Search = {
    words: params.get('q') ?? '',
    country: params.get('country') ?? '',
    whyte: params.get('whyte') ?? '',
    features: params.getAll('feature').filter(isFeatureId),
  };
  const order = orderOf(params.get('sort'));
  const statistic = 'statistic' in order ? order.statistic : undefined;
  const column = useColumn(statistic);
  const values = column?.state === 'ready' ? column.body : undefined;
  const all = useMemo(() => [...own, ...FRONTS], [own]);
  const collator = useMemo(() => new Intl.Collator(locale, { numeric: true }), [locale]);
  const fitting = found(all, search);
  const engines =
    statistic !== undefined && values !== undefined
      ? sortedByValue(fitting, values, collator)
      : sortedBy(fitting, 'fact' in order ? order.fact : 'name', collator);
  const selected = fitting.length < all.length ? engines.flatMap(({ id }) => (isOwnId(id) ? [] : [id])) : [];
  const change = (change: Partial<Search & { sort: string }>): void => {
    const { words, country, whyte, features } = { ...search, ...change };
    const sort = change.sort ?? params.get('sort') ?? 'name';
    const next = new URLSearchParams();
    for (const [key, value] of Object.entries({ q: words, country, whyte, sort }))
      if (value !== '' && !(key === 'sort' && value === 'name')) next.set(key, value);
    for (const feature of features) next.append('feature', feature);
    setParams(next, { replace: true });
  };
  return (
    <Page title={t('roster.title')} width="wide">
      <div className="stack">
        <div className="roster-head">
          <div>
            <h1>{t('roster.title')}</h1>
            <p className="soft">{t('roster.lead', { count: FRONTS.length })}</p>
          </div>
          <div className="buttons">
            <Link href="/roster/compare" className="button-quiet">
              {t('roster.compare')}
            </Link>
            <Link href="/paper" className="button-quiet">
              {t('paper.title')}
            </Link>
            <Link href="/calculator" className="button-quiet">
              {t('roster.calculator')}
            </Link>
          </div>
        </div>
        {selected.length > 0 && selected.length <= MOST_CARDS && (
          <p className="buttons">
            <PrintLink
              kind="locomotive-cards"
              words={{ cards: selected.join(',') }}
              label={t('paper.print.selection', { count: selected.length })}
            />
          </p>
        )}
        <Filters engines={all} search={search} sort={params.get('sort') ?? 'name'} onChange={change} />
        <p role="status" className="figures">
          {t('roster.found', { count: engines.length })}
          {column?.state === 'away' && ` · ${t('roster.sort.away')}`}
        </p>
        {engines.length === 0 ? (
          <State level={2} aspect="dark" title={t('roster.none.title')} text={t('roster.none.text')}>
            <button type="button" className="button-quiet" onClick={() => setParams({}, { replace: true })}>
              {t('roster.clear')}
            </button>
          </State>
        ) : (
          <ol className="shelf">
            {engines.map((engine) => (
              <ShelfItem
                key={engine.id}
                engine={engine}
                statistic={values && statistic}
                value={values?.[engine.id]}
              />
            ))}
          </ol>
        )}
        <OwnShelf engines={own} />
      </div>
    </Page>
  );
}

type Order = { readonly fact: Fact } | { readonly statistic: StatisticId };

function orderOf(sort: string | null): Order {
  const fact = FACTS.find((one) => one === sort);
  if (fact) return { fact };
  return sort !== null && isStatisticId(sort) ? { statistic: sort } : { fact: 'name' };
}

interface ShelfItemProps {
  readonly engine: Front;
  /** The statistic that the engines are sorted by, and this one's value. */
  readonly statistic: StatisticId | undefined;
  readonly value: number | undefined;
}

/** An engine on the shelf: its picture, its name, and what the plate says. */
function ShelfItem({ engine, statistic, value }: ShelfItemProps) {
  const messages = useMessages();
  const [system] = useUnits();
  return (
    <li>
      <Link href={`/roster/${engine.id}`} className="shelf-item">
        <LazyPicture engine={engine} decorative />
        <span className="shelf-name">{engine.name}</span>
        <span className="shelf-plate">
          <span className="plate">{engine.whyte}</span>
          <span className="soft">
            {[engine.operator, countryName(engine.country, messages.locale)].filter(Boolean).join(' · ')}
          </span>
        </span>
        {statistic && (
          <span className="shelf-value figures">
            {messages.say(`statistic.${statistic}`)}:{' '}
            {value === undefined
              ? messages.t('roster.value.none')
              : valueText(messages, value, the(statistic), system)}
          </span>
        )}
      </Link>
    </li>
  );
}
