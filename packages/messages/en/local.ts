/** Tables on this device, and what works while no server answers. */
export const local = {
  'local.title': 'On this device',
  'local.table': 'This table is on this device alone: no server, no clock, no rating.',
  'local.running': 'It goes on where you left it.',
  'local.go': 'Play on',
  'local.replay': 'Replay',
  'local.forget': 'Delete this game',
  'local.forget.text': 'It is on this device alone. Nobody can bring it back.',
  'local.forget.no': 'Keep it',
  'local.forget.yes': 'Delete it',
  'local.values':
    'The values of the locomotives are on this device now; whoever opens the developer tools can read them. Such games are never rated.',
  'away.title': 'The server is away',
  'away.none.title': 'Turntable without a server',
  'away.works':
    'Here and now you can play against bots and friends on this device, take the lessons, read the rules, look at the fronts of the roster, use the stat-sheet calculator, and replay your last games.',
  'away.waits':
    'This waits for the server: tables with others far away, ratings, messages, the book of precedents.',
  'away.none.waits':
    'These pages have no server: tables with others far away, ratings, messages and the book of precedents are not here.',
  'away.values':
    'Double Header and Loco Dome need the values of the locomotives. They are fetched the next time the server answers.',
  'ready.title': 'Without a network',
  'ready.yes': 'Everything that works without a server is on this device.',
  'ready.not-yet': 'Not everything is on this device yet. Leave this page open for a moment.',
  'ready.insecure':
    'Over plain http a browser keeps no pages: all of it works as long as the server answers.',
  'ready.missing': 'This browser keeps no pages: all of it works as long as the server answers.',
} as const;
