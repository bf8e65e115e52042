import type { Event } from '@turntable/games/loco-dome/types.ts';
import { at, byKind, type HeardEvent, type Sounding } from '../../../session/sound/game-sounds.ts';
import { duelSounds } from '../../versus/shell/sounds.ts';

/** From a locomotive's fall by a knock-out until the same is seen of one that is sacrificed (ms). */
const SACRIFICED = 600;

const plain = byKind<Event['kind']>({
  activated: [at('chuff')],
  swapped: [at('chuff')],
  blocked: [at('token-drop')],
  markers: [at('token-drop')],
  detonated: [at('steam-burst', 800)],
});

/** A detonation is heard itself, not by what falls by it. */
function fallen({ how }: HeardEvent & { readonly how?: string }): readonly Sounding[] {
  if (how === 'detonation') return [];
  const late = how === 'sacrifice' ? SACRIFICED : 0;
  return [at('lamp-out', 300 + late), at('roll-off', 900 + late), at('gate-boom', 1_300 + late)];
}

export const SOUNDS = duelSounds({
  staged: (events) =>
    events.flatMap((event) => (event.kind === 'knocked-out' ? fallen(event) : plain([event]))),
  scored: byKind<Event['kind']>({ 'knocked-out': [at('flap')] }),
});
