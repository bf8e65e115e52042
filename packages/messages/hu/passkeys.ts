import type { passkeys as en } from '../en/passkeys.ts';

export const passkeys: Record<keyof typeof en, string> = {
  'passkey.title': 'Azonosítókulcsok',
  'passkey.text':
    'Az azonosítókulcs ujjlenyomattal, arccal vagy az eszköz PIN-kódjával nyitja meg a helyeidet, és nem kell semmit felírnod.',
  'passkey.add': 'Azonosítókulcs készítése',
  'passkey.one': 'Azonosítókulcs, {date}',
  'passkey.used': 'utoljára használva: {date}',
  'passkey.unused': 'még nem használtad',
  'passkey.synced': 'a fiókod más eszközeiden is megőrzi',
  'passkey.single': 'csak egy eszközön van meg',
  'passkey.remove': 'Eltávolítás',
  'passkey.remove-one': 'Eltávolítás: azonosítókulcs, {date}',
  'passkey.added': 'Az azonosítókulcs elkészült.',
  'passkey.removed': 'Az azonosítókulcs itt már nem nyit semmit. Az eszközödről is törölheted.',
  'passkey.again': 'Ezen az eszközön már van azonosítókulcsod.',
  'passkey.failed': 'Nem készült azonosítókulcs. Próbáld meg újra, ha szeretnéd.',
  'passkey.use': 'Megnyitás azonosítókulccsal',
  'passkey.unknown': 'Ez az azonosítókulcs itt nem nyit semmit.',
  'passkey.none': 'Nem használtál azonosítókulcsot.',
  'keep.title': 'Tartsd meg a helyed',
  'keep.text':
    'Ha ez a böngésző elfelejt, tizenkét szóval vagy azonosítókulccsal visszatalálsz ehhez az asztalhoz.',
  'tell.title': 'Szóljunk, ha te jössz',
  'tell.text': 'Üzenetben is megtudhatod, ha rád kerül a sor, amikor ez az oldal nincs nyitva.',
  'tell.link': 'Hogyan szóljunk?',
  'keep.close': 'Most nem',
};
