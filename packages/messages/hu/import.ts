import type { importing as english } from '../en/import.ts';

/** Records that people bring along, and tables that take up a game from a move of it. */
export const importing: Record<keyof typeof english, string> = {
  'import.title': 'Játszma megnyitása fájlból',
  'import.text':
    'Azt a fájlt várjuk, amelyet a játszma végén a „Játszma mentése” ad, vagy amelyet a parancssor ír. Lépésről lépésre visszajátsszuk; itt semmi sem marad belőle.',
  'import.choose': 'Fájl kiválasztása',
  'import.drop': 'vagy ejtsd bárhová az oldalra',
  'import.paste': 'Vagy illeszd be a szövegét',
  'import.open': 'Játszma megnyitása',
  'import.other': 'Másik játszma',
  'import.bad.json': 'Ez nem JSON, így játszma sem lehet.',
  'import.bad.large': 'Ez a fájl túl nagy ahhoz, hogy egy játszma legyen.',
  'import.bad.illegal': 'Szabálytalan lépés ({n}.): {why}',
  'import.bad.where': 'Hol:',
  'import.hidden':
    'Épp olyan mozdonnyal játszol, amely ebben a játszmában is szerepel, és az értékeit most nem láthatod. Ha az a játszmád véget ér, ide is benézhetsz.',

  'event.taken-up':
    'Ez az asztal innen folytat egy másik játszmát, {deal, select, true {pontosan annak a lapjaival} other {és ami rejtve volt, azt újrahúztuk}}.',

  'replay.unseen':
    'A könyv nem ismeri azokat a titkos kártyákat, amelyeket senki sem mutatott meg: bármelyik más állhat a helyükön.',
  'replay.kept.short': 'kézzel vezetve',
  'replay.kept':
    'Kézzel vezetett játszma{name, select, none {} other { ({name})}}: ember áll jót érte, senki sem ellenőrizte. Az értékszámokba nem számít bele.',
  'replay.end.resigned': '{name} feladta.',
  'replay.end.abandoned': 'A játszma félbemaradt.',
  'replay.end.out-of-time': '{name} ideje lejárt.',
  'replay.end.stuck': 'Már senki sem tudott bemondani semmit.',

  'continue.open': 'Folytatás innen',
  'continue.title': 'Folytatás innen: {n}. lépés',
  'continue.text': 'Új asztal folytatja a játszmát onnan, ahol akkor állt. Az értékszámokba nem számít bele.',
  'continue.who': 'Kivel',
  'continue.bots': 'Gépek ellen',
  'continue.alone': 'Minden helyen én, ezen az eszközön',
  'continue.seat': 'Az én helyem',
  'continue.level': 'Milyen erősek a gépek',
  'continue.deal': 'Ami rejtve volt',
  'continue.deal.redrawn': 'Újrahúzva',
  'continue.deal.redrawn.hint': 'Minden más lehet, amit {eyes} akkor nem tudott.',
  'continue.deal.redrawn.public': 'Minden más lehet, ami akkor nem volt nyíltan az asztalon.',
  'continue.deal.true': 'Úgy, ahogy volt',
  'continue.deal.true.hint': 'Pontosan a játszma kártyái.',
  'continue.go': 'Folytatom',
  'continue.over': 'Itt már vége a játszmának. Lépj vissza egy korábbi lépéshez, hogy onnan folytasd.',
};
