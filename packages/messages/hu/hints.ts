/** Hints of bots: a move in words, and why one would make it. */
export const hints = {
  'hint.thinking': 'Gondolkodom …',
  'hint.only-you': 'Csak ez az eszköz mutatja. A napló csak azt írja le, hogy tanácsot kértél.',
  'hint.chance': 'a gép becslése szerint innen 100 játszmából kb. {percent} nyer',
  'hint.close-chances':
    'Ezek után a gép becslése szerint 100 játszmából nagyjából {least}–{most} nyer; a sorrendben az előny is számít.',
  'hint.show': 'Mutasd a játékban',
  'hint.show.map': 'Mutasd a térképen',
  'hint.none': 'Itt nincs mit tanácsolni.',
  'hint.failed': 'Most nem sikerült tanácsot adni. Próbáld újra kicsit később.',
  'hint.stale': 'A játék közben továbbment. Kérd újra.',
  'event.hint': '{who} tanácsot kér.',

  'hint.loko-moto.build': 'Építsd meg: {section}',
  'hint.loko-moto.close': 'Zárd le: {section}',
  'hint.loko-moto.reserve':
    '{count, plural, one {Foglald le: {first}} other {Foglald le: {first} és {second}}}',
  'hint.loko-moto.buy':
    '{with, select, yes {Vedd meg {count} szakaszért: {train}, és vidd hozzá: „{shape}”} other {Vedd meg {count} szakaszért: {train}}}',
  'hint.loko-moto.buy-with':
    '{with, select, yes {Vedd meg: {train}, ezekért: {lines}; és vidd hozzá: „{shape}”} other {Vedd meg: {train}, ezekért: {lines}}}',
  'hint.loko-moto.buy-keeping':
    '{with, select, yes {Vedd meg {count} szakaszért: {train}, megtartva: {lines}; és vidd hozzá: „{shape}”} other {Vedd meg {count} szakaszért: {train}, megtartva: {lines}}}',
  'hint.loko-moto.why-close':
    '{count, plural, one {# helyen} other {# helyen}} része valamelyik alakzatnak{few, select, yes {, kevesebb helyen, mint a legtöbb} other {}}: lezárva a térkép nyitva marad a következő vonatoknak.',
  'hint.loko-moto.why-buy':
    'Most {points, plural, one {# pontot} other {# pontot}} hoz, és {left, plural, =0 {nem marad szakaszod, amiért a végén fizetni kell} one {egy szakaszod marad a következő vonatra} other {# szakaszod marad a következő vonatra}}.',
  'hint.loko-moto.why-build':
    '{turns, plural, one {Utána még egy körrel} other {Utána még # körrel}} {with, select, yes {{train} és „{shape}” együtt} other {{train}}} {points, plural, one {# pontot} other {# pontot}} hoz.',
  'hint.loko-moto.why-keep':
    'Megőrzi a többiek elől, ami még kell {with, select, yes {ehhez az alakzathoz és ehhez a vonathoz: „{shape}” és {train}} other {ehhez a vonathoz: {train}}}.',
  'hint.loko-moto.why-block':
    'Elvesz egy szakaszt, amelyre neki van szüksége: {seat} ({with, select, yes {„{shape}” és {train}} other {{train}}}).',
  'hint.loko-moto.why-played': 'A gép becslése szerint utána 100 játszmából kb. {percent} nyer.',
  'hint.loko-moto.why-end':
    '{why, select, first {{lead, plural, =0 {Holtversenyben te nyersz} one {# ponttal vezetsz} other {# ponttal vezetsz}}, és közelebb} nothing {Semmihez, ami még befejezhető, nem kell ez a köröd, és közelebb} other {Közelebb}} hozza a játszma végét: {free, plural, one {# szakasz} other {# szakasz}} szabad.',
  'hint.loko-moto.why-wait':
    '{why, select, first {{lead, plural, =0 {Holtversenyben te nyersz} one {# ponttal vezetsz} other {# ponttal vezetsz}}, és nem} nothing {Semmihez, ami még befejezhető, nem kell ez a köröd, és nem} other {Nem}} vesz el szabad szakaszt, így a játszma vége nem kerül közelebb: {free, plural, one {# szakasz} other {# szakasz}} szabad.',

  'hint.why-decided':
    '{won, select, yes {Már szinte biztosan megvan: a gép becslése szerint innen 100 játszmából mind nyer, csak az előny nyitott.} other {Már szinte biztosan elveszett: a gép becslése szerint innen 100 játszmából egy sem nyer, csak a pontszám nyitott.}}',
  'hint.versus.call': 'Mondd be ezt: {statistic}',
  'hint.versus.claim': 'Ezt állítsd: {point}',
  'hint.versus.why-call':
    'A te értéked ({value}) {rank}. helyezett {of} ismert érték között; {percent, plural, =0 {szinte soha nem ez a nagyobb} =100 {szinte mindig ez a nagyobb} other {a látottakkal egyező 100 esetből kb. # esetben ez a nagyobb}}.{speaks, select, low { A másik oldalon felolvasták: {read} {figure}; ez ott alacsony értékre vall.} high { A másik oldalon felolvasták: {read} {figure}; ez ott magas értékre vall.} other {}}',
  'hint.versus.why-guess':
    'A saját értékedet nem ismered; {percent, plural, =0 {szinte soha nem ez a nagyobb} =100 {szinte mindig ez a nagyobb} other {a látottakkal egyező 100 esetből kb. # esetben ez a nagyobb}}.',
  'hint.versus.why-own':
    'A te értéked {value}; {than, select, lower {a másiké kisebb} higher {a másiké nagyobb} other {a másiké rejtett, és ez az adat nincs a negyven között, amelyek értékeit a gépek ismerik}}.',
  'hint.versus.why-tie': 'A két érték egyenlő: döntetlen.',
  'hint.versus.why-higher':
    '{percent, plural, =0 {A látottakkal egyező esetek közül szinte egyben sem} =100 {A látottakkal egyező esetek szinte mindegyikében} other {A látottakkal egyező 100 esetből kb. # esetben}} ennek az értéke a nagyobb: {locomotive}.',
  'hint.versus.why-field':
    'A még nyitott adatokban {percent, plural, =0 {szinte egy összevetésben sem ennek} =100 {szinte minden összevetésben ennek} other {100 összevetésből kb. # esetben ennek}} az értéke a nagyobb.',
  'hint.versus.why-change':
    'A még nyitott adatokban {percent, plural, =100 {szinte minden összevetésben} other {100 összevetésből kb. # esetben}} ennek az értéke a nagyobb, a mostanié {now, plural, =0 {szinte egyben sem} other {kb. # esetben}}.',
  'hint.versus.rule':
    '{verdict, select, claimant {Döntsd el így: megadva} opponent {Döntsd el így: az ellenfélé} equal {Döntsd el így: mindkettő egyforma} other {Döntsd el így: érvénytelen}}',
  'hint.versus.why-rule':
    'Szavakról gép nem tud dönteni: a gépi játékosok ezt felelnék. Dönts aszerint, amit te tudsz.',
  'hint.versus.why-played':
    'Lehetséges kártyákkal innen továbbjátszva 100 játszmából {percent} nyert (összesen {tries, number}).',
  'hint.versus.why-usual': 'Itt ez a szokásos válasz: nem kerül semmibe, vagy a kártyákból következik.',
  'hint.versus.why-reckoned': 'A gép ökölszabálya szerint megéri az árát.',

  'hint.double-header.field': 'Ezt állítsd szolgálatba: {engine}',
  'hint.double-header.boost': 'Erősítő: {booster}',
  'hint.double-header.veto': 'Vétó',
  'hint.double-header.accept': 'Maradhat',
  'hint.double-header.decline': 'Nincs erősítő',
  'hint.double-header.tag': 'Cseréld be a másikat',
  'hint.double-header.stand': 'Maradjon a döntetlen',
  'hint.double-header.time-out': 'Kérj időt',
  'hint.double-header.pass': 'Passz',
  'hint.double-header.style': 'Jöjjenek a stíluspontok',
  'hint.double-header.skip-style': 'Maradjanak el a stíluspontok',
  'hint.double-header.hold-style': 'Legyenek stíluspontok',
  'hint.double-header.correct': 'Maradjon az állás, ahogy van',
  'hint.double-header.end-style': 'Zárd le a stíluspontokat',
  'hint.double-header.why-boost':
    'Ezzel a látottakkal egyező 100 esetből kb. {percent} esetben a tiétek az adat, nélküle kb. {without} esetben{last, select, yes {} other {; a másik oldal még válaszolhat rá}}.',
  'hint.double-header.why-decline':
    'Erősítő nélkül a látottakkal egyező 100 esetből kb. {percent} esetben a tiétek az adat, és az erősítők megmaradnak.',
  'hint.double-header.why-claim':
    'Nálatok {mine, plural, one {egy mozdonynak} other {mindkét mozdonynak}} megvan, a másik oldalon {theirs, plural, =0 {egynek sem} other {egynek}}: a pont a tiétek.',

  'hint.loco-dome.call-on': 'Mondd be ezt: {statistic}; célpont: {locomotive}',
  'hint.loco-dome.activate': 'Legyen aktív: {locomotive}',
  'hint.loco-dome.block': 'Ezzel blokkolj: {locomotive}',
  'hint.loco-dome.swap': 'Erre cserélj: {locomotive}',
  'hint.loco-dome.sacrifice': 'Ezt áldozd fel: {locomotive}',
  'hint.loco-dome.knock-out': 'Támadj kiütésre',
  'hint.loco-dome.answer': 'Az aktívval válaszolj',
  'hint.loco-dome.answer-with': 'Ezzel válaszolj: {locomotive}',
  'hint.loco-dome.stand': 'Maradj az aktívnál',
  'hint.loco-dome.rest': 'Pihenj',
  'hint.loco-dome.detonate': 'Robbants',
  'hint.loco-dome.reset': 'Kérd a lista törlését',
  'hint.loco-dome.pass': 'Passz',
  'hint.loco-dome.equal': 'Mondd azt, hogy mindkettő egyforma',
  'hint.loco-dome.concede': 'Add fel a párbajt',
  'hint.loco-dome.why-answer':
    'A látottakkal egyező {percent, plural, =0 {esetek közül szinte egyben sem ennek} =100 {esetek szinte mindegyikében ennek} other {100 esetből kb. # esetben ennek}} az értéke a nagyobb, és a jelző nálad marad.',
  'hint.loco-dome.why-block':
    'A látottakkal egyező {percent, plural, =100 {esetek szinte mindegyikében} other {100 esetből kb. # esetben}} ennek az értéke a nagyobb, blokkolás nélkül {without, plural, =0 {szinte egyben sem a tiéd} other {kb. # esetben a tiéd}}.',
  'hint.loco-dome.why-swap-reset':
    '{better, select, yes {A csere törli a listát; az összes adatban {percent, plural, =100 {szinte minden összevetésben} other {100 összevetésből kb. # esetben}} az új mozdony értéke a nagyobb, a mostanié {now, plural, =0 {szinte egyben sem} other {kb. # esetben}}.} other {A csere törli a listát: minden adat újra bemondható.}}',
  'hint.loco-dome.why-pass':
    'A még nyitott adatokban 100 összevetésből kb. {percent} esetben az aktív mozdonyod értéke a nagyobb, és a jelző nálad marad.',
  'hint.loco-dome.why-knock-out':
    'A tiédnek {mine, plural, =0 {nincs olyan jellemzője, ami} one {# olyan jellemzője van, ami} other {# olyan jellemzője van, ami}} a másiknak nincs, a másiknak {theirs, plural, =0 {nincs ilyen} other {# ilyen van}}: akinek előbb fogynak el a pontjai, annak a mozdonya esik ki.',
  'hint.loco-dome.why-knock-out-both':
    'A két aktív mozdony ugyanaz: {then, select, sacrifice {mindkettő kiesik, hacsak az ellenfél fel nem áldozza egy pihenő mozdonyát} over {mindkettő azonnal kiesik, és ezzel vége a játszmának} other {mindkettő azonnal kiesik, te számítasz győztesnek, és te leszel a hívó}}.',
  'hint.loco-dome.why-sacrifice':
    '{how, select, both {Mindkét aktív mozdony kiesne.} lost {Az aktív mozdonyodnak kevés a pontja, kiesne.} other {Az aktív mozdonyod kieshet.}} Egy jelzőért ez esik ki helyette, és {then, select, over {ezzel vége a játszmának} other {te leszel a hívó}}.',
  'hint.loco-dome.why-claim':
    '{both, select, yes {Mindkettőnek megvan: párt alkot, és a szó nálad marad.} other {A tiédnek megvan, a másiknak nincs: érvényes.}}',
  'hint.loco-dome.why-concede': 'A kártyák szerint nincs több érvényes pontod.',
  'hint.loco-dome.correct': 'Maradjon az állás, ahogy van',
  'hint.loco-dome.end-style': 'Zárd le a stíluspontokat',
} as const;
