/** Who may sit down at a table, and how they come there. */
export const entry = {
  'entry.title': 'Who may sit down',
  'entry.open': 'Anybody',
  'entry.open.hint': 'The table stands in the lobby, and whoever comes first takes a seat.',
  'entry.code': 'Whoever has the code',
  'entry.code.hint': 'You get a code, a link and a QR code for your friends. Nobody else sees the table.',
  'entry.links': 'Only by personal links',
  'entry.links.hint': 'You make a link for each seat. It works once, for one person.',
  'entry.watch': 'Show the game in the lobby while it is played, for others to watch',
  'entry.watched': 'This game will be shown in the lobby, for others to watch.',
  'entry.need-code': 'To sit down here you need the code of this table. Ask whoever invited you.',
  'entry.need-link': 'Seats here are given by personal links. You can watch the game.',
  'entry.invite.links': 'Make a link for each free seat and send it to one person.',
  'entry.invite.judge': 'This code leads a judge to the bench. It gives no seat.',
  'entry.bench': 'The judge’s bench at {game}',
  'entry.link.judge': 'Link for a judge',
  'entry.invite.open':
    'The table stands in the lobby. To bring somebody here, say the code, send the link, or let them scan it.',
} as const;
