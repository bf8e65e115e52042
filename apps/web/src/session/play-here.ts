import { BOT_NAMES } from '@turntable/protocol/bot-names.ts';
import type { NewTable } from '@turntable/protocol/messages.ts';
import { failureOf } from '../api/http.ts';
import { noteLocalGame } from '../device/local-games.ts';
import { local } from '../local/local.ts';
import type { LocalSeat } from '../local/row.ts';

type Wish = Pick<NewTable, 'game' | 'options' | 'seats' | 'starter'>;

/** The seats of a local table; undefined if somebody on another device is to sit there. */
function seatsHere(seats: Wish['seats']): LocalSeat[] | undefined {
  const here = seats.flatMap((seat, i): LocalSeat[] => {
    if (seat.kind === 'mine') return [{ kind: 'person', name: seat.name }];
    return seat.kind === 'bot' ? [{ kind: 'bot', name: BOT_NAMES[i] ?? '', level: seat.level }] : [];
  });
  return here.length === seats.length ? here : undefined;
}

/** Makes a local table and gives its id; undefined if it cannot be played on one device. */
async function playHere({ game, options, seats, starter }: Wish): Promise<string | undefined> {
  const here = seatsHere(seats);
  if (!here) return undefined;
  const { id } = await local.create({
    ...{ game, options, seats: here },
    starter: typeof starter === 'number' && starter < here.length ? starter : 'lot',
  });
  noteLocalGame();
  return id;
}

/** A table at the server or, where none answers and nobody from elsewhere is wanted, on this device; its id. */
export async function makeTable(
  wish: Wish,
  atServer: () => Promise<{ readonly table: { readonly id: string } }>,
): Promise<string> {
  try {
    return (await atServer()).table.id;
  } catch (thrown) {
    if (failureOf(thrown).code !== 'unavailable') throw thrown;
    const id = await playHere(wish);
    if (id === undefined) throw thrown;
    return id;
  }
}
