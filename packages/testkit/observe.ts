import { quickRng, type Decision, type Game, type Step, type Types, type Viewer } from '@turntable/engine';
import type { Edge } from './edge.ts';
import { Meter } from './meter.ts';

/** The ways in which somebody could learn something, each with what must not happen there. */
export const CHANNELS = {
  view: 'the view is the same',
  sync: 'what is sent on a first look is the same',
  decision: 'the same is asked of the same',
  legal: 'the same actions are listed, counted and sampled',
  refusal: 'the same is refused for the same reasons',
  fallback: 'the absent do the same',
  error: 'errors say the same',
  timing: 'the same is looked at as often',
  record: 'what is printed of a view is the same',
  event: 'the same events are witnessed',
  log: 'the log says the same',
  undo: 'the same can be taken back',
  update: 'the same updates are sent',
} as const;
export type Channel = keyof typeof CHANNELS;

/** What a viewer gets through a channel, as text. */
export type Sight = readonly [channel: Channel, text: string];

/** A game as its viewers meet it. */
export interface Subject<T extends Types> {
  readonly game: Game<T>;
  readonly edge: Edge<T>;
}

/** What a viewer tries in a position. */
export interface Probes<T extends Types> {
  readonly actions: readonly T['Action'][];
  readonly inputs: readonly unknown[];
}

/** Listed actions that are looked at. */
const LISTED = 60;
/** Counting stops there. */
const COUNTED = 2000;

/** What a piece of the game says, or what it says when it fails: that reaches people, too. */
function said(work: () => unknown): string {
  try {
    const result = work();
    return typeof result === 'string' ? result : (JSON.stringify(result) ?? 'nothing');
  } catch (error) {
    return `threw ${String(error)}`;
  }
}

/** Everything that a viewer can see and try in a position. With `metered`, also how much work it is. */
export function observe<T extends Types>(
  { game, edge }: Subject<T>,
  state: T['State'],
  viewer: Viewer,
  { actions, inputs }: Probes<T>,
  metered = false,
): Sight[] {
  const view = game.view(state, viewer);
  const open = game.decisions(state);
  const mine = open.filter((d) => viewer !== 'public' && d.actors.includes(viewer));
  const tried = [...open, undefined];
  const sights: Sight[] = [
    ['view', said(() => view)],
    ['sync', said(() => edge.sync(state, viewer).join('\n'))],
    ['decision', said(() => open)],
    [
      'record',
      said(() => [game.record.writeView(view), game.record.scores(view), game.record.winners(view)]),
    ],
    ['refusal', said(() => tried.map((d) => actions.map((a) => game.refusals(view, d, a))))],
  ];
  for (const decision of mine) {
    sights.push(['legal', said(() => answers(game, view, decision))]);
    sights.push(['fallback', said(() => [game.fallback(view, decision), game.decline?.(view, decision)])]);
  }
  if (viewer !== 'public') {
    const ids = [...open.map((d) => d.id), 'none'];
    const replies = (): string =>
      ids.flatMap((id) => inputs.flatMap((input) => edge.reply(state, viewer, id, input))).join('\n');
    sights.push(['error', said(replies)]);
  }
  if (metered) {
    const meter = new Meter();
    const seen = meter.wrap(view);
    const work = (): unknown => [
      mine.map((d) => said(() => answers(game, seen, d))),
      tried.map((d) => said(() => actions.map((a) => game.refusals(seen, d, a)))),
    ];
    // Once to warm up: what a game remembers of a table may be reckoned in either world first.
    work();
    sights.push(['timing', String(meter.count(work))]);
  }
  return sights;
}

function answers<T extends Types>(game: Game<T>, view: T['View'], decision: Decision): unknown {
  const listed: T['Action'][] = [];
  for (const action of game.legalActions(view, decision)) {
    listed.push(action);
    if (listed.length === LISTED) break;
  }
  const sampled = listed.length > 0 && game.sampleLegal?.(view, decision, quickRng(7));
  return [listed, game.countLegal?.(view, decision, COUNTED), sampled];
}

/** Everything that a viewer witnesses of a step. */
export function witnessed<T extends Types>(
  { game, edge }: Subject<T>,
  step: Step<T['State'], T['Event']>,
  viewer: Viewer,
): Sight[] {
  const view = game.view(step.state, viewer);
  const events = step.events.flatMap((event) => game.witness(event, viewer) ?? []);
  return [
    ['event', said(() => events)],
    ['log', said(() => events.map((event) => game.tell(view, event)))],
    ['undo', said(() => step.seals)],
    ['update', said(() => edge.update(step, viewer).join('\n'))],
    ['view', said(() => view)],
    ['decision', said(() => game.decisions(step.state))],
  ];
}
