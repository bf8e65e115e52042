/** The review of a finished game. */
export const reviewing = {
  'review.title': 'Review',
  'review.of': '{game}: review',
  'review.link': 'Review this game',
  'review.back': 'Back to the game',
  'review.working': 'Playing on from every move …',
  'review.failed.hidden':
    'You are in a game that hides values of locomotives. This review needs them; it can be made when that game is over.',
  'review.failed.away': 'What the review needs could not be fetched. Try again when there is a connection.',
  'review.failed.record': 'This record cannot be replayed to its end, so it cannot be reviewed.',
  'review.failed.unread':
    'The book of this game does not know all values of the cards, so nobody can play on from its moves: it cannot be reviewed.',
  'review.chances': 'Chances to win, out of 100',
  'review.chances.open': 'Chances to win, out of 100, as the cards lay',
  'review.axis': 'moves →',
  'review.alt':
    '{game}, {how, select, won {{winners} won} draw {a draw} other {not played to its end}} ({scores}): chances to win over {moves, plural, one {# move} other {# moves}}, with {turning, plural, =0 {no turning point} one {one turning point} other {# turning points}}.',
  'review.share': 'Share as a picture',
  'review.turning': 'Turning points',
  'review.turning.none':
    '{how, select, unjudged {No move of this game could be judged.} won {No single move cost much: the better player, or the luckier one, won little by little.} other {No single move cost much.}}',
  'review.move': 'Move {n}',
  'review.cost':
    'As {who} could see it, the chance is {to} of 100 after it, {from} after the best move found.',
  'review.better': 'Advice to {who}:',
  'review.numbers': 'All moves in numbers',
  'review.column.move': 'Move',
  'review.column.who': 'Who',
  'review.column.chance': 'Chance after it',
  'review.column.chance.open': 'Chance after it, as the cards lay',
  'review.column.loss': 'Given away',
  'review.luck': 'Luck and choice',
  'review.luck.side': '{who}: dealt {dealt}\u00a0%, played {played}\u00a0% of the points',
  'review.luck.how':
    'Dealt: what bots that play with care made of the same deal on both sides, averaged over {games, plural, one {one game} other {# games}}. Played: what it came to here. What lies between them is choice, and the luck of coins.',
  'review.fought': 'Lines fought over',
  'review.fought.none': 'Nobody was in anybody’s way: no free line was in two best plans at once.',
  'review.fought.line':
    '{line}: wanted by {who} for {turns, plural, one {one turn} other {# turns}}; {got, select, yes {{taken} got it} other {nobody got it}}',
  'review.worth': 'What it was worth',
  'review.worth.trains': 'Trains',
  'review.worth.bonuses': 'Bonuses',
  'review.worth.shapes': 'Shapes',
  'review.worth.penalty': 'Unused lines',
  'review.worth.hung-shape': 'Without “{shape}” {who} would not have won.',
  'review.worth.hung-penalty': 'Without unused lines {who} would have won.',
  'review.how':
    'Every move is judged by what its player could see then: a bot plays on from there many times, the locomotive games to their end, Loko moto some moves far, and reckons the chances. Small differences are chance; the review is made on this device and kept here.',
} as const;
