/** sample name: helye az előtérben, naplója, elutasításai és képernyője. */
export const sampleGame = {
  'game.sample-game': 'sample name',
  'game.sample-game.players': '2–4 játékos · 5 perc · 6 éves kortól',
  'game.sample-game.pitch': 'Vigyél el egy, két vagy három kocsit a vágányról; az utolsóé a győzelem.',
  'sample-game.option.long': 'Hosszú játék',
  'sample-game.option.long.hint': 'Tizenkét kocsi helyett húsz.',
  'sample-game.log.dealt': '{seat} kezd',
  'sample-game.log.took':
    '{who} elvisz {count, plural, other {# kocsit}}; {left, plural, =0 {nem maradt egy sem} other {# maradt}}',
  'sample-game.log.over': '{seat} elviszi az utolsó kocsit, és nyer',
  'sample-game.refusal.SG-1.2': 'Nem ez az ülés kezd.',
  'sample-game.refusal.SG-2.1': 'Egytől {most} kocsiig vihetsz el.',
  'sample-game.refusal.SG-2.2': '{left, plural, other {Csak # kocsi maradt.}}',
  'sample-game.refusal.SG-2.3': 'Nem {who} van soron.',
  'sample-game.siding': '{left, plural, =0 {Üres a vágány} other {# kocsi}}',
  'sample-game.take': '{count, plural, other {# kocsi elvitele}}',
} as const;
