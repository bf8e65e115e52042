import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyedRng } from '@turntable/engine';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import { groupsOf, plansOf, type Plan } from './plan.ts';
import { afterRivals } from './rivals.ts';
import { imagineSim } from './sim.ts';

const start = lokoMoto.start(lokoMoto.host({ sheet: 'small' }, 2));
const deal = lokoMoto.decisions(start)[0]!;
const action = lokoMoto.draw(start, deal, keyedRng('rivals', 0));
const { state } = lokoMoto.apply(start, { decision: deal.id, actor: 'chance', action });
const market = state.box.trains.filter(({ bonus }) => bonus > 0).slice(0, 6);
assert.equal(market.length, 6);
const shown = { ...state, market: market.map(({ id }) => id) };
const sim = imagineSim(lokoMoto.view(shown, 0), keyedRng('rivals', 1));
const { trains, shapes } = sim.board.box;
const [rival] = plansOf(sim, 1, groupsOf(sim, 1), 1);

const planOf = (train: number, shape: number, turns: number, value: number): Plan => ({
  ...{ train, shape, turns, value },
  core: [],
  size: 1,
});

test("a train that the rival's best plan takes sooner counts without its bonus", () => {
  const { train, turns } = rival!;
  const { bonus } = trains[train]!;
  const another = sim.market.find((other) => other >= 0 && other !== train)!;
  const spare = planOf(another, -1, turns + 1, 10 - bonus / 2);
  const late = planOf(train, -1, turns + 1, 10);
  assert.deepEqual(afterRivals(sim, 0, [late, spare]), [spare, late]);
  const inTime = planOf(train, -1, turns, 10);
  assert.deepEqual(afterRivals(sim, 0, [inTime, spare]), [inTime, spare]);
});

test("a shape card that the rival's best plan takes sooner counts nothing", () => {
  const { train, shape, turns } = rival!;
  assert.ok(shape >= 0);
  const { points } = shapes[shape]!;
  const another = sim.market.find((other) => other >= 0 && other !== train)!;
  const spare = planOf(another, -1, turns + 1, 10 - points / 2);
  const late = planOf(another, shape, turns + 1, 10);
  assert.deepEqual(afterRivals(sim, 0, [late, spare]), [spare, late]);
  const inTime = planOf(another, shape, turns, 10);
  assert.deepEqual(afterRivals(sim, 0, [inTime, spare]), [inTime, spare]);
});
