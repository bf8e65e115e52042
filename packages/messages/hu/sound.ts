import type { sound as en } from '../en/sound.ts';

export const sound: Record<keyof typeof en, string> = {
  'sound.text': '♪ {sound}: {line}',
  'sound.bell': 'Csengő',
  'sound.whistle': 'Füttyszó',
  'sound.coin': 'Érme',
  'sound.chuff': 'Pöfögés',
  'sound.clank': 'Csattanás',
  'settings.vibration': 'Rezgés',
  'settings.vibration.hint': 'Ugyanez érezhető is, ha az eszköz tudja.',
  'settings.soundText': 'Hangok szavakban',
  'settings.soundText.hint': 'Ugyanez egy pillanatra az asztal alján olvasható.',
};
