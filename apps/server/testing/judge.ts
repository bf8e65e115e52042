import type { TableReply } from '@turntable/protocol';
import type { Guest } from './guest.ts';

/** Somebody sits down as judge of a table, with its host's yes. */
export async function seatJudge(
  host: Guest,
  judge: Guest,
  table: string,
  name = 'Judy',
): Promise<TableReply> {
  const { body } = await judge.post<TableReply>(`tables/${table}/judge`, { do: 'take', name });
  if (body.place.judge) return body;
  const { ask } = body.place;
  await host.post<TableReply>(`tables/${table}/judge`, { do: 'answer', ask, yes: true });
  return (await judge.get<TableReply>(`tables/${table}`)).body;
}
