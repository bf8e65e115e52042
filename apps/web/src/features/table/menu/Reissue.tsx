import type { Place, TableInfo } from '@turntable/protocol/messages.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { SeatLink } from '../links/SeatLink.tsx';

interface ReissueProps {
  readonly table: TableInfo;
  readonly place: Place;
  readonly names: readonly string[];
}

/** For the host of a running game: a new link to the seat of somebody who lost theirs. */
export function Reissue({ table, place, names }: ReissueProps) {
  const { t } = useMessages();
  const others = table.seats.flatMap(({ kind }, i) =>
    kind === 'person' && !place.seats.includes(i) ? [i] : [],
  );
  if (!place.host || others.length === 0) return null;
  return (
    <details className="reissue">
      <summary>{t('links.reissue.title')}</summary>
      <div className="stack-small">
        <p className="soft">{t('links.reissue.text')}</p>
        {others.map((seat) => (
          <SeatLink
            key={seat}
            table={table.id}
            seat={seat}
            label={t('links.reissue', { name: names[seat] ?? '' })}
          />
        ))}
      </div>
    </details>
  );
}
