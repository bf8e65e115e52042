/** Builds the pages and the server to `dist/`, unless nothing changed since the last time. */
export function build(): void;
