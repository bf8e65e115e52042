/** Noise on the value of a call in an outlook: players differ more than the search assumes, and it then fits results better. */
export const OUTLOOK_NOISE = 0.5;
