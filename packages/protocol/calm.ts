/** Factor of all display times at a table with the option `calm`. */
const CALM = 1.5;

/** The factor of the display times of a table with these options: 1 is the usual pace. */
export const paceOf = (options: Readonly<Record<string, unknown>>): number =>
  options['calm'] === true ? CALM : 1;
