import { useEffect, useRef } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { announce } from '../../../ui/announce.ts';
import type { Face } from '../../../session/clock/face.ts';
import { longTime } from '../../../session/clock/words.ts';

/** Reads to screen readers that one's own running clock is low, and that it is over: once each time, and nothing else. */
export function useWarnings(faces: readonly (Face | null)[], mine: readonly number[]): void {
  const messages = useMessages();
  const warned = useRef(new Map<number, Face['state']>());
  const urgent = mine
    .map((seat) => ({ seat, face: faces[seat] }))
    .find(({ face }) => face?.runs && (face.state === 'low' || face.state === 'out'));
  useEffect(() => {
    for (const seat of mine) if (!faces[seat]?.runs) warned.current.delete(seat);
    const { seat, face } = urgent ?? {};
    if (seat === undefined || !face || warned.current.get(seat) === face.state) return;
    warned.current.set(seat, face.state);
    const left = longTime(face.left, messages);
    announce(messages.t(face.state === 'out' ? 'clock.warn.out' : 'clock.warn.low', { left }));
  });
}
