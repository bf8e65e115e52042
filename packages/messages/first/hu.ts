import { actors } from '../hu/actors.ts';
import { common } from '../hu/common.ts';
import { ending } from '../hu/ending.ts';
import { front } from '../hu/front.ts';
import { lobby } from '../hu/lobby.ts';
import { local } from '../hu/local.ts';
import { lokoMoto } from '../hu/loko-moto.ts';
import { lokoMotoMaps } from '../hu/loko-moto-maps.ts';
import { lokoMotoScreen } from '../hu/loko-moto-screen.ts';
import { lokoMotoShapes } from '../hu/loko-moto-shapes.ts';
import { orders } from '../hu/orders.ts';
import { since } from '../hu/since.ts';
import { social } from '../hu/social.ts';
import { sound } from '../hu/sound.ts';

/** Sentences in Hungarian that are read from the front page through a game of Loko moto; a browser loads them first. */
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
