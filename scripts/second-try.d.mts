export const FILES_AT_ONCE: number;
export function runWithSecondTry(
  files: readonly string[],
  concurrency: number,
  stdio?: 'inherit' | 'ignore',
): boolean;
