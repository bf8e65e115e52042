import { useState } from 'react';
import type { TableReply } from '@turntable/protocol/http.ts';
import type { Level, Place, SeatInfo, TableInfo } from '@turntable/protocol/messages.ts';
import type { RatingInfo } from '@turntable/protocol/ratings.ts';
import { api } from '../../../api/http.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { LEVELS } from '../../../session/seats.ts';
import { ratingWords } from '../../../session/ratings/words.ts';
import { inTeams } from '../../../games/registry.ts';
import { PenMark } from '../../../ui/PenMark.tsx';
import { Journey } from './Journey.tsx';
import { mayFree } from './may-free.ts';
import { SeatName } from './SeatName.tsx';
import { SeatLink } from '../links/SeatLink.tsx';

interface WaitingSeatProps {
  readonly table: TableInfo;
  readonly place: Place;
  readonly seat: SeatInfo;
  readonly index: number;
  /** At rated tables; null: none yet. */
  readonly rating: RatingInfo | null | undefined;
  readonly busy: boolean;
  ask(asking: Promise<TableReply>): Promise<boolean>;
  /** Wishes to sit on another seat. */
  swap(seat: number): void;
}

/** One seat of the waiting room, with what its owner or the host may do with it. */
export function WaitingSeat(props: WaitingSeatProps) {
  const { table, place, seat, index, rating } = props;
  const messages = useMessages();
  const { t } = messages;
  const mine = place.seats.includes(index);
  const team = inTeams(table) ? Math.floor(index / 2) : undefined;
  return (
    <li className="waiting-seat">
      <PenMark seat={index} />
      <span className={seat.kind === 'open' ? 'soft' : ''}>
        {team !== undefined && <span className="soft">{t('swap.team', { team: team + 1 })} · </span>}
        {seat.name || t('seat.open')}
        {mine && <span className="soft"> {t('seat.you')}</span>}
        {table.rated && seat.kind !== 'open' && rating !== undefined && (
          <span className="soft hint figures">
            {rating ? ratingWords(rating, messages) : t('rating.none')}
          </span>
        )}
      </span>
      <span className="soft">
        {seat.kind === 'bot' && seat.level && t('seat.bot', { level: t(`level.${seat.level}`) })}
        {seat.reserved && t('links.reserved')}
        {seat.kind === 'room' && t('seat.room')}
        {seat.kind === 'person' && t(seat.here ? 'seat.here' : 'seat.away')}
      </span>
      <div className="waiting-do">
        {mine ? <OwnSeat {...props} /> : <OthersSeat {...props} />}
        {place.host && <HostedSeat {...props} />}
      </div>
    </li>
  );
}

/** One's name, and the last journey where it decides who begins. */
function OwnSeat({ table, place, seat, index, busy, ask }: WaitingSeatProps) {
  return (
    <>
      <SeatName
        table={table.id}
        seat={index}
        name={seat.name}
        own={place.seats[0] === index}
        busy={busy}
        ask={ask}
      />
      {table.starter === 'journey' && <Journey table={table.id} seat={index} known={seat.journey ?? ''} />}
    </>
  );
}

/** Somebody’s last journey, and the wish to sit there instead. */
function OthersSeat({ table, place, seat, index, busy, swap }: WaitingSeatProps) {
  const { t, day } = useMessages();
  const taken = seat.kind === 'person' || (seat.kind === 'room' && !place.keeper);
  const name = seat.name || t('seat.open');
  return (
    <>
      {table.starter === 'journey' && seat.journey && (
        <span className="soft figures">{t('journey.of', { date: day(seat.journey) })}</span>
      )}
      {place.seats.length === 1 && !seat.reserved && (
        <button
          type="button"
          className="button-quiet"
          disabled={busy || (taken && table.asking !== undefined)}
          aria-label={t(taken ? 'swap.with' : 'swap.take-of', { name, seat: index + 1 })}
          onClick={() => swap(index)}
        >
          {t(taken ? 'swap.ask' : 'swap.take')}
        </button>
      )}
    </>
  );
}

/** What the host does with a seat: offers it by a link, seats a bot, frees it. */
function HostedSeat(props: WaitingSeatProps) {
  const { table, place, seat, index, busy, ask } = props;
  const { t } = useMessages();
  const [calledOff, setCalledOff] = useState(0);
  const callOff = async (): Promise<void> => {
    if (await ask(api.callOffLink(table.id, index))) setCalledOff(calledOff + 1);
  };
  return (
    <>
      {seat.kind === 'open' && (
        <>
          <SeatLink
            // It shows a link until that is called off.
            key={calledOff}
            table={table.id}
            seat={index}
            label={t('links.offer')}
            name={t('links.offer-of', { seat: index + 1 })}
          />
          <SeatBot {...props} />
        </>
      )}
      {seat.reserved && (
        <Free name={t('actor.seat', { seat: index + 1 })} busy={busy} onFree={() => void callOff()} />
      )}
      {mayFree(seat, index, place) && (
        <Free
          name={seat.name || t('seat.open')}
          busy={busy}
          onFree={() => void ask(api.kick(table.id, index))}
        />
      )}
    </>
  );
}

/** Seats a bot of a chosen level. */
function SeatBot({ table, index, busy, ask }: WaitingSeatProps) {
  const { t } = useMessages();
  return (
    <label className="field field-inline waiting-bot">
      <span className="hidden-visually">{t('waiting.seat-bot', { seat: index + 1 })}</span>
      <select
        className="input"
        value=""
        disabled={busy}
        onChange={(event) => void ask(api.seatBot(table.id, index, event.target.value as Level))}
      >
        <option value="" disabled>
          {t('waiting.bot')}
        </option>
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {t('seat.bot', { level: t(`level.${level}`) })}
          </option>
        ))}
      </select>
    </label>
  );
}

interface FreeProps {
  /** Whose seat it is. */
  readonly name: string;
  readonly busy: boolean;
  onFree(): void;
}

/** Frees a seat that is taken or kept for somebody. */
function Free({ name, busy, onFree }: FreeProps) {
  const { t } = useMessages();
  return (
    <button
      type="button"
      className="button-quiet"
      disabled={busy}
      aria-label={t('waiting.kick', { name })}
      onClick={onFree}
    >
      {t('waiting.free')}
    </button>
  );
}
