/** Records that people bring along, and tables that take up a game from a move of it. */
export const importing = {
  'import.title': 'Look into a record',
  'import.text':
    'A record is the file that “Save the record” gives at the end of a game, or that the command line writes. It is played back move by move; nothing of it is kept here.',
  'import.choose': 'Choose a file',
  'import.drop': 'or drop it anywhere on this page',
  'import.paste': 'Or paste its text',
  'import.open': 'Open the record',
  'import.other': 'Another record',
  'import.bad.json': 'That is no JSON, so it cannot be a record.',
  'import.bad.large': 'That file is too big to be a record of a game.',
  'import.bad.illegal': 'Move {n} breaks the rules: {why}',
  'import.bad.where': 'Where:',
  'import.hidden':
    'You are playing with an engine of this game whose values are hidden from you. When that game is over you can look here.',

  'event.taken-up':
    'This table takes up another game from here, {deal, select, true {with the very cards of that game} other {with everything hidden drawn anew}}.',

  'replay.unseen': 'Secret cards that nobody showed are not known to the book: any others stand in for them.',
  'replay.kept.short': 'kept by hand',
  'replay.kept':
    'Kept by hand{name, select, none {} other { by {name}}}: a person vouches for this game, nobody has checked it. It counts for no rating.',
  'replay.end.resigned': '{name} resigned.',
  'replay.end.abandoned': 'The game was abandoned.',
  'replay.end.out-of-time': 'Time ran out for {name}.',
  'replay.end.stuck': 'Nobody could call anything any more.',

  'continue.open': 'Play on from here',
  'continue.title': 'Play on from move {n}',
  'continue.text': 'A new table takes up this game as it stood then. It counts for no rating.',
  'continue.who': 'With whom',
  'continue.bots': 'Against bots',
  'continue.alone': 'All seats myself, on this device',
  'continue.seat': 'My seat',
  'continue.level': 'How well the bots play',
  'continue.deal': 'What was hidden',
  'continue.deal.redrawn': 'Drawn anew',
  'continue.deal.redrawn.hint': 'Everything that {eyes} did not know then may be different.',
  'continue.deal.redrawn.public': 'Everything that was not open on the table then may be different.',
  'continue.deal.true': 'As it was',
  'continue.deal.true.hint': 'The very cards of the game.',
  'continue.go': 'Play on',
  'continue.over': 'The game is over here. Go back to an earlier move to play on from it.',
} as const;
