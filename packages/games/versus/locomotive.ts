import {
  readEach,
  readFlag,
  readObject,
  readOneOf,
  readText,
  readWhole,
  RecordError,
} from '@turntable/engine';
import { FEATURES, printed, STATISTIC_IDS, type Front } from '@turntable/roster';
import { card } from '@turntable/roster/cards.ts';
import { EDITION } from '@turntable/roster/edition.ts';
import { readValue } from './read-value.ts';

/** A locomotive as it stands in a game. Its front is public, its rear is not (LV-1.1). */
export interface Locomotive {
  readonly front: Front;
  readonly rear: Rear;
  /** The statistics that it has a value for; who may know this is another matter than who may know the value (LV-6.2). */
  readonly known: Known;
  /** Described in the record itself rather than taken from the roster. */
  readonly inline: boolean;
  /**
   * Of a foreign card, whose values are known to its owner but not to the book: the statistics that were said to have
   * none. What is neither among them nor known may or may not have a value.
   */
  readonly unread?: readonly string[];
}
/** What somebody knows of which values there are. */
export type Presence = Pick<Locomotive, 'unread'> & { readonly known: Known | null };
/** The rear of a card. */
export interface Rear {
  /** Known values by statistic, as printed (LV-2.4), in the statistic's unit; what is missing is unknown. */
  readonly values: Readonly<Record<string, number>>;
  /** Which of them the stat sheet calculated (LV-1.4). */
  readonly calculated: readonly string[];
}
/** Statistics by id; the ones that are missing have no known value. */
export type Known = Readonly<Record<string, true>>;

/** Whether a locomotive has a value for a statistic (LV-1.2: a known zero is one). */
export function knows(known: Known, statistic: string): boolean {
  return known[statistic] === true;
}

/** Whether there is a value for all that is known; of a foreign card also where nobody said that there is none. */
export function mayHave({ known, unread }: Presence, statistic: string): boolean {
  return known !== null && (knows(known, statistic) || (unread !== undefined && !unread.includes(statistic)));
}

/** Whether there certainly is a value. */
export function surelyHas({ known }: Presence, statistic: string): boolean {
  return known !== null && knows(known, statistic);
}

/** The value as printed; nothing if it is unknown. */
export function valueOf(locomotive: Locomotive, statistic: string): number | undefined {
  const value = locomotive.rear.values[statistic];
  // What every object has, such as `constructor`, is no value.
  return typeof value === 'number' ? value : undefined;
}

/** The same locomotive is one of the same id. */
export function identical(a: Locomotive, b: Locomotive): boolean {
  return a.front.id === b.front.id;
}

/** By edition and id: every table has the same ones. */
const drawn = new Map<string, Locomotive>();

/** A locomotive of the roster in one of its editions, its values as printed; nothing if that has none of that id. */
export function rosterLocomotive(id: string, edition: number = EDITION): Locomotive | undefined {
  const key = `${edition} ${id}`;
  const before = drawn.get(key);
  if (before) return before;
  const found = card(id, edition);
  if (!found) return undefined;
  const made = assemble(found.front, Object.entries(found.values), found.calculated, false);
  drawn.set(key, made);
  return made;
}

/** A roster id or an inline locomotive of a record; throws `RecordError` with the place. */
export function readLocomotive(value: unknown, place: string, edition: number = EDITION): Locomotive {
  if (typeof value === 'string') {
    const found = rosterLocomotive(value, edition);
    if (!found) throw new RecordError(place, 'expected the id of a locomotive of the roster');
    return found;
  }
  const json = readObject(value, place);
  const id = readText(json['id'], `${place}.id`);
  if (id === '') throw new RecordError(`${place}.id`, 'expected an id');
  const optional = (key: string): string =>
    json[key] === undefined ? '' : readText(json[key], `${place}.${key}`);
  const face: Front = {
    id,
    name: readText(json['name'], `${place}.name`),
    class: optional('class'),
    operator: optional('operator'),
    country: optional('country'),
    builder: optional('builder'),
    whyte: optional('whyte'),
    features:
      json['features'] === undefined
        ? []
        : [
            ...new Set(
              readEach(json['features'], `${place}.features`, (item, at) => readOneOf(item, at, FEATURES)),
            ),
          ],
  };
  const unread = readFlag(json['unread'], `${place}.unread`, false);
  const none: string[] = [];
  const values = Object.entries(readObject(json['values'], `${place}.values`)).flatMap(
    ([statistic, given]): [string, number][] => {
      if (given === null) {
        none.push(statistic);
        return [];
      }
      const value = readValue(given, `${place}.values.${statistic}`, 'or null');
      return [[statistic, Number.isSafeInteger(value) ? value : printed(statistic, value)]];
    },
  );
  const calculated =
    json['calculated'] === undefined ? [] : readEach(json['calculated'], `${place}.calculated`, readText);
  const locomotive = assemble(
    face,
    values,
    calculated.filter((statistic) => values.some(([known]) => known === statistic)),
    true,
  );
  return unread ? { ...locomotive, unread: none } : locomotive;
}

function assemble(
  face: Front,
  values: readonly (readonly [string, number])[],
  calculated: readonly string[],
  inline: boolean,
): Locomotive {
  return {
    front: face,
    rear: { values: Object.fromEntries(values), calculated },
    known: Object.fromEntries(values.map(([statistic]) => [statistic, true as const])),
    inline,
  };
}

/**
 * The same as somebody brings it to a new table: one whose values are known. Nobody there could tell how a comparison by an
 * unread one came out (docs/record.md). Throws `RecordError` with the place.
 */
export function readBrought(value: unknown, place: string, edition?: number): Locomotive {
  const locomotive = readLocomotive(value, place, edition);
  if (locomotive.unread) throw new RecordError(`${place}.unread`, 'expected a card whose values are known');
  return locomotive;
}

/** As a record writes it: the inverse of `readLocomotive`. */
export function writeLocomotive({ front: face, rear, inline, unread }: Locomotive): string | object {
  if (!inline) return face.id;
  const { id, name, features, ...rest } = face;
  const said = Object.fromEntries(Object.entries(rest).filter(([, text]) => text !== ''));
  return {
    id,
    name,
    ...said,
    values: unread
      ? { ...rear.values, ...Object.fromEntries(unread.map((statistic) => [statistic, null])) }
      : rear.values,
    ...(unread ? { unread: true } : {}),
    ...(rear.calculated.length > 0 ? { calculated: rear.calculated } : {}),
    features,
  };
}

/**
 * The edition of the roster that a setup's locomotives are of (docs/record.md). Absent is 1, so that what was stored
 * before there were others stays as it is; a game without locomotives of the roster needs none.
 */
export interface OfEdition {
  readonly roster?: number;
}

/** What a setup and all that follows from it say of the edition. */
export function editionOf({ roster }: OfEdition): OfEdition {
  return roster === undefined ? {} : { roster };
}

/** Reads the edition from `setup` of a record, where absent is 1, or from a host's wish, where it is the current one. */
export function readEdition(value: unknown, place: string, absent: number): number {
  return value === undefined ? absent : readWhole(value, place, 1, EDITION);
}

/** As a setup keeps its edition. */
export function ofEdition(edition: number): OfEdition {
  return edition === 1 ? {} : { roster: edition };
}

/** Whether any of the locomotives is of the roster; null is one to be drawn from it. */
export function anyOfRoster(locomotives: readonly (Locomotive | null)[]): boolean {
  return locomotives.some((one) => !one?.inline);
}

/** All statistics of a game: the forty first (LV-1.3), then what inline locomotives bring along, in their order. */
export function statisticsOf(locomotives: readonly Locomotive[]): readonly string[] {
  const inline = locomotives.filter((locomotive) => locomotive.inline);
  if (inline.length === 0) return STATISTIC_IDS;
  return [
    ...new Set<string>([
      ...STATISTIC_IDS,
      ...inline.flatMap(({ rear, unread = [] }) => [...Object.keys(rear.values), ...unread]),
    ]),
  ];
}
