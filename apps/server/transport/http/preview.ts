import { gameById } from '@turntable/games';
import type { Locale } from '@turntable/messages';
import type { TableRow } from '../../storage/rows.ts';

/** What a link leads to, by the first letter of its address. */
export const LINKS = { t: 'table', w: 'table', s: 'seat', g: 'replay', j: 'join' } as const;
type Linked = (typeof LINKS)[keyof typeof LINKS];

/** The preview of a table's link, for those who have not opened it yet. */
export interface Preview {
  readonly title: string;
  readonly text: string;
}

/** Characters that are not seen, or that turn round the text after them. */
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Words about a table, made by naming what they tell: the game, who sits there under which name, how far it is, and how it ended. */
export async function previewOf(
  kind: Linked,
  row: Pick<TableRow, 'game' | 'status' | 'seats' | 'ended'>,
  locale: Locale,
): Promise<Preview> {
  // Sentences take memory, so they are loaded for the first preview.
  const { format } = await import('@turntable/messages');
  const { seats, status, ended } = row;
  const nameOf = (name: string): string => name.replace(UNSEEN, '');
  const list = (names: readonly string[]): string => new Intl.ListFormat(locale).format(names.map(nameOf));
  const game = format(locale, `game.${row.game}`);
  const people = seats.filter(({ kind: of }) => of !== 'open');
  const names = list(people.map(({ name }) => name));
  const titles: Readonly<Record<Linked, string>> = {
    table: people.length === 0 ? game : format(locale, 'table.title', { game, names }),
    seat: format(locale, 'preview.seat', { game }),
    replay: format(locale, 'preview.replay', { game, names }),
    join: format(locale, 'preview.join', { game }),
  };
  const state = (): string => {
    if (status === 'waiting')
      return format(locale, 'preview.waiting', { free: seats.length - people.length });
    if (status === 'running') return format(locale, 'preview.running');
    const winners = ended?.winners ?? [];
    if (winners.length === 0) return format(locale, 'preview.over');
    if (gameById(row.game)?.draws && winners.length === seats.length) return format(locale, 'preview.draw');
    const won = list(winners.map((seat) => seats[seat]?.name ?? ''));
    return format(locale, 'preview.won', { names: won, count: winners.length });
  };
  const players = people.length === 0 ? [] : [format(locale, 'preview.players', { names })];
  return { title: titles[kind], text: [...players, state()].join(' ') };
}
