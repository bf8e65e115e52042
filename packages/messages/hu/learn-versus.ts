import type { learnVersus as en } from '../en/learn-versus.ts';

export const learnVersus: Record<keyof typeof en, string> = {
  'learn.double-header.goal':
    'Üdv a fedélzeten! Két gőzmozdonycsapat találkozik. Az egyik oldal bemond egy adatot, és mindkét értéket felolvassák; akié a nagyobb, pontot kap, és ő mond be legközelebb. A legtöbb pont nyer.',
  'learn.double-header.cards':
    'Tiéd a Mallard, minden gőzmozdony leggyorsabbika, és a Coronation is. Bélánál a Pennsylvania vasút két gépe van: a K4s és az E6s. A saját kettőd adatait látod, az övéit soha. Állítsd szolgálatba a Mallardot.',
  'learn.double-header.call':
    'Te mondasz be. Az adat melletti kerekek azt mutatják, hol áll az összes ismert mozdony közt: öt a legjobb. Keresd a legerősebbet. Mondd be: Legnagyobb sebesség.',
  'learn.double-header.again':
    'Pont neked, és aki nyer, az mond be újra. Egy adat csak egyszer kerül sorra. Mondd be: Kazánnyomás.',
  'learn.double-header.middling':
    'Kettő nulla. De nem mindene ilyen jó a Mallardnak. Próbálj egy közepeset: nyisd meg a lista alatt a gyengébbeket, és mondd be: Elgőzölögtető fűtőfelület.',
  'learn.double-header.lost':
    'Béláé nagyobb: övé a pont, és most ő mond be ellened. Mielőtt az értékedet felolvasnák, megkérdeznek.',
  'learn.double-header.veto':
    'Töltött szerkocsi súlya: a te szerkocsid könnyű. Mindenkinek játszmánként egy vétója van egy bemondás ellen. Használd most: vétó.',
  'learn.double-header.vetoed':
    'A bemondás törölve, Bélának mást kell bemondania. Ellened ezt már nem mondhatja be újra.',
  'learn.double-header.behind': 'A teljes súly a K4s pontja volt: kettő kettő. Béla még egyszer bemond.',
  'learn.double-header.year':
    'Mindig a nagyobb szám nyer, az évnél is: a Mallard a fiatalabb. Három kettő, és te mondasz be. Mondd be: Hengerek száma.',
  'learn.double-header.later':
    'Négy kettő. Így megy tovább. Kihagyunk néhány bemondást, amíg össze nem jön tíz pont.',
  'learn.double-header.ten': 'Öt öt, összesen tíz: mostantól vannak erősítők. Béla a Mallard ellen mond be.',
  'learn.double-header.booster':
    'Tapadósúly, és a K4s nehéz. Az erősítő azt az értéket változtatja meg, amit te adsz. Játszd ki ezt: Fej vagy írás. Az érme végtelenné vagy nullává teszi.',
  'learn.double-header.heads': 'Fej! A végtelent semmi sem veri: pont neked. Most sokat kihagyunk.',
  'learn.double-header.last-call':
    'Tizenöt tizenhét: Béla vezet. A Mallard sorozatából hat gép maradt fenn, és ez sok. Mondd be: Fennmaradt darabszám.',
  'learn.double-header.style':
    'Harminc ponttól az, aki bemondana, inkább áttérhet a stíluspontokra. Béla eggyel vezet: térj át a stíluspontokra.',
  'learn.double-header.claim':
    'Most felváltva állítjátok, mitől kiválóbbak a gépeitek. A kártyák jellemzői döntenek. Állítsd ezt: Sebességrekorder.',
  'learn.double-header.alike': 'Csak a Mallard tartott rekordot: egyenlő! Béla ezt állítja: Túlhevítős.',
  'learn.double-header.streamlined':
    'Mind a négy gép túlhevítős: egyforma, nincs pont, és többé senki sem állíthatja. Állítsd ezt: Áramvonalas. A tieid mind azok.',
  'learn.double-header.no-more': 'Tizennyolc tizenhét! Béla végignézi a kártyáit, és nincs több állítása.',
  'learn.double-header.end': 'Mondd te is, hogy nincs több.',
  'learn.double-header.over':
    'Mindketten végeztetek, vége a játéknak: tizennyolc tizenhét. Stílussal nyertél!',
  'learn.double-header.special':
    'A szabályok közt még sok vár: a társad becserélése döntetlennél, két további erősítő, az időkérés, és a játék kettő kettő ellen, ahol egymásért játszotok, de a társad adatait nem látod. Jó utat!',

  'learn.loco-dome.goal':
    'Üdv a Dómban! Két ötös mozdonycsapat küzd, amíg valamelyik el nem éri a 100 pontot. Minden kiütött mozdony, akárkié, tíz ponttal lejjebb viszi a küszöböt.',
  'learn.loco-dome.roster':
    'Mindkét oldalon egy gép aktív, a többi pihen. Csak az aktív adatait olvashatod. Kezdd a Niagarával: tedd aktívvá.',
  'learn.loco-dome.call':
    'Te mondasz be először. A kerekek azt mutatják, hol áll az adat az összes ismert mozdony közt; a legjobbak állnak felül. Nyisd meg a lista alatt a gyengébbeket, és mondd be: Rostélyfelület.',
  'learn.loco-dome.again':
    'A nagyobb érték viszi a pontot és a következő bemondást. Mondd be, megint a gyengébbek közül: Első építési év. A nagyobb szám a fiatalabb gép.',
  'learn.loco-dome.risk': 'Kettő nulla. Most valami bizonytalan, lejjebbről: mondd be: Megépült darabszám.',
  'learn.loco-dome.lost':
    'Béláéból több épült: kettő egy, és most ő mond be. Kihagyjuk a bemondásokat, amíg össze nem jön húsz pont.',
  'learn.loco-dome.marker':
    'Tizenkettő nyolc: az összesen húsz pont mindkét félnek hoz egy jelzőt. Minden bemondás előtt a másik oldalt kérdezik először, használja-e. Béla nem.',
  'learn.loco-dome.swap':
    'A Niagara gyors, de az öt géped közt van gyorsabb. Egy jelző cserét ér: tedd aktívvá a Mallardot.',
  'learn.loco-dome.fast':
    'Előtte nem hasonlíthatsz, de a Mallard sebességét az egész világ ismeri. Mondd be: Legnagyobb sebesség.',
  'learn.loco-dome.swapped': 'Tizenhárom nyolc. Megint kihagyunk néhány bemondást, amíg lesz új jelző.',
  'learn.loco-dome.lead':
    'Huszonöt tizenöt. Vezetsz, és több mint tíz pontra vagy a győzelemtől: most egy jelző kiütést ér. Béla tehetne előbb valamit; nem tesz.',
  'learn.loco-dome.knock-out':
    'A kiütés stílusok párbaja. Aki nem tud felelni, elveszti a mozdonyát. Kezdd el.',
  'learn.loco-dome.claim':
    'Állíts olyat, ami a Q2-re igaz, a Coronationre nem. A kártyák jellemzői döntenek. Állítsd ezt: Duplex hajtás.',
  'learn.loco-dome.reply': 'Számít. Bélának saját ponttal kell felelnie.',
  'learn.loco-dome.pair':
    'Azt felelte: Áramvonalas, és a Q2 nem az. Ez egy pár, neked kell folytatnod. Állítsd ezt: Segédgőzgép.',
  'learn.loco-dome.no-reply': 'Béla keres még egy pontot …',
  'learn.loco-dome.fallen':
    '… és nincs neki. A Coronation kiütve! Mindkét fél új mozdonyt tesz aktívvá, te előbb. Vedd a Niagarát.',
  'learn.loco-dome.threshold':
    'Egy géppel kevesebb: most 90 pont nyer, és a második felhasznált jelző minden adatot újra megnyitott. Aki a párbajt nyerte, az mond be: te. Kihagyunk néhány bemondást.',
  'learn.loco-dome.behind':
    'Harminchat tizenhat: Béla hússzal le van maradva, és van jelzője. Ezzel a legrosszabbat is megteheti.',
  'learn.loco-dome.detonated':
    'Robbantás: mindkét aktív mozdony odavan, és nincs ellene védelem. Most 70 pont nyer. Tedd aktívvá a Q2-t.',
  'learn.loco-dome.rest': 'Neked még négy mozdonyod van, neki három. Az utolsó bemondásig mindent kihagyunk.',
  'learn.loco-dome.last':
    'Hatvankilenc. Egy pont hiányzik. A Q2 a valaha épült leghosszabb gépek egyike: mondd be: Teljes hossz.',
  'learn.loco-dome.over': 'Hetven harminchárom: megvan a küszöb, nyertél.',
  'learn.loco-dome.special':
    'A szabályok közt még sok vár: blokkolás, áldozat és pihenés, döntetlenek, célpontok a pihenők közt, és a lista törlése. Legközelebb hozd a saját ötödet. Sok szerencsét!',

  'learn.judge.seat':
    'Foglalj helyet a bírói széken! A bíró senkinek sem játszik. Mindkét fél kártyáit látod, az állást, és mindent, amit bemondtak.',
  'learn.judge.skip':
    'Az adatokhoz nem kell bíró: az értékeket a játék maga hasonlítja össze. Ezért későn lépünk be, nem sokkal a stíluspontok előtt.',
  'learn.judge.both':
    'Ada és Béla, tizenöt tizenhét. Mindkét értéket tudod, mielőtt felolvasnák; ne árulj el semmit. Ada mond be.',
  'learn.judge.correct':
    'Kiderül, hogy korábban egy értéket rosszul olvastak le egy nyomtatott kártyáról, és mindkét fél egyetért: Béla egyik pontja nem számít. Javítsd az állást tizenhat tizenhatra, és írd oda, miért: az indoklást mindenki látja, és a naplóban marad.',
  'learn.judge.corrected':
    'Tizenhat tizenhat. Ada áttér a stíluspontokra, és a maga szavaival állít valamit.',
  'learn.judge.claim':
    'A szabad szavas állításról te döntesz. Ez igaz, és csak az ő oldalára igaz: add meg. Az indoklás segít a következő bírónak.',
  'learn.judge.verdict': 'Tizenhét tizenhat. Most Béla állít valamit.',
  'learn.judge.green':
    'Az ízlés nem mondja meg, mitől kiválóbb egy gép. Döntsd el: érvénytelen. Senki sem kap pontot, és Béla nem állíthatja újra.',
  'learn.judge.gauge':
    'Ada következő állítása mind a négy gépre illik. Döntsd el, hogy egyforma: nincs pont, és többé senki sem állíthatja.',
  'learn.judge.leave': 'Kopognak az ajtódon. A bíró elmehet: állj fel a székből.',
  'learn.judge.left':
    'Most úgy nézed a játékot, mint bárki más: a kártyák zárva vannak előtted. Amíg senki sem ül a székbe, a másik oldal dönt az állításokról. Béla állít valamit.',
  'learn.judge.deputy': 'Ada dönt helyetted, a saját nevében. Igazságos …',
  'learn.judge.back':
    '… és Bélának adja a pontot. Újra a széken ülsz: tizenhét tizenhét. Ada megint állít valamit.',
  'learn.judge.smoke': 'Igaz, és mérnöki érdem. Ezért épült ilyenre: add meg.',
  'learn.judge.end-style':
    'Egyiküknek sincs már sok mondanivalója. Ha úgy látod, minden érvényes pont elhangzott, zárd le a stíluspontokat.',
  'learn.judge.over': 'Tizennyolc tizenhét Adának, és a szavad áll.',
  'learn.judge.book':
    'Minden döntés bekerül a döntések könyvébe, az indoklásoddal; a széken látod, mit mondtak korábban hasonló állításra. A bíró vissza is vonhatja az utolsó lépést, és ő mondhatja meg, ki kezd. Légy igazságos!',
  'learn.judge.claim.fastest': 'Egyetlen gőzmozdonyt sem mértek gyorsabbnak a Mallardnál',
  'learn.judge.claim.green': 'A mieink szebb zöldre vannak festve',
  'learn.judge.claim.gauge': 'Normál nyomközön járnak',
  'learn.judge.claim.expresses': 'A 425 darab K4s harminc éven át a vasútja szinte minden gyorsvonatát húzta',
  'learn.judge.claim.smoke': 'Az ék alakú orr a füstöt a vezetőállás fölé emeli',
  'learn.judge.reason.misread': 'Egy értéket rosszul olvastak le egy kártyáról',
  'learn.judge.reason.deputy': 'Az övékre igaz, a mieinkre nem',
};
