import type { clock as en } from '../en/clock.ts';

/** Clocks: how long people may take, and what happens when somebody's time is over. */
export const clock: Record<keyof typeof en, string> = {
  'event.clock-out':
    '{who} ideje lejárt. {amount} {unit, select, hours {óra} other {másodperc}} múlva gépi játékos játszik tovább.',
  'event.autopilot': '{who} helyett gépi játékos játszik, amíg vissza nem jön.',
  'event.returned': '{who} visszajött, és maga játszik tovább.',
  'event.tempo':
    'Mostantól {tempo, select, live {élőben} turns {levelezve} other {egy eszközön}} megy tovább, {clock, select, none {óra nélkül} live {{minutes, plural, =0 {} other {# perc}}{seconds, plural, =0 {} other { # másodperc}} + lépésenként {increment} másodperc} other {lépésenként{days, plural, =0 {} other { # nap}}{hours, plural, =0 {} other { # óra}}}}.',
  'event.tempo-asked':
    '{who} így folytatná: {tempo, select, live {élőben} turns {levelezve} other {egy eszközön}}, {clock, select, none {óra nélkül} live {{minutes, plural, =0 {} other {# perc}}{seconds, plural, =0 {} other { # másodperc}} + lépésenként {increment} másodperc} other {lépésenként{days, plural, =0 {} other { # nap}}{hours, plural, =0 {} other { # óra}}}}.',
  'event.factor': '{whose} ideje mostantól {factor, number} × a szokásos.',
  'event.factor-asked': '{who} szeretné, hogy {whose} ideje {factor, number} × a szokásos legyen.',
  'event.agreement-given': '{who} beleegyezik.',
  'event.agreement-refused': '{who} inkább hagyná úgy, ahogy van.',
  'event.agreement-withdrawn': '{who} visszavonta a javaslatát.',

  'clock.tempo': 'Tempó',
  'clock.tempo.live': 'Élőben',
  'clock.tempo.live.hint': 'Mindenki egyszerre van itt.',
  'clock.tempo.turns': 'Levelezve',
  'clock.tempo.turns.hint': 'Mindenki akkor lép, amikor ráér, akár napokon át.',
  'clock.tempo.device': 'Egy eszközön',
  'clock.tempo.device.hint': 'Kézről kézre jár.',
  'clock.rule': 'Óra',
  'clock.rule.none': 'Nincs óra',
  'clock.rule.live': '{bank} + lépésenként {increment} másodperc',
  'clock.rule.bank': '{minutes, plural, =0 {} other {# perc}}{seconds, plural, =0 {} other { # másodperc}}',
  'clock.rule.turns': 'lépésenként{days, plural, =0 {} other { # nap}}{hours, plural, =0 {} other { # óra}}',
  'clock.rule.hint':
    'Akinek lejár az ideje, kap még egy keveset a lépésre, aztán gépi játékos játszik helyette, amíg vissza nem jön.',

  'pace.title': 'Tempó és óra',
  'pace.propose': 'Javaslom',
  'pace.change': 'Legyen így',
  'pace.busy': 'Most éppen másról kell dönteni.',
  'pace.device':
    'Minden hely arra az eszközre kerül, a titkaival együtt; a következő tempóval mindenki visszakapja a magáét.',
  'pace.waiting': 'Még nem válaszolt: {names}.',
  'pace.refuse': 'Maradjon így',
  'pace.call-off': 'Visszavonom',
  'pace.factor': 'Több vagy kevesebb idő',
  'pace.factor.hint': 'Játékosonként, ha mindenki beleegyezik.',
  'pace.factor.of': '{name} ideje',
  'pace.factor.wish': 'Más időt kérek: {name}',
  'pace.factor.times': '× {factor, number}',

  'clock.title': 'Órák',
  'clock.of': '{name}: {left}{runs, select, yes {, jár} other {}}',
  'clock.of.low': '{name}: már csak {left}',
  'clock.of.out': '{name}: lejárt az idő, {left} múlva gépi játékos lép',
  'clock.of.autopilot': '{name}: gépi játékos játszik',
  'clock.autopilot': 'gép játszik',
  'clock.short.days': '{days} n {hours} ó',
  'clock.short.hours': '{hours} ó {minutes} p',
  'clock.long.days': '{days} nap{hours, plural, =0 {} other { # óra}}',
  'clock.long.hours': '{hours} óra{minutes, plural, =0 {} other { # perc}}',
  'clock.long.minutes':
    '{minutes, plural, =0 {} other {# perc}}{seconds, plural, =0 {} other { # másodperc}}',
  'clock.long.none': 'semmi',
  'clock.warn.low': 'Fogy az időd: még {left}.',
  'clock.warn.out': 'Lejárt az időd: {left} múlva gépi játékos lép helyetted.',
  'clock.back.text': 'Lejárt az időd, ezért {name} helyett gépi játékos játszik.',
  'clock.back.yes': 'Itt vagyok',
};
