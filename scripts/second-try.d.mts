export function runWithSecondTry(
  files: readonly string[],
  concurrency: number,
  stdio?: 'inherit' | 'ignore',
): boolean;
