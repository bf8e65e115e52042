/** What the times of what is shown are multiplied by at a table that is played at a calm pace. */
const CALM = 1.5;

/** By how much longer than usual a table with these options shows what happens: the choice `calm` of its host. */
export const paceOf = (options: Readonly<Record<string, unknown>>): number =>
  options['calm'] === true ? CALM : 1;
