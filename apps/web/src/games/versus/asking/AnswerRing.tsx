import { useEffect, useRef } from 'react';
import type { TableInfo } from '@turntable/protocol/messages.ts';
import { useNow } from '../../../session/clock/useNow.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useSettings } from '../../../device/settings.ts';
import { makeSound } from '../../../session/sound/sound.ts';
import { announce } from '../../../ui/announce.ts';
import { ringOf } from './ring.ts';
import './asking.css';

interface AnswerRingProps {
  readonly table: TableInfo;
  /** When the table arrived (`monotonic`); left out where no time runs, as in a replay. */
  readonly heardAt: number | undefined;
  /** Whom the table waits for. */
  readonly asked: readonly number[];
  /** The reader is asked: the last seconds are read to them. */
  readonly mine: boolean;
}
const RADIUS = 20;
const ROUND = 2 * Math.PI * RADIUS;
/** Seconds at which the time left is read out. */
const SAID = [10, 5] as const;

/** The time left to answer, as a ring that empties; all at the table see it. */
export function AnswerRing({ table, heardAt, asked, mine }: AnswerRingProps) {
  const { t } = useMessages();
  const at = (now: number) => (heardAt === undefined ? null : ringOf(table, asked, now - heardAt));
  const ring = at(useNow((now) => at(now)?.next ?? null));
  const seconds = ring?.seconds;
  const last = useRef(Infinity);
  useEffect(() => {
    const due = SAID.find((one) => seconds !== undefined && seconds <= one && last.current > one);
    last.current = seconds ?? Infinity;
    if (due !== undefined && mine) announce(t('vs.ring.said', { seconds: due }));
  }, [seconds, mine, t]);
  const settings = useSettings();
  const wanted = useRef(settings);
  useEffect(() => {
    wanted.current = settings;
  });
  const ticks = mine && ring?.late === true && ring.seconds > 0;
  useEffect(() => {
    if (ticks) makeSound('tick-late', wanted.current);
  }, [ticks, seconds]);
  if (!ring) return null;
  return (
    <span
      className="vs-ring"
      data-late={ring.late}
      role="timer"
      aria-label={t('vs.ring', { seconds: ring.seconds })}
    >
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle className="vs-ring-track" cx="24" cy="24" r={RADIUS} />
        <circle
          className="vs-ring-left"
          cx="24"
          cy="24"
          r={RADIUS}
          strokeDasharray={`${(ring.part * ROUND).toFixed(1)} ${ROUND.toFixed(1)}`}
        />
      </svg>
      <span aria-hidden="true">{ring.seconds}</span>
    </span>
  );
}
