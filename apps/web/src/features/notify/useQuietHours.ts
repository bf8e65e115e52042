import { useState } from 'react';
import type { QuietHours } from '@turntable/protocol/quiet.ts';
import { minutesBetween, MOST_QUIET } from '@turntable/protocol/wall.ts';

/**
 * Quiet hours as they stand in their fields. Hours that the server would refuse stay there and are not stored until they are
 * put right: the way from one's nights to one's days leads over such hours.
 */
export function useQuietHours(
  stored: QuietHours | null,
  store: (quiet: QuietHours | null) => void,
): {
  /** null: nothing is held back. */
  readonly shown: QuietHours | null;
  readonly wrong: boolean;
  set(quiet: QuietHours | null): void;
} {
  const [refused, setRefused] = useState<QuietHours | null>(null);
  return {
    shown: stored && (refused ?? stored),
    wrong: stored !== null && refused !== null,
    set: (quiet) => {
      const bad = quiet !== null && isBad(quiet);
      setRefused(bad ? quiet : null);
      if (!bad) store(quiet);
    },
  };
}

function isBad({ from, to }: QuietHours): boolean {
  const minutes = minutesBetween(from, to);
  return minutes === 0 || minutes > MOST_QUIET;
}
