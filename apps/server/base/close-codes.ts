/** Codes that a socket is closed with (RFC 6455; from 4000 on our own). With `restart` and `later` a client comes back. */
export const CLOSE = { restart: 1012, later: 1013, policy: 1008, notFound: 4404 } as const;
