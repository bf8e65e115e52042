/** Puzzles, from games of bots, and claims to rule on. */
export const puzzles = {
  'puzzle.title': 'Puzzles',
  'puzzle.daily': 'The puzzle of the day',
  'puzzle.nth': 'Puzzle {n} of {of}',
  'puzzle.before': 'One before',
  'puzzle.next': 'Next one',
  'puzzle.to-daily': 'To the puzzle of the day',
  'puzzle.check': 'Check',
  'puzzle.show': 'Show a solution',
  'puzzle.lines.task':
    'Finish both trains with {lines, plural, one {one line} other {# lines}}: build them so that {first} and {second} can be paid for, each with joined lines of its own. Yours are the lines marked A.',
  'puzzle.lines.list': 'The lines as a list',
  'puzzle.lines.picked': '{count} of {of} lines picked',
  'puzzle.lines.taken': 'That line cannot be built here.',
  'puzzle.lines.pick': 'Pick {count, plural, one {one line} other {# lines}}',
  'puzzle.lines.right':
    'Both trains can be paid for. {ways, plural, one {There is no other way.} other {There are # ways in all.}}',
  'puzzle.lines.wrong': 'Not both: somewhere the lines do not hang together, or one would have to pay twice.',
  'puzzle.lines.shown': '{ways, plural, one {This is the only way.} other {One of # ways.}}',
  'puzzle.statistic.task':
    'You do not know what stands against you: any locomotive of the roster. Which of your values wins most often?',
  'puzzle.statistic.beats': 'beats {percent} of 100',
  'puzzle.statistic.right': 'That is the best call.',
  'puzzle.statistic.wrong': 'Another one wins more often.',
  'puzzle.ruling': 'How would you rule?',
  'puzzle.ruling.of': 'Claimed in a game of {game}:',
  'puzzle.ruling.judge': 'The judge ruled: {verdict}. {reason}',
  'puzzle.ruling.none': 'From the rulings of this server’s judges. There is no right answer.',
} as const;
