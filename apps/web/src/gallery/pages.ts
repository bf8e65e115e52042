/** Screens that are no table: the address in the app that each stands at. */
export const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  lobby: '/tables',
  history: '/history',
  join: '/j/KRTW',
  claim: '/s/open-1',
  'mail-confirm': '/mail/confirm/gallery',
  'mail-stop': '/mail/stop/gallery',
  'new-loko-moto': '/new/loko-moto',
  'new-double-header': '/new/double-header',
  'new-loco-dome': '/new/loco-dome',
  book: '/book',
  'book-double-header': '/book/duel',
  'book-loko-moto': '/book/map',
  'score-loko-moto': '/book/loko-moto',
  paper: '/paper',
  puzzles: '/puzzles',
  'map-report': '/map-report',
  box: '/box',
  roster: '/roster',
  card: '/roster/up-big-boy-4884-1',
  compare: '/roster/compare?a=up-big-boy-4884-1&b=sp-gs-4',
  calculator: '/calculator',
  rules: '/rules/loko-moto',
  learn: '/learn/loko-moto',
  'learn-double-header': '/learn/double-header',
  'learn-loco-dome': '/learn/loco-dome',
  'learn-judge': '/learn/judge',
  replay: '/g/over',
  import: '/replay',
  precedents: '/precedents',
  ratings: '/ratings',
  notifications: '/notifications',
  you: '/you',
  admin: '/admin',
  about: '/about',
  settings: '/settings',
  'not-found': '/no/such/page',
};
/** Waiting rooms: by name, the golden game whose table they show. */
export const WAITING: Readonly<Record<string, readonly [game: string, record: string]>> = {
  'waiting-loko-moto': ['loko-moto', 'five-players'],
  'waiting-double-header': ['double-header', 'two-against-two'],
  'draft-double-header': ['double-header', 'two-against-two'],
};

/** Reviews: by name, the golden game that is reviewed. */
export const REVIEWS: Readonly<Record<string, readonly [game: string, record: string]>> = {
  'review-loko-moto': ['loko-moto', 'five-players'],
  'review-double-header': ['double-header', 'two-against-two'],
  'review-loco-dome': ['loco-dome', 'by-lot'],
};
