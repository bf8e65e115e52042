import { Link } from 'wouter';
import { FRONTS } from '@turntable/roster/fronts.ts';
import type { Front } from '@turntable/roster/locomotive.ts';
import type { StatisticId } from '@turntable/roster/statistics.ts';
import { PrintLink } from '../../session/PrintLink.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { State } from '../../ui/page/states.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { countryName } from '../../locomotives/countries.ts';
import { the, valueText } from '../../locomotives/figures.ts';
import { Filters } from './Filters.tsx';
import { OwnShelf } from './OwnShelf.tsx';
import { LazyPicture } from '../../locomotives/Picture.tsx';
import { useUnits } from '../../device/system.ts';
import { useShelf } from './useShelf.ts';
import './roster.css';

/** Cards in one document that the server makes. */
const MOST_CARDS = 60;

/** `/roster`: all locomotives, to search, filter and sort. The search is kept in the address. */
export default function Roster() {
  const { t } = useMessages();
  const shelf = useShelf();
  const { locomotives, selected } = shelf;
  return (
    <Page title={t('roster.title')} width="wide">
      <div className="stack">
        <RosterHead />
        {selected.length > 0 && selected.length <= MOST_CARDS && (
          <p className="buttons">
            <PrintLink
              kind="locomotive-cards"
              words={{ cards: selected.join(',') }}
              label={t('paper.print.selection', { count: selected.length })}
            />
          </p>
        )}
        <Filters locomotives={shelf.all} search={shelf.search} sort={shelf.sort} onChange={shelf.change} />
        <p role="status" className="figures">
          {t('roster.found', { count: locomotives.length })}
          {shelf.isAway && ` · ${t('roster.sort.away')}`}
        </p>
        {locomotives.length === 0 ? (
          <State level={2} aspect="dark" title={t('roster.none.title')} text={t('roster.none.text')}>
            <button type="button" className="button-quiet" onClick={shelf.clear}>
              {t('roster.clear')}
            </button>
          </State>
        ) : (
          <ol className="shelf">
            {locomotives.map((locomotive) => (
              <ShelfItem
                key={locomotive.id}
                locomotive={locomotive}
                statistic={shelf.statistic}
                value={shelf.values?.[locomotive.id]}
              />
            ))}
          </ol>
        )}
        <OwnShelf locomotives={shelf.own} />
      </div>
    </Page>
  );
}

/** Heading, description and links to related pages. */
function RosterHead() {
  const { t } = useMessages();
  return (
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
  );
}

interface ShelfItemProps {
  readonly locomotive: Front;
  /** The statistic that the locomotives are sorted by, and this one's value. */
  readonly statistic: StatisticId | undefined;
  readonly value: number | undefined;
}

/** A locomotive of the list: picture, name and main facts. */
function ShelfItem({ locomotive, statistic, value }: ShelfItemProps) {
  const messages = useMessages();
  const [system] = useUnits();
  return (
    <li>
      <Link href={`/roster/${locomotive.id}`} className="shelf-item">
        <LazyPicture locomotive={locomotive} decorative />
        <span className="shelf-name">{locomotive.name}</span>
        <span className="shelf-plate">
          <span className="plate">{locomotive.whyte}</span>
          <span className="soft">
            {[locomotive.operator, countryName(locomotive.country, messages.locale)]
              .filter(Boolean)
              .join(' · ')}
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
