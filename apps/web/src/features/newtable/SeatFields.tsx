import { useMessages } from '../../i18n/messages.ts';
import { PenMark } from '../../ui/PenMark.tsx';
import { LEVELS, SEAT_KINDS, type SeatDraft, type SeatKind } from '../../session/seats.ts';

interface SeatFieldsProps {
  /** The id of the game. */
  readonly game: string;
  readonly seats: readonly SeatDraft[];
  /** The host's name. */
  readonly name: string;
  onChange(seats: SeatDraft[]): void;
}

/** What a seat becomes that goes to a bot; its word in the list changes it. */
const USUAL_LEVEL: SeatKind = 'medium';
const isLevel = (kind: SeatKind): boolean => LEVELS.some((level) => level === kind);

/** Who sits where: a line for each seat, with its pen. */
export function SeatFields({ game, seats, name, onChange }: SeatFieldsProps) {
  const { t, say } = useMessages();
  const set = (at: number, next: Partial<SeatDraft>): void =>
    onChange(seats.map((seat, i) => (i === at ? { ...seat, ...next } : seat)));
  return (
    <fieldset className="seats">
      <legend className="legend">{t('new.seats')}</legend>
      <ol className="timetable">
        {seats.map((seat, i) => (
          <li key={i} className="seat-row">
            <PenMark seat={i} />
            {seat.kind === 'me' ? (
              <span>{t('new.seat.me', { name })}</span>
            ) : (
              <span className="seat-pick">
                <span className="seat-toggle" role="group" aria-label={t('actor.seat', { seat: i + 1 })}>
                  <button
                    type="button"
                    aria-pressed={isLevel(seat.kind)}
                    onClick={() => !isLevel(seat.kind) && set(i, { kind: USUAL_LEVEL })}
                  >
                    {t('new.toggle.bot')}
                  </button>
                  <button
                    type="button"
                    aria-pressed={!isLevel(seat.kind)}
                    onClick={() => isLevel(seat.kind) && set(i, { kind: 'open' })}
                  >
                    {t('new.toggle.friend')}
                  </button>
                </span>
                <label className="hidden-visually" htmlFor={`seat-${i}`}>
                  {t('actor.seat', { seat: i + 1 })}
                </label>
                <select
                  id={`seat-${i}`}
                  className="input"
                  value={seat.kind}
                  onChange={(event) => set(i, { kind: event.target.value as SeatKind })}
                >
                  {SEAT_KINDS.filter((kind) => kind !== 'me').map((kind) => (
                    <option key={kind} value={kind}>
                      {t(`new.seat.${kind}`)}
                    </option>
                  ))}
                </select>
                {isLevel(seat.kind) && (
                  <span className="soft hint seat-level">{say(`level.${game}.${seat.kind}`)}</span>
                )}
                {seat.kind === 'friend' && (
                  <input
                    className="input"
                    aria-label={t('new.seat.friend-name', { seat: i + 1 })}
                    placeholder={t('seat.friend', { seat: i + 1 })}
                    maxLength={24}
                    value={seat.friend}
                    onChange={(event) => set(i, { friend: event.target.value })}
                  />
                )}
              </span>
            )}
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
