import type { ending as en } from '../en/ending.ts';

export const ending: Record<keyof typeof en, string> = {
  'event.end':
    '{reason, select, resigned {{who} feladja.} other {A játszma itt eredmény nélkül véget ér, mindenki beleegyezésével.}}',
  'event.end-asked':
    '{reason, select, resigned {{who} feladná a csapatotok nevében.} other {{who} itt eredmény nélkül befejezné a játszmát.}}',
  'event.swap': '{who} és {whose} helyet cserélt.',
  'event.swap-asked': '{who} helyet cserélne vele: {whose}.',
  'end.stopped':
    '{reason, select, resigned {{who} feladta; a másik oldal nyert.} other {A játszma eredmény nélkül ért véget.}}',

  'mine.agree.end': '{name} befejezné a játszmát.',
  'mine.agree.swap': '{name} helyet cserélne.',

  'end-game.title': 'A játszma befejezése',
  'end-game.resign': 'Feladom',
  'end-game.resign.text':
    'A játszmának azonnal vége, és a másik oldal nyert.{mates, select, yes { Ha társ is játszik veled, neki is bele kell egyeznie.} other {}}',
  'end-game.propose': 'Javaslom, hogy fejezzük be',
  'end-game.propose.text':
    'Ha mindenki beleegyezik, vége a játszmának, és senki sem nyert; értékelés sem jár érte.',
  'end-game.abandon': 'Befejezem a játszmát',
  'end-game.abandon.text': 'A játszmának vége, és senki sem nyert.',
  'end-game.no': 'Játsszunk tovább',

  'swap.title': 'Helyek',
  'swap.team': '{team}. csapat',
  'swap.take': 'Ide ülök',
  'swap.take-of': 'Leülök ide: {seat}. hely',
  'swap.ask': 'Cserét kérek',
  'swap.with': 'Helycserét kérek: {name}',
  'swap.choose': 'Hely',
  'swap.choose.team': 'Csapat és hely',
  'swap.any': 'az első szabad',
  'swap.seat': '{seat}. hely',
  'swap.seat.team': '{team}. csapat, {seat}. hely',
};
