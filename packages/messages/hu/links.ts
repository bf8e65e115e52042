import type { links as en } from '../en/links.ts';

export const links: Record<keyof typeof en, string> = {
  'links.offer': 'Hely linkje',
  'links.offer-of': 'Hely linkje: {seat}. hely',
  'links.seat': 'Link egyvalakinek: {seat}. hely',
  'links.once': 'Azé a hely, aki elsőként megnyitja és leül. A link csak most látható.',
  'links.title': 'Egy hely neked',
  'links.text':
    '{name, select, none {Szabad hely: {seat}. A tiéd lehet.} other {Itt eddig {name} ült: {seat}. hely. A tiéd lehet.}}',
  'links.take': 'Leülök',
  'links.watch': 'Inkább nézem',
  'links.claimed.title': 'Ezt a linket már felhasználták',
  'links.claimed.text': 'Valaki már leült vele erre a helyre. Nézheted a játszmát, vagy kérj új linket.',
  'links.gone.title': 'Ez a link már nem vezet sehová',
  'links.gone.text':
    'A hely máshogy kelt el, vagy új link készült hozzá. Nézheted a játszmát, vagy kérj új linket.',
  'links.waits.title': 'Ez a link még nem működik',
  'links.waits.text':
    'Ez a hely ({seat}.) olyasvalakié, aki nemrég még itt volt. Akkor lesz a tiéd, ha beleegyezik, vagy ha 10 perce, levelezős játszmában 7 napja nincs itt.',
  'links.waits.again': 'Újra megpróbálom',
  'links.hand-over': 'Átadom a helyem valakinek',
  'links.hand-over-of': 'Átadom {name} helyét valakinek',
  'links.hand-over.text':
    'Aki leül, látja a lapjaidat, és ő játszik tovább. Bármikor visszaveheted a helyet.',
  'links.take-back': 'Visszaveszem: {seat}. hely',
  'links.reissue': 'Új link neki: {name}',
  'links.reissue.title': 'Valaki elvesztette a helyét?',
  'links.reissue.text':
    'Aki az új linkkel leül, látja annak a helynek a kártyáit, és ő játszik tovább. A link akkor működik, ha a játékos beleegyezik, vagy ha 10 perce, levelezős játszmában 7 napja nincs itt. Az asztalnál mindenki értesül róla.',
  'links.reissued':
    'A házigazda új linket készített a helyedhez ({seat}. hely). Aki leül vele, látja a lapjaidat, és ő játszik tovább helyetted. Akkor működik, ha beleegyezel, vagy ha sokáig nem vagy itt.',
  'links.reissued.agreed': 'Beleegyeztél, hogy a házigazda linkjével más üljön a helyedre ({seat}. hely).',
  'links.reissued.yes': 'Beleegyezem',
  'links.reissued.no': 'Visszavonom a linket',
  'links.replaced':
    'Amíg nem voltál itt, a házigazda odaadta a helyedet neki: {name}. Eddig vonhatod vissza: {time}.',
  'links.replaced.undo': 'Visszavonom, visszaülök',
  'links.reserved': 'azé, aki a linket kapta',
  'links.reserved.none': 'A szabad helyek itt azokra várnak, akik linket kaptak hozzájuk.',
  'event.seat-allowed': '{name} beleegyezik, hogy az új linkkel más üljön a helyére.',
  'event.seat-bot': 'Mostantól gép játszik {name} helyén; {name} bármikor visszaülhet.',
  'event.seat-reissued': 'A házigazda új linket készített {name} helyéhez.',
  'event.seat-refound': '{name} az új linkkel leült {before} helyére.',
  'event.seat-substitute': '{before} helyén {name} játszik tovább.',
  'event.seat-taken-back': '{name} visszaült a helyére, ahol eddig {before} játszott.',
};
