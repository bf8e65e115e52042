/** Games that end early, and seats that are chosen or changed. */
export const ending = {
  'event.end':
    '{reason, select, resigned {{who} resigns.} other {The game ends here without a result, as all agreed.}}',
  'event.end-asked':
    '{reason, select, resigned {{who} would like to resign for your side.} other {{who} would like to end the game here, without a result.}}',
  'event.swap': '{who} and {whose} have changed seats.',
  'event.swap-asked': '{who} would like to change seats with {whose}.',
  'end.stopped':
    '{reason, select, resigned {{who} has resigned; the other side wins.} other {The game was ended without a result.}}',

  'mine.agree.end': '{name} would like to end the game.',
  'mine.agree.swap': '{name} would like to change seats.',

  'end-game.title': 'Ending the game',
  'end-game.resign': 'Resign',
  'end-game.resign.text':
    'The game is over at once, and the other side has won.{mates, select, yes { Where a teammate plays with you, they have to agree.} other {}}',
  'end-game.propose': 'Propose to end the game',
  'end-game.propose.text': 'If all agree, the game is over and nobody has won; it counts for no rating.',
  'end-game.abandon': 'End the game',
  'end-game.abandon.text': 'The game is over and nobody has won.',
  'end-game.no': 'Play on',

  'swap.title': 'Seats',
  'swap.team': 'Team {team}',
  'swap.take': 'Sit here',
  'swap.take-of': 'Sit on seat {seat}',
  'swap.ask': 'Ask to swap',
  'swap.with': 'Ask {name} to swap seats',
  'swap.choose': 'Seat',
  'swap.choose.team': 'Team and seat',
  'swap.any': 'the first that is free',
  'swap.seat': 'Seat {seat}',
  'swap.seat.team': 'Team {team}, seat {seat}',
} as const;
