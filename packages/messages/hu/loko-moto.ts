import type { lokoMoto as en } from '../en/loko-moto.ts';

/** What happens in a game of Loko moto, and why something is not allowed. */
export const lokoMoto: Readonly<Record<keyof typeof en, string>> = {
  'loko-moto.log.dealt': 'A kártyák kiosztva; {starter} kezd',
  'loko-moto.log.reserved':
    '{count, plural, one {{who} lefoglalja az utolsó szakaszt: {first}} other {{who} lefoglal két szakaszt: {first} és {second}}}',
  'loko-moto.log.built':
    '{reserved, select, yes {{who} kiépíti, amit lefoglalt: {section}} other {{who} megépít egy szakaszt: {section}}}',
  'loko-moto.log.closed':
    '{who} lezár egy szakaszt: {section}; {left, plural, =0 {a nyitány véget ért} other {még # van hátra}}',
  'loko-moto.log.bought':
    '{over, select, yes {{who} ráfizetéssel vesz vonatot: {train}, ára {price}, fizetett szakaszok: {count}} other {{who} vonatot vesz {count} szakaszért: {train}}}{bonus, plural, =0 {} other {; bónusz {bonus, number, ::sign-always}}}',
  'loko-moto.log.train-up':
    '{none, select, yes {Elfogytak a vonatkártyák, a hely üres marad} other {Új vonat a kínálatban: {train}, ára {price}}}',
  'loko-moto.log.claimed':
    '{who} elviszi {secret, select, yes {a titkos alakzatkártyáját} other {az alakzatkártyát}}: {shape}, {points} pont',
  'loko-moto.log.shape-up':
    '{none, select, yes {Elfogytak {points, plural, =1 {az 1} other {a #}} pontos alakzatkártyák, a hely üres marad} other {Új alakzatkártya: {shape}, {points} pont}}',
  'loko-moto.log.over':
    'Nincs több szabad szakasz, vége a játéknak: {tie, select, none {{winners} nyert {score} ponttal} trains {{score} pontos döntetlenből {winners} nyert, több vonattal} shapes {{score} pontos döntetlenből {winners} nyert, több alakzatponttal} other {{winners} közösen nyert {score} ponttal}}',
  'loko-moto.log.revealed':
    '{seat} megmutatja, ami a kezében maradt: {count, plural, one {{first}} other {{first} és {second}}}',

  'loko-moto.refusal.LM-1.2': 'Osztani csak egyszer kell, az első lépés előtt.',
  'loko-moto.refusal.LM-1.3': 'Nem ezek a játék alakzatkártyái.',
  'loko-moto.refusal.LM-1.4': '{who} most nincs soron.',
  'loko-moto.refusal.LM-2.1':
    'Pontosan két szabad szakaszt kell lefoglalni{free, plural, one {, vagy egyedül az utolsó szabadot} other {}}.',
  'loko-moto.refusal.LM-2.3':
    '{why, select, inked {Ez a szakasz már fekete, kiesett a játékból: {section}.} reserved {Ezt a szakaszt {seat} lefoglalta: {section}.} built {Ezt a szakaszt {seat} már megépítette: {section}.} other {Nincs ilyen szakasz.}}',
  'loko-moto.refusal.LM-2.6': 'Ez a szakasz még csak foglalt, fizetés előtt meg kell építeni: {section}.',
  'loko-moto.refusal.LM-3.1':
    '{why, select, train {Ez a vonat nincs a kínálatban.} empty {Válaszd ki, mely szakaszokkal fizetsz.} twice {Az egyik szakasz kétszer szerepel.} foreign {Csak a saját színeddel megépített szakaszokkal fizethetsz.} other {A fizetésre szánt szakaszoknak össze kell függniük.}}',
  'loko-moto.refusal.LM-3.2': 'Ez a vonat {price} szakaszba kerül, nem {count} szakaszba.',
  'loko-moto.refusal.LM-3.4': 'Ez az alakzatkártya nem vihető el: {shape}.',
  'loko-moto.refusal.LM-3.5':
    'Ez az alakzat nincs meg a kijelölt szakaszokban: {shape}. Elforgatni szabad, tükrözni nem.',
  'loko-moto.refusal.LM-3.6':
    '{why, select, exact {Van olyan vonat, amelynek pontosan {size} az ára: nincs miért ráfizetni.} other {Ráfizetéskor pontosan az alakzat {size} szakaszát kell kihúzni, mást nem.}}',
  'loko-moto.refusal.LM-3.8': 'Felfordult egy kártya, amely még nincs felírva: előbb azt add meg.',
  'loko-moto.refusal.LM-5.1': 'A játék véget ért.',
  'loko-moto.refusal.LM-6.1':
    '{opening, select, yes {Előbb le kell zárni egy szabad szakaszt; még {left} van hátra.} other {Szakaszt lezárni csak a kétszemélyes játék elején lehet.}}',
  'loko-moto.refusal.LM-7.1': 'Nem ezek a játék titkos kártyái.',
  'loko-moto.refusal.LM-8.1':
    'Ezek a szakaszok egyetlen vonással nem rajzolhatók meg: {odd} állomáson találkozik közülük páratlan számú, pedig legfeljebb kettőn lehetne.',
};
