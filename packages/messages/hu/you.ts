import type { you as en } from '../en/you.ts';

export const you: Record<keyof typeof en, string> = {
  'you.text':
    'Itt nincs regisztráció: a böngésződről ismerünk meg. Tizenkét szóval vagy azonosítókulccsal egy másik böngészőben is te lehetsz te, vagy itt újra, ha ez elfelejtene.',
  'you.phrase.title': 'Helyreállító szavak',
  'you.phrase.none': 'Még nincsenek ilyen szavaid.',
  'you.phrase.made': 'Vannak szavaid. Ha újakat kérsz, a régiek már nem érnek semmit.',
  'you.phrase.make': 'Kérek szavakat',
  'you.phrase.anew': 'Új szavakat kérek',
  'you.phrase.once':
    'Írd fel a szavakat ebben a sorrendben. Csak most láthatók, és akinél ott vannak, azé a helyed.',
  'you.phrase.words': 'A tizenkét szavad',
  'you.phrase.copy': 'Szavak másolása',
  'you.phrase.copied': 'A szavak a vágólapon vannak.',
  'you.phrase.not-copied': 'Ez a böngésző itt nem enged másolni. Írd le a szavakat.',
  'you.recover.title': 'Helyeid megnyitása ebben a böngészőben',
  'you.recover.label': 'A tizenkét szavad',
  'you.recover.hint': 'A vesszők, sortörések és nagybetűk nem számítanak.',
  'you.recover.leaves':
    'Ehhez a böngészőhöz most {count, plural, one {egy asztal} other {# asztal}} tartozik. {count, plural, one {Nem jutsz vissza hozzá} other {Nem jutsz vissza hozzájuk}}, hacsak előbb itt is nem kérsz szavakat vagy azonosítókulcsot.',
  'you.recover.do': 'Helyeim megnyitása',
  'you.recover.unknown': 'Ezek a szavak senkiéi. Lehet, hogy azóta újakra cserélted őket.',
  'you.recover.misspelt':
    '{count, plural, =0 {Mindegyik szó helyes, de együtt nem állnak össze. Megvan mind a tizenkettő, jó sorrendben?} one {Ilyen szó nem szerepelhet benne: {words}.} other {Ilyen szavak nem szerepelhetnek benne: {words}.}}',
  'you.tables.title': 'Asztalaid',
  'you.tables.none': 'Még egy asztalnál sem ülsz.',
};
