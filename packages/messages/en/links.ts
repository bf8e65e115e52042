/** Links to seats: claiming, handing over, taking back. */
export const links = {
  'links.offer': 'Link for this seat',
  'links.offer-of': 'Make a link for seat {seat}',
  'links.seat': 'Link to seat {seat}, for one person',
  'links.once': 'Whoever opens it first and takes the seat has it. It is shown only now.',
  'links.title': 'A seat for you',
  'links.text':
    '{name, select, none {Seat {seat} is free for you.} other {{name} hands seat {seat} to you.}}',
  'links.take': 'Take the seat',
  'links.watch': 'Watch instead',
  'links.claimed.title': 'This link was used already',
  'links.claimed.text': 'Somebody took this seat with it. You can watch, or ask for a new link.',
  'links.gone.title': 'This link leads nowhere any more',
  'links.gone.text':
    'The seat was given in another way, or a new link was made. You can watch, or ask for a new link.',
  'links.hand-over': 'Hand my seat to somebody',
  'links.hand-over.text':
    'Whoever takes the seat sees your cards and plays on. You can take it back at any time.',
  'links.take-back': 'Take back seat {seat}',
  'line.seat-substitute': '{name} plays on for {before}.',
  'line.seat-taken-back': '{name} takes the seat back from {before}.',
} as const;
