import { useState } from 'react';
import type { Preference } from '@turntable/protocol/picks.ts';

/**
 * A seat's presets as far as the show has come. The server ends one at once when another side is to call, or one's own is no longer
 * ahead; while something is `showing` that would tell who won it, so such a preset is still there until all was shown.
 */
export function useToldPresets(latest: readonly Preference[], showing: boolean): readonly Preference[] {
  const [told, setTold] = useState(latest);
  const isThere = ({ kind, until }: Preference): boolean =>
    latest.some((each) => each.kind === kind && each.until === until);
  const waits = showing && told.some((each) => each.until !== undefined && !isThere(each));
  if (!waits && told !== latest) setTold(latest);
  return waits ? told : latest;
}
