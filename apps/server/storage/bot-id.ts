/** Prefix of a bot's id where ids of guests stand, as in ratings. */
export const BOT = 'bot:';
/** The `who` of a bot of that level; `levelOf` reads it back. */
export const botId = (level: string): string => `${BOT}${level}`;
/** The level of the bot that a `who` is; undefined for a guest. */
export const levelOf = (who: string): string | undefined =>
  who.startsWith(BOT) ? who.slice(BOT.length) : undefined;
