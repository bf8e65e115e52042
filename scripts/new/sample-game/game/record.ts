import { readFlag, readOneOf, readWhole, type Recorder } from '@turntable/engine';
import { host } from './setup.ts';
import { MOST, WAGONS, type Action, type SampleGame, type State, type View } from './types.ts';

const positionOf = ({ turn, left, taken }: State | View): object => ({ turn, left, taken });

/** How a game stands in a record: option `long`, setup `starter`, actions `take {count}`. */
export const record: Recorder<SampleGame> = {
  readSetup({ options, seats, setup }) {
    const starter = readWhole(setup['starter'], 'setup.starter', 0, seats.length - 1);
    const long = readFlag(options['long'], 'options.long', false);
    return { setup: host({ long, starters: [starter] }, seats.length), deal: { type: 'deal', starter } };
  },
  readAction(input, _by, _setup, place): Action {
    readOneOf(input['type'], `${place}.type`, ['take']);
    return { type: 'take', count: readWhole(input['count'], `${place}.count`, 1, MOST) };
  },
  writeSetup: ({ setup }) => ({
    options: { long: setup.wagons === WAGONS.long },
    setup: { starter: setup.starters[0] },
  }),
  writeHost: ({ wagons, starters }) => ({ long: wagons === WAGONS.long, starters }),
  writeAction: (_state, action) => action,
  writeState: positionOf,
  writeView: positionOf,
  scores: ({ taken, moves }) => (moves === 0 ? [] : taken),
  winners: ({ outcome }) => outcome?.places[0] ?? [],
  side: (_setup, seat) => seat,
  sides: ({ players }) => players,
  judged: false,
  hasJudge: () => false,
  takeBackClause: 'SG-3.2',
};

/** Untrusted input to an action; nothing if it is none. */
export function parse(input: unknown): Action | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  const { type, count, starter } = input as Readonly<Record<string, unknown>>;
  const whole = (n: unknown): n is number => Number.isSafeInteger(n) && (n as number) >= 0;
  // JSON knows -0; adding 0 makes it 0.
  if (type === 'take' && whole(count)) return { type, count: count + 0 };
  if (type === 'deal' && whole(starter)) return { type, starter: starter + 0 };
  return undefined;
}
