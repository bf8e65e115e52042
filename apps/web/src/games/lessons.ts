/** Every guided game, in the folder of its game, and that of the judge; fetched when it is asked for. */
const files = import.meta.glob<unknown>(['./*/lesson.json', './versus/judge/lesson.json'], {
  import: 'default',
});

/** The id of the judge's lesson, beside those of the games. */
export const JUDGING = 'judge';

/**
 * How a guided game is fetched, its locomotives with both sides of their cards; `undefined` if there is none of that id,
 * so that nobody is led to one.
 */
export function lessonOf(id: string): (() => Promise<unknown>) | undefined {
  const load = files[id === JUDGING ? './versus/judge/lesson.json' : `./${id}/lesson.json`];
  return load && (async () => (await import('./versus/lesson-cards.ts')).withCards(await load()));
}
