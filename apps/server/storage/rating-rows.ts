// Ratings as they are stored: plain types, like `rows.ts`.

/** Estimate of somebody's strength: mean and deviation of a normal distribution (Weng and Lin, JMLR 12, 2011). */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** The estimate in one pool. `who` is a guest, or a bot (`bot:easy`). */
export interface SkillRow extends Skill {
  readonly who: string;
  /** Rated games so far. */
  readonly games: number;
}

/** A game that was rated, and what everybody in it is rated at since. A table is rated once. */
export interface RatedGame {
  readonly table: string;
  /** See `poolId`. */
  readonly pool: string;
  readonly skills: readonly SkillRow[];
}

/** A line of the public list; a bot has no name. */
export interface ListedRow extends SkillRow {
  readonly name: string | null;
}
