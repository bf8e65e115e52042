import type { Viewer } from '@turntable/engine';

/** The part of a WebSocket that a connection needs; the socket itself may be at another server. */
export interface Wire {
  readonly readyState: number;
  readonly OPEN: number;
  /** Another server holds the socket, and finds out whether its client is still there. */
  readonly isFar?: true;
  /** Bytes that are not with the system yet. */
  readonly bufferedAmount: number;
  send(text: string): void;
  close(code?: number, reason?: string): void;
  terminate(): void;
  ping(): void;
  on(event: 'message', hear: (data: Buffer, isBinary: boolean) => void): unknown;
  on(event: 'pong', hear: () => void): unknown;
  on(event: 'error', hear: (error: Error) => void): unknown;
  on(event: 'close', hear: (code: number) => void): unknown;
}

/** Sends messages in one packet, and calls `done` when they are with the system. Only while the socket is open. */
export type Outlet = (texts: readonly string[], done?: () => void) => void;

/** What the server does with each socket that is open here. */
export interface OpenSocket {
  /** Looks for a sign of life. */
  beat(): void;
  /** Tells its client to come back in a moment. */
  restart(): void;
  /** Tells its client to come back later, which may be to another server. */
  lost(): void;
  /** Ends it without a close frame. */
  end(): void;
}

/** What somebody comes for. */
export interface Wish {
  readonly table: string;
  readonly as: Viewer | undefined;
  /** The last update they have, and how many seconds ago they got it. */
  readonly last: number | undefined;
  readonly ago?: number | undefined;
  /** The household they come from; a server of an older version does not say it. */
  readonly household?: string | undefined;
}

/** Somebody whose socket is open. */
export interface Present {
  readonly guest: string;
  readonly session: string;
  readonly address: string;
}
