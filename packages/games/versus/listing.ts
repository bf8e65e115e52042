import type { Listing, OptionField } from '@turntable/engine';
import type { Lots } from './lots-names.ts';
import { SCORINGS } from './scoring.ts';

/** The field for how locomotives come up by lot. */
export const lotsField = (names: readonly Lots[], proposed: Lots) =>
  ({
    kind: 'choice',
    name: 'lots',
    label: 'option.lots',
    proposed,
    choices: names.map((value) => ({
      value,
      label: `option.lots.${value}`,
      hint: `option.lots.${value}.hint`,
    })),
  }) as const satisfies OptionField;

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
    // Pages and clocks read it, the rules do not (`slownessOf`).
    { kind: 'flag', name: 'calm', label: 'option.calm', hint: 'option.calm.hint' },
  ],
  draws: true,
  judged: true,
  printed: true,
  hides: () => true,
} as const satisfies Partial<Listing>;
