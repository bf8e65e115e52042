// A bot for Turntable, one JSON object a line in both directions. Loko moto: it buys the dearest train that it can, rather
// builds than reserves. Double Header and Loco Dome: it calls the statistic of its locomotive in use in which most others
// are lower. All else at random. `node docs/bots/eager.ts`; the protocol is in docs/bots.md.
import { createInterface } from 'node:readline';

type Action = { type: string; train?: string; statistic?: string };
type Values = Record<string, number>;
type Own = { rear: { values: Values } | null };
type Train = { id: string; price: number; bonus: number };
interface View {
  box: { trains?: Train[] };
  engines?: Own[][];
  inUse?: (number | null)[];
  rosters?: Own[][];
  locomotives?: string[][];
}

/** Random numbers from the seed of the game, so that a game can be played again. */
function luckOf(seed: string): (below: number) => number {
  let a = [...seed].reduce((hash, letter) => (hash * 31 + letter.codePointAt(0)!) % 2147483647, 7);
  return (below) => (a = (a * 48271) % 2147483647) % below;
}

/** The values of one's own locomotive in use; one's own side is where one sees a rear, in Loco Dome that of the active one alone. */
function inUse(view: View): Values {
  const sides = view.engines ?? view.rosters ?? [];
  const side = sides.findIndex((own) => own.some(({ rear }) => rear));
  const place = view.inUse ? view.inUse[side] : view.locomotives?.[side]?.indexOf('active');
  return sides[side]?.[place ?? 0]?.rear?.values ?? {};
}

/** How much the bot wants an action: a train by what it scores, a call by the share of values that are lower. */
function worth(
  { type, train, statistic = '' }: Action,
  view: View,
  roster: Record<string, number[]>,
): number {
  const card = view.box.trains?.find(({ id }) => id === train);
  if (card) return 100 + card.price + card.bonus;
  if (type !== 'call') return type === 'build' ? 1 : type === 'reserve' ? -1 : 0;
  const [known, own] = [roster[statistic] ?? [], inUse(view)[statistic] ?? 0];
  return known.filter((value) => value < own).length / Math.max(1, known.length);
}

const say = (message: object): void => void process.stdout.write(`${JSON.stringify(message)}\n`);
let [luck, roster] = [luckOf(''), {} as Record<string, number[]>];
for await (const line of createInterface({ input: process.stdin })) {
  const { t, seed, n, legal, view, clause, why, ...more } = JSON.parse(line);
  if (t === 'hello') {
    [luck, roster] = [luckOf(seed), more.roster?.values ?? {}];
    say({ t: 'ready', name: 'eager' });
  } else if (t === 'ask') {
    const wants = (legal as Action[]).map((action) => worth(action, view, roster));
    const best = legal.filter((_: Action, i: number) => wants[i] === Math.max(...wants));
    say({ t: 'act', n, action: best[luck(best.length)] });
  } else if (t === 'no') console.error(`refused by ${clause}: ${why}`);
  else if (t === 'bye') break;
}
process.exit();
