import type { OwnDraft } from '@turntable/protocol/picks.ts';
import type { Front } from '@turntable/roster/locomotive.ts';
import { STATISTIC_IDS } from '@turntable/roster/statistics.ts';
import { useUnits } from '../../../device/system.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Picture } from '../../../locomotives/Picture.tsx';
import { useRanking, WHEELS, wheelsLit } from '../ranks.ts';
import { showValue, statisticName } from '../values.ts';
import { GROUP_IDS, groupPlace, ranked } from './offered.ts';
import { WheelSet } from '../Wheels.tsx';

interface OfferCardProps {
  readonly locomotive: Front;
  readonly offer: OwnDraft['offers'][number];
  /** Its number, which is its key. */
  readonly number: number;
  readonly open: boolean;
  readonly busy: boolean;
  onOpen(): void;
  onTake(): void;
}
/** The number of its best values, and of its features, that are named. */
const FEW = 3;

/** One of three: its front, five gauges, its best cards; the one that is looked at can be taken. */
export function OfferCard({ locomotive, offer, number, open, busy, onOpen, onTake }: OfferCardProps) {
  const { t, say } = useMessages();
  const all = ranked(offer.values, useRanking());
  return (
    <li className="offer" data-open={open} aria-current={open}>
      <p className="offer-known">
        {t('draft.known', { known: Object.keys(offer.values).length, of: STATISTIC_IDS.length })}
      </p>
      <div className="offer-rail">
        <Picture locomotive={locomotive} decorative />
      </div>
      <h2 className="offer-plate">
        <span className="offer-whyte">{locomotive.whyte}</span>
        <span className="offer-name">{locomotive.name}</span>
        <span className="offer-railway">{locomotive.operator}</span>
      </h2>
      <div className="offer-more">
        <Gauges all={all} />
        <Best all={all} />
        <ul className="offer-features">
          {locomotive.features.slice(0, FEW).map((feature) => (
            <li key={feature}>{say(`feature.${feature}`)}</li>
          ))}
        </ul>
      </div>
      {open ? (
        <button type="button" className="button offer-take" disabled={busy} onClick={onTake}>
          {t('draft.take')} <kbd className="vs-list-key">Enter</kbd>
        </button>
      ) : (
        <button
          type="button"
          className="button-quiet offer-take"
          aria-label={t('draft.look.at', { engine: locomotive.name })}
          onClick={onOpen}
        >
          {t('draft.look')} <kbd className="vs-list-key">{number}</kbd>
        </button>
      )}
    </li>
  );
}

type Ranked = ReturnType<typeof ranked>;

/** How good its known values are, group by group. */
function Gauges({ all }: { readonly all: Ranked }) {
  const { t } = useMessages();
  return (
    <dl className="offer-gauges">
      {GROUP_IDS.map((group) => {
        const place = groupPlace(all, group);
        const lit = place ? wheelsLit(place) : 0;
        return (
          <div key={group}>
            <dt>{t(`draft.group.${group}`)}</dt>
            <dd className="wheels" data-lit={lit}>
              <WheelSet lit={lit} />
              <span className="hidden-visually">{t('draft.gauge', { lit, of: WHEELS })}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The values with which it stands highest. */
function Best({ all }: { readonly all: Ranked }) {
  const messages = useMessages();
  const [system] = useUnits();
  return (
    <table className="offer-best">
      <caption>{messages.t('draft.best')}</caption>
      <tbody>
        {all.slice(0, FEW).map(({ id, value, place }) => (
          <tr key={id}>
            <th scope="row">{statisticName(messages, id)}</th>
            <td className="figures">{showValue(messages, id, value, system)}</td>
            <td className="soft">{messages.t('vs.rank', { rank: place.rank, of: place.of })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
