/** Who acts, when it is no seat with a name, and what they do in every game. */
export const actors = {
  'actor.seat': 'Seat {seat}',
  'actor.chance': 'Chance',
  'actor.unwritten': '(point {n}, not written down)',
  'actor.judge': 'The judge',
  /** Among other names, in the middle of a sentence. */
  'actor.chance.named': 'chance',
  'actor.judge.named': 'the judge',
  'log.take-back':
    '{reason, select, none {{who} takes back the last move} other {{who} takes back the last move: {reason}}}',
} as const;
