import type { TableInfo } from '@turntable/protocol/messages.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { PenMark } from '../../../ui/PenMark.tsx';
import type { Face } from '../../../session/clock/face.ts';
import { useNow } from '../../../session/clock/useNow.ts';
import { facesOf } from './faces.ts';
import { useWarnings } from './useWarnings.ts';
import { longTime, shortTime } from '../../../session/clock/words.ts';
import './clock.css';

interface ClocksProps {
  readonly table: TableInfo;
  /** When the table arrived (`monotonic`). */
  readonly heardAt: number;
  readonly names: readonly string[];
  /** The seats of whoever looks. */
  readonly mine: readonly number[];
  /** What happened is being shown: no clock says yet who is asked next. */
  readonly showing: boolean;
}

const ICONS = { low: 'hourglass', out: 'alarm', autopilot: 'bot' } as const;

/** The clocks of the persons at a table in one row, and who is on holiday, over every game's screen. Only the server's time counts. */
export function Clocks({ table, heardAt, names, mine, showing }: ClocksProps) {
  const messages = useMessages();
  const { t } = messages;
  const { clock, seats } = table;
  const facesAt = (now: number): (Face | null)[] => facesOf(table, now - heardAt, showing);
  const now = useNow((at) => {
    const steps = facesAt(at).flatMap((face) => face?.next ?? []);
    return steps.length === 0 ? null : Math.min(...steps);
  });
  const faces = facesAt(now);
  useWarnings(faces, mine);
  const shown = seats.map(({ holiday }, i) => ({ face: faces[i] ?? null, holiday }));
  if (table.status !== 'running' || shown.every(({ face, holiday }) => !face && !holiday)) return null;
  return (
    <ul className="clocks" aria-label={t('clock.title')}>
      {shown.map(({ face, holiday }, seat) => {
        const name = names[seat] ?? '';
        if (holiday && face?.state !== 'autopilot')
          return <Away key={seat} {...{ seat, name, face }} until={messages.day(holiday)} />;
        if (!clock || !face) return null;
        const left = longTime(face.left, messages);
        const label =
          face.state === 'plenty'
            ? t('clock.of', { name, left, runs: face.runs ? 'yes' : 'no' })
            : t(`clock.of.${face.state}`, { name, left });
        return (
          <li key={seat} className="clock" data-state={face.state} data-runs={face.runs} data-speaker={seat}>
            <PenMark seat={seat} line={false} />
            <span className="clock-name" aria-hidden="true">
              {name}
            </span>
            {face.state !== 'plenty' && <Icon name={ICONS[face.state]} />}
            {/* The role's live region is off: it is read when somebody goes there, not each second. */}
            <span role="timer" className="clock-time figures" aria-label={label}>
              {face.state === 'autopilot' ? t('clock.autopilot') : shortTime(clock.rule, face.left, messages)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface AwayProps {
  readonly seat: number;
  readonly name: string;
  /** Null without a clock. */
  readonly face: Face | null;
  readonly until: string;
}

/** In place of a stopped clock: until when its person is on holiday. */
function Away({ seat, name, face, until }: AwayProps) {
  const messages = useMessages();
  const { t } = messages;
  const values = { name, day: until, clock: face ? 'yes' : 'no', left: longTime(face?.left ?? 0, messages) };
  return (
    <li className="clock" data-state="holiday" data-speaker={seat}>
      <PenMark seat={seat} line={false} />
      <span className="clock-name" aria-hidden="true">
        {name}
      </span>
      <Icon name="sun" />
      <span role={face ? 'timer' : 'note'} className="clock-time" aria-label={t('clock.of.holiday', values)}>
        <span className="clock-wide">{t('seat.holiday', { day: until })}</span>
        <span className="clock-narrow">{t('clock.holiday', { day: until })}</span>
      </span>
    </li>
  );
}
