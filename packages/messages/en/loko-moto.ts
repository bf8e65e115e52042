/** What happens in a game of Loko moto, and why something is not allowed. */
export const lokoMoto = {
  'loko-moto.log.dealt': 'The cards are dealt; {starter} starts',
  'loko-moto.log.reserved':
    '{count, plural, one {{who} reserves the last line, {first}} other {{who} reserves {first} and {second}}}',
  'loko-moto.log.built':
    '{reserved, select, yes {{who} builds {section}, reserved before} other {{who} builds {section}}}',
  'loko-moto.log.closed':
    '{who} closes {section}; {left, plural, =0 {the opening is over} one {# more to close} other {# more to close}}',
  'loko-moto.log.bought':
    '{over, select, yes {{who} overpays for {train}, price {price}, with {count} lines} other {{who} buys {train} with {count} lines}}{bonus, plural, =0 {} other {; bonus {bonus, number, ::sign-always}}}',
  'loko-moto.log.train-up':
    '{none, select, yes {No train is left to come up; the place stays empty} other {{train} comes up, price {price}}}',
  'loko-moto.log.claimed':
    '{who} claims {secret, select, yes {their secret card} other {the card}} “{shape}”: {points, plural, one {# point} other {# points}}',
  'loko-moto.log.shape-up':
    '{none, select, yes {No {points}-point shape is left to come up; the place stays empty} other {“{shape}” comes up for {points, plural, one {# point} other {# points}}}}',
  'loko-moto.log.over':
    'No line is free, the game is over: {tie, select, none {{winners} wins with {score, plural, one {# point} other {# points}}} trains {{winners} wins a tie at {score} by more trains} shapes {{winners} wins a tie at {score} by more shape points} other {{winners} share the victory at {score}}}',
  'loko-moto.log.revealed':
    '{seat} shows what was never claimed: {count, plural, one {{first}} other {{first} and {second}}}',

  'loko-moto.refusal.LM-1.2': 'The cards are dealt once, before the first turn.',
  'loko-moto.refusal.LM-1.3': 'These are not the shape cards of this game.',
  'loko-moto.refusal.LM-1.4': 'It is not {who}’s turn.',
  'loko-moto.refusal.LM-2.1':
    'Reserve exactly two free lines{free, plural, one {, or the last free one alone} other {}}.',
  'loko-moto.refusal.LM-2.3':
    '{why, select, inked {{section} is black and out of play.} reserved {{section} is reserved by {seat}.} built {{section} has been built by {seat} already.} other {There is no such line.}}',
  'loko-moto.refusal.LM-2.6': '{section} is only reserved: build it before you pay with it.',
  'loko-moto.refusal.LM-3.1':
    '{why, select, train {That train is not in the market.} empty {Choose the lines to pay with.} twice {One line is named twice.} foreign {Pay only with lines built in your own colour.} other {The lines you pay with must hang together.}}',
  'loko-moto.refusal.LM-3.2': 'This train costs {price} lines, not {count}.',
  'loko-moto.refusal.LM-3.4': 'The shape card {shape} is not yours to claim.',
  'loko-moto.refusal.LM-3.5':
    'The shape {shape} is not among these lines. It may be turned, but not mirrored.',
  'loko-moto.refusal.LM-3.6':
    '{why, select, exact {A train that costs exactly {size} is for sale: no need to overpay.} other {To overpay for a shape, ink its {size} lines and nothing more.}}',
  'loko-moto.refusal.LM-3.8': 'A card came up that is not written down yet: say which, then go on.',
  'loko-moto.refusal.LM-5.1': 'The game is over.',
  'loko-moto.refusal.LM-6.1':
    '{opening, select, yes {First close a free line; {left, plural, one {# is} other {# are}} still to be closed.} other {Lines are closed only at the start of a game for two.}}',
  'loko-moto.refusal.LM-7.1': 'These are not the secret cards of this game.',
  'loko-moto.refusal.LM-8.1':
    'One stroke cannot draw these lines: an odd number of them meet at {odd} stations, and two are the most.',
} as const;
