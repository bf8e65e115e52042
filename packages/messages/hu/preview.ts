import type { preview as en } from '../en/preview.ts';

export const preview: Record<keyof typeof en, string> = {
  'preview.seat': 'Egy hely neked: {game}',
  'preview.join': 'Gyere játszani: {game}',
  'preview.replay': '{game}, visszajátszás: {names}',
  'preview.players': 'Az asztalnál: {names}.',
  'preview.waiting':
    '{free, plural, =0 {Minden hely foglalt, a játszma mindjárt kezdődik.} one {Egy hely még szabad.} other {# hely még szabad.}}',
  'preview.running': 'A játszma folyik.',
  'preview.over': 'A játszma véget ért.',
  'preview.draw': 'A játszma döntetlenül végződött.',
  'preview.won': '{count, plural, one {Nyert: {names}.} other {Nyertek: {names}.}}',
};
