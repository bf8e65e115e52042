import { useState, type FormEvent } from 'react';
import type { SeenBy } from '@turntable/engine';
import { STATISTIC_IDS } from '@turntable/roster/statistics.ts';
import type { TableInfo } from '@turntable/protocol/messages.ts';
import { Link } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import type { TableConnection } from '../../../session/connection.ts';
import type { Sent } from '../../../session/props.ts';
import { PrintLink } from '../../../session/PrintLink.tsx';
import { HandLink } from './HandLink.tsx';
import { useEngineKinds } from './kinds.ts';
import './keeper.css';

interface KeeperPanelProps {
  readonly table: TableInfo;
  readonly view: SeenBy;
  readonly names: readonly string[];
  readonly online: boolean;
  /** The keeper has a seat of their own. */
  readonly plays: boolean;
  readonly connection: TableConnection;
  attempt(asking: Promise<Sent>): Promise<Sent>;
}

/** What needs more than its name, and what is typed for it. */
const TYPED: Readonly<Record<string, (words: readonly string[]) => object>> = {
  call: ([what = '', target]) => ({
    statistic: STATISTIC_IDS[Number(what) - 1] ?? what,
    ...(target === undefined ? {} : { target: Number(target) - 1 }),
  }),
  field: ([locomotive]) => ({ engine: Number(locomotive) - 1 }),
  activate: ([at]) => ({ locomotive: Number(at) - 1 }),
  swap: ([at]) => ({ locomotive: Number(at) - 1 }),
  block: ([at]) => ({ locomotive: Number(at) - 1 }),
  sacrifice: ([at]) => ({ locomotive: Number(at) - 1 }),
  boost: ([booster]) => ({ booster }),
  claim: (words) => ({ text: words.join(' ') }),
  reply: (words) => ({ text: words.join(' ') }),
  rule: ([verdict]) => ({ verdict }),
  reserve: (sections) => ({ sections }),
  build: ([section]) => ({ section }),
  close: ([section]) => ({ section }),
  buy: ([train, ...rest]) => {
    const lines = rest.filter((word) => word.includes('-') && !word.startsWith('shape:'));
    const shape = rest.find((word) => word.startsWith('shape:'))?.slice(6) ?? null;
    return { train, sections: lines, shape };
  },
};

/**
 * The keeper's panel: who in the room is asked, and what they do, typed and not listed, since the keeper is shown no more
 * than a spectator. The server refuses what is illegal.
 */
// Long: one question, its answers and what lies beside them.
export default function KeeperPanel({
  table,
  view,
  names,
  online,
  plays,
  connection,
  attempt,
}: KeeperPanelProps) {
  const { t, say } = useMessages();
  const kinds = useEngineKinds(table.game);
  const inRoom = (actor: unknown): actor is number =>
    typeof actor === 'number' && table.seats[actor]?.kind === 'room';
  const open = view.decisions.filter(({ standing, actors }) => !standing && actors.some(inRoom));
  const first = open[0];
  const [typed, setTyped] = useState('');
  const [type, setType] = useState('');
  const seat = first?.actors.find(inRoom);
  const types = first ? (kinds[first.kind] ?? []) : [];
  const chosen = types.includes(type) ? type : (types.find((one) => one in TYPED) ?? types[0] ?? '');
  const send = (what: string, words: readonly string[]): void => {
    if (!first || seat === undefined) return;
    const action = { type: what, ...TYPED[what]?.(words) };
    void attempt(connection.act(first.id, action, seat)).then(({ ok }) => ok && setTyped(''));
  };
  return (
    <section className="keeper card" aria-label={t('room.keeper')}>
      <p>
        <strong>{t('room.keeper')}</strong> <Link href={`/w/${table.id}/board`}>{t('room.board')}</Link>
      </p>
      {seat !== undefined && (
        <form
          className="keeper-form"
          data-asked={first?.id}
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            send(chosen, typed.trim().split(/\s+/).filter(Boolean));
          }}
        >
          <span>{t('room.asked', { name: names[seat]! })}</span>
          {types
            .filter((one) => !(one in TYPED))
            .map((one) => (
              <button
                key={one}
                type="button"
                className="button-quiet"
                disabled={!online}
                onClick={() => send(one, [])}
              >
                {say(`room.act.${one}`)}
              </button>
            ))}
          {chosen in TYPED && (
            <>
              <select
                className="input"
                aria-label={t('room.what', { name: names[seat]! })}
                value={chosen}
                onChange={({ target }) => setType(target.value)}
              >
                {types
                  .filter((one) => one in TYPED)
                  .map((one) => (
                    <option key={one} value={one}>
                      {say(`room.act.${one}`)}
                    </option>
                  ))}
              </select>
              <input
                className="input"
                aria-label={t('room.number')}
                placeholder={t('room.number')}
                title={t('room.typed')}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
              <button type="submit" className="button" disabled={!online || typed.trim() === ''}>
                {t('room.say', { name: names[seat]! })}
              </button>
            </>
          )}
        </form>
      )}
      {table.options['hiddenAgendas'] === true && !plays && (
        <PrintLink kind="agenda-cards" words={{ table: table.id }} label={t('room.slips')} />
      )}
      <HandLink table={table} names={names} />
      <div className="buttons">
        {open.length > 0 && (
          <button
            type="button"
            className="button-quiet"
            title={t('room.no-one.hint')}
            disabled={!online}
            onClick={() => void attempt(connection.noOne())}
          >
            {t('room.no-one')}
          </button>
        )}
        <button
          type="button"
          className="button-quiet"
          disabled={!online}
          onClick={() =>
            void attempt(
              connection.takeBack(
                undefined,
                table.seats.findIndex(({ kind }) => kind === 'room'),
              ),
            )
          }
        >
          {t('room.undo')}
        </button>
      </div>
    </section>
  );
}
