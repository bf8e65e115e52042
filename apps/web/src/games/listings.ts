import { lazy } from 'react';
import { LISTING as DOUBLE_HEADER } from '@turntable/games/double-header/listing.ts';
import { teamOf } from '@turntable/games/double-header/sides.ts';
import type { View as DoubleHeaderView } from '@turntable/games/double-header/types.ts';
import { LISTING as LOCO_DOME } from '@turntable/games/loco-dome/listing.ts';
import type { View as LocoDomeView } from '@turntable/games/loco-dome/types.ts';
import { LISTING as LOKO_MOTO } from '@turntable/games/loko-moto/listing.ts';
import type { View as LokoMotoView } from '@turntable/games/loko-moto/types.ts';
import type { GameListing, Teller } from '../session/listing.ts';
import { proposals } from '../session/options.ts';
import { about } from './loko-moto/words/about.ts';
import { result } from './loko-moto/words/result.ts';
import { result as duelResult } from './versus/end/result.ts';

const lokoMoto: GameListing = {
  ...LOKO_MOTO,
  name: 'game.loko-moto',
  players: 'game.loko-moto.players',
  pitch: 'game.loko-moto.pitch',
  enamel: 'blue',
  quick: (name) => ({
    seats: [
      { kind: 'mine', name },
      { kind: 'bot', level: 'easy' },
      { kind: 'bot', level: 'medium' },
    ],
    options: {},
  }),
  pictures: lazy(() => import('./loko-moto/map/MapPicture.tsx')),
  emblem: lazy(() => import('./loko-moto/Emblem.tsx')),
  engine: async () => (await import('@turntable/games/loko-moto/index.ts')).lokoMoto,
  sounds: async () => (await import('./loko-moto/shell/sounds.ts')).SOUNDS,
  typing: async () => (await import('./loko-moto/shell/typing.ts')).TYPING,
  teller: async () => {
    const { tell } = await import('@turntable/games/loko-moto/tell.ts');
    return { id: LOKO_MOTO.id, tell: tell as Teller['tell'] };
  },
  inFirstMessages: true,
  // A map that shrinks loses its names.
  logOver: true,
  picksSuggested: 'hint.show.map',
  endColumn: true,
  about: (view, log, messages, table) => about(view as LokoMotoView, log, messages, table),
  result: (view, mine, names, messages) => result(view as LokoMotoView, mine, names, messages),
  counting: 'lm.end.counting',
  slips: ({ hiddenAgendas }) => hiddenAgendas === true,
};

const quantity: GameListing['quantity'] = async () => (await import('./versus/values.ts')).showValue;
const staging: GameListing['staging'] = async () => (await import('./versus/staging.ts')).duelStaging;

const doubleHeader: GameListing = {
  ...DOUBLE_HEADER,
  name: 'game.double-header',
  players: 'game.double-header.players',
  pitch: 'game.double-header.pitch',
  enamel: 'green',
  lowBar: true,
  picksSuggested: 'hint.show',
  emblem: lazy(() => import('./double-header/Emblem.tsx')),
  quick: (name) => ({
    seats: [
      { kind: 'mine', name },
      { kind: 'bot', level: 'easy' },
      { kind: 'bot', level: 'easy' },
      { kind: 'bot', level: 'easy' },
    ],
    options: proposals(DOUBLE_HEADER),
  }),
  pair: (name) => ({
    seats: [
      { kind: 'mine', name },
      { kind: 'bot', level: 'easy' },
    ],
    options: proposals(DOUBLE_HEADER),
  }),
  engine: async () => (await import('@turntable/games/double-header/index.ts')).doubleHeader,
  sounds: async () => (await import('./double-header/shell/sounds.ts')).SOUNDS,
  typing: async () => (await import('./double-header/shell/typing.ts')).TYPING,
  hear: async () => (await import('./double-header/record/heard.ts')).hear,
  sideOf: (view, seat) => teamOf((view as DoubleHeaderView).box.players, seat),
  result: (view, mine, names, messages) => duelResult(view as DoubleHeaderView, mine, names, messages),
  quantity,
  staging,
};

const locoDome: GameListing = {
  ...LOCO_DOME,
  name: 'game.loco-dome',
  players: 'game.loco-dome.players',
  pitch: 'game.loco-dome.pitch',
  enamel: 'red',
  lowBar: true,
  picksSuggested: 'hint.show',
  emblem: lazy(() => import('./loco-dome/Emblem.tsx')),
  quick: (name) => ({
    seats: [
      { kind: 'mine', name },
      { kind: 'bot', level: 'easy' },
    ],
    options: proposals(LOCO_DOME),
  }),
  engine: async () => (await import('@turntable/games/loco-dome/index.ts')).locoDome,
  sounds: async () => (await import('./loco-dome/shell/sounds.ts')).SOUNDS,
  typing: async () => (await import('./loco-dome/shell/typing.ts')).TYPING,
  hear: async () => (await import('./loco-dome/record/heard.ts')).hear,
  sideOf: (_, seat) => seat,
  result: (view, mine, names, messages) => duelResult(view as LocoDomeView, mine, names, messages),
  quantity,
  staging,
};

/** What the shell knows of each game, in the order of the registry. */
export const LISTINGS: readonly GameListing[] = [lokoMoto, doubleHeader, locoDome];
