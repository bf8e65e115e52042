import { isUtf8 } from 'node:buffer';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as after } from 'node:timers/promises';
import {
  LEAVE_MS,
  LONGEST_LINE,
  readFromBot,
  type FromBot,
  type ToBot,
} from '@turntable/bots/door/protocol.ts';
import { plain } from '../terminal/plain.ts';

/** Bytes that a program may leave unread before it counts as one that does not read at all. */
const MOST_UNREAD = 64 * LONGEST_LINE;
/** Messages that nobody asked for, between two questions. */
const MOST_UNASKED = 1000;
/** The number of characters kept of what a program writes to its standard error, to show the last line. */
const LAST_ERRORS = 2000;
/** How long the output of a program that has ended is waited for (ms). */
const LAST_WORDS_MS = 200;

const running = new Set<ChildProcess>();
// A program is the leader of a group of its own, so that what it started ends with it; nothing outlives us.
process.on('exit', () => running.forEach(endGroup));

/** Ends a program and whatever else is in its group. */
function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nobody of the group is left.
  }
}

/** Of what a program wrote before it ended, the line that says why: the last that names an error, else the last. */
function tellingLine(errors: string): string | undefined {
  const lines = errors
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.findLast((line) => /(?:Error|Exception)\b/.test(line)) ?? lines.at(-1);
}

/** A bot's process, and what it writes. Once it has failed it says nothing more, and `failure` says why. */
export class Program {
  readonly #child: ChildProcess;
  readonly #exited: Promise<unknown>;
  /** It has ended, and what it wrote before has been read. */
  readonly #over = Promise.withResolvers<void>();
  #leaving = false;
  #unread = Buffer.alloc(0);
  #unasked = 0;
  #errors = '';
  #failure: string | undefined;
  #waiting: ((message: FromBot | undefined) => boolean) | undefined;

  /** Runs `command` in a shell, with `PATH` alone in its environment; `log` is a file that its standard error goes to. */
  constructor(command: string, log?: string) {
    const logFile = log === undefined ? undefined : openSync(log, 'a');
    const child = spawn('/bin/sh', ['-c', command], {
      env: { PATH: process.env['PATH'] ?? '' },
      stdio: ['pipe', 'pipe', logFile ?? 'pipe'],
      detached: true,
    });
    if (logFile !== undefined) closeSync(logFile);
    this.#child = child;
    this.#exited = once(child, 'exit').catch(() => undefined);
    running.add(child);
    child.on('error', (error) => this.#fail(`cannot be started: ${error.message}`));
    child.stdin!.on('error', () => undefined); // It has ended; that is told by its exit.
    child.stdout!.on('data', (bytes: Buffer) => this.#hear(bytes));
    child.stderr?.on('data', (bytes: Buffer) => {
      this.#errors = (this.#errors + bytes.toString()).slice(-LAST_ERRORS);
    });
    child.stdout!.on('end', () => void this.#silent());
    child.on('exit', (code, signal) => {
      // At once: later the number of its group may be somebody else's.
      this.#release();
      void this.#lastWords(signal ?? `code ${code}`, this.#leaving && code === 0).then(this.#over.resolve);
    });
  }

  get failure(): string | undefined {
    return this.#failure;
  }

  send(message: ToBot): void {
    if (this.#failure !== undefined) return;
    const { stdin } = this.#child;
    stdin!.write(`${JSON.stringify(message)}\n`);
    if (stdin!.writableLength > MOST_UNREAD) this.#fail('does not read what it is sent');
  }

  /** The next message that is wanted; nothing if none comes in time, or the program fails. Others are left aside. */
  async next<Message extends FromBot>(
    wanted: (message: FromBot) => message is Message,
    ms: number,
  ): Promise<Message | undefined> {
    if (this.#failure !== undefined) return undefined;
    this.#unasked = 0;
    return new Promise((resolve) => {
      const timer = setTimeout(() => end(undefined), ms);
      const end = (message: Message | undefined): true => {
        clearTimeout(timer);
        this.#waiting = undefined;
        resolve(message);
        return true;
      };
      this.#waiting = (message) => {
        if (message === undefined) return end(undefined);
        return wanted(message) && end(message);
      };
    });
  }

  /**
   * Tells the program to leave, and ends it with all that it started. Gives the failure, if there has been one: also one
   * from before that has only shown now.
   */
  async stop(): Promise<string | undefined> {
    this.send({ t: 'bye' });
    this.#leaving = true;
    const patience = new AbortController();
    const tooLong = after(LEAVE_MS, undefined, { signal: patience.signal }).catch(() => undefined);
    await Promise.race([this.#failure === undefined ? this.#over.promise : this.#exited, tooLong]);
    patience.abort();
    const failure = this.#failure;
    this.#failure ??= 'was told to leave';
    this.#end();
    return failure;
  }

  #hear(bytes: Buffer): void {
    let rest = Buffer.concat([this.#unread, bytes]);
    for (let end = rest.indexOf(10); end >= 0 && this.#failure === undefined; end = rest.indexOf(10)) {
      if (end > LONGEST_LINE) return this.#fail('wrote a line of more than 1 MiB');
      this.#read(rest.subarray(0, end));
      rest = rest.subarray(end + 1);
    }
    if (rest.length > LONGEST_LINE) return this.#fail('wrote a line of more than 1 MiB');
    this.#unread = rest;
  }

  #read(line: Buffer): void {
    // What is no UTF-8 is shown as well as it can be, and not read.
    const message = isUtf8(line) ? readFromBot(line.toString()) : undefined;
    if (!message) return this.#fail(`wrote what is no message: ${shown(line.toString())}`);
    if (this.#waiting?.(message)) return;
    if (++this.#unasked > MOST_UNASKED) this.#fail('writes without being asked');
  }

  /** What it wrote before it ended may still be on its way; a child that it left behind may hold its output open. */
  async #lastWords(how: string, asTold: boolean): Promise<void> {
    const { stdout, stderr } = this.#child;
    const open = [stdout, stderr].filter((stream) => stream && !stream.readableEnded);
    const ends = Promise.all(open.map((stream) => once(stream!, 'end').catch(() => undefined)));
    await Promise.race([ends, after(LAST_WORDS_MS)]);
    if (asTold) return;
    const last = tellingLine(this.#errors);
    this.#fail(last ? `ended with ${how}; its last words: ${shown(last)}` : `ended with ${how}`);
  }

  /** Its output is closed. If it has ended, its exit says so; if not, there is nothing more to wait for. */
  async #silent(): Promise<void> {
    await Promise.race([this.#exited, after(LAST_WORDS_MS)]);
    if (running.has(this.#child) && !this.#leaving) this.#fail('closed its output');
  }

  #fail(why: string): void {
    if (this.#failure !== undefined) return;
    this.#failure = why;
    this.#end();
    this.#waiting?.(undefined);
  }

  /** Ends the group, unless that is done. */
  #release(): void {
    if (running.delete(this.#child)) endGroup(this.#child);
  }

  #end(): void {
    this.#release();
    this.#child.stdin!.destroy();
    this.#child.stdout!.destroy();
    // What has left the group may hold it open, and nobody reads its words any more.
    this.#child.stderr?.destroy();
    this.#unread = Buffer.alloc(0);
  }
}

/** The beginning of a line, fit for a terminal. */
function shown(line: string): string {
  return `"${plain(line.slice(0, 200))}"${line.length > 200 ? ' …' : ''}`;
}
