import type { clock as en } from '../en/clock.ts';

/** Órák: mi történik, ha valakinek lejár az ideje. */
export const clock: Record<keyof typeof en, string> = {
  'line.clock-out':
    'Lejárt az idő: {who}. {amount} {unit, select, hours {óra} other {másodperc}} múlva gépi játékos játszik tovább.',
  'line.autopilot': '{who} helyett gépi játékos játszik, amíg vissza nem jön.',
  'line.returned': '{who} visszajött, és maga játszik tovább.',
};
