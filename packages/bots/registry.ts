import type { Act } from '@turntable/engine';
import type { Bot, Explainer, Outlook, Weigher } from './bot/bot.ts';
import { explainDoubleHeader } from './double-header/explain.ts';
import { explainLocoDome } from './loco-dome/explain.ts';
import { explainLokoMoto } from './loko-moto/explain.ts';
import { doubleHeaderBot, weighDoubleHeader } from './double-header/index.ts';
import { doubleHeaderOutlook } from './double-header/master/outlook.ts';
import { locoDomeBot, weighLocoDome } from './loco-dome/index.ts';
import { locoDomeOutlook } from './loco-dome/master/outlook.ts';
import { reviewSections } from './loko-moto/section-review.ts';
import { lokoMotoBot, weighLokoMoto } from './loko-moto/index.ts';

/** The bot of each game, by the game's id. The only file that lists them; a game without one is played at random. */
export const BOTS: Readonly<Record<string, Bot<never, Act>>> = {
  'loko-moto': lokoMotoBot,
  'double-header': doubleHeaderBot,
  'loco-dome': locoDomeBot,
};

/** What the strongest level of each game thinks of the answers to a question. */
export const WEIGHERS: Readonly<Record<string, Weigher<never, Act>>> = {
  'loko-moto': weighLokoMoto,
  'double-header': weighDoubleHeader,
  'loco-dome': weighLocoDome,
};

/** Why one would answer a question of a game so or so. */
export const EXPLAINERS: Readonly<Record<string, Explainer<never, never>>> = {
  'loko-moto': explainLokoMoto,
  'double-header': explainDoubleHeader,
  'loco-dome': explainLocoDome,
};

/** What a review says of the lines of a game that has some. */
export const SECTION_REVIEWERS: Readonly<Record<string, typeof reviewSections>> = {
  'loko-moto': reviewSections,
};

/** How the games with hidden cards stood, all cards open. */
export const OUTLOOKS: Readonly<Record<string, Outlook<never>>> = {
  'double-header': doubleHeaderOutlook,
  'loco-dome': locoDomeOutlook,
};
