/**
 * An id that the client makes for each request; a repeated one is answered again, not played again. Printable ASCII, because it
 * is kept: not every store takes every character.
 */
export const REQUEST_ID = /^[ -~]{1,40}$/;
