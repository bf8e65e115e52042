import { locoDome } from '@turntable/games/loco-dome/index.ts';
import type { View } from '@turntable/games/loco-dome/types.ts';
import { tell } from '@turntable/messages';
import { useMessages } from '../../../i18n/messages.ts';
import type { Staged } from './story.ts';

interface EventsProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly events: readonly Staged[];
}

const RED: readonly Staged['kind'][] = ['attacked', 'detonated', 'knocked-out', 'identical'];

/** Swaps, blocks, detonations, knock-outs and resets, each on a sign of its own when it happens. */
export function Events({ view, names, events }: EventsProps) {
  const { locale } = useMessages();
  if (events.length === 0) return null;
  return (
    <ul className="ld-events">
      {events.map((event, i) => (
        <li key={`${events.length}/${i}`} className="ld-event" data-red={RED.includes(event.kind)}>
          {tell({ locale, names }, locoDome.tell(view, event), event.by)}
        </li>
      ))}
    </ul>
  );
}
