import { useState } from 'react';
import { api, failureOf } from '../../../api/http.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { notify } from '../../../ui/announce.ts';
import { InviteLink } from './InviteLink.tsx';

interface SeatLinkProps {
  readonly table: string;
  readonly seat: number;
  /** What the button says. */
  readonly label: string;
  readonly name?: string;
}

/** Makes a link by which one person can take a seat, and shows it this once. */
export function SeatLink({ table, seat, label, name }: SeatLinkProps) {
  const { t } = useMessages();
  const [path, setPath] = useState<string | null>(null);
  const make = async (): Promise<void> => {
    try {
      setPath((await api.offerSeat(table, seat)).path);
    } catch (thrown) {
      notify({ tone: 'caution', text: t(`error.${failureOf(thrown).code}`) });
    }
  };
  if (path === null)
    return (
      <button type="button" className="button-quiet" aria-label={name} onClick={() => void make()}>
        {label}
      </button>
    );
  return (
    <div className="stack-small">
      <InviteLink path={path} label={t('links.seat', { seat: seat + 1 })} />
      <p className="soft">{t('links.once')}</p>
    </div>
  );
}
