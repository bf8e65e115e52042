import type { Place, TableInfo } from '@turntable/protocol/messages.ts';
import { USUAL_CHAT } from '@turntable/protocol/talk.ts';
import type { ShownEvent } from '../../../session/shown-events.ts';

/** The most speakers whose words are shown at once. */
const MOST = 3;

/** Whether the host allows talk, and there is anybody else to talk to. A phone that only shows a hand speaks for nobody. */
export function mayTalk({ chat = USUAL_CHAT, seats, watchers }: TableInfo, place: Place): boolean {
  const others = seats.filter(({ kind }, seat) => kind === 'person' && !place.seats.includes(seat)).length;
  // Whoever has no seat, a judge too, is one of those counted as looking on.
  const onlookers = watchers - (place.seats.length === 0 ? 1 : 0);
  const isHand = place.hand !== undefined && place.seats.length === 0;
  return chat !== 'none' && !isHand && others + onlookers > 0;
}

/** The last words of each speaker, of the last few who spoke. */
export function latest(said: readonly ShownEvent[]): readonly ShownEvent[] {
  const last = said.filter(({ by }, i) => !said.slice(i + 1).some((later) => later.by === by));
  return last.slice(-MOST);
}
