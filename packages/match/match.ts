import {
  chanceDecision,
  drawEntry,
  isTakeBack,
  keyedRng,
  play,
  replay,
  counted,
  type Act,
  type Actor,
  type AnyGame,
  type Decision,
  type Entry,
  type Happening,
  type Played,
  type SeenBy,
  type TakeBack,
  type Types,
  type Undo,
  type Viewer,
  viewerOf,
} from '@turntable/engine';
import type { LogItem } from '@turntable/protocol/messages.ts';

export type Item = Entry<Act> | TakeBack;

/** A loaded match looks back so many items for when a question was asked; older ones count as asked then. */
const LOOKED_BACK = 16;

/** A running game in memory: its log, and what follows from it. Knows no people, no sockets, no disk. */
export class Match {
  readonly game: AnyGame;
  readonly setup: object;
  readonly log: Item[] = [];
  /** Everything that happened, with the update it came with; viewers see of it what they witness. */
  readonly happened: LogItem[] = [];
  /** The number of the last take-back's update; 0 if there was none. */
  lastTakeBack = 0;
  #state: object;
  #decisions: readonly Decision[];
  readonly #views = new Map<Viewer, SeenBy>();
  /** Since which update each actor has been asked each open question. */
  #asked = new Map<string, number>();
  /** Of the entries that still count: who acted, and whether it sealed what is before it. */
  readonly #counts: { readonly actor: Actor; readonly seals: boolean }[] = [];

  constructor(game: AnyGame, setup: object) {
    this.game = game;
    this.setup = setup;
    this.#state = game.start(setup);
    this.#decisions = game.decisions(this.#state);
  }

  /** A match as its stored log left it. */
  static load(game: AnyGame, setup: object, items: readonly Item[]): Match {
    const match = new Match(game, setup);
    const past: object[] = [];
    for (const item of items) {
      if (isTakeBack(item)) {
        match.#unplay(item, past.pop()!);
      } else {
        past.push(match.#state);
        const { state, events, seals } = game.apply(match.#state, item);
        match.#play(item, state, events, seals);
      }
      if (match.n > items.length - LOOKED_BACK) match.#decide();
    }
    return match;
  }

  /** How many items the log has, which is the number of the last update. */
  get n(): number {
    return this.log.length;
  }
  /** How many entries still count. The deal always does. */
  get counted(): number {
    return this.#counts.length;
  }
  get state(): object {
    return this.#state;
  }
  /** What a viewer sees now; made once for each of them, and never to be changed. */
  view(viewer: Viewer): SeenBy {
    let view = this.#views.get(viewer);
    if (!view) this.#views.set(viewer, (view = this.game.view(this.#state, viewer)));
    return view;
  }
  get decisions(): readonly Decision[] {
    return this.#decisions;
  }
  get over(): boolean {
    return this.game.outcome(this.#state) !== undefined;
  }

  /** The update since which an actor has been asked a question that is open now. */
  askedSince(decision: string, actor: Actor): number {
    return this.#asked.get(`${actor} ${decision}`) ?? this.n;
  }

  #decide(): void {
    this.#decisions = this.game.decisions(this.#state);
    const asked = new Map<string, number>();
    for (const { id, actors } of this.#decisions)
      for (const actor of actors) {
        const each = `${actor} ${id}`;
        asked.set(each, this.#asked.get(each) ?? this.n);
      }
    this.#asked = asked;
  }

  /** Plays an entry with all its checks; the log grows only if it is legal. */
  submit(entry: Entry<Act>): Played<Types> {
    // The actor's view has usually been made already, to send it.
    const played = play(this.game, this.#state, entry, this.view(viewerOf(entry.actor)));
    if (played.ok) {
      this.#play(entry, played.step.state, played.step.events, played.step.seals);
      this.#decide();
    }
    return played;
  }

  /** Chance's answer to what it is asked now, if it is asked. The length of the log keys the luck. */
  draw(seed: string): Entry<Act> | undefined {
    const decision = chanceDecision(this.#decisions);
    return decision && drawEntry(this.game, this.#state, decision, keyedRng(seed, this.n));
  }

  /** Takes back the last entry that counts. */
  takeBack(by: Actor, reason?: string): TakeBack {
    const item: TakeBack = reason === undefined ? { takeBack: by } : { takeBack: by, reason };
    const counting = counted(this.log).slice(0, -1);
    this.#unplay(item, replay(this.game, this.setup, counting));
    this.#decide();
    return item;
  }

  /** The state after the first `n` items of the log. */
  stateAt(n: number): object {
    return n === this.n ? this.#state : replay(this.game, this.setup, this.log.slice(0, n));
  }

  /**
   * Whether somebody may take back to before their own last entry, and how many entries that takes. `own` says which
   * actors are theirs. It is free while that entry is the last; later ones are others', who have to be asked.
   */
  undo(own: (actor: Actor) => boolean): { readonly signal: Undo; readonly count: number } {
    const last = this.#counts.length - 1;
    // The deal is never taken back, nor anything once the game is over: the seed is known then.
    for (let i = last; i > 0 && !this.over; i--) {
      const { actor, seals } = this.#counts[i]!;
      if (seals) break;
      if (own(actor)) return { signal: i === last ? 'free' : 'ask', count: last - i + 1 };
    }
    return { signal: 'sealed', count: 0 };
  }

  #at(state: object): void {
    this.#state = state;
    this.#views.clear();
  }

  #play(entry: Entry<Act>, state: object, events: readonly Happening[], seals: boolean): void {
    this.log.push(entry);
    this.#at(state);
    this.#counts.push({ actor: entry.actor, seals });
    for (const event of events) this.happened.push({ n: this.n, event });
  }

  #unplay(item: TakeBack, before: object): void {
    this.log.push(item);
    this.lastTakeBack = this.n;
    this.#at(before);
    this.#counts.pop();
    const clause = this.game.record.takeBackClause;
    const why = item.reason === undefined ? {} : { reason: item.reason };
    this.happened.push({ n: this.n, event: { kind: 'take-back', clause, by: item.takeBack, ...why } });
  }
}

/** What a viewer witnesses of an event: everybody sees a take-back; of the game's own events the game decides. */
export function witness(match: Match, event: Happening, viewer: Viewer): Happening | undefined {
  return event.kind === 'take-back' ? event : match.game.witness(event, viewer);
}
