import { actors } from '../en/actors.ts';
import { common } from '../en/common.ts';
import { ending } from '../en/ending.ts';
import { front } from '../en/front.ts';
import { lobby } from '../en/lobby.ts';
import { local } from '../en/local.ts';
import { lokoMoto } from '../en/loko-moto.ts';
import { lokoMotoMaps } from '../en/loko-moto-maps.ts';
import { lokoMotoScreen } from '../en/loko-moto-screen.ts';
import { lokoMotoShapes } from '../en/loko-moto-shapes.ts';
import { orders } from '../en/orders.ts';
import { since } from '../en/since.ts';
import { social } from '../en/social.ts';
import { sound } from '../en/sound.ts';

/** Sentences in English that are read from the front page through a game of Loko moto; a browser loads them first. */
export const first = {
  ...actors,
  ...common,
  ...ending,
  ...front,
  ...lobby,
  ...local,
  ...lokoMoto,
  ...lokoMotoMaps,
  ...lokoMotoScreen,
  ...lokoMotoShapes,
  ...orders,
  ...since,
  ...social,
  ...sound,
};
