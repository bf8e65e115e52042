// A game for boardgame.io of the same size as Loko moto: as many lines, players and cards; build or reserve in turn.
export const lines = {
  name: 'lines',
  setup: ({ ctx }) => ({
    lines: new Array(93).fill(0),
    market: Array.from({ length: 6 }, (_, i) => i),
    pile: Array.from({ length: 20 }, (_, i) => i + 6),
    faceUp: [0, 10, 20],
    hands: Array.from({ length: ctx.numPlayers }, () => ({ trains: [], shapes: [] })),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    build: ({ G, playerID }, at) => {
      const line = G.lines[at];
      if (line !== 0 && line !== 2 + 2 * Number(playerID)) return 'INVALID_MOVE';
      G.lines[at] = 3 + 2 * Number(playerID);
    },
    reserve: ({ G, playerID }, a, b) => {
      if (a === b || G.lines[a] !== 0 || G.lines[b] !== 0) return 'INVALID_MOVE';
      G.lines[a] = 2 + 2 * Number(playerID);
      G.lines[b] = 2 + 2 * Number(playerID);
    },
  },
  endIf: ({ G }) => (G.lines.every((line) => line !== 0) ? { over: true } : undefined),
};
