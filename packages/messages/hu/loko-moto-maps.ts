/** The maps of Loko moto, and a line about each. */
export const lokoMotoMaps = {
  'map.standard': 'Kárpát-medence',
  'map.standard.about': '{sections} vonal Soprontól Brassóig',
  'map.small': 'A Balaton körül',
  'map.small.about': '{sections} vonal, két játékosra',
  'map.square': 'Budapest',
  'map.square.about': '{sections} vonal a városban, saját alakzatkártyákkal',
} as const;
