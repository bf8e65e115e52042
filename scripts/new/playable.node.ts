/**
 * `node scripts/new/playable.node.ts <game> <seats> <options as JSON> [picks as JSON]`: opens a table of the game on a
 * server of its own and plays one move over the network. Prints what the table and the view say, as JSON.
 */
import { gameById } from '@turntable/games';
import type { TableReply } from '@turntable/protocol';
import { Guest, mine, open } from '../../apps/server/testing/guest.ts';
import { openServer } from '../../apps/server/testing/server.ts';

const [id = '', seats = '2', options = '{}', picks] = process.argv.slice(2);
const game = gameById(id)!;
await using server = await openServer();
const guests = await Promise.all(Array.from({ length: Number(seats) }, () => Guest.arrive(server.link)));
const others = guests.slice(1);
const { id: table } = await guests[0]!.table([mine('Ada'), ...others.map(() => open)], {
  game: id,
  options: JSON.parse(options) as Record<string, unknown>,
  startWhenFull: picks === undefined,
});
for (const [i, guest] of others.entries()) {
  const { status, body } = await guest.post(`tables/${table}/join`, { name: `Player ${i + 2}` });
  if (status !== 200) throw new Error(`no seat: ${JSON.stringify(body)}`);
}
if (picks !== undefined) {
  const locomotives = JSON.parse(picks) as unknown[];
  const { status, body } = await guests[0]!.post(`tables/${table}/pick`, { seat: 0, engines: locomotives });
  if (status !== 200) throw new Error(`no picks: ${JSON.stringify(body)}`);
  const started = await guests[0]!.post<TableReply>(`tables/${table}/start`);
  if (started.status !== 200) throw new Error(`no start: ${JSON.stringify(started.body)}`);
}
const at = guests.map((guest, seat) => guest.sit(table, { as: seat }));
for (const seat of at) await seat.ready();
const turn = await at[0]!.until(
  ({ view }) => view?.decisions.flatMap(({ actors }) => actors).find((actor) => typeof actor === 'number'),
  'a question',
);
const player = at[Number(turn)]!;
await player.until(({ view }) => view !== null && view.decisions.length > 0, 'the same question');
const view = player.view!;
const decision = view.decisions.find(({ actors }) => actors.includes(turn))!;
const [action] = game.legalActions(view, decision);
const n = await player.act(action!);
if (typeof n !== 'number') throw new Error(`refused: ${JSON.stringify(n)}`);
await at[0]!.until((seat) => seat.n >= n, 'the update');
console.log(JSON.stringify({ n, played: action, table: at[0]!.table, view: at[0]!.view }));
for (const seat of at) seat.socket.terminate();
