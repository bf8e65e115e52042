/** Sounds of the table, in words. */
export const sound = {
  'sound.text': '♪ {sound}: {line}',
  'sound.bell': 'Bell',
  'sound.whistle': 'Whistle',
  'sound.coin': 'Coin',
  'sound.chuff': 'Chuff',
  'sound.clank': 'Clank',
  'settings.vibration': 'Vibration',
  'settings.vibration.hint': 'The same is felt, where the device can do it.',
  'settings.soundText': 'Sounds in words',
  'settings.soundText.hint': 'The same stands for a moment at the foot of the table.',
} as const;
