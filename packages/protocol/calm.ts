/** Factor of all display times at a table with the option `calm`. */
const CALM = 1.5;

/** The factor of the display times of a table with these options; 1 as a rule. */
export const slownessOf = (options: Readonly<Record<string, unknown>>): number =>
  options['calm'] === true ? CALM : 1;
