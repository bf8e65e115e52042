/** How a bot is named where guests are, as in ratings. */
export const BOT = 'bot:';
export const botId = (level: string): string => `${BOT}${level}`;
/** The level of the bot that a `who` is; undefined for a guest. */
export const levelOf = (who: string): string | undefined =>
  who.startsWith(BOT) ? who.slice(BOT.length) : undefined;
