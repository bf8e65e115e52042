/** What the pages around the games say. */
export const common = {
  'app.name': 'Turntable',
} as const;
