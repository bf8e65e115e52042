import type { deeds as en } from '../en/deeds.ts';

/** What the reader did, as the bar tells it; for each the log has a sentence of the same name that says who did it. */
export const deeds: Readonly<Record<keyof typeof en, string>> = {
  'you.take-back':
    '{reason, select, none {Visszavontad az utolsó lépést.} other {Visszavontad az utolsó lépést: {reason}.}}',

  'double-header.you.fielded':
    '{kept, select, yes {Ezt hagytad szolgálatban: {engine}.} other {Ezt állítottad szolgálatba: {engine}.}}',
  'double-header.you.called': 'Bemondtad: {statistic}.',
  'double-header.you.vetoed': 'Megvétóztad: {statistic}.',
  'double-header.you.accepted': 'Nem vétóztál.',
  'double-header.you.declined': 'Nem játszottál ki erősítőt.',
  'double-header.you.stood': 'Nem cseréltél be senkit.',
  'double-header.you.no-time-out': 'Most nem kértél időt.',
  'double-header.you.boosted': 'Erősítőt játszottál ki: {booster}.',
  'double-header.you.time-out': 'Időt kértél a csapatodnak.',
  'double-header.you.skipped': 'Kihagytad a stíluspontokat.',
  'double-header.you.held': 'Nem hagytad ki a stíluspontokat.',
  'double-header.you.claimed':
    '{free, select, yes {Ezt állítottad: „{point}”.} other {Erre a jellemzőre hivatkoztál: „{point}”.}}',
  'double-header.you.ruled':
    '{how, select, cards {A kártyák döntenek: {verdict, select, claimant {tiéd a pont} opponent {a pont az ellenfélé} equal {egyforma, nincs pont} other {érvénytelen, nincs pont}}} accepted {Továbbléptél, vagyis elfogadtad: a pontot {seat} csapata kapja} other {Döntöttél: {verdict, select, claimant {a pontot {seat} csapata kapja} opponent {tiéd a pont} equal {egyforma, nincs pont} other {érvénytelen, nincs pont}}}}; az állás {first} : {second}{said, select, yes { ({reason})} other {}}.',
  'double-header.you.no-more': 'Nem állítasz többet.',

  'loco-dome.you.activated': 'Az aktív mozdonyod: {engine}.',
  'loco-dome.you.called': 'Bemondtad: {statistic}.',
  'loco-dome.you.answered': 'Nem blokkoltál.',
  'loco-dome.you.passed': 'Most nem használtál jelzőt.',
  'loco-dome.you.stood': 'Nem aktiváltál másik mozdonyt.',
  'loco-dome.you.swapped': 'Jelzőért cseréltél, az aktív mozdonyod mostantól: {engine}.',
  'loco-dome.you.blocked': 'Jelzőért blokkoltál; mostantól ez az aktív mozdonyod, és ez válaszol: {engine}.',
  'loco-dome.you.rested':
    '{skipped, select, yes {Jelzőért pihentél, az adat kimarad.} other {Jelzőért pihentél.}}',
  'loco-dome.you.attacked':
    '{free, select, yes {Ingyenes kiütést kezdeményeztél.} other {Jelzőért kiütést kezdeményeztél.}}',
  'loco-dome.you.claimed':
    '{reply, select, yes {{free, select, yes {Ezt válaszoltad: „{point}”.} other {Ezzel a jellemzővel válaszoltál: „{point}”.}}} other {{free, select, yes {Ezt állítottad: „{point}”.} other {Erre a jellemzőre hivatkoztál: „{point}”.}}}}',
  'loco-dome.you.ruled':
    '{how, select, cards {A kártyák döntenek: {verdict, select, claimant {az állításod megáll} equal {mindkettőre egyformán igaz} other {érvénytelen}}} accepted {Továbbléptél, vagyis elfogadtad: az állítás megáll ({seat})} other {Döntöttél: {verdict, select, claimant {az állítás megáll ({seat})} equal {mindkettőre egyformán igaz} other {érvénytelen}}}}{said, select, yes { ({reason})} other {}}.',
  'loco-dome.you.corrected-claim': 'Helyesbítettél: az állítás mindkettőre egyformán igaz.',
  'loco-dome.you.conceded': 'Nem volt több érvényes pontod.',
  'loco-dome.you.detonated': 'Jelzőért robbantottál.',
};
