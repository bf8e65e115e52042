/** What bot games say of a map. */
export const mapReports = {
  'map-report.title': 'Térképjelentés',
  'map-report.text':
    'Közepes gépek {games, number} játszmája egy térképen, ezen az eszközön: ki van jobb helyen, meddig tart, miért folyik harc.',
  'map-report.map': 'Térkép',
  'map-report.file': 'Térkép fájlból',
  'map-report.file.which': 'Térkép vagy mentett játszma',
  'map-report.file.no-json': 'Ez nem JSON, tehát térkép sem lehet.',
  'map-report.file.no-map': 'Ez nem térkép: {problem}',
  'map-report.players': 'Játékosok',
  'map-report.go': 'Játsszák le',
  'map-report.working': 'A gépek játszanak …',
  'map-report.failed':
    'Most nem sikerült lejátszani a játszmákat: leállt az oldalnak az a része, amely lejátssza őket.',
  'map-report.seats': 'Helyek és hossz',
  'map-report.seat':
    '{seat}. hely: {share, number, ::.00} ± {margin, number, ::.00} arányban nyer (1 volna a rá eső rész), átlagosan {score, number, ::.0} ponttal.',
  'map-report.unfair':
    'Biztosan {fair, number} fölötti arányban nyer (1 volna a rá eső rész): {seats}. hely. Mindig az 1. hely kezd.',
  'map-report.fair':
    'Egyik hely sem nyer biztosan {fair, number} fölötti arányban (1 volna a rá eső rész). Mindig az 1. hely kezd.',
  'map-report.length': 'Egy játszma {mean, number, ::.0} lépés ({least} és {most} között).',
  'map-report.lines': 'A leghamarabb berajzolt szakaszok',
  'map-report.picture':
    'A térkép: minél vastagabb egy szakasz, annál hamarabb rajzolják be; az első {lines} a lista számát viseli',
  'map-report.line': '{name}: a játszma {when}\u00a0%-ánál, a játszmák {drawn}\u00a0%-ában',
  'map-report.never': 'Soha senki nem rajzol be szakaszt.',
  'map-report.pieces': 'A térkép {pieces} darabból áll, amelyeket nem köt össze szakasz.',
  'map-report.bridges':
    'A térkép {pieces, plural, =1 {szétesik} other {tovább esik szét}} ezek nélkül: {lines}.',
  'map-report.no-bridge':
    '{pieces, plural, =1 {A térkép} other {Mindegyik darab}} bármelyik szakasza nélkül is összefügg.',
  'map-report.cards': 'Kártyák',
  'map-report.nowhere': 'Alakzatok, amelyeket senki sem vihet el, mert sehol sincsenek a térképen: {shapes}.',
  'map-report.everywhere': 'Minden alakzat megvan valahol a térképen.',
  'map-report.unpayable': 'Vonatok, amelyeket ezen a térképen senki sem tud kifizetni: {trains}.',
  'map-report.seldom':
    'A játszmák {percent}\u00a0%-ánál kevesebbszer vitték el, amikor nyitva feküdt: {cards}.',
  'map-report.often':
    'Minden kártyát a játszmák legalább {percent}\u00a0%-ában elvittek, amikor nyitva feküdt.',
} as const;
