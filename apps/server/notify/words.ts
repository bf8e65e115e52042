import type { Channel } from './channels.ts';
import type { News } from './telling.ts';

/** A message in words. Lines of the text are parted by `\n`. */
export interface Words {
  readonly title: string;
  readonly text: string;
}
type Format = (typeof import('@turntable/messages'))['format'];

/** The sentences of a message in its reader's language: the games, who else plays, and what waits. No secrets. `most`: how many tables are named. */
export async function wordsOf(
  news: readonly News[],
  language: Channel['language'],
  most: number,
): Promise<Words> {
  // Imported on demand: the catalogues take memory that a server without channels does not need.
  const { format, has } = await import('@turntable/messages');
  const each = news.slice(0, most).map((one) => wordsOfOne(one, language, format, has));
  const [first] = each;
  if (news.length === 1 && first) return first;
  const waiting = news.filter(({ notice: { kind } }) => kind !== 'over' && kind !== 'start').length;
  const lines = each.map(({ title, text }) => format(language, 'notify.digest.line', { title, text }));
  const more = news.length - each.length;
  return {
    title: format(language, 'notify.digest.title', { count: waiting }),
    text: [...lines, ...(more > 0 ? [format(language, 'notify.digest.more', { count: more })] : [])].join(
      '\n',
    ),
  };
}

function wordsOfOne(
  { notice: { guest, kind, ask }, row, left }: News,
  language: Channel['language'],
  format: Format,
  has: (key: string) => boolean,
): Words {
  if (!row) {
    const title = format(language, kind === 'confirm' ? 'notify.confirm.title' : 'app.name');
    return { title, text: format(language, `notify.${kind}`) };
  }
  const plain = (name: string): string => name.replace(/\s+/g, ' ');
  const game = format(language, `game.${row.game}`);
  const others = row.seats.flatMap((seat) => (seat.guest === guest || !seat.name ? [] : [plain(seat.name)]));
  const names = new Intl.ListFormat(language).format(others);
  const title = others.length > 0 ? format(language, 'notify.title', { game, names }) : game;
  const asker = row.asking ? plain(row.seats[row.asking.by]?.name ?? '') : '';
  const question = ask === 'draft' ? 'notify.draft' : `${row.game}.ask.${ask}`;
  if (ask === 'agree') return { title, text: format(language, 'notify.agree') };
  const text =
    ask !== undefined && has(question)
      ? format(language, 'notify.turn.ask', { ask: format(language, question) })
      : format(language, `notify.${kind}`, { asker, left: time(left ?? 0, language, format) });
  return { title, text };
}

/** Roughly how long: days and hours, hours, minutes, or what seconds are left. */
function time(ms: number, language: Channel['language'], format: Format): string {
  const seconds = Math.floor(ms / 1000);
  const [minutes, hours, days] = [seconds / 60, seconds / 3600, seconds / 86_400].map(Math.floor) as [
    number,
    number,
    number,
  ];
  if (days > 0) return format(language, 'clock.long.days', { days, hours: hours % 24 });
  if (hours > 0) return format(language, 'clock.long.hours', { hours, minutes: 0 });
  if (seconds === 0) return format(language, 'clock.long.none');
  return format(language, 'clock.long.minutes', { minutes, seconds: minutes > 0 ? 0 : seconds }).trim();
}
