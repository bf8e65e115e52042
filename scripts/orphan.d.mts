/** The processes whose end ends this one. */
export function starters(): number[];
export function whenOrphaned(act: () => void): void;
