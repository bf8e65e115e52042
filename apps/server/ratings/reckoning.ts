import { lastSide, type Result } from './contest.ts';
import type { Skill, SkillRow } from '../storage/rating-rows.ts';
import { afterGame } from './skill.ts';

/** The skill estimate of every seat after a game. */
export async function skillsAfter(
  { sides, ranks, gone }: Pick<Result, 'sides' | 'ranks' | 'gone'>,
  before: readonly Skill[],
): Promise<Skill[]> {
  const skills = sides.map((seats) => seats.map((seat) => before[seat]!));
  const bySeat: Skill[] = [...before];
  for (const [side, seats] of (await afterGame(skills, ranks)).entries())
    for (const [i, skill] of seats.entries()) bySeat[sides[side]![i]!] = skill;
  // Somebody who left is rated as on the last side, even if the partner went on to win.
  for (const seat of gone) {
    const side = sides.findIndex((seats) => seats.includes(seat));
    const lost = await afterGame(skills, lastSide(ranks, side));
    bySeat[seat] = lost[side]![sides[side]!.indexOf(seat)]!;
  }
  return bySeat;
}

/** One row for each player. A bot that held several seats gets the mean of their new estimates. */
export function rowsAfter(before: readonly SkillRow[], after: readonly Skill[]): SkillRow[] {
  return [...new Set(before.map(({ who }) => who))].map((who) => {
    const seats = before.flatMap((row, seat) => (row.who === who ? [seat] : []));
    const mean = (of: (skill: Skill) => number): number =>
      seats.reduce((sum, seat) => sum + of(after[seat]!), 0) / seats.length;
    const { games } = before[seats[0]!]!;
    return { who, games: games + 1, mu: mean(({ mu }) => mu), sigma: mean(({ sigma }) => sigma) };
  });
}
