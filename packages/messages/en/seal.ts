/** The seal on the deal, on a table's page and in the checker that works without a server. */
export const seal = {
  'fair.title': 'The seal on the deal',
  'fair.sealed':
    'The order of all cards was fixed before the first move by a secret number. This is its fingerprint; when the game is over, everybody who played gets the number itself and can check the deal.',
  'fair.open':
    'The game is over, so here is the secret number. The check makes its fingerprint, deals once more, and compares.',
  'fair.commitment': 'Fingerprint',
  'fair.seed': 'Secret number',
  'fair.check': 'Check this deal',
  'fair.checker': 'Save the checker',
  'fair.checker.text':
    'The checker is one page that needs no server: keep it, open it in any browser, and give it the saved record.',
  'fair.result.ok':
    'The fingerprint fits, and drawing again gives exactly this deal and every lot of this game.',
  'fair.result.taken-up':
    'The fingerprint fits, and so does every lot drawn at this table. The deal came from the game that it took up.',
  'fair.result.other-seed': 'The number does not fit the fingerprint that was published before the game!',
  'fair.result.other-deal': 'Dealing again gives another deal than the one that was played!',
  'fair.result.other-lot': 'Drawing again gives another lot than one that was played!',
  'fair.result.unreadable': 'The record could not be fetched or read. Try again later.',

  'checker.title': 'Turntable: check a deal',
  'checker.text':
    'Choose the record of a finished game, as Turntable saves it. It is checked in this page; nothing is sent anywhere.',
  'checker.choose': 'Choose a record',
  'checker.drop': 'or drop it here',
  'checker.noted': 'The fingerprint you noted before the game, if you did',
  'checker.noted.fits': 'It is the fingerprint you noted.',
  'checker.noted.differs': 'It is not the fingerprint you noted!',
  'checker.game': 'Game',
  'checker.game.loko-moto': 'Loko moto',
  'checker.game.double-header': 'Double Header',
  'checker.game.loco-dome': 'Loco Dome',
  'checker.players': 'Players',
  'checker.fingerprint': 'Does the number make the fingerprint?',
  'checker.deal': 'Does the number make the deal?',
  'checker.deal.none': 'The deal came from another game that this table took up; there is nothing to check.',
  'checker.draft': 'Does the number make what was offered, and was it chosen from that?',
  'checker.lots': 'Does the number make the lots drawn later?',
  'checker.lots.count':
    '{count, plural, =0 {None was drawn.} one {One was drawn, and it fits.} other {# were drawn, and all fit.}}',
  'checker.lots.bad': 'Not that of {count, plural, one {action} other {actions}} {actions}.',
  'checker.yes': 'Yes.',
  'checker.no': 'No!',
  'checker.fits': 'The deal and every lot came from the sealed number.',
  'checker.differs': 'This record does not fit its seal!',
  'checker.kept': 'This game was kept by hand. Nothing was promised before it, so there is nothing to check.',
  'checker.unreadable': 'That is no record that could be checked. {detail}',
} as const;
