// A bot for Turntable, one JSON object a line in both directions: it buys the dearest train that it can, rather builds
// than reserves, and takes anything at random in other games. `node docs/bots/eager.ts`; the protocol is in docs/bots.md.
import { createInterface } from 'node:readline';

interface Action {
  type: string;
  train?: string;
}
interface Train {
  id: string;
  price: number;
  bonus: number;
}

/** Random numbers from the seed of the game (mulberry32), so that a game can be played again. */
function luckOf(seed: string): (below: number) => number {
  let a = [...seed].reduce(
    (hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193),
    0x811c9dc5,
  );
  return (below) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

let luck = luckOf('');

function choose(legal: Action[], trains: Train[]): Action {
  const worth = ({ type, train }: Action): number => {
    const card = trains.find(({ id }) => id === train);
    if (card) return 100 + card.price + card.bonus;
    return type === 'build' ? 1 : type === 'reserve' ? -1 : 0;
  };
  const most = Math.max(...legal.map(worth));
  const best = legal.filter((action) => worth(action) === most);
  return best[luck(best.length)]!;
}

const say = (message: object): void => void process.stdout.write(`${JSON.stringify(message)}\n`);

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.t === 'hello') {
    luck = luckOf(message.seed);
    say({ t: 'ready', name: 'eager' });
  } else if (message.t === 'ask') {
    // The whole table is in the view: here the train cards with their prices.
    say({ t: 'act', n: message.n, action: choose(message.legal, message.view.box.trains ?? []) });
  } else if (message.t === 'no') {
    console.error(`refused by ${message.clause}: ${message.why}`);
  } else if (message.t === 'bye') break;
}
process.exit();
