/** The review of a finished game. */
export const reviewing = {
  'review.title': 'Elemzés',
  'review.of': '{game}: elemzés',
  'review.link': 'A játszma elemzése',
  'review.back': 'Vissza a játszmához',
  'review.working': 'Minden lépéstől továbbjátszom …',
  'review.failed.hidden':
    'Olyan játszmában ülsz, amely eltakarja a mozdonyok adatait. Ehhez az elemzéshez kellenek; annak a végén elkészülhet.',
  'review.failed.away': 'Nem érhető el, ami az elemzéshez kell. Próbáld újra, ha van kapcsolat.',
  'review.failed.record': 'Ez a játszma nem játszható végig, ezért nem elemezhető.',
  'review.failed.unread':
    'Ennek a játszmának a könyve nem ismeri a kártyák minden értékét, így a lépéseitől senki sem játszhat tovább: nem lehet elemezni.',
  'review.chances': 'Nyerési esély, százból',
  'review.chances.open': 'Nyerési esély, százból, ahogy a kártyák álltak',
  'review.axis': 'lépések →',
  'review.alt':
    '{game}, {how, select, won {győztes: {winners}} draw {döntetlen} other {nem játszották végig}} ({scores}): a nyerési esélyek {moves, plural, one {# lépésen} other {# lépésen}} át, {turning, plural, =0 {fordulópont nélkül} one {egy fordulóponttal} other {# fordulóponttal}}.',
  'review.share': 'Megosztás képként',
  'review.turning': 'Fordulópontok',
  'review.turning.none':
    '{how, select, unjudged {A játszmának egyetlen lépését sem lehetett megítélni.} won {Egyetlen lépés sem került sokba: a jobbik, vagy a szerencsésebb, apránként nyert.} other {Egyetlen lépés sem került sokba.}}',
  'review.move': '{n}. lépés',
  'review.cost': '{who} szemével az esély százból utána {to}, a talált legjobb lépés után {from}.',
  'review.better': 'Tanács {who} részére:',
  'review.numbers': 'Minden lépés számokban',
  'review.column.move': 'Lépés',
  'review.column.who': 'Ki',
  'review.column.chance': 'Esély utána',
  'review.column.chance.open': 'Esély utána, ahogy a kártyák álltak',
  'review.column.loss': 'Elengedett',
  'review.luck': 'Szerencse és döntés',
  'review.luck.side':
    '{who}: az osztás a pontok {dealt}\u00a0%-át adta volna, a játszma {played}\u00a0%-át hozta',
  'review.luck.how':
    'Osztás: amit gondosan játszó gépek ugyanabból az osztásból mindkét oldalon kihoztak, {games, plural, one {egy játszma} other {# játszma}} átlagában. Játszma: ami itt lett belőle. A kettő között a döntések állnak, és a pénzérme szerencséje.',
  'review.fought': 'Szakaszok, amelyekért harc folyt',
  'review.fought.none':
    'Senki sem állt senki útjában: egyetlen szabad szakasz sem volt egyszerre két legjobb tervben.',
  'review.fought.line':
    '{line}: {turns, plural, one {egy körön} other {# körön}} át kellett neki: {who}; {got, select, yes {megkapta: {taken}} other {senki sem kapta meg}}',
  'review.worth': 'Mi mennyit ért',
  'review.worth.trains': 'Vonatok',
  'review.worth.bonuses': 'Bónuszok',
  'review.worth.shapes': 'Alakzatok',
  'review.worth.penalty': 'Maradt szakasz',
  'review.worth.hung-shape': '„{shape}” nélkül {who} nem nyert volna.',
  'review.worth.hung-penalty': 'Megmaradt szakaszok nélkül {who} nyert volna.',
  'review.how':
    'Minden lépés mércéje az, amit a játékosa akkor láthatott: egy gép innen sokszor továbbjátszik, a mozdonyos játékokban a végéig, a Loko motóban néhány lépést, és megbecsüli az esélyeket. A kis különbség ennek a szerencséje; az elemzés ezen az eszközön készül, és itt marad.',
} as const;
