import type { social as en } from '../en/social.ts';

export const social: Record<keyof typeof en, string> = {
  'line.undo-asked': '{who} szeretne visszavonni egy lépést.',
  'line.undo-given': '{who} beleegyezik, hogy {asker} visszavonjon.',
  'line.undo-refused': '{who} nem egyezik bele, hogy {asker} visszavonjon.',
  'line.phrase': '{name}: {phrase}',
  'line.rejoinder': '{name} válasza az állításra: „{text}”',
  'line.more-time': '{who} több időt ad az állításra adott válaszra',
  'line.chat': '{name}: {text}',
  'line.chat-set':
    '{chat, select, none {A házigazda kikapcsolta a beszélgetést.} free {A házigazda engedélyezte a szabad csevegést.} other {A házigazda csak kész mondatokat engedélyez.}}',
  'line.kicked': 'A házigazda eltávolította {name} játékost az asztaltól.',

  'line.host-passed': 'Mostantól {name} a házigazda.',

  'speaker.host': 'A házigazda',
  'speaker.watcher': 'Egy néző',

  'phrase.hello': 'Sziasztok!',
  'phrase.your-turn': 'Te jössz!',
  'phrase.moment': 'Egy pillanat!',
  'phrase.thinking': 'Gondolkodom',
  'phrase.well-played': 'Szép volt!',
  'phrase.thanks': 'Köszönöm',
  'phrase.sorry': 'Bocsánat',
  'phrase.oops': 'Hoppá',
  'phrase.no-worries': 'Semmi baj',
  'phrase.good-luck': 'Sok szerencsét!',
  'phrase.good-game': 'Jó játék volt!',
  'phrase.again': 'Még egyet?',
  'phrase.bye': 'Viszlát!',

  'agree.answer': 'Válaszolok',

  'talk.title': 'Mondj valamit',
  'talk.phrases': 'Kész mondatok',
  'talk.text': 'Saját szavaid',
  'talk.send': 'Kimondom',
  'talk.too-fast':
    'Ez egyszerre sok volt. Várj egy kicsit, hogy a többiek elolvashassák, aztán próbáld újra.',

  'chat.title': 'Beszélgetés az asztalnál',
  'chat.none': 'Nincs',
  'chat.phrases': 'Kész mondatok',
  'chat.free': 'Kész mondatok és szabad csevegés',

  'people.watchers': 'Nézők',
  'people.more-of': 'Lehetőségek: {name}',
  'people.muted': 'némítva',
  'people.mute': 'Némítás',
  'people.mute-of': '{name} némítása',
  'people.unmute': 'Újra olvasom',
  'people.unmute-of': '{name} szavait újra olvasom',
  'people.kick': 'Eltávolítás',
  'people.kick-of': '{name} eltávolítása az asztaltól',
  'people.kick.text': '{name} helyett egy gép játszik tovább. A hely nem foglalható el újra.',
  'people.kick.yes': 'Eltávolítom',
  'people.kick.no': 'Maradjon',
  'people.report': 'Bejelentés',
  'people.report-of': '{name} bejelentése',
  'people.report.text':
    'A szerver üzemeltetője kapja meg, {name} utolsó szavaival együtt. Az asztalnál senki sem tud róla.',
  'people.report.reason': 'Mi történt',
  'people.report.send': 'Bejelentem',
  'people.report.no': 'Mégsem',
  'people.report.done': 'A bejelentés a szerver üzemeltetőjénél van.',
  'rejoin.label': 'Válaszod az állításra, egy sorban',
  'rejoin.send': 'Válaszolok',
  'rejoin.pass': 'Nem mondok semmit',
  'rejoin.waits': 'Egy sorban válaszolhat: {names}.',
  'rejoin.says': '{name} válasza',
  'rejoin.more': 'Még 20 mp',
};
