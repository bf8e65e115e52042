import type { learn as en } from '../en/learn.ts';

export const learn: Record<keyof typeof en, string> = {
  'learn.title': 'Tanuljuk meg: {game}',
  'learn.jump': 'Hagyjuk ki',
  'learn.hidden':
    'Épp játszol valamelyik mozdonnyal, és az adatai a játszma végéig rejtve vannak előtted. Gyere vissza utána.',
  'learn.teacher': 'A tanítód',
  'learn.step': '{step, select, none {} other {{step}/{of}}}',
  'learn.next': 'Tovább',
  'learn.back': 'Vissza',
  'learn.show': 'Mutasd meg',
  'learn.done': 'Igazi játszma',
  'learn.watch': 'Nézd, mit lépnek a többiek …',
  'learn.read': 'Egy pillanat: előbb olvasd tovább.',
  'learn.other': 'Szabályos, de most nem ezt próbáljuk. Nézd meg újra a feladatot.',

  'learn.loko-moto.goal':
    'Üdvözlünk, igazgató! A társaságod vasúti szakaszokat rajzol erre a térképre, és vonatokra váltja be őket. A legtöbb pont nyer: a legtöbbet a vonatok hozzák, az alakzatok még egy keveset.',
  'learn.loko-moto.turn':
    'Három társaság osztozik a térképen: tiéd a piros A toll, Béláé a B, Cilié a C. Egy kör egyetlen lépés: építs egy szakaszt, foglalj le kettőt, vagy vegyél vonatot.',
  'learn.loko-moto.build': 'Építsünk! Koppints az Esztergom–Vác szakaszra, és építsd meg.',
  'learn.loko-moto.others':
    'A szakasz most már a tiéd. Béla és Cili következik. Béla épít, Cili két szakaszt foglal le: ezek pontozottak.',
  'learn.loko-moto.reserve':
    'Amit lefoglaltál, azt csak te építheted meg, és egyszerre kettőt foglalsz. Biztosítsd mindkét véget: koppints a Komárom–Esztergom és a Vác–Hatvan szakaszra, és foglald le mindkettőt.',
  'learn.loko-moto.build-reserved':
    'A pontjaid távol tartják a többieket. Most építsd meg az egyiket: Komárom–Esztergom.',
  'learn.loko-moto.ink':
    'Figyeld Bélát: két összefüggő szakaszt vált be egy kettőbe kerülő vonatra. Amit beváltott, fekete lesz: többé senkié sem.',
  'learn.loko-moto.third':
    'Te jössz. Építsd meg a másik véget: Vác–Hatvan. Így három szakaszod lesz egy sorban.',
  'learn.loko-moto.shapes':
    'Nézd az alakzatkártyákat. Az „Egyenes” három szakasz egy sorban, és neked épp ez van! Az alakzatot elforgathatod, de nem tükrözheted. Ha benne van abban, amit beváltasz, a kártya is a tiéd: vonatonként egy.',
  'learn.loko-moto.buy':
    'Vedd meg az Mk45-öt: háromba kerül, és egy ponttal többet ér. Koppints a vonatra, aztán a három szakaszodra, válaszd az „Egyenes” alakzatot, és vedd meg.',
  'learn.loko-moto.bought':
    'Három pont az árért, egy ráadás, egy az alakzatért: öt. Új vonat és új alakzat kerül elő, mindenkinek. Most Béla jön, aztán Cili.',
  'learn.loko-moto.unused':
    'Vigyázz: minden megépített, de a végéig be nem váltott szakasz egy pontba kerül. Bélának már van ilyenje. Azért próbáld ki: építsd meg a Hatvan–Szolnok szakaszt.',
  'learn.loko-moto.last':
    'A játszmának akkor van vége, amikor nincs több szabad szakasz. A lefoglalt szakasz nem kerül semmibe, vidd hát, ami maradt: foglald le a Vác–Szolnok és a Szolnok–Kecskemét szakaszt.',
  'learn.loko-moto.over':
    'Béla lefoglalja az utolsó két szakaszt, és vége a játszmának. A tiéd: három és egy a vonatért, egy az alakzatért, mínusz egy Hatvan–Szolnok miatt: négy pont. Nyertél!',
  'learn.loko-moto.special':
    'Marad néhány különleges szabály. Egy alakzatért több szakasszal is fizethetsz, mint a vonat ára, ha egyik vonat sem kerül pontosan annyiba. Ketten előbb lezárnak tizenkét szakaszt. A titkos célok és a haladó játék a szabályoknál várnak. Jó utat!',
};
