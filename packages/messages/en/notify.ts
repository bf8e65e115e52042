/** Messages to those who are not looking, and the page where they are set. */
export const notify = {
  'notify.title': '{game} with {names}',
  'notify.turn': 'It is your turn.',
  'notify.turn.ask': 'It is your turn: {ask}',
  'notify.asked': '{asker} asks for your agreement.',
  'notify.full': 'All seats are taken. You can start the game.',
  'notify.start': 'The game has begun.',
  'notify.over': 'The game is over. See how it ended.',
  'notify.test': 'This is how a message arrives.',
  'settings.notifications': 'Messages when a game waits for you',
  'notify.page': 'Messages',
  'notify.intro':
    'When a game waits for you and you are not looking, a message tells you. It never says what is secret.',
  'notify.push': 'On this device',
  'notify.push.insecure':
    'Browsers allow messages only over a secure connection (https). Ask whoever runs this server, or use a webhook.',
  'notify.push.missing':
    'This browser cannot receive messages. On an iPhone or iPad, add the page to the home screen first.',
  'notify.push.denied':
    'The browser’s settings forbid messages from this page. Allow them there, then come back.',
  'notify.push.off': 'This browser can tell you even when the page is closed.',
  'notify.push.on': 'Messages arrive on this device.',
  'notify.push.turn-on': 'Tell me on this device',
  'notify.push.turn-off': 'Stop on this device',
  'notify.push.failed': 'The browser could not sign up for messages. Try again later.',
  'notify.hooks': 'To another service',
  'notify.hooks.text': 'The server posts each message to an address you name.',
  'notify.kind': 'What is at the address',
  'notify.kind.discord': 'A Discord channel',
  'notify.kind.discord.hint': 'The webhook address from the channel’s settings.',
  'notify.kind.webhook': 'Your own program',
  'notify.kind.webhook.hint': 'JSON, signed as Standard Webhooks describe.',
  'notify.url': 'Address',
  'notify.add': 'Add',
  'notify.secret': 'Signing secret, shown only now',
  'notify.list': 'Where messages go',
  'notify.channel':
    '{kind, select, push {{here, select, yes {This device} other {Another device}}} discord {Discord} other {Webhook}} · {host}',
  'notify.trouble':
    '{status, plural, =0 {The last message got no answer.} other {The last message was refused (status {status}).}}',
  'notify.send-test': 'Send a test',
  'notify.sent': 'A test is on its way.',
  'notify.remove': 'Remove',
  'notify.removed': 'Removed.',
  'notify.bad-url': 'This address cannot be used: it has to lead to a server on the public internet.',
} as const;
