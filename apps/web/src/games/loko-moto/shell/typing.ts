import type { View } from '@turntable/games/loko-moto/types.ts';
import { only, plain, type Named, type Typing } from '../../../session/typing.ts';

/** What lies on a map and beside it, by the names that those in the room say. */
export interface MapNames {
  readonly stations: readonly Named[];
  readonly sections: readonly (readonly [string, string])[];
  readonly trains: readonly Named[];
  readonly shapes: readonly Named[];
}

export const TYPING: Typing = {
  typed(view, say) {
    const { sheet, trains, shapes } = (view as View).box;
    const { stations, sections } = sheet;
    const named: MapNames = {
      ...{ stations, sections, trains },
      shapes: shapes.map(({ id }) => ({ id, name: say(`shape.${id}`) })),
    };
    const lineOf = (text: string): string => sectionOf(text, named) ?? text;
    const oneLine = {
      hint: 'room.typed.line',
      members: (text: string) => ({ section: lineOf(text) }),
    } as const;
    return {
      reserve: {
        hint: 'room.typed.lines',
        members: (text) => ({ sections: partsOf(text, named).map(lineOf) }),
      },
      build: oneLine,
      close: oneLine,
      buy: { hint: 'room.typed.purchase', members: (text) => purchaseOf(text, named) },
    };
  },
};

/** A train, the lines that pay for it, and a shape, in any order: `Csörgő, Budapest-Vác, Vác-Losonc, Hook`. */
function purchaseOf(text: string, named: MapNames): object {
  const sections: string[] = [];
  let train: string | undefined;
  let shape: string | null = null;
  for (const part of partsOf(text, named)) {
    const line = sectionOf(part, named);
    const bought = train === undefined ? only(named.trains, part) : undefined;
    const claimed = only(named.shapes, part.replace(/^shape:/, ''));
    if (line !== undefined) sections.push(line);
    else if (bought !== undefined) train = bought;
    else if (claimed !== undefined) shape = claimed;
    else if (train === undefined) train = part;
    // The server says that there is no such line.
    else sections.push(part);
  }
  return { train: train ?? '', sections, shape };
}

/** Parts between commas; without a comma words, unless all of it is one name. */
function partsOf(text: string, named: MapNames): string[] {
  const whole = text.trim();
  const isOne = whole.includes(',') || sectionOf(whole, named) !== undefined;
  return whole.split(isOne ? ',' : /\s+/).flatMap((part) => part.trim() || []);
}

/**
 * The id of the line between two stations, each said by its id, the beginning of its name or, as boards shorten some, its end,
 * in any order.
 */
export function sectionOf(text: string, { stations, sections }: MapNames): string | undefined {
  const namesOf = (id: string): string[] => [id, plain(stations.find((one) => one.id === id)?.name ?? id)];
  const isCalled = (id: string, said: string): boolean => namesOf(id).includes(said);
  const beginsSo = (id: string, said: string): boolean => namesOf(id)[1]!.startsWith(said);
  const endsSo = (id: string, said: string): boolean => namesOf(id)[1]!.endsWith(said);
  const between = (is: (id: string, said: string) => boolean, [a, b]: readonly string[]) =>
    sections.filter(([one, two]) => (is(one, a!) && is(two, b!)) || (is(one, b!) && is(two, a!)));
  // Names may have a hyphen of their own: each may be the one between them.
  const pairs = [...text.matchAll(/[-–]/g)]
    .map(({ index }) => [plain(text.slice(0, index)), plain(text.slice(index + 1))])
    .filter((pair) => pair.every((said) => said !== ''));
  // A whole name is meant before all that only begin like it, and a beginning before an end.
  for (const is of [
    isCalled,
    beginsSo,
    (id: string, said: string) => beginsSo(id, said) || endsSo(id, said),
  ]) {
    const found = pairs.flatMap((pair) => between(is, pair));
    if (found.length > 0) return found.length === 1 ? sectionId(found[0]!) : undefined;
  }
  return undefined;
}

/** As records name a line. */
const sectionId = (ends: readonly [string, string]): string =>
  [...ends].sort((a, b) => (a < b ? -1 : 1)).join('-');
