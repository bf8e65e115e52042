/** What bot games say of a map. */
export const mapReports = {
  'map-report.title': 'Map report',
  'map-report.text':
    '{games, number} games of medium bots on a map, played on this device: who is better off, how long it takes, what is fought over.',
  'map-report.map': 'Map',
  'map-report.file': 'A map from a file',
  'map-report.file.which': 'A map or a record',
  'map-report.file.no-json': 'That is no JSON, so it cannot be a map.',
  'map-report.file.no-map': 'That is no map: {problem}',
  'map-report.players': 'Players',
  'map-report.go': 'Play the games',
  'map-report.working': 'The bots are playing …',
  'map-report.failed': 'The games could not be played here: the part of the page that plays them stopped.',
  'map-report.seats': 'Seats and length',
  'map-report.seat':
    'Seat {seat} wins {share, number, ::.00} ± {margin, number, ::.00} times its fair share, with {score, number, ::.0} points on average.',
  'map-report.unfair':
    'Surely more than {fair, number} times its fair share: seat {seats}. Seat 1 always starts.',
  'map-report.fair':
    'No seat surely wins more than {fair, number} times its fair share. Seat 1 always starts.',
  'map-report.length': 'A game has {mean, number, ::.0} moves ({least} to {most}).',
  'map-report.lines': 'Lines drawn soonest',
  'map-report.picture':
    'The map: the wider a line, the sooner it is drawn; the {lines} soonest carry their numbers of the list',
  'map-report.line': '{name}: at {when}\u00a0% of the game, in {drawn}\u00a0% of the games',
  'map-report.never': 'Nobody ever draws a line.',
  'map-report.pieces': 'The map is in {pieces} pieces that no line joins.',
  'map-report.bridges': 'The map falls apart{pieces, plural, =1 {} other { further}} without {lines}.',
  'map-report.no-bridge':
    '{pieces, plural, =1 {The map} other {Each piece}} hangs together without any one of its lines.',
  'map-report.cards': 'Cards',
  'map-report.nowhere': 'Shapes nobody can take, for they lie nowhere on this map: {shapes}.',
  'map-report.everywhere': 'Every shape lies somewhere on this map.',
  'map-report.unpayable': 'Trains nobody can ever pay on this map: {trains}.',
  'map-report.seldom': 'Taken in fewer than {percent}\u00a0% of the games in which they lay open: {cards}.',
  'map-report.often': 'Every card was taken in {percent}\u00a0% or more of the games in which it lay open.',
} as const;
