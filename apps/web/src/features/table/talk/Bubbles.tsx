import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSettings } from '../../../device/settings.ts';
import { makeSound } from '../../../session/sound/sound.ts';
import { PenMark } from '../../../ui/PenMark.tsx';
import type { ShownEvent } from '../../../session/shown-events.ts';
import { latest } from './talking.ts';
import './talk.css';

/** How long a bubble stays, and what is called across during a duel (ms). */
const SHOWN = 6_000;
const FLAG = 2_500;
/** From the speaker's name and from the window's edge, in pixels. */
const BESIDE = 6;
const EDGE = 8;

/** What was said a moment ago, near whoever said it. The log keeps it, and screen readers hear it there. */
export function Bubbles({ tableEvents }: { readonly tableEvents: readonly ShownEvent[] }) {
  const known = useRef(tableEvents.at(-1)?.seq ?? -1);
  const [shown, setShown] = useState<readonly ShownEvent[]>([]);
  const settings = useSettings();
  const wanted = useRef(settings);
  useEffect(() => {
    wanted.current = settings;
  });
  useEffect(() => {
    // A rejoinder lies on the stage, beside its claim.
    const fresh = tableEvents.filter(
      ({ seq, said, kind }) => seq > known.current && said !== undefined && kind !== 'rejoinder',
    );
    known.current = Math.max(known.current, tableEvents.at(-1)?.seq ?? -1);
    if (fresh.length > 0) setShown((before) => latest([...before, ...fresh]));
    if (fresh.some(({ remark }) => remark === 'whistle')) makeSound('whistle-short', wanted.current);
  }, [tableEvents]);
  useEffect(() => {
    if (shown.length === 0) return;
    const stays = shown[0]?.remark ? FLAG : SHOWN;
    const timer = setTimeout(() => setShown(shown.slice(1)), stays / shown.length);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <div className="bubbles" aria-hidden="true">
      {shown.map((event) => (
        <Bubble key={event.seq} event={event} />
      ))}
    </div>
  );
}

function Bubble({ event }: { readonly event: ShownEvent }) {
  const { by, said, text } = event;
  const ref = useRef<HTMLParagraphElement>(null);
  const [at, setAt] = useState<{ readonly left: number; readonly top: number } | null>(null);
  const placed = at !== null;
  useLayoutEffect(() => {
    const names = [...document.querySelectorAll(`[data-speaker~="${by}"]`)];
    // The name on the game's screen is preferred to that at the clock; hidden or scrolled-away ones are skipped.
    const place = names
      .map((name) => name.getBoundingClientRect())
      .findLast(({ width, top, bottom }) => width > 0 && top >= 0 && bottom <= innerHeight);
    const bubble = ref.current;
    if (!bubble || !place) return;
    const most = document.documentElement.clientWidth - bubble.offsetWidth - EDGE;
    setAt({ left: Math.max(EDGE, Math.min(place.left, most)), top: place.bottom + BESIDE });
    // Measured again without the name, which is not repeated beside itself.
  }, [by, placed]);
  return (
    <p ref={ref} className={at ? 'bubble bubble-at' : 'bubble'} style={at ?? undefined}>
      {typeof by === 'number' && <PenMark seat={by} line={false} />}
      <span>{at ? said : text}</span>
    </p>
  );
}
