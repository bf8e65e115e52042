import assert from 'node:assert/strict';
import { rosterLocomotive } from '@turntable/games/versus/index.ts';

/** The locomotives whose rears somebody was told, by roster id: values that stand in a card's rear, whoever's eyes they were for. */
export function rearsIn(heard: readonly string[]): Set<string> {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('front' in value && 'rear' in value && value.rear !== null)
      found.add((value as { front: { id: string } }).front.id);
    Object.values(value).forEach(look);
  };
  for (const text of heard) look(JSON.parse(text));
  return found;
}

/** Values of many digits stand for their card: those of these locomotives are in no byte that was heard, unless a known card has them too. */
export function noRearIn(
  heard: readonly string[],
  hidden: readonly string[],
  known: readonly string[],
): void {
  // The commitment to the seed is random digits and letters, among which a value may stand by chance.
  const bytes = heard.join('\n').replaceAll(/"commitment":"[0-9a-f]{64}"/g, '');
  assert.ok(bytes.length > 500, 'something was told');
  const rear = (id: string): number[] => Object.values(rosterLocomotive(id)!.rear.values);
  const open = known.flatMap(rear);
  for (const id of known)
    assert.ok(
      rear(id).some((value) => bytes.includes(String(value))),
      `${id} is told`,
    );
  for (const id of hidden)
    for (const value of rear(id))
      if (value >= 10_000 && !open.includes(value))
        assert.ok(!new RegExp(`(?<![\\d.])${value}(?![\\d.])`).test(bytes), `${id}: ${value}`);
}
