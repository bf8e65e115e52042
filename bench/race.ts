// What a race of choices loses that ends once there is no doubt, in the locomotive games: its choice and a whole race's, both judged by
// another whole race with luck of its own. Positions come from games of hard bots.
//   node bench/race.ts --game double-header --positions 60 --every 5
import { parseArgs } from 'node:util';
import { keyedRng, quickRng, viewerOf, type Act, type Decision, type SeenBy } from '@turntable/engine';
import { chooseAction, weigh, type Weighed } from '@turntable/bots';
import { gameById } from '@turntable/games';
import { keep } from './report.ts';
import { levelSetup } from './setups.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'double-header' },
    positions: { type: 'string', default: '60' },
    every: { type: 'string', default: '5' },
  },
});
const game = gameById(values.game)!;
const positions = Number(values.positions);
const always = (): boolean => false;
const total = { positions: 0, same: 0, settledMs: 0, wholeMs: 0, settledLoss: 0, wholeLoss: 0 };

function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function compare(view: SeenBy, decision: Decision, seed: number): void {
  const whole = (luck: number): readonly Weighed[] => weigh(game, view, decision, quickRng(luck), always);
  const began = worked();
  const [best, second] = whole(3 * seed);
  if (!best || !second) return;
  const between = worked();
  const action = chooseAction(game, view, decision, 'master', quickRng(3 * seed + 1), always);
  total.wholeMs += between - began;
  total.settledMs += worked() - between;
  const judged = whole(3 * seed + 2);
  const behind = (choice: Act): number =>
    judged[0]!.worth - judged.find((one) => JSON.stringify(one.action) === JSON.stringify(choice))!.worth;
  total.positions++;
  if (JSON.stringify(action) === JSON.stringify(best.action)) total.same++;
  total.settledLoss += behind(action);
  total.wholeLoss += behind(best.action);
}

for (let deal = 2000; total.positions < positions; deal++) {
  let state = game.start(levelSetup(game.id, deal).setup);
  const rng = quickRng(deal);
  let asked = 0;
  for (let entry = 0; total.positions < positions; entry++) {
    const decision = game.decisions(state).find((d) => !d.standing && !d.optional);
    if (!decision) break;
    const actor = decision.actors[0]!;
    let action;
    if (actor === 'chance') action = game.draw(state, decision, keyedRng(`race/${deal}`, entry));
    else {
      const view = game.view(state, viewerOf(actor));
      action = chooseAction(game, view, decision, 'hard', rng, always);
      if (asked++ % Number(values.every) === 0) compare(view, decision, 1000 * deal + entry);
    }
    state = game.apply(state, { decision: decision.id, actor, action }).state;
  }
}
const mean = (sum: number, digits: number): string => (sum / total.positions).toFixed(digits);
keep(
  `race-${game.id}`,
  `Decisions of the master level in positions from games of hard bots, with no limit of time. *Behind*: how much less the choice is worth than
the best one, 0 to 1, as another whole race with luck of its own finds.

| race | decisions | ms of processor time | behind |
|---|---:|---:|---:|
| whole | ${total.positions} | ${mean(total.wholeMs, 0)} | ${mean(total.wholeLoss, 4)} |
| ends once there is no doubt, up to twice the rounds | ${total.positions} | ${mean(total.settledMs, 0)} | ${mean(total.settledLoss, 4)} |

The same choice: ${total.same} of ${total.positions}.`,
);
