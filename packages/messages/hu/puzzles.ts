/** Puzzles, of lines from games of bots and of statistics from drawn values, and claims to rule on. */
export const puzzles = {
  'puzzle.title': 'Feladványok',
  'puzzle.daily': 'A nap feladványa',
  'puzzle.nth': '{n}. feladvány, összesen {of}',
  'puzzle.before': 'Eggyel előbbi',
  'puzzle.next': 'Következő',
  'puzzle.to-daily': 'A nap feladványához',
  'puzzle.check': 'Ellenőrzés',
  'puzzle.show': 'Mutass egy megoldást',
  'puzzle.lines.task':
    'Fejezd be mindkét vonatot {lines, plural, one {egy szakasszal} other {# szakasszal}}: építsd meg őket úgy, hogy ki lehessen fizetni mindkettőt, külön-külön összefüggő szakaszokkal: {first} és {second}. Az A jelű szakaszok a tieid.',
  'puzzle.lines.list': 'A szakaszok listája',
  'puzzle.lines.picked': '{of} szakaszból {count} kiválasztva',
  'puzzle.lines.taken': 'Ez a szakasz itt nem építhető.',
  'puzzle.lines.pick': 'Válassz {count, plural, one {egy szakaszt} other {# szakaszt}}',
  'puzzle.lines.right':
    'Mindkét vonat kifizethető. {ways, plural, one {Más megoldás nincs.} other {Összesen # megoldás van.}}',
  'puzzle.lines.wrong':
    'Nem mindkettő: valahol nem függnek össze a szakaszok, vagy egynek kétszer kellene fizetnie.',
  'puzzle.lines.shown':
    '{ways, plural, one {Ez az egyetlen megoldás.} other {# lehetséges megoldás közül az egyik.}}',
  'puzzle.statistic.task':
    'Nem tudod, mi áll veled szemben: a mozdonytár bármelyik mozdonya. Melyik értéked nyer a leggyakrabban?',
  'puzzle.statistic.beats': 'százból {percent} ellen nyer',
  'puzzle.statistic.right': 'Ez a legjobb bemondás.',
  'puzzle.statistic.wrong': 'Egy másik gyakrabban nyer.',
  'puzzle.ruling': 'Te hogyan döntenél?',
  'puzzle.ruling.of': 'Ezt állították ({game}):',
  'puzzle.ruling.judge': 'A bíró döntése: {verdict}. {reason}',
  'puzzle.ruling.none': 'A szerver bíróinak döntéseiből. Nincs helyes válasz.',
} as const;
