import type { Listing } from '@turntable/engine';
import { SCORINGS } from './scoring.ts';

/** What the listings of the locomotive games have in common. */
export const VERSUS_LISTING = {
  options: [
    {
      kind: 'choice',
      name: 'scoring',
      label: 'option.scoring',
      choices: SCORINGS.map((value) => ({
        value,
        label: `option.scoring.${value}`,
        hint: `option.scoring.${value}.hint`,
      })),
    },
    { kind: 'flag', name: 'freeClaims', label: 'option.free-claims', hint: 'option.free-claims.hint' },
  ],
  judged: true,
  hides: () => true,
} as const satisfies Partial<Listing>;
