import { useState } from 'react';
import type { Side, View } from '@turntable/games/loco-dome/types.ts';
import { useMessages } from '../../i18n/messages.ts';
import { CardFront } from '../../locomotives/CardFront.tsx';
import { Name } from '../../locomotives/Name.tsx';
import { Picture } from '../../locomotives/Picture.tsx';
import { useUnits } from '../../device/system.ts';
import { PenMark } from '../../ui/PenMark.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { KnownValues } from '../versus/LocomotiveCard.tsx';
import { showValue, statisticName } from '../versus/values.ts';
import { LETTERS } from '../versus/asking/use-letter-keys.ts';
import './style/stalls.css';

interface StallsProps {
  readonly view: View;
  readonly side: Side;
  readonly names: readonly string[];
  readonly mirrored: boolean;
  /** Those whose cards turn face down now. */
  readonly turning: readonly number[];
}

/** A contestant's roster: the active locomotive large, then the dormant ones, then those out of the game. */
export function Stalls({ view, side, names, mirrored, turning }: StallsProps) {
  const messages = useMessages();
  const { t } = messages;
  const [looking, setLooking] = useState<number | null>(null);
  const roster = view.rosters[side] ?? [];
  const order = ['active', 'dormant', 'knocked-out'] as const;
  const stalls = order.flatMap((status) =>
    roster.flatMap((seen, at) =>
      view.locomotives[side][at] !== status
        ? []
        : // A card that turns keeps its place until all is shown.
          [{ seen, at, status: turning.includes(at) ? ('knocked-out' as const) : status }],
    ),
  );
  const looked = looking === null ? undefined : roster[looking];
  return (
    <section className="ld-stalls" aria-label={t('ld.roster', { name: names[side] ?? '' })}>
      <h2 className="ld-stalls-name">
        <PenMark seat={side} line={false} /> {names[side]}
      </h2>
      <ul>
        {stalls.map(({ seen: { front }, at, status }) => (
          <li key={at}>
            <button
              type="button"
              className="ld-stall"
              data-status={status}
              data-turns={turning.includes(at) || undefined}
              aria-keyshortcuts={view.viewer === side && status === 'active' ? LETTERS.card : undefined}
              aria-label={t('ld.look', { engine: front.name, status: t(`ld.status.${status}`) })}
              onClick={() => setLooking(at)}
            >
              <span className="ld-stall-card">
                {(status !== 'knocked-out' || turning.includes(at)) && (
                  <Picture locomotive={front} decorative mirrored={mirrored} className="ld-stall-picture" />
                )}
                {status === 'knocked-out' && <CardBack />}
              </span>
              <span className="ld-stall-name">
                <Name of={front.name} />
              </span>
              <span className="ld-stall-facts">
                <span className="plate">{front.whyte}</span>
                <span className="ld-status">{t(`ld.status.${status}`)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Dialog title={looked?.front.name ?? ''} open={looked !== undefined} onClose={() => setLooking(null)}>
        {looked && <Card seen={looked} statistics={view.box.statistics} />}
      </Dialog>
    </section>
  );
}

interface CardProps extends ReadOutProps {
  /** Every statistic of the game, in the order of the list. */
  readonly statistics: readonly string[];
}

/** A card that is looked at: its front, its values where the reader may see its rear (LD-1.3), and what all know of them. */
function Card({ seen, statistics }: CardProps) {
  return (
    <div className="stack">
      <CardFront locomotive={seen.front} />
      {seen.rear && <KnownValues locomotive={seen} statistics={statistics} />}
      <ReadOut seen={seen} />
    </div>
  );
}

/** The back of a card that lies face down. */
function CardBack() {
  return (
    <span className="ld-stall-back" aria-hidden="true">
      <svg viewBox="0 0 24 24" width="24" height="24">
        <path
          d="M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM10 5v14M14 5v14M10 9h4M10 12h4M10 15h4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
      </svg>
    </span>
  );
}

interface ReadOutProps {
  readonly seen: View['rosters'][number][number];
}

/** What everybody knows of a locomotive's rear by now (LV-2.3). */
function ReadOut({ seen }: ReadOutProps) {
  const messages = useMessages();
  const { t } = messages;
  const [system] = useUnits();
  const read = Object.entries(seen.read);
  return (
    <section className="stack-small">
      <h3>{t('ld.read')}</h3>
      {read.length === 0 ? (
        <p className="soft">{t('ld.read.none')}</p>
      ) : (
        <dl className="ld-read">
          {read.map(([statistic, { value, calculated }]) => (
            <div key={statistic}>
              <dt>{statisticName(messages, statistic)}</dt>
              <dd>
                {showValue(messages, statistic, value, system)}
                {calculated && <span className="soft"> ({t('ld.value.calculated')})</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
