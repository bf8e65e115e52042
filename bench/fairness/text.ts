import { SHAPES, SHEETS, TRAINS } from '@turntable/games/loko-moto/boxes.ts';
import { PILES, type Shape } from '@turntable/games/loko-moto/types.ts';
import type { CardTally, Table, Tally } from './tally.ts';

/** No seat should win more often than this many times its fair share. */
const MOST = 1.25;

/** Seats that win more than 1.25 times their fair share. */
export function unfairSeats({ games, wins }: Tally): number[] {
  return [...wins.keys()].filter((seat) => (wins[seat]! * wins.length) / games > MOST);
}

/** What was played and how, for the head of a report. */
export function intro({ options, level, ms, seed }: Table): string {
  const extras = [options['hiddenAgendas'] && 'hidden agendas', options['advanced'] && 'advanced'].filter(
    Boolean,
  );
  return `Equal bots of Loko moto (${level}, at most ${ms} ms a decision) on the map \`${String(options['sheet'])}\`${extras.length > 0 ? ` with ${extras.join(' and ')}` : ''}, seed \`${seed}\`.
Seat 0 always starts, so a seat is a place in the order of play. A shared victory is split. *Share* is the rate of victories over the
fair rate, with its 95 % interval.`;
}

/** The games of one table as tables in Markdown. */
export function describe({ options, players }: Table, tally: Tally): string {
  const { games, actions } = tally;
  const a = (what: string): string => ((actions[what] ?? 0) / games).toFixed(1);
  const sheet = SHEETS[options['sheet'] as keyof typeof SHEETS];
  const shapes = SHAPES[sheet.lattice];
  const seats = tally.wins.map((wins, seat) => {
    const rate = wins / games;
    const error = 1.96 * Math.sqrt((rate * (1 - rate)) / games);
    const share = `${(rate * players).toFixed(3)} ± ${(error * players).toFixed(3)}`;
    return `| ${seat} | ${(100 * rate).toFixed(1)} % | ${share} | ${(tally.scores[seat]! / games).toFixed(1)} | ${(tally.penalties[seat]! / games).toFixed(2)} |`;
  });
  const piles = PILES.map((points) => {
    const { seen, taken } = together(
      shapes.filter((s) => s.points === points).map((s) => tally.shapes[s.id]),
    );
    return `| ${points} | ${(seen / games).toFixed(1)} | ${(taken / games).toFixed(1)} | ${percent(taken, seen)} |`;
  });
  return `## ${players} players, ${games} games

| seat | won | share | mean score | penalty |
|---:|---:|---:|---:|---:|
${seats.join('\n')}

${(100 * (tally.shared / games)).toFixed(1)} % of the games ended in a shared victory. A game has ${(tally.moves / games).toFixed(1)} moves (${tally.shortest} to ${tally.longest}): ${a('close')} closings, ${a('build')} builds, ${a('reserve')} reservations, ${a('buy')} purchases, of them ${a('with shape')} with a shape and ${a('overpaid')} overpaid.

| shape pile | to be had in a game | taken | share |
|---:|---:|---:|---:|
${piles.join('\n')}

Shapes, how often taken when to be had: ${rates(shapes, tally.shapes)}.
Never taken: ${never(shapes, tally.shapes)}.

Trains, how often taken when to be had: ${rates(TRAINS, tally.trains, (t) => ` (${t.price}${t.bonus === 0 ? '' : t.bonus > 0 ? '+1' : '−1'})`)}.
Never taken: ${never(TRAINS, tally.trains)}.`;
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(0)} %`;

function together(cards: readonly (CardTally | undefined)[]): CardTally {
  return cards.reduce<CardTally>(
    (sum, card) => ({ seen: sum.seen + (card?.seen ?? 0), taken: sum.taken + (card?.taken ?? 0) }),
    { seen: 0, taken: 0 },
  );
}

function rates<Card extends { readonly id: string }>(
  cards: readonly Card[],
  tallies: Readonly<Record<string, CardTally>>,
  more: (card: Card) => string = () => '',
): string {
  return cards
    .map(
      (card) =>
        `${card.id}${more(card)} ${percent(tallies[card.id]?.taken ?? 0, tallies[card.id]?.seen ?? 0)}`,
    )
    .join(', ');
}

function never(cards: readonly Pick<Shape, 'id'>[], tallies: Readonly<Record<string, CardTally>>): string {
  return cards.filter((c) => !tallies[c.id]?.taken).map((c) => c.id).join(', ') || 'none'; // prettier-ignore
}
