/** Seats and devices of one person: the recovery phrase. */
export const you = {
  'you.text':
    'There are no accounts: this browser is what you are known by. With twelve words or a passkey you can be yourself in another browser too, or here again if this one forgets you.',
  'you.phrase.title': 'Recovery phrase',
  'you.phrase.none': 'You have no phrase yet.',
  'you.phrase.made': 'You have a phrase. A new one makes the old one worthless.',
  'you.phrase.make': 'Make a phrase',
  'you.phrase.anew': 'Make a new phrase',
  'you.phrase.once':
    'Write these words down in this order. They are shown only now, and whoever has them has your seats.',
  'you.phrase.words': 'Your twelve words',
  'you.phrase.copy': 'Copy the words',
  'you.phrase.copied': 'The words are copied.',
  'you.phrase.not-copied': 'This browser lets nothing be copied here. Write the words down.',
  'you.recover.title': 'Open your seats in this browser',
  'you.recover.label': 'Your twelve words',
  'you.recover.hint': 'Commas, line breaks and capitals do not matter.',
  'you.recover.leaves':
    '{count, plural, one {One table belongs to this browser as it is now.} other {# tables belong to this browser as it is now.}} Without a phrase or a passkey made here first, you will not get back to {count, plural, one {it} other {them}}.',
  'you.recover.do': 'Open my seats',
  'you.recover.unknown': 'Nobody has this phrase. It may have been replaced by a newer one.',
  'you.recover.misspelt':
    '{count, plural, =0 {Each word is a valid one, but together they are no phrase. Are all twelve there, in the right order?} one {This word is in no phrase: {words}.} other {These words are in no phrase: {words}.}}',
  'you.tables.title': 'Your tables',
  'you.tables.none': 'You sit at no table yet.',
} as const;
