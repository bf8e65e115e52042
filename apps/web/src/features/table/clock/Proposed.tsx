import type { TableInfo } from '@turntable/protocol/messages.ts';
import { clockParts } from '@turntable/protocol/clock-parts.ts';
import { useMessages, type Messages } from '../../../i18n/messages.ts';
import type { Sent } from '../../../session/props.ts';
import './clock.css';

interface ProposedProps {
  readonly table: TableInfo;
  readonly mine: readonly number[];
  readonly names: readonly string[];
  readonly online: boolean;
  onAnswer(seat: number, yes: boolean): Promise<Sent>;
}

/** Somebody wishes another pace or seat, or to end the game. Nobody has to answer before they play on, so it stands beside the game, not over it. */
export function Proposed({ table, mine, names, online, onAnswer }: ProposedProps) {
  const messages = useMessages();
  const { t, list } = messages;
  const { asking } = table;
  const text = table.status === 'over' ? '' : proposalWords(table, names, messages);
  const seat = asking?.waiting.find((each) => mine.includes(each));
  const own = asking !== undefined && mine.includes(asking.by);
  if (!asking || !text) return null;
  // Not announced here: the log announces it already.
  return (
    <section
      className="proposed"
      aria-label={t(
        asking.what === 'end' ? 'end-game.title' : asking.what === 'swap' ? 'swap.title' : 'pace.title',
      )}
    >
      <p>
        {text} {asking.what === 'tempo' && asking.with.tempo === 'device' && t('pace.device')}{' '}
        {seat === undefined && (
          <span className="soft">
            {t('pace.waiting', { names: list(asking.waiting.map((each) => names[each] ?? '')) })}
          </span>
        )}
      </p>
      {seat !== undefined && (
        <button type="button" className="button" disabled={!online} onClick={() => void onAnswer(seat, true)}>
          {t('agree.yes')}
        </button>
      )}
      {(seat !== undefined || own) && (
        <button
          type="button"
          className="button-quiet"
          disabled={!online}
          onClick={() => void onAnswer(seat ?? asking.by, false)}
        >
          {t(seat === undefined ? 'pace.call-off' : asking.what === 'end' ? 'agree.no' : 'pace.refuse')}
        </button>
      )}
    </section>
  );
}

/** What is wished, in the words of the log; empty if it is something else. */
function proposalWords({ asking }: TableInfo, names: readonly string[], { t }: Messages): string {
  if (!asking || asking.what === 'back') return '';
  const who = names[asking.by] ?? '';
  if (asking.what === 'factor') {
    const { seat, factor } = asking.with;
    return t('event.factor-asked', { who, whose: names[seat] ?? '', factor });
  }
  if (asking.what === 'end') return t('event.end-asked', { who, reason: asking.with.reason });
  if (asking.what === 'swap') return t('event.swap-asked', { who, whose: names[asking.with.seat] ?? '' });
  const { tempo, clock } = asking.with;
  return t('event.tempo-asked', { who, tempo, clock: clock.kind, ...clockParts(clock) });
}
