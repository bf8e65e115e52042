import { shuffled, type Rng, type Seat, type Viewer } from '@turntable/engine';
import { PILES, type Hand, type State, type View } from './types.ts';
import { dealtShapes, shapeOf } from './cards.ts';

/**
 * Pointers to what the viewer must not learn, in groups to be swapped: the order of the train pile, of each shape pile
 * (LM-1.2, LM-1.3), and with hidden agendas who holds which unclaimed secret card of the others and which lie put away (LM-7.1 to LM-7.3).
 */
export function secrets(state: State, viewer: Viewer): readonly (readonly string[])[] {
  const { box, trainPile, shapePiles, hands } = state;
  const groups = [trainPile.map((_, i) => `/trainPile/${i}`)];
  PILES.forEach((points, pile) => {
    const group = shapePiles[pile]!.map((_, i) => `/shapePiles/${pile}/${i}`);
    if (state.phase !== 'over')
      hands.forEach(({ secret }, seat) => {
        if (seat === viewer) return;
        secret.forEach((id, i) => {
          if (shapeOf(box, id).points === points) group.push(`/hands/${seat}/secret/${i}`);
        });
      });
    groups.push(group);
  });
  return groups.filter((group) => group.length > 1);
}

/** A full state that the viewer cannot rule out: every card they cannot see is drawn anew. */
export function imagine(view: View, rng: Rng): State {
  const { box } = view;
  const seenTrains = new Set([...view.market, ...view.hands.flatMap((hand) => hand.trains)]);
  const trainPile = shuffled(
    box.trains.map((t) => t.id).filter((id) => !seenTrains.has(id)),
    rng,
  );
  const seenShapes = new Set<string | null>([
    ...view.faceUp,
    ...view.hands.flatMap((hand) => [...hand.shapes, ...(hand.secret ?? [])]),
  ]);
  const unseen = dealtShapes(box).map((pile) =>
    shuffled(
      pile.filter((id) => !seenShapes.has(id)),
      rng,
    ),
  );
  // Before the deal nothing has been drawn from any pile.
  const blank = view.phase === 'deal';
  const hands = view.hands.map((_, seat) => imaginedHand(view, seat, unseen));
  const isSecret = (id: string): boolean => box.hiddenAgendas && shapeOf(box, id).points > 1;
  const claimed = view.hands.flatMap((hand) => hand.shapes).filter((id) => !isSecret(id));
  const open = [...claimed, ...view.faceUp.filter((id) => id !== null)];
  return {
    box,
    phase: view.phase,
    moves: movesOf(view),
    turn: view.turn,
    starter: view.starter,
    toClose: view.toClose,
    lines: view.lines,
    inkedBy: view.inkedBy,
    free: view.free,
    market: view.market,
    trainPile: blank ? [] : trainPile,
    faceUp: view.faceUp,
    shapePiles: blank ? [[], [], []] : unseen,
    turned: {
      trains: [...seenTrains].filter((id) => id !== null),
      shapes: PILES.map((points) => open.filter((id) => shapeOf(box, id).points === points)),
    },
    hands,
  };
}

/** The seat's hand, its unseen secret cards drawn from the top of the unseen ones of the points it still lacks. */
function imaginedHand(view: View, seat: Seat, unseen: string[][]): Hand {
  const { trains, shapes, secret, secrets: count } = view.hands[seat]!;
  if (secret) return { trains, shapes, secret };
  const claimed = new Set(shapes.map((id) => shapeOf(view.box, id).points));
  const drawn =
    count === 0
      ? []
      : ([2, 3] as const)
          .filter((points) => !claimed.has(points))
          .map((points) => unseen[points - 1]!.shift()!);
  return { trains, shapes, secret: drawn };
}

/** Entries so far: the open decision is named by it. When the game is over none is, and the fewest that fit the turn will do. */
function movesOf({ decisions, turn, starter, box }: View): number {
  const [open] = decisions;
  return open ? Number(open.id) : 1 + ((turn - starter + box.players) % box.players);
}
