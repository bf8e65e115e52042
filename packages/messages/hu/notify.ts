import type { notify as en } from '../en/notify.ts';

export const notify: Record<keyof typeof en, string> = {
  'notify.title': '{game} · {names}',
  'notify.turn': 'Te jössz.',
  'notify.turn.ask': 'Te jössz: {ask}',
  'notify.asked': '{asker} a beleegyezésedet kéri.',
  'notify.full': 'Minden hely elkelt. Elindíthatod a játszmát.',
  'notify.start': 'Elkezdődött a játszma.',
  'notify.over': 'Véget ért a játszma. Nézd meg, hogyan!',
  'notify.test': 'Így érkezik egy üzenet.',
  'settings.notifications': 'Értesítések, ha rád vár egy játszma',
  'notify.page': 'Értesítések',
  'notify.intro': 'Ha rád vár egy játszma, és éppen nem nézed, üzenetet küldünk. Titok soha nincs benne.',
  'notify.push': 'Ezen az eszközön',
  'notify.push.insecure':
    'A böngészők csak biztonságos kapcsolaton (https) engednek értesítést. Szólj annak, aki a szervert üzemelteti, vagy használj webhookot.',
  'notify.push.missing':
    'Ez a böngésző nem tud értesítést fogadni. iPhone-on és iPaden előbb tedd ki az oldalt a kezdőképernyőre.',
  'notify.push.denied':
    'A böngésző beállításai tiltják az oldal értesítéseit. Engedélyezd ott, aztán gyere vissza.',
  'notify.push.off': 'A böngésző akkor is tud szólni, ha az oldal be van zárva.',
  'notify.push.on': 'Az értesítések megérkeznek erre az eszközre.',
  'notify.push.turn-on': 'Szólj ezen az eszközön',
  'notify.push.turn-off': 'Itt ne szólj többet',
  'notify.push.failed': 'A böngészőnek nem sikerült feliratkoznia. Próbáld újra később.',
  'notify.hooks': 'Más szolgáltatásba',
  'notify.hooks.text': 'A szerver minden üzenetet elküld az általad megadott címre.',
  'notify.kind': 'Mi van ezen a címen?',
  'notify.kind.discord': 'Egy Discord-csatorna',
  'notify.kind.discord.hint': 'A webhook címe a csatorna beállításaiból.',
  'notify.kind.webhook': 'Saját program',
  'notify.kind.webhook.hint': 'JSON, a Standard Webhooks szerint aláírva.',
  'notify.url': 'Cím',
  'notify.add': 'Hozzáadás',
  'notify.secret': 'Aláíró kulcs, csak most látható',
  'notify.list': 'Ide mennek az üzenetek',
  'notify.channel':
    '{kind, select, push {{here, select, yes {Ez az eszköz} other {Másik eszköz}}} discord {Discord} other {Webhook}} · {host}',
  'notify.trouble':
    '{status, plural, =0 {Az utolsó üzenetre nem jött válasz.} other {Az utolsó üzenetet visszautasították ({status}-es állapot).}}',
  'notify.send-test': 'Próbaüzenet',
  'notify.sent': 'A próbaüzenet úton van.',
  'notify.remove': 'Törlés',
  'notify.removed': 'Töröltük.',
  'notify.bad-url': 'Ez a cím nem használható: nyilvános interneten elérhető szerverre kell mutatnia.',
};
