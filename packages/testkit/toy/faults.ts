import type { Decision, Game, Step } from '@turntable/engine';
import { toy } from './index.ts';
import type { Action, Event, State, Toy, View } from './types.ts';

type ToyStep = Step<State, Event>;
// In one file, although long: a list of broken rules, one after another.

/** Parts of the toy to put in the place of its own. */
export type Fault = Partial<Game<Toy>>;

/** Changes what a step leads to. */
const stepping = (change: (step: ToyStep, before: State) => ToyStep): Fault => ({
  apply: (state, entry) => change(toy.apply(state, entry), state),
});
const leading = (change: (state: State, before: State) => object): Fault =>
  stepping((step, before) => ({ ...step, state: { ...step.state, ...change(step.state, before) } }));
const telling = (change: (event: Event) => object): Fault =>
  stepping((step) => ({ ...step, events: step.events.map((e) => ({ ...e, ...change(e) }) as Event) }));
/** Changes what is asked, in views too. */
const asking = (change: (decision: Decision) => Decision): Fault => {
  const decisions = (state: State): Decision[] => toy.decisions(state).map(change);
  return { decisions, view: (s, viewer) => ({ ...toy.view(s, viewer), decisions: decisions(s) }) };
};
const showing = (change: (view: View, state: State) => object): Fault => ({
  view: (state, viewer) => {
    const view = toy.view(state, viewer);
    return { ...view, ...change(view, state) };
  },
});
const listing = (change: (all: Action[], decision: Decision) => Action[]): Fault => ({
  legalActions: (view, decision) => change([...toy.legalActions(view, decision)], decision),
});
const refusing = (change: Game<Toy>['refusals']): Fault => ({ refusals: change });
const recording = (change: Partial<Game<Toy>['record']>): Fault => ({ record: { ...toy.record, ...change } });

class Pile {
  readonly size = 1;
}
/** How often it was called: for faults that differ from call to call. */
let calls = 0;
const wrong = 'TOY-0' as 'TOY-5.1';

/** A game that keeps what it knows beside the state, where storage cannot find it. */
function remembering(): Fault {
  const known = new WeakSet<State>();
  return {
    decisions: (s) =>
      known.has(s) || s.moves < 3 ? toy.decisions(s) : toy.decisions({ ...s, phase: 'coin' }),
    apply: (state, entry) => {
      const step = toy.apply(state, entry);
      known.add(step.state);
      return step;
    },
  };
}
/** A game that counts every step it ever made since the deal, taken back or not. */
function counting(): Fault {
  let made = 0;
  return {
    apply: (state, entry) => {
      made = entry.action.type === 'deal' ? 1 : made + 1;
      const step = toy.apply(state, entry);
      return { ...step, state: { ...step.state, since: made } };
    },
  };
}

/** Broken rules, under the law that each of them breaks (it may break others, too). */
export const FAULTS: Readonly<Record<string, Readonly<Record<string, Fault>>>> = {
  'random games end': {
    'a card that is laid stays in the hand': leading((_, { hands }) => ({ hands })),
    'throws in the middle of a game': leading(({ moves }) => {
      if (moves > 6) throw new Error('lost');
      return {};
    }),
    'changes the position before, frozen or not': {
      apply: (state, entry) => {
        (state as { moves: number }).moves++;
        return toy.apply(state, entry);
      },
    },
  },
  'a running game is never stuck: whoever is asked has an answer': {
    'nothing to lay is listed': listing(() => []),
    'nobody is asked': asking((d) => (d.kind === 'turn' ? { ...d, actors: [] } : d)),
  },
  'a decision is of a known kind, and its id is its own': {
    'a kind that the game does not name': asking((d) => (d.kind === 'turn' ? { ...d, kind: 'move' } : d)),
    'two questions of one name': asking((d) => (d.kind === 'whistle' ? { ...d, id: 'whistle' } : d)),
  },
  'a decision closes when it is answered, and its id never comes back': {
    'a question that stays open': leading((_, { asked, phase }) => (phase === 'whistle' ? { asked } : {})),
    'the name of a question used again': asking((d) =>
      d.kind === 'turn' ? { ...d, id: `turn:${d.actors[0]}` } : d,
    ),
  },
  'there is an outcome exactly when nothing is asked': {
    'an outcome while the game runs': { outcome: (s) => toy.outcome({ ...s, phase: 'over' }) },
    'no outcome at the end': { outcome: () => undefined },
    'a player without a place': {
      outcome: (s) => (s.phase === 'over' ? { places: [[0]], by: 'TOY-5.1' } : undefined),
    },
    'an end by no clause': {
      outcome: (s) => (s.phase === 'over' ? { places: [[0, 1]], by: wrong } : undefined),
    },
  },
  'the answer for the absent is legal, and so is a decline': {
    'the absent lay a card they do not hold': {
      fallback: (v, d) => (d.kind === 'turn' ? { type: 'lay', card: 'none' } : toy.fallback(v, d)),
    },
    'a decline where the rules want a choice': { decline: () => ({ type: 'let' }) },
  },
  'chance draws what is legal, the same from the same luck': {
    'a deal of too few cards': {
      draw: (s, d, rng) => ({ ...toy.draw(s, d, rng), ...(d.kind === 'deal' ? { pile: [] } : {}) }),
    },
    'luck from elsewhere': {
      draw: (s, d, rng) => {
        if (calls++ % 2) rng.below(2);
        return toy.draw(s, d, rng);
      },
    },
  },
  'listed actions have no refusals': {
    'a listed action is refused': refusing((v, d, a) =>
      a.type === 'boast' ? [{ clause: 'TOY-2.2' }] : toy.refusals(v, d, a),
    ),
    'an action of another kind is listed': listing((all, d) =>
      d.kind === 'turn' ? [...all, { type: 'let' }] : all,
    ),
  },
  'entries of a game are legal when they are played': {
    'an answer that is always refused': refusing((v, d, a) =>
      d?.kind === 'whistle' ? [{ clause: 'TOY-3.1' }] : toy.refusals(v, d, a),
    ),
  },
  'everything else is refused, with a clause': {
    "somebody else's card may be laid": refusing((v, d, a) =>
      d && a.type === 'lay' && v.viewer === v.turn ? [] : toy.refusals(v, d, a),
    ),
    'a legal action is not listed': listing((all) => all.filter((a) => a.type !== 'boast')),
    'a refusal by no clause': refusing((v, d, a) =>
      toy.refusals(v, d, a).map((r) => ({ ...r, clause: wrong })),
    ),
    'a refusal that throws': refusing((v, d, a) => {
      if (a.type === 'lay' && !v.box.cards.some((c) => c.id === a.card)) throw new Error(a.card);
      return toy.refusals(v, d, a);
    }),
  },
  'who is not asked is refused, with a clause': {
    'late answers count': refusing((v, d, a) => (d ? toy.refusals(v, d, a) : [])),
  },
  'a question put to somebody else is refused from every view': {
    'anybody may answer': refusing((v, d, a) =>
      d && a.type !== 'deal' && toy.kinds[d.kind]!.includes(a.type) ? [] : toy.refusals(v, d, a),
    ),
  },
  'a listed action survives the network, and parses to itself': {
    'parsing drops what is legal': {
      parse: (input) => {
        const action = toy.parse(input);
        return action?.type === 'coin' && action.result === 'tails' ? undefined : action;
      },
    },
  },
  'garbage parses to nothing or to a well-shaped action, and never throws': {
    'parsing believes everything': { parse: (input) => input as Action },
    'parsing throws': { parse: (input) => toy.parse({ type: (input as Action).type }) },
  },
  'actions are listed once each, in a stable order': {
    'an action is listed twice': listing((all) => [...all, ...all.slice(0, 1)]),
    'the list comes in any order': listing((all) => (calls++ % 2 ? all : all.reverse())),
  },
  'the count is the length of the list, and the sample is legal': {
    'a wrong count': { countLegal: () => 3 },
    'a count beyond its limit': { countLegal: (v, d) => [...toy.legalActions(v, d)].length },
    'a sample that is illegal': { sampleLegal: () => ({ type: 'lay', card: 'none' }) },
  },
  'the state is a plain JSON tree': {
    'a class in the state': leading(() => ({ memo: new Pile() })),
    'a member of the state without a value': leading(() => ({ memo: undefined })),
    'a function in the state': leading(() => ({ memo: () => 1 })),
    'a number that JSON does not know': leading(() => ({ memo: NaN })),
  },
  'an entry and what it did are plain JSON': {
    'an event that is no JSON': telling(() => ({ memo: undefined })),
    'an event by no clause': telling(() => ({ clause: wrong })),
  },
  'a state that went through storage plays on the same': {
    'a state known by its identity': remembering(),
  },
  'applying never mutates': {
    'the position before is changed': {
      apply: (state, entry) => {
        if (!Object.isFrozen(state)) (state as { since: number }).since = 0;
        return toy.apply(state, entry);
      },
    },
    'the entry is changed': {
      apply: (state, entry) => {
        const step = toy.apply(state, entry);
        if (!Object.isFrozen(entry)) (entry as { decision: string }).decision = '';
        return step;
      },
    },
  },
  'the same entry makes the same step': {
    'a step that is not the same twice': leading(({ extra }) => ({ extra: extra.map(() => calls++ % 7) })),
  },
  'replay equals play': {
    'play and replay start differently': { start: (setup) => ({ ...toy.start(setup), moves: calls++ }) },
  },
  'nothing is made from nothing, and nothing is lost': {
    'a card is copied': leading(({ pile }) => ({ pile: [...pile, ...pile.slice(0, 1)] })),
    'a whistle from nothing': leading(({ whistles }) => ({ whistles: whistles.map((n) => n + 1) })),
  },
  'a view is a plain JSON tree for its viewer, with all open questions': {
    'a view without its questions': showing(() => ({ decisions: [] })),
    'a view for somebody else': showing(() => ({ viewer: 0 })),
  },
  'public facts are the same for all viewers': {
    'a public fact kept from a player': showing(({ viewer }) => (viewer === 0 ? { scores: [] } : {})),
    'scores that differ by viewer': showing(({ viewer, scores }) =>
      viewer === 0 ? { scores: scores.map((n) => n + 1) } : {},
    ),
  },
  'looking changes nothing, and shows the same again': {
    'a view that counts who looks': showing(() => ({ looks: calls++ })),
  },
  'what the public witnesses, everybody does; the log tells it by a key and plain values': {
    'an event is kept from a player': { witness: (e, v) => (v === 1 ? undefined : toy.witness(e, v)) },
    'a line of the log without a sentence': { tell: () => ({ key: '' }) },
  },
  'an imagined world looks the same to its viewer, keeps the rules and plays on': {
    'an imagined world without hands': {
      imagine: (view, rng) => {
        const world = toy.imagine!(view, rng);
        return { ...world, hands: world.hands.map(() => []) };
      },
    },
    'an imagined world with a card twice': {
      imagine: (view, rng) => {
        const world = toy.imagine!(view, rng);
        return { ...world, pile: world.pile.map(() => 'c00') };
      },
    },
  },
  'a record replays to the same state and log': {
    'a record that mixes up the hands': recording({
      writeSetup: ({ deal, ...state }) =>
        toy.record.writeSetup({ ...state, deal: { ...deal, hands: deal.hands.toReversed() } }),
    }),
  },
  'a record may leave declines out': {
    'a decline that is not the same twice': {
      decline: (_, d) => (d.kind === 'whistle' ? { type: calls++ % 2 ? 'let' : 'stop' } : undefined),
    },
  },
  'a record holds take-backs': {
    'a game that counts what was taken back': counting(),
  },
  'the setup of a record is the same whenever it is written': {
    'the record is of the hands as they are now': recording({
      writeSetup: (state) => toy.record.writeSetup({ ...state, deal: state }),
    }),
  },
  'every line of the log is a sentence': {
    'an event that nobody put into words': telling((e) => (e.kind === 'flipped' ? { kind: 'fell' } : {})),
  },
  'every refusal is a sentence': {
    'a refusal that nobody put into words': refusing((v, d, a) =>
      toy.refusals(v, d, a).map((r) => (r.clause === 'TOY-3.1' ? { clause: wrong } : r)),
    ),
    'a refusal with a value missing': refusing((v, d, a) =>
      toy.refusals(v, d, a).map((r) => ({ ...r, with: { card: undefined as never } })),
    ),
  },
  'a host gets a table, or is told what is wrong with the options': {
    'options that fail in their own way': {
      host: (options, seats) => toy.host({ judge: (options['judge'] as object).valueOf() }, seats),
    },
    'options that get through': { host: (options, seats) => ({ ...toy.host({}, 2), ...options, seats }) },
  },
  'what is no record is told so, whatever it is': {
    'reading fails in its own way': recording({
      readAction: (input, by, setup, place) => {
        if (typeof input['type'] !== 'string') throw new TypeError('no type');
        return toy.record.readAction(input, by, setup, place);
      },
    }),
  },
  'a course with hidden cards drawn anew is legal and looks the same to its viewer at every step': {
    'a redraw for somebody else': {
      redraw: (setup, log, viewer, rng) => toy.redraw!(setup, log, viewer === 0 ? 1 : viewer, rng),
    },
    'a redraw that forgets what was laid before': {
      redraw: (setup, log, viewer, rng) => ({
        setup,
        log: [toy.redraw!(setup, log.slice(0, 1), viewer, rng).log[0]!, ...log.slice(1)],
      }),
    },
  },
};
