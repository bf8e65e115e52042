import { useState } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { groupsOf, type Group } from './model/groups.ts';
import type { Offer } from './model/offers.ts';
import { offerText } from './telling.ts';
import type { OpenBook } from './useBook.ts';

/** The keys that the rules could allow now, grouped; a group of one is pressed at once. */
export function Keys({ open, keys }: { readonly open: OpenBook; readonly keys: readonly Offer[] }) {
  const messages = useMessages();
  const { t } = messages;
  const [shown, setShown] = useState<Group['name'] | null>(null);
  const grouped = groupsOf(open.page, keys);
  if ('must' in grouped)
    return (
      <section className="book-card" aria-label={t(`book.group.${grouped.must.name}`)}>
        <h2>{t(`book.group.${grouped.must.name}`)}</h2>
        <div className="book-keys">
          {grouped.must.keys.map((offer) => (
            <OfferKey key={JSON.stringify(offer.action)} open={open} offer={offer} />
          ))}
        </div>
      </section>
    );
  const groups = grouped.may;
  const group = groups.find(({ name }) => name === shown);
  return (
    <>
      <div className="book-groups">
        {groups.map(({ name, keys: all }) => (
          <button
            key={name}
            type="button"
            className="book-key"
            onClick={() =>
              isDirect(name, all) ? open.tap({ t: 'act', action: all[0]!.action }) : setShown(name)
            }
          >
            {isDirect(name, all) && name !== 'knock-out'
              ? offerText(messages, open.book.setup, all[0]!.action)
              : t(`book.group.${name}`)}
          </button>
        ))}
      </div>
      <Dialog
        title={group ? t(`book.group.${group.name}`) : ''}
        open={group !== undefined}
        kind="drawer"
        onClose={() => setShown(null)}
      >
        <div className="book-keys">
          {group?.keys.map((offer) => (
            <OfferKey
              key={JSON.stringify(offer.action)}
              open={open}
              offer={offer}
              onPressed={() => setShown(null)}
            />
          ))}
        </div>
      </Dialog>
    </>
  );
}

/** Whether a group needs no confirmation. `stuck` does, so that it is not pressed by mistake. */
const isDirect = (name: Group['name'], keys: readonly Offer[]): boolean =>
  keys.length === 1 && name !== 'stuck';

interface OfferKeyProps {
  readonly open: OpenBook;
  readonly offer: Offer;
  onPressed?(): void;
}
/** One key: who, and what they do. */
export function OfferKey({ open, offer, onPressed }: OfferKeyProps) {
  const messages = useMessages();
  return (
    <button
      type="button"
      className="book-key"
      onClick={() => {
        onPressed?.();
        open.tap({ t: 'act', action: offer.action });
      }}
    >
      {offerText(messages, open.book.setup, offer.action)}
    </button>
  );
}
