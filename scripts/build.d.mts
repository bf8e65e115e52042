/** Builds the pages and the server to `dist/`, unless nothing changed since the last time; `first` is run if anything is to be built. */
export function build(first?: () => void): void;
