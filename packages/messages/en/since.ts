/** What happened since one's last visit, and its replay. */
export const since = {
  'since.title': 'Since you were here',
  'since.more':
    '{count, plural, one {One more line before this, in the log.} other {# more lines before this, in the log.}}',
  'since.play': 'Play it back',
  'since.close': 'Close what happened since',
  'catch-up.title': 'Played back',
  'catch-up.at': 'Played back: {at} of {count}',
  'catch-up.start': 'As you left it.',
  'catch-up.nothing': 'Nothing that you can see.',
  'catch-up.back': 'Back',
  'catch-up.next': 'Next',
  'catch-up.done': 'To the game',
  'catch-up.skip': 'Skip',
} as const;
