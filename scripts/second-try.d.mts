export function runWithSecondTry(files: readonly string[], concurrency: number): boolean;
