import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('./results/', import.meta.url));

/** The middle of the figures. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/**
 * Keeps a result as `results/<date>-<name>.md`, and prints it. `text` says what was measured and how; `data`, if any, is
 * kept beside it as JSON. `date`: of a result that is added to.
 */
export function keep(
  name: string,
  text: string,
  data?: unknown,
  date = new Date().toISOString().slice(0, 10),
): void {
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, load ${loadavg()[0]!.toFixed(0)} at the end`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}${date}-${name}.md`, `# ${name}, ${date}\n\n${machine}\n\n${text.trim()}\n`);
  if (data !== undefined) writeFileSync(`${folder}${date}-${name}.json`, `${JSON.stringify(data)}\n`);
  console.log(text);
}

/** A number with thin groups, for people. */
export const grouped = (value: number): string => Math.round(value).toLocaleString('en').replaceAll(',', ' ');
