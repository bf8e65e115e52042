import type { Event } from '@turntable/games/loko-moto/types.ts';
import { at, byKind, type GameSounds } from '../../../session/sound/game-sounds.ts';

export const SOUNDS: GameSounds = {
  staged: byKind<Event['kind']>({
    bought: [at('bell')],
    built: [at('clank')],
    reserved: [at('clank')],
    closed: [at('clank')],
  }),
  scored: byKind<Event['kind']>({ over: [at('brass-finish')] }),
};
