/** Devices of one person, what is stored of them, and its end. */
export const devices = {
  'devices.title': 'Your devices',
  'devices.text': 'Each of these is you. Sign out one that you no longer use, or do not know.',
  'devices.one': 'You are known on this device only.',
  'devices.own': 'this device',
  'devices.browser': 'A browser',
  'devices.program': 'a program',
  'devices.older': 'Devices from before they were told apart',
  'devices.used': 'last here {date}',
  'devices.since': 'since {date}',
  'devices.end': 'Sign out',
  'devices.end-one': 'Sign out {name}',
  'devices.end-others': 'Sign out all others',
  'devices.ended': 'That opens nothing any more.',
  'devices.phrase':
    'A new recovery phrase was made: {device}, {time}. The one before it is worth nothing now. If that was not you, sign that device out.',
  'devices.look': 'Your devices',
  'devices.seen': 'I have read it',
  'data.title': 'Your data',
  'data.text':
    'All that this server has stored about you, as a file (JSON): tables, words, settings, devices, addresses for messages.',
  'data.download': 'Download my data',
  'data.delete': 'Delete me',
  'data.delete.title': 'Delete all about you?',
  'data.delete.text':
    'Your phrase, passkeys, settings, ratings and messages are gone for good. At tables that are being played a bot plays on for you; records of games stay readable without your name. Backups that were made before have you until they are replaced, usually within a week. Nobody can undo this.',
  'data.delete.yes': 'Delete me for good',
  'data.delete.no': 'Keep everything',
  'data.deleted.title': 'You are deleted',
  'data.deleted': 'All about you is deleted. You are somebody new here.',
} as const;
