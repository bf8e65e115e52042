import { useState, type FormEvent } from 'react';
import type { SeenBy } from '@turntable/engine';
import type { TableInfo } from '@turntable/protocol/messages.ts';
import { Link } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import type { TableConnection } from '../../../session/connection.ts';
import type { Sent } from '../../../session/props.ts';
import { PrintLink } from '../../../session/PrintLink.tsx';
import { HandLink } from './HandLink.tsx';
import { useEngineKinds } from './kinds.ts';
import { CHOSEN, TYPED, type Named } from './typed.ts';
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
  const written = types.filter((one) => one in TYPED || one in CHOSEN);
  const chosen = written.includes(type) ? type : (written[0] ?? '');
  const few = CHOSEN[chosen];
  const said = few ? (few.of.includes(typed) ? typed : few.of[0]!) : typed.trim();
  const send = (what: string, members: object = {}): void => {
    if (!first || seat === undefined) return;
    void attempt(connection.act(first.id, { type: what, ...members }, seat)).then(
      ({ ok }) => ok && setTyped(''),
    );
  };
  const hint = TYPED[chosen] && t(`room.typed.${TYPED[chosen].hint}`);
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
            send(chosen, few ? { [few.member]: said } : TYPED[chosen]?.members(said, namedOf(view, say)));
          }}
        >
          <span>{t('room.asked', { name: names[seat]! })}</span>
          {types
            .filter((one) => !written.includes(one))
            .map((one) => (
              <button
                key={one}
                type="button"
                className="button-quiet"
                disabled={!online}
                onClick={() => send(one)}
              >
                {say(`room.act.${one}`)}
              </button>
            ))}
          {chosen !== '' && (
            <>
              <select
                className="input"
                aria-label={t('room.what', { name: names[seat]! })}
                value={chosen}
                onChange={({ target }) => {
                  setType(target.value);
                  setTyped('');
                }}
              >
                {written.map((one) => (
                  <option key={one} value={one}>
                    {say(`room.act.${one}`)}
                  </option>
                ))}
              </select>
              {few ? (
                <select
                  className="input"
                  aria-label={t('room.which')}
                  value={said}
                  onChange={({ target }) => setTyped(target.value)}
                >
                  {few.of.map((one) => (
                    <option key={one} value={one}>
                      {say(`${few.text}.${one}`)}
                    </option>
                  ))}
                </select>
              ) : (
                <input
                  className="input keeper-typed"
                  aria-label={hint}
                  placeholder={hint}
                  autoComplete="off"
                  value={typed}
                  onChange={({ target }) => setTyped(target.value)}
                />
              )}
              <button type="submit" className="button" disabled={!online || said === ''}>
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

/** Names of what lies on the map and beside it, where the game has a map. */
function namedOf(view: SeenBy, say: (key: string) => string): Named {
  const {
    sheet,
    trains = [],
    shapes = [],
  } = (
    view as { box?: Partial<Pick<Named, 'trains'>> & { sheet?: Named; shapes?: readonly { id: string }[] } }
  ).box ?? {};
  return {
    stations: sheet?.stations ?? [],
    sections: sheet?.sections ?? [],
    trains,
    shapes: shapes.map(({ id }) => ({ id, name: say(`shape.${id}`) })),
  };
}
