import { useState } from 'react';
import type { Place, TableInfo } from '@turntable/protocol/messages.ts';
import type { Factor, Pace, Tempo } from '@turntable/protocol/tempo.ts';
import { useMessages } from '../../../i18n/messages.ts';
import type { Proposal, Sent } from '../../../session/props.ts';
import { mustAsk } from '../../../session/agreeing.ts';
import { PenMark } from '../../../ui/PenMark.tsx';
import { PaceFields } from '../../../session/clock/PaceFields.tsx';
import { idOf, NO_CLOCK } from '../../../session/clock/usual-clocks.ts';
import { paceWords } from '../../../session/clock/words.ts';
import './clock.css';

/** The protocol's own list would bring all schemas into the page. */
const FACTORS = [0.5, 1, 2, 3] as const satisfies readonly Factor[];

interface PacePanelProps {
  readonly table: TableInfo;
  readonly place: Place;
  readonly names: readonly string[];
  readonly online: boolean;
  propose(what: Proposal): Promise<Sent>;
}

const paceOf = ({ tempo = 'live', clock }: TableInfo): Pace => ({ tempo, clock: clock?.rule ?? NO_CLOCK });

/** The tempo and the clock of a table, and the way to others: all who play have to agree. */
export function PacePanel({ table, place, names, online, propose }: PacePanelProps) {
  const messages = useMessages();
  const { t } = messages;
  const now = paceOf(table);
  const [draft, setDraft] = useState<{ readonly of: string; readonly wish: Pace } | null>(null);
  const key = `${now.tempo} ${idOf(now.clock)}`;
  // A draft belongs to the pace at which it was begun; when that changes, it is dropped.
  const wish = draft?.of === key ? draft.wish : now;
  const isSame = `${wish.tempo} ${idOf(wish.clock)}` === key;
  const persons = table.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const others = mustAsk(table, place);
  const isAlone = persons.every((seat) => place.seats.includes(seat));
  const isShared = persons.length > 1 && isAlone && table.seats.every(({ kind }) => kind !== 'open');
  const mayShare = isShared || (table.status === 'running' && persons.length > 1 && !table.rated);
  const tempos: Tempo[] = ['live', 'turns', ...(mayShare ? (['device'] as const) : [])];
  const busy = !online || table.asking !== undefined;
  return (
    <details className="pace">
      <summary>
        {t('pace.title')}: <span className="pace-now">{paceWords(table, messages).join(' · ')}</span>
      </summary>
      <div className="stack">
        <PaceFields wish={wish} tempos={tempos} onChange={(next) => setDraft({ of: key, wish: next })} />
        {wish.tempo === 'device' && !isAlone && <p className="soft">{t('pace.device')}</p>}
        {table.asking && <p className="soft">{t('pace.busy')}</p>}
        <div className="buttons">
          <button
            type="button"
            className="button"
            disabled={busy || isSame}
            onClick={() => void propose({ pace: wish })}
          >
            {t(others ? 'pace.propose' : 'pace.change')}
          </button>
        </div>
        {table.clock && (
          <fieldset className="stack-small">
            <legend className="legend">{t('pace.factor')}</legend>
            <p className="soft">{t('pace.factor.hint')}</p>
            {persons.map((seat) => (
              <FactorRow
                key={`${seat} ${factorOf(table, seat)}`}
                seat={seat}
                name={names[seat] ?? ''}
                factor={factorOf(table, seat)}
                busy={busy}
                label={t(others ? 'pace.propose' : 'pace.change')}
                onWish={(factor) => void propose({ factor: { seat, factor } })}
              />
            ))}
          </fieldset>
        )}
      </div>
    </details>
  );
}

const factorOf = ({ clock }: TableInfo, seat: number): number => clock?.factors?.[seat] ?? 1;

interface FactorRowProps {
  readonly seat: number;
  readonly name: string;
  readonly factor: number;
  readonly busy: boolean;
  readonly label: string;
  onWish(factor: Factor): void;
}

function FactorRow({ seat, name, factor, busy, label, onWish }: FactorRowProps) {
  const { t } = useMessages();
  const [chosen, setChosen] = useState(factor);
  return (
    <div className="pace-factor">
      <PenMark seat={seat} line={false} />
      <label htmlFor={`factor-${seat}`}>{t('pace.factor.of', { name })}</label>
      <select
        id={`factor-${seat}`}
        className="input"
        value={chosen}
        onChange={(event) => setChosen(Number(event.target.value))}
      >
        {FACTORS.map((each) => (
          <option key={each} value={each}>
            {t('pace.factor.times', { factor: each })}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="button-quiet"
        aria-label={t('pace.factor.wish', { name })}
        disabled={busy || chosen === factor}
        onClick={() => {
          const wish = FACTORS.find((each) => each === chosen);
          if (wish !== undefined) onWish(wish);
        }}
      >
        {label}
      </button>
    </div>
  );
}
