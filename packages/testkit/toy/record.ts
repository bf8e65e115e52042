import {
  readEach,
  readFlag,
  readObject,
  readOneOf,
  readText,
  readWhole,
  readWords,
  RecordError,
  type Recorder,
} from '@turntable/engine';
import type { Action, Card, Toy } from './types.ts';

export const record: Recorder<Toy> = {
  readSetup({ options, seats, setup }) {
    const cards = readEach(setup['cards'], 'setup.cards', (item, place): Card => {
      const card = readObject(item, place);
      return {
        id: readText(card['id'], `${place}.id`),
        points: readWhole(card['points'], `${place}.points`, 0),
      };
    });
    const ids = cards.map((c) => c.id);
    const left = new Set(ids);
    const one = (item: unknown, place: string): string => {
      const id = readOneOf(item, place, ids);
      if (!left.delete(id)) throw new RecordError(place, 'expected a card that is not dealt yet');
      return id;
    };
    const hands = readEach(setup['hands'], 'setup.hands', (hand, place) => readEach(hand, place, one));
    const pile = readEach(setup['pile'], 'setup.pile', one);
    if (hands.length !== seats.length) throw new RecordError('setup.hands', 'expected a hand for each seat');
    if (left.size > 0) throw new RecordError('setup.pile', 'expected all cards that no hand holds');
    return {
      setup: {
        seats: seats.length,
        judge: readFlag(options['judge'], 'options.judge', false),
        hand: hands[0]!.length,
        cards: cards.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      },
      deal: { type: 'deal', hands, pile },
    };
  },
  readAction(input, by, setup, place): Action {
    const type = readOneOf(input['type'], `${place}.type`, [
      ...(['lay', 'boast', 'stop', 'let', 'coin', 'rule'] as const),
      ...(by === 'judge' ? (['correct'] as const) : []),
    ]);
    switch (type) {
      case 'lay': {
        const ids = setup.cards.map((c) => c.id);
        return { type, card: readOneOf(input['card'], `${place}.card`, ids) };
      }
      case 'boast':
        return { type, text: readWords(input['text'], `${place}.text`) };
      case 'coin':
        return { type, result: readOneOf(input['result'], `${place}.result`, ['heads', 'tails']) };
      case 'rule':
        return { type, verdict: readOneOf(input['verdict'], `${place}.verdict`, ['true', 'false']) };
      case 'correct':
        return {
          type,
          extra: readEach(input['extra'], `${place}.extra`, (n, at) => readWhole(n, at, 0)),
          reason: readWords(input['reason'], `${place}.reason`),
        };
      default:
        return { type };
    }
  },
  writeSetup({ setup, deal }) {
    return { options: { judge: setup.judge }, setup: { cards: setup.cards, ...deal } };
  },
  writeHost: ({ judge }) => ({ judge }),
  writeAction: (_, action) => action,
  writeState: ({ hands, pile, laid, phase }) => ({ hands, pile, laid, phase }),
  writeView: ({ hands, pile, laid, phase }) => ({ hands, pile, laid, phase }),
  scores: (view) => view.scores,
  winners: (view) => view.outcome?.places[0] ?? [],
  side: (_, seat) => seat,
  sides: (setup) => setup.seats,
  judged: true,
  hasJudge: (setup) => setup.judge,
  takeBackClause: 'TOY-4.3',
};
