import type { about as en } from '../en/about.ts';

export const about: Record<keyof typeof en, string> = {
  'about.what':
    'A Turntable-ön három vasúti játékot lehet játszani, saját szerveren. A játékok mások művei; itt megnevezzük őket.',
  'about.loko-moto':
    'Játékterv és illusztráció: Pásztor Emma. Grafikai terv és tördelés: Győri Bori. Kiadta a Pagony Kiadó Kft., 2023.',
  'about.loko-moto.from':
    'A szabályok az angol nyelvű nyomtatott szabálykönyvet követik (2–5 játékos, 8 éves kortól, 30 perc). A térképek és rajzok ehhez az oldalhoz készültek.',
  'about.double-header':
    'A Locomotive Versus játékcsalád tagja, két kétfős csapatnak vagy egy az egy ellen; 45–60 perc.',
  'about.double-header.from':
    'A szabályok a Locomotive Versus Rules and Info dokumentum „How To Play” szövegét követik. A játék a Locobase-re épül, Wes Barris és Steve Llanso adatbázisára (steamlocomotive.com).',
  'about.loco-dome':
    'A Locomotive Versus játékcsalád legösszetettebb tagja, két ötös mozdonycsapatnak; kb. 120 perc.',
  'about.loco-dome.from':
    'A szabályok a Locomotive Versus Rules and Info dokumentum „How To Play” szövegét követik, amely szintén a Locobase-re épül. A szerzők nem adnak meg életkort.',
  'about.figures.title': 'A mozdonyok',
  'about.figures':
    'A mozdonytár minden adatát nyilvános oldalról olvastuk, amelyet a kártyája megnevez, vagy ilyenekből számítottuk, és ezt jelöljük. A képek csak a kártya előlapján álló adatokból készülnek.',
  'about.host': 'Ez a szerver',
  'about.host.reach': 'Az üzemeltető így érhető el:',
  'about.host.none': 'Az üzemeltető nem mondta meg, hogyan érhető el.',
  'about.server': 'Nincs fiók, nincs követés; amit itt játszol, itt marad.',
};
