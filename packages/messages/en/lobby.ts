/** The tables that wait for one, on the front page. */
export const lobby = {
  'mine.title': 'Your move',
  'mine.others': 'You wait for others',
  'mine.count': '({count}) {title}',
  'mine.go': 'Go to the table',
  'mine.told':
    '{count, plural, =0 {No table waits for you.} one {One table waits for you.} other {# tables wait for you.}}',
  'mine.act': 'It is your turn: {what}',
  'mine.act.plain': 'It is your turn.',
  'mine.act.judge': 'The judge is asked: {what}',
  'mine.agree': '{name} asks for your consent to take back.',
  'mine.pick': 'Pick your engines.',
  'mine.consent': 'Somebody asks for your consent to engines of their own.',
  'mine.start': 'Everybody is here: start the game.',
  'mine.waits': 'The others move.',
  'mine.open': '{count, plural, one {One seat is still free.} other {# seats are still free.}}',
  'nav.precedents': 'Precedents',
  'page.more': 'More pages',
} as const;
