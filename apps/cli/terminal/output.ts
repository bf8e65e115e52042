import { EXIT } from '@turntable/server/base/trouble.ts';

/** What a shell says of a program that SIGPIPE ended, which others are when nobody reads them any more. */
const NO_READER = 141;
let name = '';

/**
 * From now on output that cannot be written ends the process, and with it whatever it started: quietly if the reader has gone
 * (`| head -1`), else with one sentence and exit status 5. `command` is named in it.
 */
export function watchOutput(command: string): void {
  name = command;
  if (!process.stdout.listeners('error').includes(unwritten)) process.stdout.on('error', unwritten);
}

function unwritten({ code }: NodeJS.ErrnoException): void {
  if (code === 'EPIPE') process.exit(NO_READER);
  console.error(`turntable ${name}: the output cannot be written (${code})`);
  process.exit(EXIT.disk);
}
