import type { seal as english } from '../en/seal.ts';

export const seal: Record<keyof typeof english, string> = {
  'fair.title': 'Az osztás pecsétje',
  'fair.sealed':
    'A kártyák sorrendjét már az első lépés előtt rögzítette egy titkos szám. Ez az ujjlenyomata; magát a számot a játszma végén minden résztvevő megkapja, és ellenőrizheti vele az osztást.',
  'fair.open':
    'A játszma véget ért, ezért itt a titkos szám. Az ellenőrzés elkészíti az ujjlenyomatát, újra oszt, és összehasonlít.',
  'fair.commitment': 'Ujjlenyomat',
  'fair.seed': 'Titkos szám',
  'fair.check': 'Az osztás ellenőrzése',
  'fair.checker': 'Az ellenőrző mentése',
  'fair.checker.text':
    'Az ellenőrző egyetlen oldal, és nem kell hozzá szerver: tedd el, nyisd meg bármelyik böngészőben, és add meg neki az elmentett játszmát.',
  'fair.result.ok':
    'Az ujjlenyomat egyezik, és az újrahúzás pontosan ezt az osztást és a játszma minden sorsolását adja.',
  'fair.result.taken-up':
    'Az ujjlenyomat egyezik, és az asztal minden sorsolása is. Az osztás abból a játszmából való, amelyet ez az asztal folytatott.',
  'fair.result.other-seed': 'A szám nem illik a játszma előtt közzétett ujjlenyomathoz!',
  'fair.result.other-deal': 'Az újraosztás nem azt az osztást adja, amellyel játszottatok!',
  'fair.result.other-lot': 'Az újrahúzás más sorsolást ad, mint ami a játszmában volt!',
  'fair.result.unreadable': 'A játszma nem tölthető le vagy nem olvasható. Próbáld később.',

  'checker.title': 'Turntable: osztás ellenőrzése',
  'checker.text':
    'Válaszd ki egy befejezett játszma elmentett fájlját. Az ellenőrzés ezen az oldalon történik; semmi sem hagyja el a gépedet.',
  'checker.choose': 'Játszma kiválasztása',
  'checker.drop': 'vagy ejtsd ide',
  'checker.noted': 'Az ujjlenyomat, amelyet a játszma előtt felírtál (ha felírtad)',
  'checker.noted.fits': 'Ez az az ujjlenyomat, amelyet felírtál.',
  'checker.noted.differs': 'Ez nem az az ujjlenyomat, amelyet felírtál!',
  'checker.game': 'Játék',
  'checker.game.loko-moto': 'Loko moto',
  'checker.game.double-header': 'Double Header',
  'checker.game.loco-dome': 'Loco Dome',
  'checker.players': 'Játékosok',
  'checker.fingerprint': 'A számból jön ki az ujjlenyomat?',
  'checker.deal': 'A számból jön ki az osztás?',
  'checker.deal.none':
    'Az osztás egy másik játszmából való, amelyet ez az asztal folytatott; nincs mit ellenőrizni.',
  'checker.draft': 'A szám adja-e a kínálatot, és abból választottak-e?',
  'checker.lots': 'A számból jönnek ki a későbbi sorsolások?',
  'checker.lots.count':
    '{count, plural, =0 {Nem volt sorsolás.} one {Egy sorsolás volt, és stimmel.} other {# sorsolás volt, és mind stimmel.}}',
  'checker.lots.bad':
    'Nem stimmel {count, plural, one {ennek a lépésnek a sorsolása} other {ezeknek a lépéseknek a sorsolása}}: {actions}.',
  'checker.yes': 'Igen.',
  'checker.no': 'Nem!',
  'checker.fits': 'Az osztás és minden sorsolás a lepecsételt számból való.',
  'checker.differs': 'Ez a játszma nem illik a pecsétjéhez!',
  'checker.kept':
    'Ezt a játszmát kézzel vezették. Előtte nem volt lepecsételt szám, ezért nincs mit ellenőrizni.',
  'checker.unreadable': 'Ez nem ellenőrizhető játszma. {detail}',
};
