/** Every guided game, in the folder of its game; fetched when it is asked for. */
const files = import.meta.glob<unknown>('./*/lesson.json', { import: 'default' });

/** How a game's guided game is fetched; `undefined` if it has none, so that nobody is led to one. */
export function lessonOf(game: string): (() => Promise<unknown>) | undefined {
  return files[`./${game}/lesson.json`];
}
