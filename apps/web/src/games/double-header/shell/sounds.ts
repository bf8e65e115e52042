import type { Event } from '@turntable/games/double-header/types.ts';
import { at, byKind } from '../../../session/sound/game-sounds.ts';
import { duelSounds } from '../../versus/shell/sounds.ts';

export const SOUNDS = duelSounds({
  staged: byKind<Event['kind']>({
    fielded: [at('chuff')],
    tagged: [at('chuff')],
    vetoed: [at('bell-veto')],
    boosted: [at('token-drop')],
    flipped: [at('coin-spin')],
  }),
  scored: () => [],
});
