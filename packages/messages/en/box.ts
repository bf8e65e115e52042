/** The screen of a club box: who arrived, what is played, and what a phone can expect of this address. */
export const box = {
  'box.title': 'The box',
  'box.board': 'Board for this screen: {game}, {names}',
  'box.join': 'Join with your phone',
  'box.join.text': 'Point the camera at the code, or type the address.',
  'box.qr': 'QR code of {link}',
  'box.arrived': 'Arrived',
  'box.arrived.none': 'Nobody yet. A guest network may keep phones apart from this box: then use another.',
  'box.arrived.count': '{count, plural, one {# device has arrived.} other {# devices have arrived.}}',
  'box.open': 'A seat is free',
  'box.running': 'Being played',
  'box.none': 'No table yet.',
  'box.sit': 'Sit down',
  'box.watch': 'Show on this screen',
  'box.certificate':
    '{days, plural, =0 {The certificate of this address ends today.} one {The certificate of this address ends in # day.} other {The certificate of this address ends in # days.}}',
  'box.certificate.over': 'The certificate of this address has ended: phones will refuse it.',
  'box.level': 'What to expect of this address',
  'box.level.1':
    'Plain http: play and the scorebook work while the box runs. An open book survives a lost Wi-Fi and a closed tab; loading it again needs the box. “Add to Home Screen” makes a bookmark. Read codes with the phone’s own camera app.',
  'box.level.2':
    'A real name with a certificate: everything works here, installed and without the network too, for as long as the certificate lasts.',
  'box.level.here':
    'This very machine: everything works here. Phones reach it by the address beside the code.',
  'box.level.3':
    'Whoever once opened the scorebook on any https Turntable has it on the phone for good, and can hand a game to the box by its link.',
  'box.stay':
    'A phone may leave a Wi-Fi without internet: tell it to stay, or switch mobile data off for the evening.',
  'box.not.title': 'No club box here',
  'box.not.text': 'This page is for a server in the room. Start it with: npm start -- --lan',
} as const;
