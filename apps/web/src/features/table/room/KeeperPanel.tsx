import { useId, useState, type FormEvent } from 'react';
import type { SeenBy } from '@turntable/engine';
import type { TableInfo } from '@turntable/protocol/messages.ts';
import { Link } from 'wouter';
import { useOnce } from '../../../device/useOnce.ts';
import { useEngine, useTyping } from '../../../games/engine.ts';
import { listingOf } from '../../../games/registry.ts';
import { useMessages } from '../../../i18n/messages.ts';
import type { TableConnection } from '../../../session/connection.ts';
import type { Sent } from '../../../session/props.ts';
import { PrintLink } from '../../../session/PrintLink.tsx';
import { notify } from '../../../ui/announce.ts';
import { HandLink } from './HandLink.tsx';
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
  const listing = listingOf(table.game)!;
  const game = useEngine(listing);
  const typing = useTyping(listing);
  const inRoom = (actor: unknown): actor is number =>
    typeof actor === 'number' && table.seats[actor]?.kind === 'room';
  const open = view.decisions.filter(({ standing, actors }) => !standing && actors.some(inRoom));
  // Several may be asked at once, or one of them more than one thing (DH-7.3, LV-3.2); the first unless the keeper chooses.
  const asks = open.flatMap((decision) =>
    decision.actors.filter(inRoom).map((seat) => ({ decision, seat, key: `${decision.id} ${seat}` })),
  );
  const [picked, setPicked] = useState('');
  const ask = asks.find(({ key }) => key === picked) ?? asks[0];
  const { decision: first, seat } = ask ?? {};
  const [typed, setTyped] = useState('');
  const [type, setType] = useState('');
  const offers = useId();
  const fields = (seat !== undefined && typing?.typed(view, say, seat)) || {};
  const few = typing?.chosen ?? {};
  const types = first ? (game.kinds[first.kind] ?? []) : [];
  const written = types.filter((one) => one in fields || one in few);
  const chosen = written.includes(type) ? type : (written[0] ?? '');
  const choice = few[chosen];
  const field = fields[chosen];
  const said = !choice ? typed.trim() : choice.of.includes(typed) ? typed : choice.of[0]!;
  const hint = field && t(field.hint);
  const send = (what: string, members: object = {}): void => {
    if (!first || seat === undefined) return;
    const action = { type: what, ...members };
    // What is no action at all the server could only call a request that it did not understand.
    if (hint !== undefined && !game.parse(action))
      return notify({ tone: 'caution', text: t('room.typed.not', { expected: hint }) });
    void attempt(connection.act(first.id, action, seat)).then(({ ok }) => ok && setTyped(''));
  };
  const declining = useOnce(() => attempt(connection.noOne()));
  const room = table.seats.findIndex(({ kind }) => kind === 'room');
  const undoing = useOnce(() => attempt(connection.takeBack(undefined, room)));
  return (
    <section className="keeper card" aria-label={t('room.keeper')}>
      <p className="ways">
        <strong>{t('room.keeper')}</strong> <Link href={`/w/${table.id}/board`}>{t('room.board')}</Link>
      </p>
      {seat !== undefined && (
        <form
          className="keeper-form"
          data-asked={first?.id}
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            send(chosen, choice ? { [choice.member]: said } : field?.members(said));
          }}
        >
          {asks.length > 1 ? (
            <select
              className="input"
              aria-label={t('room.who')}
              value={ask!.key}
              onChange={({ target }) => {
                setPicked(target.value);
                setTyped('');
              }}
            >
              {asks.map(({ decision, seat: of, key }) => (
                <option key={key} value={key}>
                  {t('room.asked.what', {
                    name: names[of]!,
                    what: say(`room.act.${game.kinds[decision.kind]![0]!}`),
                  })}
                </option>
              ))}
            </select>
          ) : (
            <span>{t('room.asked', { name: names[seat]! })}</span>
          )}
          {types
            .filter((one) => !written.includes(one))
            .map((one) => (
              <button
                key={one}
                type="button"
                className="button-quiet"
                disabled={!online}
                onClick={() => send(one, typing?.members?.(first!.kind, one))}
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
              {choice ? (
                <select
                  className="input"
                  aria-label={t('room.which')}
                  value={said}
                  onChange={({ target }) => setTyped(target.value)}
                >
                  {choice.of.map((one) => (
                    <option key={one} value={one}>
                      {say(`${choice.member}.${one}`)}
                    </option>
                  ))}
                </select>
              ) : (
                <input
                  className="input keeper-typed"
                  aria-label={hint}
                  placeholder={hint}
                  autoComplete="off"
                  list={field?.offers && offers}
                  value={typed}
                  onChange={({ target }) => setTyped(target.value)}
                />
              )}
              {field?.offers && (
                <datalist id={offers}>
                  {field.offers.map((name) => (
                    <option key={name} value={name} />
                  ))}
                </datalist>
              )}
              <button type="submit" className="button" disabled={!online || said === ''}>
                {t('room.say', { name: names[seat]! })}
              </button>
            </>
          )}
        </form>
      )}
      {listing.slips?.(table.options) && !plays && (
        <PrintLink kind="agenda-cards" words={{ table: table.id }} label={t('room.slips')} />
      )}
      <HandLink table={table} names={names} />
      <div className="buttons">
        {open.some((decision) => game.decline?.(view, decision) !== undefined) && (
          <button
            type="button"
            className="button-quiet"
            title={t('room.no-one.hint')}
            disabled={!online || declining.busy}
            onClick={() => void declining.once()}
          >
            {t('room.no-one')}
          </button>
        )}
        <button
          type="button"
          className="button-quiet"
          disabled={!online || undoing.busy}
          onClick={() => void undoing.once()}
        >
          {t('room.undo')}
        </button>
      </div>
    </section>
  );
}
