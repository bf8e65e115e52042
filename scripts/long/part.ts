import { fileURLToPath } from 'node:url';

/** Something that takes too long for `npm test`, and leaves a dated result in `bench/results/`. */
export interface Part {
  /** One line for the list. */
  readonly what: string;
  /** Its options as they are typed, for the list. */
  readonly usage: string;
  /** Runs it; resolves to whether all was well. Throws at options it does not know. */
  run(args: readonly string[]): Promise<boolean>;
}

/** The folder of the project. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
