import type { TableInfo } from '@turntable/protocol/messages.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Icon } from '../../../ui/Icon.tsx';
import './clock.css';

interface BackBannerProps {
  readonly table: TableInfo;
  readonly mine: readonly number[];
  readonly names: readonly string[];
  readonly online: boolean;
  onBack(seat: number): void;
}

/** A bot plays for one of my seats: one tap, and it is mine again. */
export function BackBanner({ table, mine, names, online, onBack }: BackBannerProps) {
  const { t } = useMessages();
  const away = mine.filter((seat) => table.clock?.seats[seat]?.stage === 'autopilot');
  return (
    <>
      {away.map((seat) => (
        <div key={seat} className="back-banner">
          <Icon name="bot" />
          <p>{t('clock.back.text', { name: names[seat] ?? '' })}</p>
          <button type="button" className="button" disabled={!online} onClick={() => onBack(seat)}>
            {t('clock.back.yes')}
          </button>
        </div>
      ))}
    </>
  );
}
