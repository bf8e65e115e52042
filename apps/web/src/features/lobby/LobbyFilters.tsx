import { useId } from 'react';
import type { Key } from '@turntable/messages';
import { offered } from '../../games/registry.ts';
import { useMessages } from '../../i18n/messages.ts';
import { PARTS, SHOWN, type Part } from './wish.ts';
import '../../ui/style/field.css';

interface LobbyFiltersProps {
  readonly params: URLSearchParams;
  onChange(part: Part, value: string): void;
}

/** The filters of the lobby; each may be left open. */
export function LobbyFilters({ params, onChange }: LobbyFiltersProps) {
  const { t, number } = useMessages();
  const id = useId();
  const choose = (part: Part, label: Key, choices: readonly { value: string; label: string }[]) => (
    <div className="field">
      <label htmlFor={`${id}-${part}`}>{t(label)}</label>
      <select
        id={`${id}-${part}`}
        className="input"
        value={choices.some(({ value }) => value === params.get(part)) ? params.get(part)! : ''}
        onChange={(event) => onChange(part, event.target.value)}
      >
        {part !== 'show' && <option value="">{t('lobby.find.any')}</option>}
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
  return (
    <search aria-label={t('lobby.find')} className="lobby-filters">
      {choose(
        'game',
        'lobby.find.game',
        offered().map((listing) => ({ value: listing.id, label: t(listing.name) })),
      )}
      {choose(
        'players',
        'lobby.find.players',
        PARTS.players.map((value) => ({ value, label: number(Number(value)) })),
      )}
      {choose(
        'tempo',
        'lobby.find.tempo',
        PARTS.tempo.map((value) => ({ value, label: t(`clock.tempo.${value}`) })),
      )}
      {choose(
        'clock',
        'lobby.find.clock',
        PARTS.clock.map((value) => ({ value, label: t(`lobby.find.clock.${value}`) })),
      )}
      {choose(
        'judge',
        'lobby.find.judge',
        PARTS.judge.map((value) => ({ value, label: t(`lobby.find.judge.${value}`) })),
      )}
      {choose(
        'show',
        'lobby.find.show',
        SHOWN.map((value) => ({ value: value === 'all' ? '' : value, label: t(`lobby.find.show.${value}`) })),
      )}
    </search>
  );
}
