import type { devices as en } from '../en/devices.ts';

export const devices: Record<keyof typeof en, string> = {
  'devices.title': 'Eszközeid',
  'devices.text': 'Ezek mindegyike te vagy. Léptesd ki, amelyiket már nem használod vagy nem ismered.',
  'devices.one': 'Csak ezen az eszközön ismerünk meg.',
  'devices.own': 'ez az eszköz',
  'devices.browser': 'Egy böngésző',
  'devices.program': 'program',
  'devices.older': 'Régebbi eszközök, amelyeket még nem különböztettünk meg',
  'devices.used': 'utoljára itt: {date}',
  'devices.since': 'ekkor óta: {date}',
  'devices.end': 'Kiléptetem',
  'devices.end-one': 'Kiléptetem: {name}',
  'devices.end-others': 'Minden mást kiléptetek',
  'devices.ended': 'Ez már nem nyit meg semmit.',
  'devices.phrase':
    'Új helyreállító szavak készültek: {device}, {time}. A régiek már nem érnek semmit. Ha nem te voltál, léptesd ki azt az eszközt.',
  'devices.look': 'Eszközeid',
  'devices.seen': 'Elolvastam',
  'data.title': 'Adataid',
  'data.text':
    'Minden, amit ez a szerver rólad tárol, egy fájlban (JSON): asztalok, szavak, beállítások, eszközök, üzenetek címei.',
  'data.download': 'Letöltöm az adataimat',
  'data.delete': 'Töröljetek',
  'data.delete.title': 'Töröljünk mindent, ami rólad szól?',
  'data.delete.text':
    'A szavaid, azonosítókulcsaid, beállításaid, értékszámaid és üzeneteid végleg elvesznek. A folyamatban lévő játszmákban gép játszik tovább helyetted; a lejátszott játszmák a neved nélkül olvashatók maradnak. A korábbi biztonsági mentésekben benne maradsz, amíg le nem cserélődnek, általában egy hétig. Ezt senki sem vonhatja vissza.',
  'data.delete.yes': 'Végleg töröljetek',
  'data.delete.no': 'Maradjon minden',
  'data.deleted.title': 'Töröltünk',
  'data.deleted': 'Mindent töröltünk rólad. Itt most új valaki vagy.',
};
