/** What happened since one's last visit, and the film of it. */
export const since = {
  'since.title': 'Since you were here',
  'since.more':
    '{count, plural, one {One more line before this, in the log.} other {# more lines before this, in the log.}}',
  'since.play': 'Play it back',
  'since.close': 'Close what happened since',
  'film.title': 'Played back',
  'film.at': 'Played back: {at} of {count}',
  'film.start': 'As you left it.',
  'film.nothing': 'Nothing that you can see.',
  'film.back': 'Back',
  'film.next': 'Next',
  'film.done': 'To the game',
  'film.skip': 'Skip',
} as const;
