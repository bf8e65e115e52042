import { useId, useState, type ReactNode } from 'react';
import { seenValue, type SeenLocomotive } from '@turntable/games/versus/index.ts';
import { useMessages } from '../../i18n/messages.ts';
import { CardFront } from '../../locomotives/CardFront.tsx';
import { Name } from '../../locomotives/Name.tsx';
import { Picture } from '../../locomotives/Picture.tsx';
import { UnitSwitch } from '../../locomotives/UnitSwitch.tsx';
import { useUnits } from '../../device/system.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { LETTERS } from './asking/use-letter-keys.ts';
import { showValue, statisticName } from './values.ts';
import './style/locomotive-card.css';

interface LocomotiveCardProps {
  readonly locomotive: SeenLocomotive;
  /** Every statistic of the game, in the order of the list. */
  readonly statistics: readonly string[];
  /** Whose card it is. */
  readonly owner: ReactNode;
  readonly mine?: boolean;
  readonly inUse?: boolean;
  /** What else there is to say of it here: markers, knocked out. */
  readonly badge?: ReactNode;
  /** Facing right, for the side that stands on the left. */
  readonly mirrored?: boolean;
}

/** A locomotive on the table: picture, name and owner; a tap turns up the whole front and the values one knows. */
export function LocomotiveCard(props: LocomotiveCardProps) {
  const { locomotive, statistics, owner, mine = false, inUse = false, badge, mirrored = false } = props;
  const { t } = useMessages();
  const { front } = locomotive;
  const [open, setOpen] = useState(false);
  return (
    <div className="vs-card" data-in-use={inUse} data-mine={mine}>
      <button
        type="button"
        className="vs-card-face"
        aria-keyshortcuts={mine ? LETTERS.card : undefined}
        aria-label={t('vs.card.open', { engine: front.name })}
        onClick={() => setOpen(true)}
      >
        <Picture locomotive={front} mirrored={mirrored} decorative />
        <span className="vs-card-name">
          <Name of={front.name} />
        </span>
        <span className="vs-card-whyte">{front.whyte}</span>
      </button>
      <p className="vs-card-owner">
        {owner}
        {mine && <span className="vs-card-tag">{t('vs.card.yours')}</span>}
        {badge}
        <span className="vs-card-lamp">{t(inUse ? 'vs.card.in-use' : 'vs.card.stands-by')}</span>
      </p>
      <Dialog title={front.name} open={open} onClose={() => setOpen(false)} kind="drawer">
        <CardFront locomotive={front} />
        <KnownValues locomotive={locomotive} statistics={statistics} />
      </Dialog>
    </div>
  );
}

/** The values of a locomotive that the viewer may know: the whole rear of their own card, of others what was read out. */
export function KnownValues({
  locomotive,
  statistics,
}: Pick<LocomotiveCardProps, 'locomotive' | 'statistics'>) {
  const messages = useMessages();
  const { t } = messages;
  const [system] = useUnits();
  const heading = useId();
  const known = statistics.flatMap((id) => {
    const value = seenValue(locomotive, id);
    return value === undefined ? [] : [{ id, value }];
  });
  return (
    <section className="vs-known" aria-labelledby={heading}>
      <div className="vs-known-head">
        <h3 id={heading}>{t('vs.card.values')}</h3>
        <UnitSwitch />
      </div>
      {known.length === 0 ? (
        <p className="soft">{t('vs.card.values.none')}</p>
      ) : (
        <table className="vs-values" aria-labelledby={heading}>
          <tbody>
            {known.map(({ id, value }) => (
              <tr key={id}>
                <th scope="row">{statisticName(messages, id)}</th>
                <td>
                  {showValue(messages, id, value, system)}
                  {(locomotive.rear?.calculated.includes(id) || locomotive.read[id]?.calculated) && (
                    <small> {t('vs.value.calculated')}</small>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
