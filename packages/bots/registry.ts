import type { Act } from '@turntable/engine';
import type { Bot } from './bot.ts';
import { doubleHeaderBot } from './double-header/index.ts';
import { locoDomeBot } from './loco-dome/index.ts';
import { lokoMotoBot } from './loko-moto/index.ts';

/** The bot of each game, by the game's id. The only file that lists them; a game without one is played at random. */
export const BOTS: Readonly<Record<string, Bot<never, Act>>> = {
  'loko-moto': lokoMotoBot,
  'double-header': doubleHeaderBot,
  'loco-dome': locoDomeBot,
};
