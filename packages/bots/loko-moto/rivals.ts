import type { Seat } from '@turntable/engine';
import { groupsOf, plansOf, type Plan } from './plan.ts';
import type { Sim } from './sim.ts';

/**
 * A seat's plans in the order of what they bring if each rival follows the best plan of their own: a card that
 * somebody will have taken by then counts nothing. Without this, equal players all race for the same card, and
 * whoever started wins it.
 */
export function afterRivals(sim: Sim, seat: Seat, plans: readonly Plan[]): Plan[] {
  const rivals: Plan[] = [];
  for (let other = 0; other < sim.players; other++) {
    if (other === seat) continue;
    const [best] = plansOf(sim, other, groupsOf(sim, other), 1);
    if (best) rivals.push(best);
  }
  const { trains, shapes } = sim.board.box;
  const worth = plans.map((plan) => {
    let lost = 0;
    for (const rival of rivals) {
      if (rival.turns >= plan.turns) continue;
      if (rival.shape >= 0 && rival.shape === plan.shape) lost = Math.max(lost, shapes[plan.shape]!.points);
      if (rival.train === plan.train) lost = Math.max(lost, trains[plan.train]!.bonus);
    }
    return { plan, value: plan.value - lost };
  });
  worth.sort((a, b) => b.value - a.value);
  return worth.map(({ plan }) => plan);
}
