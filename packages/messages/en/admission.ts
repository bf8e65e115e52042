/** Who may sit down at a table, and how they come there. */
export const admission = {
  'admission.title': 'Who may sit down',
  'admission.open': 'Anybody',
  'admission.open.hint': 'The table stands in the lobby, and whoever comes first takes a seat.',
  'admission.code': 'Whoever has the code',
  'admission.code.hint': 'You get a code, a link and a QR code for your friends. Nobody else sees the table.',
  'admission.links': 'Only by personal links',
  'admission.links.hint': 'You make a link for each seat. It works once, for one person.',
  'admission.watch': 'Show the game in the lobby while it is played, for others to watch',
  'admission.watched': 'This game will be shown in the lobby, for others to watch.',
  'admission.need-code': 'To sit down here you need the code of this table. Ask whoever invited you.',
  'admission.need-link': 'Seats here are given by personal links. You can watch the game.',
  'admission.invite.links': 'Make a link for each free seat and send it to one person.',
  'admission.invite.judge': 'This code leads a judge to the bench. It gives no seat.',
  'admission.judge': 'The judge’s bench at {game}',
  'admission.link.judge': 'Link for a judge',
  'admission.invite.open':
    'The table stands in the lobby. To bring somebody here, say the code, send the link, or let them scan it.',

  'new.options': 'Options',
  'new.options.change': 'Change the options',
  'new.options.change.short': 'change',
  'new.options.done': 'Done',
  'new.options.on': 'on',
  'new.options.off': 'off',
  'new.seat.mine': 'you',
} as const;
