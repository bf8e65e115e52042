import type { doubleHeader as en } from '../en/double-header.ts';

/** What happens in a game of Double Header, and why something is not allowed. */
export const doubleHeader: Readonly<Record<keyof typeof en, string>> = {
  'booster.fifty-fifty': 'Fej vagy írás',
  'booster.swap-orders': 'Csere',
  'booster.double-header': 'Kettős fogat',

  'double-header.log.dealt': '{coin, select, yes {Az érme dönt, a kezdő: {team}} other {A kezdő: {team}}}',
  'double-header.log.fielded':
    '{kept, select, yes {{who} ezt hagyja szolgálatban: {engine}} other {{who} ezt állítja szolgálatba: {engine}}}',
  'double-header.log.called': '{who} bemondja: {statistic}',
  'double-header.log.forced-in': 'Szolgálatba kell állnia: {engine} ({team})',
  'double-header.log.passed-on': 'Azon az oldalon nincs több bemondható adat; most {team} mond be',
  'double-header.log.vetoed': '{who} megvétózza: {statistic}',
  'double-header.log.accepted': '{who} nem vétóz',
  'double-header.log.declined': '{who} nem játszik ki erősítőt',
  'double-header.log.stood': '{who} nem cserél be senkit',
  'double-header.log.no-time-out': '{who} most nem kér időt',
  'double-header.log.boosted': '{who} erősítőt játszik ki: {booster}',
  'double-header.log.true-double-header': 'Igazi kettős fogat: egyik erősítő sem fogy el',
  'double-header.log.flipped': '{team} érméje: {result, select, heads {fej} other {írás}}',
  'double-header.log.read':
    '{manner, select, coin {{infinite, select, yes {Az érme szerint {team} értéke végtelen} other {Az érme szerint {team} értéke nulla}}} sum {{team}: a két érték összege {value}} swap {Helyette ez az érték számít: {engine}, {value}} other {{engine}: {value}}}{calculated, select, yes { (számított)} other {}}',
  'double-header.log.tied': 'Az értékek egyenlők',
  'double-header.log.tagged': 'Becserélik: {engine}',
  'double-header.log.won': '{team}: {points} pont; az állás {first} : {second}',
  'double-header.log.undecided': 'Így is döntetlen, senki nem kap pontot; most {team} mond be',
  'double-header.log.time-out': '{who} időt kér',
  'double-header.log.style': 'A játék áttér a stíluspontokra',
  'double-header.log.skipped': '{who} kihagyja a stíluspontokat',
  'double-header.log.held': '{who} nem hagyja ki a stíluspontokat',
  'double-header.log.claimed':
    '{free, select, yes {{who} állítja: „{point}”} other {{who} erre a jellemzőre hivatkozik: „{point}”}}',
  'double-header.log.ruled':
    '{how, select, cards {A kártyák döntenek} judge {A bíró dönt} accepted {A másik fél továbblép, vagyis elfogadja} other {{who} dönt}}: {verdict, select, claimant {a pontot {seat} csapata kapja} opponent {a pont az ellenfélé} equal {egyforma, nincs pont} other {érvénytelen, nincs pont}}; az állás {first} : {second}{said, select, yes { ({reason})} other {}}',
  'double-header.log.no-more': '{who} nem állít többet',
  'double-header.log.corrected': '{who} kijavítja az állást, {first} : {second}: {reason}',
  'double-header.log.style-ended': '{who} lezárja a stíluspontokat',
  'double-header.log.over':
    '{draw, select, yes {Vége, döntetlen: {first} : {second}} other {Vége, {first} : {second}, a győztes: {winners}}}',

  'double-header.refusal.DH-1.3': 'A kezdő csapat egyszer dől el, a játszma előtt.',
  'double-header.refusal.DH-1.4':
    'Előbb a hívó csapat jelenti be a mozdonyát, aztán a másik; utána az első adat bemondása következik.',
  'double-header.refusal.DH-2.1':
    '{why, select, moment {Most nem te mondasz be adatot.} other {A szolgálatban lévő mozdonynak nincs ilyen értéke: {statistic}.}}',
  'double-header.refusal.DH-2.2': 'Ezt már bemondták: {statistic}.',
  'double-header.refusal.DH-2.3': 'Az ellenfél egyik mozdonyának sincs ilyen értéke: {statistic}.',
  'double-header.refusal.DH-2.4': 'Nincs kényszerű váltás: a szolgálatban lévő mozdony válaszol.',
  'double-header.refusal.DH-2.6': 'Most nem az a versenyző mond be adatot.',
  'double-header.refusal.DH-3.1': 'Most nincs mit megvétóznod.',
  'double-header.refusal.DH-3.2':
    'Vétó után csak másik adat bemondása következhet, vagy az áttérés a stíluspontokra.',
  'double-header.refusal.DH-3.3': 'Ezt megvétózta az, akinek válaszolnia kellene: {statistic}.',
  'double-header.refusal.DH-3.4': 'Erősítőt játszottak ki: ezt az adatot már nem lehet megvétózni.',
  'double-header.refusal.DH-4.1':
    '{why, select, moment {Nincs döntetlen, amelyet te dönthetnél el.} other {A csapattársad mozdonyának nincs ilyen értéke.}}',
  'double-header.refusal.DH-4.2': 'A hívó csapattársának mozdonyán nincs ilyen érték: nincs kit becserélni.',
  'double-header.refusal.DH-4.4':
    'A váltásról és a becserélésről csak az dönt, akinek a mozdonya szolgálatban van.',
  'double-header.refusal.DH-5.2':
    'A szolgálatban lévő mozdonyt csak bemondás előtt, egyszer, a másikra válthatja az a csapat, amelyik az előző adatot megnyerte, és pontban hátrányban van.',
  'double-header.refusal.DH-6.1':
    '{why, select, moment {Most nem te játszhatsz ki erősítőt.} other {Erősítőt összesen 10 ponttól lehet kijátszani.}}',
  'double-header.refusal.DH-6.3': 'Ezt az erősítőt a csapatod már felhasználta: {booster}.',
  'double-header.refusal.DH-6.4': 'Most nem dobnak fel érmét.',
  'double-header.refusal.DH-6.5': 'Ehhez az erősítőhöz hiányzik egy érték a mozdonyaitokon: {booster}.',
  'double-header.refusal.DH-6.7':
    'Erősítőt játszottak ki: a következő bemondásig a mozdonyok maradnak, becserélni sem lehet senkit, és időt sem lehet kérni.',
  'double-header.refusal.DH-7.1':
    'Időt kérni két adat között lehet, összesen 20 ponttól, ha az állás nem egyenlő, és nem most játszottak ki erősítőt; csapatonként egyszer.',
  'double-header.refusal.DH-7.2':
    'Időkérésnél a vezető csapat jelenti be előbb a mozdonyát, mégpedig az, akié szolgálatban van. Utána a bemondásig már nem lehet váltani.',
  'double-header.refusal.DH-8.1':
    '{why, select, over {Elkezdődtek a stíluspontok: több adatot már nem mondanak be.} other {A stíluspontokra bemondás helyett lehet áttérni, összesen 30 ponttól, ha már minden mozdony hívott vagy válaszolt.}}',
  'double-header.refusal.DH-8.2': 'Még lehet adatot bemondani: a játék nem tér át magától a stíluspontokra.',
  'double-header.refusal.DH-8.3':
    'A stíluspontokat csak az áttéréskor hagyhatja ki az a csapat, amelyik legalább 20 ponttal vezet.',
  'double-header.refusal.DH-8.4': 'Most nem te állítasz stíluspontot.',
  'double-header.refusal.DH-8.5':
    '{why, select, over {Azt mondtad, nem állítasz többet, és ez végleges.} other {Most nincs mit passzolnod.}}',
};
