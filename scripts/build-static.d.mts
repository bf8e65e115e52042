/** Why a folder cannot be made anew, as words after its name; nothing, if it can. */
export function whyKept(folder: string): string | undefined;
/** Builds the pages that need no server into a folder (`dist/static`); `more`: settings of the build. */
export function buildStatic(folder?: string, more?: Readonly<Record<string, string>>): void;
