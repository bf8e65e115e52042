import type { TableInfo } from '@turntable/protocol/messages.ts';
import { useMessages } from '../../i18n/messages.ts';
import { seatNames } from '../turn.ts';
import { Choice } from '../../ui/Choice.tsx';

interface WhoStartsProps {
  readonly table: TableInfo;
  /** Left out for whoever only reads it. */
  readonly onPick?: ((starter: number | 'lot') => void) | undefined;
}

/** Who goes first (DH-1.3, LD-1.4): all read it, the judge picks. Of a team the first seat stands for both. */
export function WhoStarts({ table, onPick }: WhoStartsProps) {
  const messages = useMessages();
  const { t, list } = messages;
  const names = seatNames(table, messages);
  const size = table.seats.length === 4 ? 2 : 1;
  const { starter } = table;
  const picked = typeof starter === 'number' ? starter - (starter % size) : 'lot';
  const sides = names.flatMap((_, seat) => (seat % size === 0 ? [seat] : []));
  const label = (seat: number): string => list(names.slice(seat, seat + size));
  if (!onPick)
    return (
      <p className="soft">
        {picked === 'lot' ? t('judge.first.coin') : t('judge.first.side', { names: label(picked) })}
      </p>
    );
  return (
    <Choice
      legend={t('judge.first.pick')}
      value={String(picked)}
      choices={[
        { value: 'lot', label: t('judge.first.lot') },
        ...sides.map((seat) => ({ value: String(seat), label: label(seat) })),
      ]}
      onChange={(value) => onPick(value === 'lot' ? 'lot' : Number(value))}
    />
  );
}
