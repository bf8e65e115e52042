import { winnersOfEnding } from '@turntable/engine';
import { COLOUR, type Draft } from './draft.ts';
import type { Played } from './finished.ts';
import { header } from './header.ts';
import type { Mm } from './page.ts';
import { disc } from './symbols.ts';
import type { Words } from './words.ts';
import type { Paper } from './paper.ts';

export interface RecordSheet {
  readonly words: Words;
  readonly paper: Paper;
  readonly played: Played;
  /** Where the code leads: the replay. */
  readonly address?: string;
}

/** A day of the calendar (UTC) as `yyyy-mm-dd`, computed by cycles of 400 years that begin in March (Hinnant, "chrono-compatible low-level date algorithms", 2013). */
export function dayOf(seconds: number): string {
  const days = Math.floor(seconds / 86_400) + 719_468;
  const cycle = Math.floor(days / 146_097);
  const day = days - cycle * 146_097;
  const year = Math.floor(
    (day - Math.floor(day / 1460) + Math.floor(day / 36_524) - Math.floor(day / 146_096)) / 365,
  );
  const ofYear = day - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const fromMarch = Math.floor((5 * ofYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const two = (n: number): string => String(n).padStart(2, '0');
  const date = ofYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  return `${year + cycle * 400 + (month <= 2 ? 1 : 0)}-${two(month)}-${two(date)}`;
}

/** Radius of the sign of a side: small enough for a line, its number as large as the smallest type. */
export const SIGN: Mm = 1.72;

/** What stands beside the title of a record: its day, and who kept it by hand. */
function dayAndKeeper({ words: { t }, played: { date, kept } }: RecordSheet): string {
  const day = date === undefined ? t('print.record.game') : dayOf(date);
  return kept ? `${day} · ${t('print.record.kept', { name: kept.name ?? 'none' })}` : day;
}

/** Who played together: the names of a side. */
function saidOf({ game, names, setup }: Played, side: number): string {
  return names.filter((_, seat) => game.record.side(setup, seat) === side).join(' & ');
}

/** The head of a further page of a record: the game, the day and the sides with their signs. Returns where the rest begins. */
export function furtherHead(draft: Draft, input: RecordSheet, left: Mm, right: Mm): Mm {
  const { words, played } = input;
  const { game, setup } = played;
  header(draft, left, right, {
    title: words.t(`game.${game.id}`),
    subtitle: dayAndKeeper(input),
    wide: true,
    addressLabel: '',
  });
  const count = game.record.sides(setup);
  const each = (right - left) / Math.max(2, count);
  for (let side = 0; side < count; side++) {
    const x = left + side * each;
    disc(draft, x + SIGN, 22.6, SIGN, String(side + 1), side === 1);
    draft.text(x + 2 * SIGN + 1.2, 23.8, saidOf(played, side), { size: 9.5, room: each - 2 * SIGN - 4 });
  }
  draft.line(left, 26.6, right, 26.6, { stroke: COLOUR.ink, line: 0.35 });
  return 29;
}

/**
 * The head of a record: the game, the day, who played, and how it ended; `signed`: the sides have the signs that stand for
 * them further down. Returns where the rest begins.
 */
export function recordHead(draft: Draft, input: RecordSheet, left: Mm, right: Mm, signed = false): Mm {
  const { words, played, address } = input;
  const { t } = words;
  const { game, names, setup, state, end, date, kept } = played;
  header(draft, left, right, {
    title: t(`game.${game.id}`),
    subtitle: dayAndKeeper(input),
    wide: kept !== undefined,
    address,
    addressLabel: t('print.code', { address: address ?? '' }),
    // A book on paper knows no day: whoever keeps the sheet writes it.
    blanks: [
      ...(date === undefined ? [{ label: t('print.date'), parts: 2 }] : []),
      { label: t('print.place'), parts: 3 },
    ],
  });
  const view = game.view(state, 'public');
  const said = (side: number): string => saidOf(played, side);
  const scores = game.record.scores(view);
  const winners = end ? winnersOfEnding(game, setup, end, scores) : game.record.winners(view);
  // Where nobody can call any more, more points win (LD-7.5), and nobody ended it.
  const ended =
    end &&
    end.reason !== 'stuck' &&
    t('print.record.ended', { reason: end.reason, who: end.by === undefined ? '' : names[end.by]! });
  const count = game.record.sides(setup);
  const drawn = winners.length === 0 || (game.draws === true && winners.length === count);
  const won = drawn ? !ended && t('print.record.drawn') : t('print.record.won', { winners: winners.map(said).join(', ') }); // prettier-ignore
  const result = [won, ended].filter(Boolean).join(' · ');
  let x = left;
  const each = (right - left) / Math.max(2, count);
  // Of more than three, a name has no room beside its score.
  const above = count > 3;
  for (let side = 0; side < count; side++) {
    const isWinner = winners.includes(side) && !drawn;
    const indent = signed ? 2 * SIGN + 1.2 : 0;
    if (signed) disc(draft, x + SIGN, 26, SIGN, String(side + 1), side === 1);
    draft.text(x + indent, above ? 23.6 : 27.4, said(side), {
      face: isWinner ? 'strong' : 'text',
      size: above ? 9.5 : 11,
      room: each - (above ? 4 : 22) - indent,
    });
    draft.text(above ? x : x + each - 8, above ? 28.8 : 27.6, words.number(scores[side] ?? 0, 0), {
      face: 'figure-bold',
      size: above ? 14 : 16,
      anchor: above ? 'start' : 'end',
    });
    x += each;
  }
  draft.line(left, 30, right, 30, { stroke: COLOUR.ink, line: 0.35 });
  draft.text(left, 34.6, result, { size: 9.5, colour: COLOUR.soft, room: right - left });
  return 42;
}
