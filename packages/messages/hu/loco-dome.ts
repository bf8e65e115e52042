import type { locoDome as en } from '../en/loco-dome.ts';

/** What happens in a game of Loco Dome, and why something is not allowed. */
export const locoDome: Readonly<Record<keyof typeof en, string>> = {
  'loco-dome.log.dealt':
    '{coin, select, yes {Az érme dönt, az első hívó: {seat}} other {Az első hívó: {seat}}}',
  'loco-dome.log.activated': '{seat} aktív mozdonya: {engine}',
  'loco-dome.log.called': '{who} bemondja: {statistic}',
  'loco-dome.log.targeted': 'A célpont {engine} ({seat}), de pihenő marad',
  'loco-dome.log.answered': '{who} nem blokkol',
  'loco-dome.log.passed': '{who} most nem használ jelzőt',
  'loco-dome.log.stood': '{who} nem aktivál másik mozdonyt',
  'loco-dome.log.tied': 'Az értékek egyenlők',
  'loco-dome.log.read': '{engine} ({seat}): {value}{calculated, select, yes { (számított)} other {}}',
  'loco-dome.log.won': '{seat}: {points} pont; az állás {first} : {second}',
  'loco-dome.log.undecided': 'Így is döntetlen, senki nem kap pontot; győztesnek számít: {seat}',
  'loco-dome.log.swapped': '{seat} jelzőért cserél, az aktív mozdonya mostantól: {engine}',
  'loco-dome.log.blocked':
    '{seat} jelzőért blokkol; mostantól ez az aktív mozdonya, és ez válaszol: {engine}',
  'loco-dome.log.rested':
    '{skipped, select, yes {{seat} jelzőért pihen, az adat kimarad} other {{seat} jelzőért pihen}}',
  'loco-dome.log.markers': 'Mindkét versenyző {count} jelzőt kap',
  'loco-dome.log.reset':
    '{requested, select, yes {{who} törlést kér: a bemondott adatok listája kiürül} other {A játszmában minden második felhasznált jelző törlést hoz: a bemondott adatok listája kiürül}}',
  'loco-dome.log.attacked':
    '{free, select, yes {{seat} ingyenes kiütést kezdeményez} other {{seat} jelzőért kiütést kezdeményez}}',
  'loco-dome.log.identical': 'A két aktív mozdony azonos',
  'loco-dome.log.claimed':
    '{reply, select, yes {{free, select, yes {{seat} válasza: „{point}”} other {{seat} ezzel a jellemzővel válaszol: „{point}”}}} other {{free, select, yes {{seat} állítja: „{point}”} other {{seat} erre a jellemzőre hivatkozik: „{point}”}}}}',
  'loco-dome.log.ruled':
    '{how, select, cards {A kártyák döntenek} judge {A bíró dönt} accepted {A másik fél továbblép, vagyis elfogadja} other {{who} dönt}}: {verdict, select, claimant {az állítás megáll ({seat})} equal {mindkettőre egyformán igaz} other {érvénytelen}}{said, select, yes { ({reason})} other {}}',
  'loco-dome.log.corrected-claim': '{seat} helyesbít: az állítás mindkettőre egyformán igaz',
  'loco-dome.log.paired': 'Eddig {pairs} pár jött össze',
  'loco-dome.log.replace': 'Másik pontot kell mondania: {seat}',
  'loco-dome.log.conceded': '{seat} nem tud több érvényes pontot',
  'loco-dome.log.detonated': '{seat} jelzőért robbant',
  'loco-dome.log.knocked-out':
    '{sacrificed, select, yes {{seat} egy jelzőért áldozatot hoz: a megtámadott helyett {engine} esik ki} other {Kiütve: {engine} ({seat})}}; a küszöb {threshold} pontra csökken',
  'loco-dome.now.knocked-out':
    '{sacrificed, select, yes {{seat} egy jelzőért áldozatot hoz: a megtámadott helyett {engine} esik ki.} other {Kiütve: {engine} ({seat}).}}',
  'loco-dome.log.corrected': '{who} kijavítja az állást, {first} : {second}: {reason}',
  'loco-dome.log.stuck': 'Egyik versenyző sem tud többé semmit bemondani, törlés után sem',
  'loco-dome.log.over':
    '{draw, select, yes {Vége, döntetlen: {first} : {second}} other {Vége, {first} : {second}, a győztes: {winners}}}',

  'loco-dome.refusal.LD-1.2': 'Pihenő mozdonyt csak akkor aktiválhatsz, ha a szabály kéri, vagy jelzőért.',
  'loco-dome.refusal.LD-1.4':
    'Előbb a hívó versenyző aktivál egy mozdonyt, aztán a másik; utána következik az első bemondás.',
  'loco-dome.refusal.LD-2.1':
    '{why, select, moment {Most nem te mondasz be adatot.} other {Ez most nem mondható be: {statistic}. Vagy nincs ilyen értéke az aktív mozdonyodnak, vagy az ellenfélnek, vagy már bemondták.}}',
  'loco-dome.refusal.LD-2.2':
    'Célpontot akkor és csak akkor kell választani, ha az ellenfél aktív mozdonyának nincs ilyen értéke: {statistic}. A célpont egy pihenő mozdonya, amelynek van.',
  'loco-dome.refusal.LD-2.3': 'Most nincs bemondás, amelyre válaszolnál.',
  'loco-dome.refusal.LD-2.4': 'Most nincs mit passzolnod.',
  'loco-dome.refusal.LD-3.1':
    'Döntetlennél a hívó ellenfele aktiválhat olyan pihenő mozdonyt, amelynek van ilyen értéke.',
  'loco-dome.refusal.LD-3.2':
    'A döntetlen eldöntéséhez a hívónak olyan pihenő mozdonyt kell aktiválnia, amelynek van ilyen értéke.',
  'loco-dome.refusal.LD-3.4':
    'Jelzőért pihenni vagy ingyenes kiütést kezdeni csak döntetlennél, hívóként és akkor lehet, ha nincs mivel próbálkoznod.',
  'loco-dome.refusal.LD-4.2':
    'A cseréhez jelző és pihenő mozdony kell, két bemondás között, amikor rajtad a sor.',
  'loco-dome.refusal.LD-4.3':
    'A blokkoláshoz jelző kell és olyan pihenő mozdony, amelynek van értéke az épp ellened bemondott adatból.',
  'loco-dome.refusal.LD-4.4':
    'A kiütéshez jelző kell: bemondás helyett, ha vezetsz, és több mint 10 pont hiányzik a küszöbig.',
  'loco-dome.refusal.LD-4.5':
    '{why, select, activation {Az áldozat után a hívó aktivál egy pihenő mozdonyt.} other {Az áldozathoz jelző és pihenő mozdony kell, miután kiütést kezdtek ellened, az első válaszod előtt.}}',
  'loco-dome.refusal.LD-4.6':
    'A pihenéshez jelző kell, két bemondás között, ha van aktív mozdonyod, de pihenő nincs.',
  'loco-dome.refusal.LD-4.7':
    '{why, select, activation {A robbantás után előbb a hívó aktivál pihenő mozdonyt, aztán a másik.} answer {A robbantásra nincs válasz.} other {A robbantáshoz jelző kell, két bemondás között, legalább 20 pont hátrányban; játszmánként egyszer.}}',
  'loco-dome.refusal.LD-5.1': 'Most nem te állítasz stíluspontot.',
  'loco-dome.refusal.LD-5.2':
    'Nincs a hívónak olyan állítása, amelyre most válaszolhatnál vagy amelyet helyesbíthetnél.',
  'loco-dome.refusal.LD-5.3': 'Most nem te mondod ki, hogy nincs több érvényes pontod.',
  'loco-dome.refusal.LD-5.6':
    'A megnyert kiütés után előbb a hívó aktivál pihenő mozdonyt, kivéve, ha a kiütés ingyenes volt, vagy nincs pihenője; aztán a másik.',
  'loco-dome.refusal.LD-5.7': 'Az elvesztett kiütés után a hívó aktivál egy pihenő mozdonyt.',
  'loco-dome.refusal.LD-5.8': 'Mindkét mozdony kiesett: előbb a hívó aktivál pihenő mozdonyt.',
  'loco-dome.refusal.LD-6.2':
    'Törlést a hívó kérhet, ha az aktív mozdonyával már mindent bemondtak, amit lehetett, az ismert nullákat nem számítva.',
  'loco-dome.refusal.LD-7.5': 'Olyan pihenő mozdonyt kell aktiválni, amely be tud mondani valamit.',
};
