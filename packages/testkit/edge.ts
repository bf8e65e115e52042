import {
  openDecision,
  play,
  viewerOf,
  type Actor,
  type Game,
  type Step,
  type Types,
  type Viewer,
} from '@turntable/engine';

/** What somebody at a table is sent, as text: the shape of the server's messages without its sockets. */
export interface Edge<T extends Types> {
  /** On a first look. */
  sync(state: T['State'], viewer: Viewer): string[];
  /** After an entry; every viewer is told of every one. */
  update(step: Step<T['State'], T['Event']>, viewer: Viewer): string[];
  /** The answer to what `actor` sent for a decision, whatever it is. */
  reply(state: T['State'], actor: Actor, decision: string, input: unknown): string[];
}

/** An edge that sends what `view`, `witness` and `refusals` let through, and nothing else. */
export function edge<T extends Types>(game: Game<T>): Edge<T> {
  return {
    sync: (state, viewer) => [JSON.stringify({ view: game.view(state, viewer) })],
    update(step, viewer) {
      const view = game.view(step.state, viewer);
      const events = step.events.flatMap((event) => game.witness(event, viewer) ?? []);
      const log = events.map((event) => game.tell(view, event));
      return [JSON.stringify({ events, log, seals: step.seals })];
    },
    reply(state, actor, decision, input) {
      const action = game.parse(input);
      if (!action) return [JSON.stringify({ error: 'bad-message' })];
      try {
        const played = play(game, state, { decision, actor, action });
        if (played.ok) return [JSON.stringify({ ok: true })];
        return [JSON.stringify({ refusals: played.refusals, stale: played.stale })];
      } catch (error) {
        // What a careless server would send.
        const asked = openDecision(game.view(state, viewerOf(actor)).decisions, decision, actor);
        return [JSON.stringify({ error: String(error), asked: asked?.id ?? null })];
      }
    },
  };
}
