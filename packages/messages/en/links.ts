/** Links to seats: claiming, handing over, taking back. */
export const links = {
  'links.offer': 'Seat link',
  'links.offer-of': 'Seat link for seat {seat}',
  'links.seat': 'Link to seat {seat}, for one person',
  'links.once': 'Whoever opens it first and takes the seat has it. It is shown only now.',
  'links.title': 'A seat for you',
  'links.text':
    '{name, select, none {Seat {seat} is free for you.} other {Seat {seat}, where {name} has sat, is for you.}}',
  'links.take': 'Take the seat',
  'links.watch': 'Watch instead',
  'links.claimed.title': 'This link was used already',
  'links.claimed.text': 'Somebody took this seat with it. You can watch, or ask for a new link.',
  'links.gone.title': 'This link leads nowhere any more',
  'links.gone.text':
    'The seat was given in another way, or a new link was made. You can watch, or ask for a new link.',
  'links.waits.title': 'This link does not work yet',
  'links.waits.text':
    'Seat {seat} is somebody’s who was here lately. It is yours once they agree, or have been away for 10 minutes, in games by turns for 7 days.',
  'links.waits.again': 'Try again',
  'links.hand-over': 'Hand my seat to somebody',
  'links.hand-over-of': 'Hand the seat of {name} to somebody',
  'links.hand-over.text':
    'Whoever takes the seat sees your cards and plays on. You can take it back at any time.',
  'links.take-back': 'Take back seat {seat}',
  'links.reissue': 'New link for {name}',
  'links.reissue.title': 'Somebody lost their seat?',
  'links.reissue.text':
    'Whoever claims the new link sees that seat’s cards and plays on. It works once the player agrees, or has been away for 10 minutes, in games by turns for 7 days. Everybody here is told.',
  'links.reissued':
    'The host made a new link to seat {seat}, which is yours. Whoever uses it sees your cards and plays on in your place. It works if you agree, or if you stay away.',
  'links.reissued.agreed': 'You agreed to the host’s new link to seat {seat}, which is yours.',
  'links.reissued.yes': 'Agree',
  'links.reissued.no': 'Cancel the link',
  'links.replaced': 'While you were away the host gave your seat to {name}. You can undo that until {time}.',
  'links.replaced.undo': 'Undo: my seat again',
  'links.reserved': 'kept for whoever has its link',
  'links.reserved.none': 'The free seats here are kept for people who were given a link.',
  'event.seat-allowed': '{name} agrees to the new link.',
  'event.seat-bot': 'A bot plays on for {name}, who may come back.',
  'event.seat-reissued': 'The host makes a new link to {name}’s seat.',
  'event.seat-refound': '{name} takes {before}’s seat by the new link.',
  'event.seat-substitute': '{name} plays on for {before}.',
  'event.seat-taken-back': '{name} takes the seat back from {before}.',
} as const;
