import type { holiday as en } from '../en/holiday.ts';

/** Holidays: no time of theirs runs at tables by turns. */
export const holiday: Record<keyof typeof en, string> = {
  'holiday.title': 'Szabadság',
  'holiday.text':
    'A levelezve játszott asztaloknál addig áll az órád, és nem szólunk, hogy te jössz. A többiek látják, meddig vagy távol. Ha kedved van, közben is léphetsz.',
  'holiday.left': 'A {year}. évre járó {most} napból még {left, plural, other {# nap}} maradt.',
  'holiday.list': 'Szabadságaid',
  'holiday.days': '{from} – {to}',
  'holiday.now': 'most tart',
  'holiday.first': 'Első nap',
  'holiday.last': 'Utolsó nap',
  'holiday.take': 'Kiveszem',
  'holiday.taken': 'Jó pihenést!',
  'holiday.end': 'Visszajöttem',
  'holiday.ended': 'Újra jár az órád.',
  'holiday.drop': 'Mégsem',
  'holiday.dropped': 'Töröltük, ezek a napok megmaradnak.',
  'holiday.wrong.past': 'Az első nap már elmúlt.',
  'holiday.wrong.backwards': 'Az utolsó nap nem lehet az első előtt.',
  'holiday.wrong.far': 'Legfeljebb egy évre előre lehet szabadságot kivenni.',
  'holiday.wrong.overlap': 'Ezek közül van olyan nap, amelyre már kivettél szabadságot.',
  'holiday.wrong.many': 'Egyszerre legfeljebb {most} szabadságot lehet előre kivenni.',
  'holiday.wrong.budget': 'Ennyi nap már nem maradt az évre.',
  'seat.holiday': 'szabadságon eddig: {day}',
  'clock.holiday': 'eddig: {day}',
  'clock.of.holiday': '{name}: szabadságon eddig: {day}{clock, select, yes {, még {left}} other {}}',
};
