import type { AnyGame } from '@turntable/engine';
import { STATISTIC_IDS } from '@turntable/roster/statistics.ts';
import { folded } from '../../../locomotives/search.ts';

/** What lies on a map and beside it, by the names that those in the room say. */
export interface Named {
  readonly stations: readonly { readonly id: string; readonly name: string }[];
  readonly sections: readonly (readonly [string, string])[];
  readonly trains: readonly { readonly id: string; readonly name: string }[];
  readonly shapes: readonly { readonly id: string; readonly name: string }[];
  /** What may be claimed by its name (LV-4.1). */
  readonly features: readonly { readonly id: string; readonly name: string }[];
  /** Claims in free words are allowed (LV-3.2): what is no feature's whole name is one. */
  readonly freeClaims: boolean;
}

/** What is typed for an action: how its field is labelled, and what is made of the parts of the text. */
interface Typed {
  readonly hint: 'statistic' | 'target' | 'locomotive' | 'words' | 'lines' | 'line' | 'purchase';
  members(text: string, named: Named): object;
}
const locomotive = (member: string): Typed => ({
  hint: 'locomotive',
  members: (text) => ({ [member]: Number(text) - 1 }),
});
/** A feature by its name counts by the cards, also where no free words are allowed (LV-3.2, LV-4.3). */
const words: Typed = {
  hint: 'words',
  members: (text, { features, freeClaims }) => {
    const feature = freeClaims ? called(features, text) : only(features, text);
    return feature === undefined ? { text } : { feature };
  },
};
const oneLine: Typed = {
  hint: 'line',
  members: (text, named) => ({ section: sectionOf(text, named) ?? text }),
};

/** Actions that need more than their name, and what is typed for them. */
export const TYPED: Readonly<Record<string, Typed>> = {
  call: {
    hint: 'statistic',
    members: (text) => {
      const [what = '', target] = text.split(/[\s,]+/);
      return {
        statistic: STATISTIC_IDS[Number(what) - 1] ?? what,
        ...(target === undefined ? {} : { target: Number(target) - 1 }),
      };
    },
  },
  field: locomotive('engine'),
  activate: locomotive('locomotive'),
  swap: locomotive('locomotive'),
  block: locomotive('locomotive'),
  sacrifice: locomotive('locomotive'),
  claim: words,
  reply: words,
  reserve: {
    hint: 'lines',
    members: (text, named) => ({
      sections: partsOf(text, named).map((part) => sectionOf(part, named) ?? part),
    }),
  },
  build: oneLine,
  close: oneLine,
  buy: { hint: 'purchase', members: purchaseOf },
};

/** Actions that are one of a few which all know: what they are called in the action, and the choices with their texts. */
export const CHOSEN: Readonly<
  Record<string, { readonly member: string; readonly text: string; readonly of: readonly string[] }>
> = {
  boost: { member: 'booster', text: 'booster', of: ['fifty-fifty', 'swap-orders', 'double-header'] },
  rule: { member: 'verdict', text: 'verdict', of: ['claimant', 'opponent', 'equal', 'invalid'] },
};

/** How the field is labelled: in some games a call may name whom it goes against (LD-2.2). */
export function hintOf({ parse }: Pick<AnyGame, 'parse'>, type: string): Typed['hint'] | undefined {
  const takesTarget = (): boolean => {
    const call = parse({ type, statistic: STATISTIC_IDS[0], target: 0 });
    return call !== undefined && 'target' in call;
  };
  const hint = TYPED[type]?.hint;
  return hint === 'statistic' && takesTarget() ? 'target' : hint;
}

/** What belongs to an action that is said by its name alone: the Knock Out after a tie costs no marker (LD-3.4). */
export function membersOf(kind: string, type: string): object {
  return kind === 'tie-break' && type === 'knock-out' ? { free: true } : {};
}

/** Those of the few that this game knows: Loco Dome has no verdict for the opponents (LV-4.2). */
export function choicesOf({ parse }: Pick<AnyGame, 'parse'>, type: string): readonly string[] {
  const few = CHOSEN[type];
  return few ? few.of.filter((one) => parse({ type, [few.member]: one }) !== undefined) : [];
}

/** A train, the lines that pay for it, and a shape, in any order: `Csörgő, Budapest-Vác, Vác-Losonc, Hook`. */
function purchaseOf(text: string, named: Named): object {
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
function partsOf(text: string, named: Named): string[] {
  const whole = text.trim();
  const isOne = whole.includes(',') || sectionOf(whole, named) !== undefined;
  return whole.split(isOne ? ',' : /\s+/).flatMap((part) => part.trim() || []);
}

/** The id of the line between two stations, each said by its id or the beginning of its name, in any order. */
export function sectionOf(text: string, { stations, sections }: Named): string | undefined {
  const namesOf = (id: string): string[] => [id, plain(stations.find((one) => one.id === id)?.name ?? id)];
  const isCalled = (id: string, said: string): boolean => namesOf(id).includes(said);
  const beginsSo = (id: string, said: string): boolean => namesOf(id)[1]!.startsWith(said);
  const between = (is: (id: string, said: string) => boolean, [a, b]: readonly string[]) =>
    sections.filter(([one, two]) => (is(one, a!) && is(two, b!)) || (is(one, b!) && is(two, a!)));
  // Names may have a hyphen of their own: each may be the one between them.
  const pairs = [...text.matchAll(/[-–]/g)]
    .map(({ index }) => [plain(text.slice(0, index)), plain(text.slice(index + 1))])
    .filter((pair) => pair.every((said) => said !== ''));
  // A whole name is meant before all that only begin like it.
  for (const is of [isCalled, beginsSo]) {
    const found = pairs.flatMap((pair) => between(is, pair));
    if (found.length > 0) return found.length === 1 ? sectionId(found[0]!) : undefined;
  }
  return undefined;
}

/** As records name a line. */
const sectionId = (ends: readonly [string, string]): string =>
  [...ends].sort((a, b) => (a < b ? -1 : 1)).join('-');

/** The id of the one that is called so. */
function called(all: Named['trains'], text: string): string | undefined {
  return all.find(({ id, name }) => id === text || plain(name) === plain(text))?.id;
}

/** The id of the one that is called so, or alone begins so. */
function only(all: Named['trains'], text: string): string | undefined {
  const said = plain(text);
  if (said === '') return undefined;
  const like = all.filter(({ name }) => plain(name).startsWith(said));
  return called(all, text) ?? (like.length === 1 ? like[0]!.id : undefined);
}

/** Letters and digits alone, as somebody types who is in a hurry. */
const plain = (text: string): string => folded(text).replace(/[^\p{L}\p{N}]/gu, '');
