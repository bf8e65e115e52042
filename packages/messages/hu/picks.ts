import type { picks as en } from '../en/picks.ts';

/** A mozdonyos játékok kezdete előtt: zárt borítékban választott mozdonyok. */
export const picks: Readonly<Record<keyof typeof en, string>> = {
  'picks.title': 'Hozd a mozdonyaidat',
  'picks.title.of': '{name} mozdonyai',
  'picks.text':
    '{each, plural, one {Válassz egy mozdonyt.} other {Válassz # mozdonyt; ugyanaz kétszer is jöhet.}} A kezdésig senki sem látja. Aki nem választ, annak a sors választ.',
  'picks.ready': '{all} helyből {ready} készen áll.',
  'picks.sealed':
    '{count, plural, one {A mozdonyod zárt borítékban van.} other {{count} mozdonyod zárt borítékban van.}}',
  'picks.open': 'Felbontom a borítékot',
  'picks.seal': 'Lezárom a borítékot',
  'picks.missing': 'Még {count} választható.',
  'picks.full': 'Megvan mind. Ha elégedett vagy, zárd le.',
  'picks.chosen': 'Eddig kiválasztva',
  'picks.place': '{place}. hely',
  'picks.empty': 'üres',
  'picks.remove': 'Visszateszem: {engine}',
  'picks.add': 'Ezt választom: {engine}',
  'picks.times': '{count} kiválasztva',
  'picks.era': 'Első gyártás',
  'picks.era.any': 'Bármikor',
  'picks.era.early': '1900 előtt',
  'picks.era.edwardian': '1900 és 1919 között',
  'picks.era.between': '1920 és 1939 között',
  'picks.era.late': '1940-ben vagy később',
  'picks.era.away': 'Az évszámok most nem érhetők el.',
  'picks.lot': '{count, plural, one {Az üres hely sorsolással} other {Az üres helyek ({count}) sorsolással}}',
  'picks.found': '{count, plural, =0 {Egy mozdony sem felel meg} other {# mozdony felel meg}}',
  'picks.own': 'saját',
  'picks.own.text': 'A saját polcod mozdonyaihoz a többiek beleegyezése kell.',
  'picks.consent': '{name} nem az állományból hoz mozdonyt: {engines}.',
  'picks.consent.yes': 'Beleegyezem',
  'picks.consent.no': 'Mégsem egyezem bele',
  'picks.consent.given': 'Beleegyeztél.',
  'picks.consent.waiting': 'Várjuk a beleegyezését: {names}.',
};
