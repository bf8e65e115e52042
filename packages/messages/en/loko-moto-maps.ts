/** The maps of Loko moto, and a line about each. */
export const lokoMotoMaps = {
  'map.standard': 'Carpathian basin',
  'map.standard.about': '{sections} lines from Sopron to Brassó',
  'map.small': 'Around Lake Balaton',
  'map.small.about': '{sections} lines, made for two',
  'map.square': 'Budapest',
  'map.square.about': '{sections} lines through the city, with shape cards of its own',
} as const;
