/** Settings of servers in tests: any free port, bots and pauses that keep nobody waiting, no budgets of tables. */
export const TEST_SETTINGS = {
  PORT: '0',
  BOT_DELAY_MS: '0',
  ANSWER_PAUSE_MS: '20',
  REVEAL_PERCENT: '0',
  BOT_THINK_MS: '5',
  BOT_WORKERS: '1',
  BACKUPS: '0',
  TABLES_PER_GUEST: '100000',
  BOT_TABLES_PER_GUEST: '100000',
} as const;
