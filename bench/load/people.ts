// What programs that play the part of people share: who they are, a table of theirs, and what they choose.
import type { Rng } from '@turntable/engine';
import type { TableReply } from '@turntable/protocol';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import { FREE, type Action, type View } from '@turntable/games/loko-moto/types.ts';

/** One in so many actions is any legal one (purchases and reservations among them), the others build. */
const ANY = 6;

/** A legal action, quickly found. */
export function choose(view: View, luck: Rng): Action {
  if (luck.below(ANY) === 0) return lokoMoto.sampleLegal!(view, view.decisions[0]!, luck);
  const { sections } = view.box.sheet;
  let at = luck.below(sections.length);
  while (view.lines[at] !== FREE) at = (at + 1) % sections.length;
  return { type: view.phase === 'opening' ? 'close' : 'build', section: sections[at]!.join('-') };
}

/** A server, as those see it who come to play there. */
export class Visit {
  readonly link: string;

  constructor(link: string) {
    this.link = link;
  }

  async post<Body>(path: string, token: string, body?: object): Promise<Body> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const init = { method: 'POST', headers: token ? headers : {}, body: body ? JSON.stringify(body) : null };
    const response = await fetch(`${this.link}api/${path}`, init);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Body;
  }

  /** Tokens of so many guests. */
  async guests(count: number): Promise<string[]> {
    const tokens: string[] = [];
    for (let i = 0; i < count; i++) tokens.push((await this.post<{ token: string }>('token', '')).token);
    return tokens;
  }

  /** A table of Loko moto that waits for somebody; its id. */
  async waiting(host: string): Promise<string> {
    const seats = [{ kind: 'mine', name: 'A' }, { kind: 'open' }];
    const wish = { game: 'loko-moto', options: {}, starter: 0, seats, entry: 'open' };
    return (await this.post<TableReply>('tables', host, wish)).table.id;
  }

  /** A running table of Loko moto at which the first `players` of these guests sit; its id. */
  async table(guests: readonly string[], players: number): Promise<string> {
    const open = Array(players - 1).fill({ kind: 'open' });
    const seats = [{ kind: 'mine', name: 'A' }, ...open];
    const wish = { game: 'loko-moto', options: {}, starter: 0, seats, entry: 'open' };
    const { table } = await this.post<TableReply>('tables', guests[0]!, wish);
    for (let seat = 1; seat < players; seat++)
      await this.post(`tables/${table.id}/join`, guests[seat]!, { name: 'B' });
    await this.post(`tables/${table.id}/start`, guests[0]!);
    return table.id;
  }

  /** The address of a seat's socket; `last`: the last update that is known already. */
  socket(table: string, seat: number, last?: number): string {
    const from = last === undefined ? '' : `&last=${last}`;
    return `${this.link.replace('http', 'ws')}ws?table=${table}&as=${seat}${from}`;
  }
}
