import { useState } from 'react';
import type { Place, TableInfo } from '@turntable/protocol/messages.ts';
import type { Speaker } from '@turntable/protocol/social.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { PenMark } from '../../../ui/PenMark.tsx';
import { PersonDo } from './PersonDo.tsx';
import './people.css';

interface PeopleProps {
  readonly table: TableInfo;
  readonly place: Place;
  /** Names by seat. */
  readonly names: readonly string[];
  /** The host has no seat, and has said something. */
  readonly hostSpoke: boolean;
}

/** Who is at the table, and behind each other person what can be done about what they say or how they behave. */
// Long: a row for each sort of person.
export function People({ table, place, names, hostSpoke }: PeopleProps) {
  const { t, day } = useMessages();
  const { seats, judge, watchers } = table;
  // Whoever has no seat is one of those counted as looking on, and so is the judge while they are here.
  const onlookers =
    watchers - (place.seats.length === 0 ? 1 : 0) - (judge?.taken && judge.here && !place.judge ? 1 : 0);
  return (
    <ul className="timetable people">
      {seats.map((seat, i) => {
        const mine = place.seats.includes(i);
        return (
          <Person
            key={i}
            {...{ table, place }}
            who={i}
            name={names[i] ?? ''}
            note={mine ? t('seat.you') : ''}
            state={
              seat.level
                ? t('seat.bot', { level: t(`level.${seat.level}`) })
                : seat.kind === 'room'
                  ? t('seat.room')
                  : table.clock?.seats[i]?.stage === 'autopilot'
                    ? t('clock.autopilot')
                    : seat.holiday !== undefined
                      ? t('seat.holiday', { day: day(seat.holiday) })
                      : t(seat.here ? 'seat.here' : 'seat.away')
            }
            other={seat.kind === 'person' && !mine}
          />
        );
      })}
      {judge?.taken && (
        <Person
          {...{ table, place }}
          who="judge"
          name={judge.name}
          note={place.judge ? t('seat.you') : `(${t('actor.judge.named')})`}
          state={t(judge.here ? 'seat.here' : 'seat.away')}
          other={place.judge !== true}
        />
      )}
      {hostSpoke && (
        <Person
          {...{ table, place }}
          who="host"
          name={t('speaker.host')}
          note=""
          state=""
          other={!place.host}
        />
      )}
      {onlookers > 0 && (
        <Person
          {...{ table, place }}
          who="watcher"
          name={t('people.watchers')}
          note=""
          state={t('table.watchers', { count: onlookers })}
          other
        />
      )}
    </ul>
  );
}

interface PersonProps {
  readonly table: TableInfo;
  readonly place: Place;
  readonly who: Speaker;
  readonly name: string;
  readonly note: string;
  readonly state: string;
  /** Somebody else, and a person. */
  readonly other: boolean;
}

function Person({ table, place, who, name, note, state, other }: PersonProps) {
  const { t } = useMessages();
  const [open, setOpen] = useState(false);
  const muted = place.muted?.includes(who) === true;
  return (
    <li className="person">
      {typeof who === 'number' ? <PenMark seat={who} /> : <Icon name={who === 'judge' ? 'person' : 'eye'} />}
      <span className="person-name">
        {name} <span className="soft">{note}</span>
      </span>
      <span className="soft person-state">{muted ? t('people.muted') : state}</span>
      {other && (
        <button
          type="button"
          className="button-icon"
          aria-label={t('people.more-of', { name })}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <Icon name="more" />
        </button>
      )}
      {other && open && (
        <PersonDo
          table={table.id}
          {...{ who, name, muted }}
          mayKick={place.host && typeof who === 'number' && table.status === 'running'}
        />
      )}
    </li>
  );
}
