import type { GameEntry, OptionField } from './entry.ts';

const lokoMoto: GameEntry = {
  id: 'loko-moto',
  name: 'game.loko-moto',
  players: 'game.loko-moto.players',
  pitch: 'game.loko-moto.pitch',
  enamel: 'blue',
  seats: [2, 3, 4, 5],
  options: [
    {
      kind: 'choice',
      name: 'sheet',
      label: 'option.map',
      choices: [
        { value: 'standard', label: 'option.map.standard', hint: 'option.map.standard.hint' },
        { value: 'small', label: 'option.map.small', hint: 'option.map.small.hint' },
        { value: 'square', label: 'option.map.square', hint: 'option.map.square.hint' },
      ],
    },
    { kind: 'flag', name: 'hiddenAgendas', label: 'option.hidden', hint: 'option.hidden.hint' },
    { kind: 'flag', name: 'advanced', label: 'option.advanced', hint: 'option.advanced.hint' },
  ],
  hides: (options) => options['hiddenAgendas'] === true,
  quick: (name) => ({
    seats: [
      { kind: 'mine', name },
      { kind: 'bot', level: 'easy' },
      { kind: 'bot', level: 'medium' },
    ],
    options: {},
  }),
  engine: async () => (await import('@turntable/games/loko-moto/index.ts')).lokoMoto,
};

const quantity: GameEntry['quantity'] = async () => (await import('./versus/values.ts')).showValue;
const SCORING: OptionField = {
  kind: 'choice',
  name: 'scoring',
  label: 'option.scoring',
  choices: [
    { value: 'flat', label: 'option.scoring.flat', hint: 'option.scoring.flat.hint' },
    { value: 'margin', label: 'option.scoring.margin', hint: 'option.scoring.margin.hint' },
  ],
};
const FREE_CLAIMS: OptionField = {
  kind: 'flag',
  name: 'freeClaims',
  label: 'option.free-claims',
  hint: 'option.free-claims.hint',
};

const doubleHeader: GameEntry = {
  id: 'double-header',
  name: 'game.double-header',
  players: 'game.double-header.players',
  pitch: 'game.double-header.pitch',
  enamel: 'green',
  seats: [2, 4],
  options: [SCORING, FREE_CLAIMS],
  teams: true,
  judged: true,
  hides: () => true,
  quick: (name) => ({
    seats: [
      { kind: 'mine', name },
      { kind: 'bot', level: 'easy' },
      { kind: 'bot', level: 'easy' },
      { kind: 'bot', level: 'easy' },
    ],
    options: {},
  }),
  engine: async () => (await import('@turntable/games/double-header/index.ts')).doubleHeader,
  quantity,
};

const locoDome: GameEntry = {
  id: 'loco-dome',
  name: 'game.loco-dome',
  players: 'game.loco-dome.players',
  pitch: 'game.loco-dome.pitch',
  enamel: 'red',
  seats: [2],
  options: [SCORING, FREE_CLAIMS],
  judged: true,
  hides: () => true,
  quick: (name) => ({
    seats: [
      { kind: 'mine', name },
      { kind: 'bot', level: 'easy' },
    ],
    options: {},
  }),
  engine: async () => (await import('@turntable/games/loco-dome/index.ts')).locoDome,
  quantity,
};

/** What the shell knows of each game, in the order in which they are offered. */
export const ENTRIES: readonly GameEntry[] = [lokoMoto, doubleHeader, locoDome];
