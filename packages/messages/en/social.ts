/** People among themselves: lines beside the game, phrases, chat, mute, report. */
export const social = {
  'line.undo-asked': '{who} asks to take back a move.',
  'line.undo-given': '{who} lets {asker} take back.',
  'line.undo-refused': '{who} does not let {asker} take back.',
  'line.phrase': '{name}: {phrase}',
  'line.chat': '{name}: {text}',
  'line.chat-set':
    '{chat, select, none {The host switches talk off.} free {The host allows free chat.} other {The host allows ready phrases only.}}',
  'line.kicked': 'The host removes {name} from the table.',

  'line.host-passed': '{name} is the host now.',

  'speaker.host': 'The host',
  'speaker.watcher': 'A spectator',

  'phrase.hello': 'Hello!',
  'phrase.your-turn': 'Your turn!',
  'phrase.moment': 'One moment, please',
  'phrase.thinking': 'I’m thinking',
  'phrase.well-played': 'Well played!',
  'phrase.thanks': 'Thank you',
  'phrase.sorry': 'Sorry',
  'phrase.oops': 'Oops',
  'phrase.no-worries': 'No worries',
  'phrase.good-luck': 'Good luck!',
  'phrase.good-game': 'Good game!',
  'phrase.again': 'Another game?',
  'phrase.bye': 'Bye!',

  'agree.answer': 'Answer',

  'talk.title': 'Say something',
  'talk.phrases': 'Ready phrases',
  'talk.text': 'Your words',
  'talk.send': 'Say it',
  'talk.too-fast': 'That was a lot at once. Give the others a moment to read, then try again.',

  'chat.title': 'Talk at the table',
  'chat.none': 'None',
  'chat.phrases': 'Ready phrases',
  'chat.free': 'Ready phrases and free chat',

  'people.watchers': 'Spectators',
  'people.more-of': 'Options for {name}',
  'people.muted': 'muted',
  'people.mute': 'Mute',
  'people.mute-of': 'Mute {name}',
  'people.unmute': 'Read again',
  'people.unmute-of': 'Read {name} again',
  'people.kick': 'Remove',
  'people.kick-of': 'Remove {name} from the table',
  'people.kick.text': 'A bot plays on for {name}. The seat cannot be taken again.',
  'people.kick.yes': 'Remove',
  'people.kick.no': 'Keep',
  'people.report': 'Report',
  'people.report-of': 'Report {name}',
  'people.report.text':
    'Goes to whoever runs this server, with what {name} said last. Nobody at the table hears of it.',
  'people.report.reason': 'What happened',
  'people.report.send': 'Send the report',
  'people.report.no': 'Cancel',
  'people.report.done': 'The report is with whoever runs this server.',
} as const;
