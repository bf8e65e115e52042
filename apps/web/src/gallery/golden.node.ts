import type { Explainer } from '@turntable/bots/bot/bot.ts';
import { EXPLAINERS } from '@turntable/bots/registry.ts';
import { review, type Review } from '@turntable/bots/review/review.ts';
import { play, type Act, type AnyGame, type Entry, type SeenBy, type Types } from '@turntable/engine';
import { GAMES } from '@turntable/games';
import { PLAYTHROUGHS as DOUBLE_HEADER } from '@turntable/games/double-header/playthroughs.node.ts';
import { doubleHeader } from '@turntable/games/double-header/index.ts';
import { PLAYTHROUGHS as LOCO_DOME } from '@turntable/games/loco-dome/playthroughs.node.ts';
import { locoDome } from '@turntable/games/loco-dome/index.ts';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import {
  PLAYTHROUGHS as LOKO_MOTO,
  type Playthrough as LokoMotoPlaythrough,
} from '@turntable/games/loko-moto/playthroughs.node.ts';
import type { Playthrough } from '@turntable/games/versus/playthrough.node.ts';
import type { HintReply } from '@turntable/protocol/hints.ts';
import type { Golden, GoldenIndex } from './golden.ts';
import { courseOf, seatAsked } from './course.ts';

const NAMES = ['Ada', 'Béla', 'Csilla', 'Dénes', 'Emma'];

function lokoMotoGame({ title, deal, move }: LokoMotoPlaythrough): Golden {
  const dealt = deal();
  const entries: Golden['entries'][number][] = [];
  let state = dealt;
  for (let turn = 1; ; turn++) {
    const [decision] = lokoMoto.decisions(state);
    if (!decision) break;
    const entry = { decision: decision.id, actor: state.turn, action: move(state, turn) };
    const played = play(lokoMoto, state, entry);
    if (!played.ok) throw new Error(`${title}: move ${turn} is illegal`);
    entries.push(entry);
    state = played.step.state;
  }
  return { game: lokoMoto.id, title, names: NAMES.slice(0, dealt.box.players), dealt, entries };
}

function versusGame<T extends Types>(
  game: string,
  seatsOf: (dealt: T['State']) => number,
  { title, tell }: Playthrough<T>,
): Golden {
  const { dealt, entries } = tell();
  const names = NAMES.slice(0, seatsOf(dealt));
  return { game, title, names, dealt, entries: entries as readonly Entry<{ type: string }>[] };
}

function each<Item>(list: Readonly<Record<string, Item>>, make: (item: Item) => Golden) {
  return new Map(Object.entries(list).map(([name, item]) => [name, () => make(item)] as const));
}

/** Every golden game by game and name, made when it is asked for. */
const ALL: ReadonlyMap<string, ReadonlyMap<string, () => Golden>> = new Map([
  [lokoMoto.id, each(LOKO_MOTO, lokoMotoGame)],
  [doubleHeader.id, each(DOUBLE_HEADER, (one) => versusGame(doubleHeader.id, ({ box }) => box.players, one))],
  [locoDome.id, each(LOCO_DOME, (one) => versusGame(locoDome.id, () => 2, one))],
]);

/** One golden game; nothing if there is none of that name. */
export function golden(game: string, name: string): Golden | undefined {
  return ALL.get(game)?.get(name)?.();
}

/** All golden games, with their numbers of answers. */
export function goldenIndex(): GoldenIndex {
  return Object.fromEntries(
    [...ALL].map(([game, list]) => [
      game,
      Object.fromEntries([...list].map(([name, make]) => [name, make().entries.length])),
    ]),
  );
}

/** How often the review of a picture looks at its clock, in all. */
const LOOKS = 40_000;

/**
 * The review of a golden game, made when it is asked for; nothing if there is no such game. Its clock counts how often it is
 * looked at, so the same is found each time; with few `looks` it is sure of nothing but soon there.
 */
export function goldenReview(id: string, name: string, looks = LOOKS): Review | undefined {
  const found = golden(id, name);
  const game = GAMES.find((each) => each.id === id);
  if (!found || !game) return undefined;
  const steps = review({
    // A golden game begins with a position.
    game: { ...game, start: () => found.dealt } as AnyGame,
    setup: { players: found.names.length },
    seats: found.names.length,
    log: found.entries,
    budget: looks,
    timer: (left) => () => left-- <= 0,
    seed: 'gallery',
  });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** One answer of each type to what is asked after `at` answers, as hints, the words of a bot beside it; nothing if there is no such game. */
export function goldenHints(id: string, name: string, at: number): HintReply | undefined {
  const found = golden(id, name);
  const game = GAMES.find((each) => each.id === id) as AnyGame | undefined;
  if (!found || !game) return undefined;
  const state = courseOf(game, found, at).states.at(-1)!;
  const seat = seatAsked(game, state);
  const view = game.view(state, seat) as SeenBy;
  const decision = game.decisions(state).find(({ actors, standing }) => !standing && actors.includes(seat));
  if (!decision) return undefined;
  const explain = (EXPLAINERS[id] as unknown as Explainer<SeenBy, Act>)(view, decision);
  // The last of its type is the one that a list has furthest down.
  const last = new Map([...game.legalActions(view, decision)].map((action) => [action.type, action]));
  return {
    n: at + 1,
    decision: decision.id,
    hints: [...last.values()].map((action) => ({ action, ...explain(action) })),
  };
}
