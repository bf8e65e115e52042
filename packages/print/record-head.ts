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

/**
 * The head of a record: the game, the day, who played, and how it ended; `signed`: the sides have the signs that stand for
 * them further down. Returns where the rest begins.
 */
export function recordHead(
  draft: Draft,
  { words, played, address }: RecordSheet,
  left: Mm,
  right: Mm,
  signed = false,
): Mm {
  const { t } = words;
  const { game, names, setup, state, end, date, kept } = played;
  const day = date === undefined ? t('print.record.game') : dayOf(date);
  header(draft, left, right, {
    title: t(`game.${game.id}`),
    subtitle: kept ? `${day} · ${t('print.record.kept', { name: kept.name ?? 'none' })}` : day,
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
  const sides = names.map((_, seat) => game.record.side(setup, seat));
  const said = (side: number): string => names.filter((_, seat) => sides[seat] === side).join(' & ');
  const scores = game.record.scores(view);
  // Where nobody can call any more, more points win (LD-7.5); any other early end has no winner.
  const stuck = end?.reason === 'stuck';
  const most = scores.flatMap((score, side) => (score === Math.max(...scores) ? [side] : []));
  const winners = stuck ? most : end ? [] : game.record.winners(view);
  const ended =
    end &&
    !stuck &&
    t('print.record.ended', { reason: end.reason, who: end.by === undefined ? '' : names[end.by]! });
  const count = game.record.sides(setup);
  const result = ended || (winners.length === 0 || winners.length === count ? t('print.record.drawn') : t('print.record.won', { winners: winners.map(said).join(', ') })); // prettier-ignore
  let x = left;
  const each = (right - left) / Math.max(2, count);
  for (let side = 0; side < count; side++) {
    const won = winners.includes(side) && winners.length < count;
    const indent = signed ? 2 * SIGN + 1.2 : 0;
    if (signed) disc(draft, x + SIGN, 26, SIGN, String(side + 1), side === 1);
    draft.text(x + indent, 27.4, said(side), {
      face: won ? 'strong' : 'text',
      size: 11,
      room: each - 22 - indent,
    });
    draft.text(x + each - 8, 27.6, words.number(scores[side] ?? 0, 0), {
      face: 'figure-bold',
      size: 16,
      anchor: 'end',
    });
    x += each;
  }
  draft.line(left, 30, right, 30, { stroke: COLOUR.ink, line: 0.35 });
  draft.text(left, 34.6, result, { size: 9.5, colour: COLOUR.soft, room: right - left });
  return 42;
}
