/** Whose games these are. Names, years, ages and durations are those of the printed rules. */
export const about = {
  'about.what':
    'Turntable is a place to play three railway games, on a server of one’s own. The games are the work of others; here they are named.',
  'about.loko-moto':
    'Game design and illustration: Emma Pásztor. Graphic design and setting: Bori Győri. Published by Pagony Kiadó Kft., 2023.',
  'about.loko-moto.from':
    'The rules here follow the printed English rulebook (2 to 5 players, from 8 years, 30 minutes). The maps and drawings are made for this site.',
  'about.double-header':
    'A game of the Locomotive Versus family, for two teams of two or for one against one; 45 to 60 minutes.',
  'about.double-header.from':
    'The rules here follow the text “How To Play” of the Locomotive Versus Rules and Info document. It builds on Locobase, the database created by Wes Barris and Steve Llanso at steamlocomotive.com.',
  'about.loco-dome':
    'The most advanced game of the Locomotive Versus family, for two rosters of five; about 120 minutes.',
  'about.loco-dome.from':
    'The rules here follow the text “How To Play” of the Locomotive Versus Rules and Info document, which builds on Locobase too. Its authors name no age.',
  'about.figures.title': 'The locomotives',
  'about.figures':
    'Every figure of the roster was read from a public page that its card names, or is calculated from such figures and marked so. The pictures are drawn from facts on the card’s front alone.',
  'about.host': 'This server',
  'about.host.reach': 'You can reach whoever runs it here:',
  'about.host.none': 'Whoever runs it has not said how they are reached.',
  'about.server': 'No account, no tracking; what you play stays here.',
} as const;
