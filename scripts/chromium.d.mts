/** Path of a Chromium on this machine: `CHROMIUM`, or the usual places. */
export function findChromium(): string | undefined;
/** Path of Debian's Chromium without windows; that of `findChromium` where there is none, or where `CHROMIUM` is set. */
export function findHeadlessShell(): string | undefined;
/** Installs Debian's Chromium if there is none; ends the process if that fails. */
export function needChromium(): void;
