/** What a link to a table says of it before it is opened: in chats, in the tab. Public facts alone. */
export const preview = {
  'preview.seat': 'A seat for you at {game}',
  'preview.join': 'Come and play {game}',
  'preview.replay': '{game}, replay: {names}',
  'preview.players': 'At the table: {names}.',
  'preview.waiting':
    '{free, plural, =0 {All seats are taken, the game is about to begin.} one {One seat is free.} other {# seats are free.}}',
  'preview.running': 'The game is being played.',
  'preview.over': 'The game is over.',
  'preview.draw': 'The game ended in a draw.',
  'preview.won': '{count, plural, one {{names} has won.} other {{names} have won.}}',
} as const;
