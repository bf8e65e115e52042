import type { admission as en } from '../en/admission.ts';

export const admission: Record<keyof typeof en, string> = {
  'admission.title': 'Ki ülhet le',
  'admission.open': 'Bárki',
  'admission.open.hint': 'Az asztal látszik az asztalok között, és az foglal helyet, aki előbb jön.',
  'admission.code': 'Akinek megvan a kód',
  'admission.code.hint':
    'Kapsz egy kódot, egy linket és egy QR-kódot a barátaidnak. Más nem látja az asztalt.',
  'admission.links': 'Csak személyes linkkel',
  'admission.links.hint': 'Minden helyhez külön linket készítesz. Egyszer használható, egy ember számára.',
  'admission.watch': 'A folyó játszma látsszon az asztalok között, hogy mások nézhessék',
  'admission.watched': 'Ez a játszma látszani fog az asztalok között, mások is nézhetik.',
  'admission.need-code': 'Ahhoz, hogy itt leülj, az asztal kódja kell. Kérd el attól, aki meghívott.',
  'admission.need-link': 'Itt személyes linkkel lehet helyet foglalni. A játszmát nézheted.',
  'admission.invite.links': 'Készíts linket minden szabad helyhez, és mindegyiket egy embernek küldd el.',
  'admission.invite.judge': 'Ez a kód a bírói székhez vezet. Helyet nem ad az asztalnál.',
  'admission.judge': 'A bírói szék: {game}',
  'admission.link.judge': 'Link egy bírónak',
  'admission.invite.open':
    'Az asztal látszik az asztalok között. Ha hívsz valakit, mondd be a kódot, küldd el a linket, vagy olvastasd be vele.',

  'new.options': 'Beállítások',
  'new.options.change': 'A beállítások módosítása',
  'new.options.change.short': 'módosítás',
  'new.options.done': 'Kész',
  'new.options.on': 'igen',
  'new.options.off': 'nem',
  'new.who': 'Kik játszanak',
  'new.who.order': 'ebben a sorrendben lépnek',
  'new.seat.open.waits': 'A szabad hely arra vár, akinél a link van; a játszma akkor indul, ha elfoglalta.',
  'new.copy-link': 'Link másolása',
  'new.seat.mine': 'te',
};
