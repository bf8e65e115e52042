import type { Game, Offers, Types } from './contract.ts';
import { RecordError } from './error.ts';
import { chanceDecision } from './play.ts';
import { BEFORE_DEAL, commitment as commitmentOf, keyedRng } from './random.ts';
import { readRecord, type DraftRecord } from './record.ts';

/** What the check of a record's seed found. */
export interface SeedCheck {
  /** Whether all of it fits. */
  readonly fits: boolean;
  readonly commitment: string;
  readonly seed: string;
  /** Whether the seed is the one that the commitment promised. */
  readonly promised: boolean;
  /** Whether the seed makes exactly this deal; null: the deal came from another game that the table took up. */
  readonly dealt: boolean | null;
  /** Whether the seed makes the offers of a draft, and what was dealt was chosen from them; left out: there was no draft. */
  readonly drafted?: boolean;
  /** Chance's later answers: the number of the action, and whether the seed makes it. */
  readonly lots: readonly { readonly at: number; readonly fits: boolean }[];
}

/**
 * Draws once more everything that a record says was drawn from its seed, and compares. Throws `RecordError` at what is no
 * record, and at one that does not say what to deal from. It needs no values of cards: what is drawn are ids.
 */
export function checkSeed<T extends Types>(game: Game<T>, input: unknown): SeedCheck {
  const { setup, deal, actions, names, fairness } = readRecord(game, input);
  const { commitment, seed, host, from, draft } = fairness ?? {};
  if (commitment === undefined) throw new RecordError('fairness.commitment', 'expected a text');
  if (seed === undefined) throw new RecordError('fairness.seed', 'expected a text');
  if (host === undefined && from === undefined)
    throw new RecordError('fairness.host', 'expected an object, what the table was dealt from');

  const start = game.start(setup);
  const dealing = chanceDecision(game.decisions(start))!;
  const state = game.apply(start, { decision: dealing.id, actor: 'chance', action: deal }).state;
  const wish = host && { ...game.record.hostWith?.(setup), ...host };
  const dealt = wish ? canonical(redealt(game, wish, names.length, seed)) === written(game, state) : null;
  const drafted = wish && draft ? isDrafted(game, wish, names.length, seed, draft) : undefined;
  const lots = actions.flatMap((recorded, at) => {
    if (recorded.by !== 'chance' || 'takeBack' in recorded || at < (from ?? 0)) return [];
    const { action } = recorded;
    const kind = Object.keys(game.kinds).find((each) => game.kinds[each]!.includes(action.type))!;
    // The deal is the first entry, so an action's number as an entry, which keys its luck, is one more.
    const drawn = game.draw(state, { id: '', kind, actors: ['chance'] }, keyedRng(seed, at + 1));
    return [{ at, fits: canonical(drawn) === canonical(action) }];
  });
  const promised = commitmentOf(seed) === commitment;
  const fits = promised && dealt !== false && drafted !== false && lots.every((lot) => lot.fits);
  return { fits, commitment, seed, promised, dealt, ...(drafted === undefined ? {} : { drafted }), lots };
}

/** Whether a seed makes the offers of a draft, and a host's wish names what was chosen of them. */
function isDrafted<T extends Types>(
  game: Game<T>,
  wish: Readonly<Record<string, unknown>>,
  seats: number,
  seed: string,
  { band, offers, chosen }: DraftRecord,
): boolean {
  const drawn = game.picks?.offers?.(wish, seats, keyedRng(seed, BEFORE_DEAL));
  if (!drawn || canonical({ band, offers }) !== canonical({ band: drawn.band, offers: drawn.offers }))
    return false;
  const picks = draftPicks(drawn, chosen);
  if (!picks) return false;
  const named = Object.entries(game.picks!.options(picks));
  return named.every(([option, value]) => canonical(value) === canonical(wish[option]));
}

/** What seats bring of a draft's offers; undefined if it is not settled, or something was chosen that was not offered. */
export function draftPicks(
  { offers, lots }: Pick<Offers, 'offers' | 'lots'>,
  chosen: readonly (readonly (string | null | undefined)[])[],
): readonly (readonly string[])[] | undefined {
  const picks = offers.map((places, seat) =>
    places.map((ids, place) => {
      const choice = chosen[seat]?.[place];
      return choice === null ? ids[lots[seat]![place]!] : ids.find((id) => id === choice);
    }),
  );
  return picks.flat().includes(undefined) ? undefined : (picks as string[][]);
}

/** The setup of a record that the seed deals from a host's wish. */
function redealt<T extends Types>(
  game: Game<T>,
  options: Readonly<Record<string, unknown>>,
  seats: number,
  seed: string,
): object {
  const start = game.start(hosted(game, options, seats));
  const decision = chanceDecision(game.decisions(start))!;
  const action = game.draw(start, decision, keyedRng(seed, 0));
  return game.record.writeSetup(game.apply(start, { decision: decision.id, actor: 'chance', action }).state);
}

/** The setup that a host's wish asks for; what is wrong with it has its place in the record. */
function hosted<T extends Types>(
  game: Game<T>,
  options: Readonly<Record<string, unknown>>,
  seats: number,
): T['Setup'] {
  try {
    return game.host(options, seats);
  } catch (error) {
    if (!(error instanceof RecordError) || !error.place.startsWith('options')) throw error;
    const expected = error.message.slice(error.place.length + 2);
    throw new RecordError(error.place.replace('options', 'fairness.host'), expected);
  }
}

function written<T extends Types>(game: Game<T>, state: T['State']): string {
  return canonical(game.record.writeSetup(state));
}

/** The same text for values that are equal, whatever the order of their keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner !== 'object' || inner === null || Array.isArray(inner)
      ? inner
      : Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))),
  );
}
