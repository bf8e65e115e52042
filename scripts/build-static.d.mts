/** Builds the pages that need no server into a folder (`dist/static`); `more`: settings of the build. */
export function buildStatic(folder?: string, more?: Readonly<Record<string, string>>): void;
