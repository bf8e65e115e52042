import { useMessages } from '../../i18n/messages.ts';
import { PenMark } from '../../ui/PenMark.tsx';
import { useFilledIn } from '../../ui/useFilledIn.ts';
import { LEVELS, SEAT_KINDS, type SeatDraft, type SeatKind } from '../../session/seats.ts';

interface SeatFieldsProps {
  /** The id of the game. */
  readonly game: string;
  readonly seats: readonly SeatDraft[];
  /** The host's name. */
  readonly name: string;
  /** The host judges, and has no seat. */
  readonly judges: boolean;
  /** No server answers: all sit at this device. */
  readonly alone: boolean;
  onName(name: string): void;
  onChange(seats: SeatDraft[]): void;
}

/** The level of a seat newly given to a bot. */
const USUAL_LEVEL: SeatKind = 'medium';
/** The host sits on the first seat, or on none and keeps the game for those in the room. */
const HOST_KINDS = ['me', 'room'] as const satisfies readonly SeatKind[];
const OTHER_KINDS = SEAT_KINDS.filter((kind) => kind !== 'me');
/** Kinds of people at other devices or at none. */
const ELSEWHERE: readonly SeatKind[] = ['open', 'room'];
const isLevel = (kind: SeatKind): boolean => LEVELS.some((level) => level === kind);

/** Who sits where: a line for each seat, with its pen. */
export function SeatFields({ game, seats, name, alone, judges, onName, onChange }: SeatFieldsProps) {
  const { t } = useMessages();
  const set = (at: number, next: Partial<SeatDraft>): void =>
    onChange(seats.map((seat, i) => (i === at ? { ...seat, ...next } : seat)));
  return (
    <fieldset className="seats">
      <legend className="legend">{t('new.seats')}</legend>
      <ol className="timetable">
        {seats.map((seat, i) => (
          <li key={i} className="seat-row">
            <PenMark seat={i} />
            {i === 0 && !judges ? (
              <HostSeat {...{ seat, i, set, name, alone, onName }} />
            ) : (
              <OtherSeat
                {...{ seat, i, set, alone, judges }}
                level={isLevel(seat.kind) ? `level.${game}.${seat.kind}` : undefined}
                isFirst={seats.findIndex(({ kind }) => kind === seat.kind) === i}
              />
            )}
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

interface SeatProps {
  readonly seat: SeatDraft;
  readonly i: number;
  set(at: number, next: Partial<SeatDraft>): void;
}

type HostSeatProps = SeatProps & Pick<SeatFieldsProps, 'name' | 'alone' | 'onName'>;

/** The first seat: the host's own, or somebody's in the room. */
function HostSeat({ seat, i, set, name, alone, onName }: HostSeatProps) {
  const { t } = useMessages();
  const filledIn = useFilledIn(name, onName);
  return (
    <span className="seat-pick">
      {seat.kind !== 'room' && (
        <input
          className="input seat-plain"
          aria-label={t('name.label')}
          maxLength={24}
          autoComplete="nickname"
          {...filledIn}
        />
      )}
      {seat.kind === 'room' && <FriendName {...{ seat, i, set }} />}
      {!alone && (
        <select
          className="input seat-plain seat-own"
          aria-label={t('actor.seat', { seat: 1 })}
          value={seat.kind}
          onChange={(event) => set(i, { kind: event.target.value as SeatKind })}
        >
          {HOST_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(kind === 'me' ? 'new.seat.mine' : 'new.seat.room')}
            </option>
          ))}
        </select>
      )}
    </span>
  );
}

interface OtherSeatProps extends SeatProps, Pick<SeatFieldsProps, 'alone' | 'judges'> {
  /** The id of the sentence how a bot of this level plays. */
  readonly level: string | undefined;
  /** No seat before it is of the same kind. */
  readonly isFirst: boolean;
}

/** Any other seat: a bot of some level, or a person. The first bot of each level says how it plays. */
function OtherSeat({ seat, i, set, level, isFirst, alone, judges }: OtherSeatProps) {
  const { t, say } = useMessages();
  const plays = level !== undefined && isFirst ? `seat-${i}-plays` : undefined;
  return (
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
          onClick={() => isLevel(seat.kind) && set(i, { kind: alone ? 'friend' : 'open' })}
        >
          {t('new.toggle.friend')}
        </button>
      </span>
      <label className="hidden-visually" htmlFor={`seat-${i}`}>
        {t('actor.seat', { seat: i + 1 })}
      </label>
      <select
        id={`seat-${i}`}
        className="input seat-plain"
        title={level === undefined ? undefined : say(level)}
        aria-describedby={plays}
        value={seat.kind}
        onChange={(event) => set(i, { kind: event.target.value as SeatKind })}
      >
        {OTHER_KINDS.filter(
          (kind) => (!alone || !ELSEWHERE.includes(kind)) && (!judges || kind !== 'friend'),
        ).map((kind) => (
          <option key={kind} value={kind}>
            {t(`new.seat.${kind}`)}
          </option>
        ))}
      </select>
      {(seat.kind === 'friend' || seat.kind === 'room') && <FriendName {...{ seat, i, set }} />}
      {level !== undefined && plays !== undefined && (
        <span id={plays} className="seat-plays">
          {say(level)}
        </span>
      )}
    </span>
  );
}

function FriendName({ seat, i, set }: SeatProps) {
  const { t } = useMessages();
  return (
    <input
      className="input"
      aria-label={t('new.seat.friend-name', { seat: i + 1 })}
      placeholder={t('seat.friend', { seat: i + 1 })}
      maxLength={24}
      value={seat.friend}
      onChange={(event) => set(i, { friend: event.target.value })}
    />
  );
}
