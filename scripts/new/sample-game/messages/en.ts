/** sample name: its place in the lobby, its log, its refusals and its screen. */
export const sampleGame = {
  'game.sample-game': 'sample name',
  'game.sample-game.players': '2 to 4 players · 5 minutes · from 6 years',
  'game.sample-game.pitch': 'Take one, two or three wagons from the siding; the last one wins.',
  'sample-game.option.long': 'Long game',
  'sample-game.option.long.hint': 'Twenty wagons instead of twelve.',
  'sample-game.log.dealt': '{seat} begins',
  'sample-game.log.took':
    '{who} takes {count, plural, one {# wagon} other {# wagons}}; {left, plural, =0 {none is left} one {# is left} other {# are left}}',
  'sample-game.log.over': '{seat} takes the last wagon and wins',
  'sample-game.refusal.SG-1.2': 'That seat does not begin.',
  'sample-game.refusal.SG-2.1': 'Take one to {most} wagons.',
  'sample-game.refusal.SG-2.2': '{left, plural, one {Only # wagon is left.} other {Only # wagons are left.}}',
  'sample-game.refusal.SG-2.3': 'It is not {who}’s turn.',
  'sample-game.siding': '{left, plural, =0 {The siding is empty} one {# wagon} other {# wagons}}',
  'sample-game.take': '{count, plural, one {Take # wagon} other {Take # wagons}}',
} as const;
