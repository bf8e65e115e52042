/** The mode of a game by its usual rules, which needs no word. */
export const USUAL_MODE = 'standard';
