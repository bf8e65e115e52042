import type { Viewer } from '@turntable/engine';
import { LOCALES, type Locale } from '@turntable/messages';

/** What an address of the gallery asks for. */
export interface Wanted {
  /** The game, and the name of one of its golden games; or `page` and the name of another screen. */
  readonly game: string;
  readonly record: string;
  readonly at?: number;
  readonly seat?: Viewer;
  readonly theme?: 'paper' | 'night';
  readonly locale?: Locale;
  /** Seconds left to answer; no answer time if left out. */
  readonly seconds?: number;
  /** The picture for a television instead of the table. */
  readonly board?: true;
  /** So many of the golden game's next answers are given once it is drawn, for what is shown of them. */
  readonly play?: number;
  /** The number of entries that had been played when the reader went away. */
  readonly since?: number;
  /** Everybody sits around a real table, and the reader keeps the game for them. */
  readonly keeper?: true;
  /** What to tap once it is drawn, by its name, one after the other. */
  readonly press: readonly string[];
}

export const GALLERY_PATH = '/dev/screens';

/** Reads `/dev/screens/<game>/<record>?at=n&seat=s&seconds=n&board=1&play=n&since=n&keeper=1&theme=light|dark&lang=en|hu&press=Log`; null: the list of all there is. */
export function readPlace(url: URL): Wanted | null {
  const [game, record] = url.pathname
    .slice(GALLERY_PATH.length)
    .split('/')
    .filter(Boolean)
    .map(decodeURIComponent);
  if (game === undefined || record === undefined) return null;
  const ask = (key: string): string | null => url.searchParams.get(key);
  const [at, seat, theme, lang] = [ask('at'), ask('seat'), ask('theme'), ask('lang')];
  const seconds = ask('seconds');
  const play = ask('play');
  const since = ask('since');
  const locale = LOCALES.find((one) => one === lang);
  return {
    game,
    record,
    press: url.searchParams.getAll('press'),
    ...(at !== null && /^\d+$/.test(at) && { at: Number(at) }),
    ...(seat !== null && { seat: readSeat(seat) }),
    ...(play !== null && { play: Number(play) }),
    ...(since !== null && { since: Number(since) }),
    ...(ask('board') !== null && { board: true }),
    ...(ask('keeper') !== null && { keeper: true }),
    ...(seconds !== null && { seconds: Number(seconds) }),
    ...(theme !== null && { theme: theme === 'dark' || theme === 'night' ? 'night' : 'paper' }),
    ...(locale && { locale }),
  };
}

function readSeat(text: string): Viewer {
  return /^\d$/.test(text) ? Number(text) : text === 'judge' ? 'judge' : 'public';
}

/** One screen that the pictures show: its name in file names, and its address without theme and language. */
export interface Screen {
  readonly name: string;
  readonly path: string;
}

const game = (id: string, record: string, query: string, what: string): Screen => ({
  name: `${id}-${what}`,
  path: `${GALLERY_PATH}/${id}/${record}?${query}`,
});
const page = (name: string, what = name): Screen => ({ name: what, path: `${GALLERY_PATH}/page/${name}?` });

/** Asks for a hint, and has the first one shown. */
const HINT = 'press=Hint%7CTan%C3%A1cs';
const SHOW = 'press=Show%7CMutasd';

/** Every screen that `npm run shots` takes a picture of. */
export const SCREENS: readonly Screen[] = [
  game('loko-moto', 'five-players', 'at=0', 'deal'),
  game('loko-moto', 'five-players', 'at=45', 'middle'),
  game('loko-moto', 'five-players', 'at=45&seat=public', 'watched'),
  game('loko-moto', 'hidden-agendas', 'at=90', 'hidden'),
  game('loko-moto', 'two-players', 'at=40', 'small'),
  game('loko-moto', 'all-together', 'at=60', 'square'),
  game('loko-moto', 'five-players', 'seat=0', 'over'),
  game('loko-moto', 'five-players', 'at=45&board=1', 'board'),
  game('loko-moto', 'five-players', 'at=45&keeper=1', 'keeper'),
  game('double-header', 'two-against-two', 'at=0', 'deal'),
  game('double-header', 'two-against-two', 'at=12', 'call'),
  game('double-header', 'two-against-two', 'at=11', 'veto'),
  game('double-header', 'two-against-two', 'at=25&seconds=14', 'boost'),
  game('double-header', 'two-against-two', `at=12&${HINT}`, 'hint'),
  game('double-header', 'two-against-two', `at=12&${HINT}&${SHOW}`, 'hint-shown'),
  game('double-header', 'two-against-two', 'at=86', 'style'),
  game('double-header', 'free-words-without-a-judge', 'at=5', 'ruling'),
  game('double-header', 'judge-ends-the-phase', 'at=5&seat=judge', 'judge'),
  game('double-header', 'two-against-two', 'seat=0', 'over'),
  game('double-header', 'two-against-two', 'seat=0&press=Final%20score%7CV%C3%A9geredm%C3%A9ny', 'end'),
  game('double-header', 'two-against-two', 'at=25&board=1', 'board'),
  game('double-header', 'two-against-two', 'at=25&keeper=1', 'keeper'),
  game('loco-dome', 'by-lot', 'at=0', 'deal'),
  game('loco-dome', 'by-lot', 'at=20', 'call'),
  game('loco-dome', 'by-lot', 'at=80', 'middle'),
  game('loco-dome', 'by-lot', 'at=58&seconds=4', 'between'),
  game('loco-dome', 'by-lot', 'at=81', 'answer'),
  game('loco-dome', 'by-lot', `at=20&${HINT}&${SHOW}`, 'hint-shown'),
  game('loco-dome', 'by-lot', 'at=64', 'claim'),
  game('loco-dome', 'knock-out-won', 'at=6&seat=judge', 'judge'),
  game('loco-dome', 'knock-out-won', 'at=6', 'knock-out'),
  game('loco-dome', 'by-lot', 'seat=0', 'over'),
  game('loco-dome', 'by-lot', 'seat=0&press=Final%20score%7CV%C3%A9geredm%C3%A9ny', 'end'),
  game('loco-dome', 'by-lot', 'at=80&board=1', 'board'),
  page('home'),
  page('lobby'),
  page('history'),
  page('join'),
  page('claim'),
  page('mail-confirm'),
  page('mail-stop'),
  page('new-loko-moto'),
  page('new-double-header'),
  page('new-loco-dome'),
  page('waiting-loko-moto'),
  page('waiting-double-header'),
  page('draft-double-header'),
  page('roster'),
  page('card'),
  page('compare'),
  page('calculator'),
  page('rules'),
  page('learn'),
  page('learn-double-header'),
  page('learn-loco-dome'),
  page('learn-judge'),
  page('replay'),
  page('review-loko-moto'),
  page('review-double-header'),
  page('review-loco-dome'),
  page('book'),
  page('book-double-header'),
  page('book-loko-moto'),
  page('score-loko-moto'),
  page('paper'),
  page('puzzles'),
  page('map-report'),
  page('box'),
  page('import'),
  page('precedents'),
  page('ratings'),
  page('notifications'),
  page('you'),
  page('admin'),
  page('about'),
  page('settings'),
  page('not-found'),
];
