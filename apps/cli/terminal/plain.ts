import { withoutIsolates } from '@turntable/engine/words.ts';

/** Characters that command a terminal, change the direction of text or end a line; not those that join letters and emoji. */
const COMMANDS = /(?:(?![\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029])+/gu;

/** Words from elsewhere as one line: they must not command the terminal, nor pass for lines of their own. */
export function plain(text: string): string {
  return withoutIsolates(text).replace(COMMANDS, ' ');
}
