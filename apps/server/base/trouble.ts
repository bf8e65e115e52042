import { statfsSync } from 'node:fs';

/** Exit status of each kind of trouble that the host has to mend; 1 is a setting that cannot be used. */
export const EXIT = {
  /** What is stored cannot be used: a key is missing, the database is damaged or newer than the program. */
  data: 4,
  /** The disk is full, or the folder cannot be written. */
  disk: 5,
  /** The port is taken, or may not be used. */
  port: 6,
  /** Another server works with the folder. */
  held: 7,
  /** The database of `DATABASE_URL`, or the servers' broker, is not reached. */
  away: 8,
} as const;

/** Why the server or a command cannot do its work: one sentence that says what is wrong and what to do. */
export class Trouble extends Error {
  override readonly name = 'Trouble';
  readonly exit: number;

  constructor(kind: keyof typeof EXIT, message: string, options?: ErrorOptions) {
    super(message, options);
    this.exit = EXIT[kind];
  }
}

/** With less than this (bytes), SQLite's shared memory gives an input/output error instead of saying that the disk is full. */
const LEAST_ROOM = 256 * 1024;
const BUSY = 5;
const FULL = 13;
const DISK: ReadonlySet<number> = new Set([8, 10, FULL, 14]);
const DAMAGED: ReadonlySet<number> = new Set([11, 26]);

/** SQLite's result code without its extension (https://sqlite.org/rescode.html); undefined for other errors. */
export function sqliteCode(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : undefined;
}
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** The SQLSTATE of an error of PostgreSQL; undefined for others. */
export function sqlState(error: unknown): string | undefined {
  const code = codeOf(error);
  return /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** The connection broke during `COMMIT`, so it is unknown whether the batch is stored. Its tables are dropped from memory and read again. */
export class Uncertain extends Error {
  override readonly name = 'Uncertain';

  constructor(options: ErrorOptions) {
    super('the connection broke at the end of a commit', options);
  }
}

/** Whether the database was not reached, went away or was about to end. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof Uncertain) return true;
  const code = codeOf(error);
  // Class 08: connection; 25P03: it stood still too long; 53300: no connection left; 57P01 to 57P05: ended, crashed, starting.
  if (/^(08...|25P03|53300|57P0[1-5])$/.test(code)) return true;
  if (
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_\w+)$/.test(code)
  )
    return true;
  // What the driver says without a code.
  return error instanceof Error && /connect|not queryable|read timeout/i.test(error.message) && code === '';
}

/** How the address of a PostgreSQL database is written. */
export const DATABASE_FORM =
  'postgres://name:password@host/database, with # / ? @ % in the password as %23 %2F %3F %40 %25';
/** What Node's TLS says of a certificate that is not trusted. */
const UNTRUSTED = /^(CERT_|DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/;

/**
 * Why a PostgreSQL database cannot be used, as trouble: it is not reached, or refuses name, password, rights or its certificate;
 * undefined for other errors. `name` instead of its address, which often has a password in it.
 */
export function databaseTrouble(error: unknown, name: string): Trouble | undefined {
  const state = sqlState(error) ?? '';
  const say = (advice: string): Trouble =>
    new Trouble('away', `${name} cannot be used (${(error as Error).message}); ${advice}`, { cause: error });
  if (codeOf(error) === 'ERR_INVALID_URL') return say(`expected an address like ${DATABASE_FORM}`);
  if (isUnreachable(error) || /^28|^3D/.test(state))
    return say('see that it runs, and that name and password are right');
  if (state === '42501') return say('let the role make tables there: GRANT CREATE ON SCHEMA public');
  if (state === '25006') return say('it can only be read: name the one that is written');
  return UNTRUSTED.test(codeOf(error)) ? say('see that its certificate is one to trust') : undefined;
}

/** A stored row that cannot be read, though the database gives it. */
export class DamagedRow extends Error {
  override readonly name = 'DamagedRow';
}

/** Whether what is stored is damaged: a row, a page of the database file or of an index, or all of it. */
export function isDamaged(error: unknown): boolean {
  if (error instanceof DamagedRow || /^XX00[12]$/.test(sqlState(error) ?? '')) return true;
  return DAMAGED.has(sqliteCode(error) ?? 0);
}

/** What the host can do about a write that failed so, to be added to the line of the log; empty if that is said elsewhere. */
export function adviceOf(error: unknown): string {
  if (sqlState(error) !== undefined && isDamaged(error))
    return ' (PostgreSQL’s data are damaged: its own log says where, REINDEX mends an index)';
  if (isDamaged(error))
    return ' (the database is damaged: end the server, move its folder away and keep it, then turntable restore the newest backup)';
  return isFull(error) ? ' (the disk is full: make room there, nothing else has to be done)' : '';
}

/** Whether an error has another cause than the data: the disk fails, the database is away, a statement was given up. SQLSTATE class XX means damage. */
export function isPassing(error: unknown): boolean {
  const state = sqlState(error);
  return isDiskError(error) || isUnreachable(error) || (state !== undefined && !state.startsWith('XX'));
}

/** Whether nothing can be written any more, for want of space or of rights. */
export function isDiskError(error: unknown): boolean {
  return DISK.has(sqliteCode(error) ?? 0) || /^(ENOSPC|EDQUOT|EROFS|EACCES|EPERM|EIO)$/.test(codeOf(error));
}
function isFull(error: unknown): boolean {
  return sqliteCode(error) === FULL || /^(ENOSPC|EDQUOT)$/.test(codeOf(error));
}

/** What is left on the disk of a folder (bytes). */
function room(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
}

/** An error of the file system, of SQLite or of the network as trouble; undefined if it is none of these. */
export function troubleOf(error: unknown, folder: string, port?: number): Trouble | undefined {
  if (error instanceof Trouble) return error;
  const cause = { cause: error };
  if (isFull(error) || (isDiskError(error) && room(folder) < LEAST_ROOM))
    return new Trouble('disk', `${folder}: the disk is full; make room there and try again`, cause);
  if (isDamaged(error)) {
    const advice = 'restore a backup into an empty folder with turntable restore FILE';
    return new Trouble('data', `${folder}: the database is damaged; ${advice}`, cause);
  }
  if (codeOf(error) === 'EADDRINUSE')
    return new Trouble('port', `port ${port} is taken; end what uses it, or set PORT to another`, cause);
  if (port !== undefined && /^(EADDRNOTAVAIL|ENOTFOUND|EAI_\w+)$/.test(codeOf(error)))
    return new Trouble('port', 'HOST: this machine has no such address; leave it out or set another', cause);
  if (port !== undefined && codeOf(error) === 'EACCES' && String(error).includes('listen'))
    return new Trouble('port', `port ${port} may not be used; set PORT to one from 1024 on`, cause);
  if (isDiskError(error) || /^(EISDIR|ENOTDIR)$/.test(codeOf(error)))
    return new Trouble('disk', `${folder}: cannot be written (${(error as Error).message})`, cause);
  if (sqliteCode(error) === BUSY)
    return new Trouble('held', `${folder}: another program works with the database; end that one`, cause);
  // A table or a column that is not there: nothing of ours made it so.
  if (sqliteCode(error) !== undefined) {
    const why = `the database cannot be used (${(error as Error).message})`;
    const advice = 'restore a backup into an empty folder with turntable restore FILE';
    return new Trouble('data', `${folder}: ${why}; ${advice}`, cause);
  }
  return undefined;
}
