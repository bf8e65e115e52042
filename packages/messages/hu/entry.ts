import type { entry as en } from '../en/entry.ts';

export const entry: Record<keyof typeof en, string> = {
  'entry.title': 'Ki ülhet le',
  'entry.open': 'Bárki',
  'entry.open.hint': 'Az asztal látszik az asztalok között, és az foglal helyet, aki előbb jön.',
  'entry.code': 'Akinek megvan a kód',
  'entry.code.hint': 'Kapsz egy kódot, egy linket és egy QR-kódot a barátaidnak. Más nem látja az asztalt.',
  'entry.links': 'Csak személyes linkkel',
  'entry.links.hint': 'Minden helyhez külön linket készítesz. Egyszer használható, egy ember számára.',
  'entry.watch': 'A folyó játszma látsszon az asztalok között, hogy mások nézhessék',
  'entry.watched': 'Ez a játszma látszani fog az asztalok között, mások is nézhetik.',
  'entry.need-code': 'Ahhoz, hogy itt leülj, az asztal kódja kell. Kérd el attól, aki meghívott.',
  'entry.need-link': 'Itt személyes linkkel lehet helyet foglalni. A játszmát nézheted.',
  'entry.invite.links': 'Készíts linket minden szabad helyhez, és mindegyiket egy embernek küldd el.',
  'entry.invite.judge': 'Ez a kód a bírói székhez vezet. Helyet nem ad az asztalnál.',
  'entry.bench': 'A bírói szék: {game}',
  'entry.link.judge': 'Link egy bírónak',
  'entry.invite.open':
    'Az asztal látszik az asztalok között. Ha hívsz valakit, mondd be a kódot, küldd el a linket, vagy olvastasd be vele.',
};
