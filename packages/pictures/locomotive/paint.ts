import type { Livery } from './livery.ts';

/** What a railway painted its locomotives with; what is not named is common to all (`COMMON`). */
interface Paint {
  readonly body?: string;
  readonly band?: string;
  readonly wheel?: string;
  readonly frame?: string;
  readonly spoke?: string;
}

/** Paint that all locomotives share, by day. A test compares it with the style sheet of the web app. */
export const COMMON = {
  black: '#5b5852',
  iron: '#45413b',
  smokebox: '#57534c',
  steel: '#cfc8b8',
  brass: '#d9b35a',
  glass: '#e9e3d2',
  fuel: '#3b3732',
  roof: '#77726a',
  lining: '#d8cfb8',
  gap: '#b9b1a0',
  paper: '#fbf7ec',
} as const;

/** The paint of each livery, by day. */
export const PAINTS: Readonly<Partial<Record<Livery, Paint>>> = {
  'black-red': { wheel: '#b4402f', frame: '#8f3527' },
  graphite: { body: '#8d9296', band: '#4d5257' },
  brunswick: { body: '#3f6b4c', band: '#d99a4a' },
  apple: { body: '#6fa04f', band: '#f1ede0', wheel: '#5d8a43', spoke: '#5d8a43' },
  garter: { body: '#3f6fa8', band: '#f1ede0', wheel: '#9c3a33', spoke: '#9c3a33' },
  crimson: { body: '#9a3238', band: '#e7bb5c' },
  malachite: { body: '#3f8f6f', band: '#edc65f', wheel: '#37805f', spoke: '#37805f' },
  daylight: { body: '#5b5852', band: '#e4702f' },
  hiawatha: { body: '#9c9a93', band: '#dd7a2b' },
  'pullman-green': { body: '#466a4e', band: '#e0b75c' },
  'royal-blue': { body: '#3c5f93', band: '#dfb95f' },
  tuscan: { body: '#4a5c4f', band: '#d9a948' },
  maroon: { body: '#8a3a36', band: '#e0b75c' },
  'sncf-green': { body: '#48725a', band: '#d9b765' },
  albatros: { body: '#3f74a8', band: '#f1ede0', wheel: '#b4402f', frame: '#8f3527' },
  bavarian: { body: '#486e52', band: '#e0b75c', wheel: '#8f3527', spoke: '#8f3527', frame: '#7b3a2a' },
  'asia-blue': { body: '#4f86ad', band: '#f1ede0' },
  rocket: { body: '#e3b64a', band: '#6a4b20', wheel: '#c9973a', frame: '#6a4b20', spoke: '#8a6420' },
  american: { body: '#4b6e94', band: '#e0b75c', wheel: '#b4402f', frame: '#7b3a2a', spoke: '#b4402f' },
  grey: { body: '#9aa0a3', band: '#e6e8e8' },
  wine: { body: '#8a3440', band: '#e0b75c' },
  'black-tuscan': { band: '#96404a' },
  'black-green': { body: '#4a524a' },
  'black-blue': { body: '#4d5157' },
  'black-brown': { body: '#5c534b' },
  jet: { body: '#44423f' },
};
