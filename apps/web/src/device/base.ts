/** The folder of the pages: the root of a server, any folder of a web space. */
const BASE = new URL(import.meta.env?.BASE_URL === './' ? '../' : '/', import.meta.url);

/** The same as the router wants it: without a slash at the end. */
export const BASE_PATH = import.meta.env?.BASE_URL === './' ? BASE.pathname.replace(/\/$/, '') : '';

/** An address of ours that no router looks at, like `/checker.html`. */
export const under = (path: string): string => BASE_PATH + path;
