/** For tests: the record of a game of three on a map of one line, which ends with the first move; whoever drew it has it left. */
export const ONE_LINE = {
  format: 'turntable/1',
  game: 'loko-moto',
  seats: [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cili' }],
  setup: {
    map: {
      lattice: 'square',
      stations: [
        { id: 'a', name: 'A', at: [0, 0] },
        { id: 'b', name: 'B', at: [1, 0] },
      ],
      sections: [['a', 'b']],
    },
    trains: [],
    shapes: { 1: [], 2: [], 3: [] },
  },
  actions: [{ by: 0, type: 'build', section: 'a-b' }],
};
