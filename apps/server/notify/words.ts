import type { TableRow } from '../storage.ts';
import type { Channel } from './channels.ts';
import type { Notice } from './notices.ts';

/** A notice in words. */
export interface Words {
  readonly title: string;
  readonly text: string;
}

/** The sentences of a notice in its reader's language: the game, who else plays, and what waits. No secrets. */
export async function wordsOf(
  { guest, kind, ask }: Notice,
  row: TableRow | null,
  language: Channel['language'],
): Promise<Words> {
  // Sentences take memory that a server without channels does not need.
  const { format, has } = await import('@turntable/messages');
  if (!row) {
    const title = format(language, kind === 'confirm' ? 'notify.confirm.title' : 'app.name');
    return { title, text: format(language, `notify.${kind}`) };
  }
  const game = format(language, `game.${row.game}`);
  const others = row.seats.flatMap((seat) => (seat.guest === guest || !seat.name ? [] : [seat.name]));
  const names = new Intl.ListFormat(language).format(others);
  const title = others.length > 0 ? format(language, 'notify.title', { game, names }) : game;
  const asker = row.asking ? (row.seats[row.asking.by]?.name ?? '') : '';
  const question = `${row.game}.ask.${ask}`;
  const text =
    ask !== undefined && has(question)
      ? format(language, 'notify.turn.ask', { ask: format(language, question) })
      : format(language, `notify.${kind}`, { asker });
  return { title, text };
}
