import type { lobby as en } from '../en/lobby.ts';

export const lobby: Record<keyof typeof en, string> = {
  'mine.title': 'Te jössz',
  'mine.others': 'Másokra vársz',
  'mine.count': '({count}) {title}',
  'mine.go': 'Az asztalhoz',
  'mine.told':
    '{count, plural, =0 {Egy asztal sem vár rád.} one {Egy asztal vár rád.} other {# asztal vár rád.}}',
  'mine.act': 'Te jössz: {what}',
  'mine.act.plain': 'Te jössz.',
  'mine.act.judge': 'A bíró következik: {what}',
  'mine.agree': '{name} a beleegyezésedet kéri egy visszavételhez.',
  'mine.pick': 'Válaszd ki a mozdonyaidat.',
  'mine.consent': 'Valaki a beleegyezésedet kéri a saját mozdonyaihoz.',
  'mine.start': 'Mindenki itt van: indítsd el a játszmát.',
  'mine.waits': 'A többiek lépnek.',
  'mine.open': '{count, plural, one {Egy hely még szabad.} other {# hely még szabad.}}',
  'nav.precedents': 'Döntések könyve',
  'page.more': 'További oldalak',
};
