/** The maps of Loko moto, and a line about each. */
export const lokoMotoMaps = {
  'map.standard': 'Kárpát-medence',
  'map.standard.about': '{sections} vonal Soprontól Brassóig',
  'option.map.standard': 'A Kárpát-medence',
  'option.map.standard.hint': 'A teljes térkép, kettőtől öt játékosig.',
  'map.small': 'A Balaton körül',
  'map.small.about': '{sections} vonal, két játékosra',
  'option.map.small': 'A kis térkép',
  'option.map.small.hint': 'Rövidebb játszma, leginkább kettesben.',
  'map.square': 'Budapest',
  'map.square.about': '{sections} vonal a városban, saját alakzatkártyákkal',
  'option.map.square': 'A négyzetes térkép',
  'option.map.square.hint': 'Csak derékszögek, saját alakzatokkal.',
} as const;
