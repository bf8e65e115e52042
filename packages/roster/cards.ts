import { EDITION } from './edition.ts';
import first from './data/editions/1.json' with { type: 'json' };
import { frontOf, frontsOf } from './fronts.ts';
import { locomotive } from './locomotives.ts';
import type { Front, Locomotive } from './locomotive.ts';
import { statSheet } from './stat-sheet.ts';
import { STATISTIC_IDS, type StatisticId } from './statistics.ts';
import type { FiledCard, ValuesFile } from './values-file.ts';

/** A locomotive as it is played with: both sides of its card. */
export interface Card {
  readonly front: Front;
  /** Known values by statistic, as printed (LV-2.4); what is missing is unknown. */
  readonly values: Readonly<Partial<Record<StatisticId, number>>>;
  /** Which of them are calculated (LV-1.4). */
  readonly calculated: readonly StatisticId[];
}

/** The cards of one edition, as `data/editions/` keeps them: values stand in the order of `statistics`, null is unknown. */
interface FrozenEdition {
  readonly edition: number;
  readonly statistics: readonly StatisticId[];
  readonly cards: readonly {
    readonly front: Front;
    readonly values: readonly (number | null)[];
    /** Places in `statistics`. */
    readonly calculated: readonly number[];
  }[];
}

/** The editions that are closed, the first one first; `EDITION` is the one after them. */
const FROZEN = [first] as unknown as readonly FrozenEdition[];

/** The card of a locomotive, from today's figures and formulas. */
export function cardOf(locomotive: Locomotive): Card {
  const { statistics } = statSheet(locomotive);
  const known = STATISTIC_IDS.filter((id) => statistics[id].value !== null);
  return {
    front: frontOf(locomotive),
    values: Object.fromEntries(known.map((id) => [id, statistics[id].value])),
    calculated: known.filter((id) => statistics[id].state === 'calculated'),
  };
}

/** Cards as `data/editions/` keeps them. */
export function frozen(edition: number, cards: readonly Card[]): FrozenEdition {
  return {
    edition,
    statistics: STATISTIC_IDS,
    cards: cards.map(({ front, values, calculated }) => ({
      front,
      values: STATISTIC_IDS.map((id) => values[id] ?? null),
      calculated: calculated.map((id) => STATISTIC_IDS.indexOf(id)),
    })),
  };
}

/** A year behind a class is a figure of the rear; the first edition has one, and its file may not change. */
const YEAR = / \((?:18|19|20)\d\d\)$/;

function thawed({ statistics, cards }: FrozenEdition): readonly Card[] {
  return cards.map(({ front, values, calculated }) => ({
    front: { ...front, class: front.class.replace(YEAR, '') },
    values: Object.fromEntries(
      statistics.flatMap((id, at) => (values[at] === null ? [] : [[id, values[at]!] as const])),
    ),
    calculated: calculated.map((at) => statistics[at]!),
  }));
}

/** Cards by edition and id. Stat sheets take long to reckon and never change, so each is reckoned once, when it is asked for. */
const made = new Map<number, Map<string, Card>>();

/** The card of that id in an edition; nothing if the edition has none, or there is no such edition. */
export function card(id: string, edition: number): Card | undefined {
  let cards = made.get(edition);
  if (!cards) {
    const frozenOne = FROZEN[edition - 1];
    cards = new Map(frozenOne && thawed(frozenOne).map((each) => [each.front.id, each]));
    made.set(edition, cards);
  }
  const before = cards.get(id);
  if (before || edition !== EDITION) return before;
  const found = locomotive(id);
  if (!found) return undefined;
  const now = cardOf(found);
  cards.set(id, now);
  return now;
}

/** All cards of all editions, for `values.bin`. */
export function valuesFile(): ValuesFile {
  const filed = ({ front, values, calculated }: Card): FiledCard => ({
    id: front.id,
    values: STATISTIC_IDS.map((id) => values[id] ?? null),
    calculated: calculated.map((id) => STATISTIC_IDS.indexOf(id)),
  });
  const editions = Array.from({ length: EDITION }, (_, i) => ({
    edition: i + 1,
    cards: frontsOf(i + 1).map(({ id }) => filed(card(id, i + 1)!)),
  }));
  return { statistics: STATISTIC_IDS, editions };
}
