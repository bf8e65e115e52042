/** Bots bear the names of railway engineers, one for each seat. */
export const BOT_NAMES: readonly string[] = ['Trevithick', 'Kandó', 'Stephenson', 'Baross', 'Brunel'];
