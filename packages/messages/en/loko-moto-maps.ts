/** The maps of Loko moto, and a line about each. */
export const lokoMotoMaps = {
  'map.standard': 'Carpathian basin',
  'map.standard.about': '{sections} lines from Sopron to Brassó',
  'option.map.standard': 'The Carpathian basin',
  'option.map.standard.hint': 'The full map, for two to five.',
  'map.small': 'Around Lake Balaton',
  'map.small.about': '{sections} lines, made for two',
  'option.map.small': 'The small map',
  'option.map.small.hint': 'A shorter game, best for two.',
  'map.square': 'Budapest',
  'map.square.about': '{sections} lines through the city, with shape cards of its own',
  'option.map.square': 'The square map',
  'option.map.square.hint': 'Right angles only, with shapes of its own.',
} as const;
