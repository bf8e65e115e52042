import { useId, useState } from 'react';
import { inlineLocomotive, useOwnLocomotives, type OwnLocomotive } from '../../locomotives/own.ts';
import { ROSTER } from '@turntable/games/loco-dome/types.ts';
import { front, FRONTS } from '@turntable/roster/fronts.ts';
import type { Front } from '@turntable/roster/locomotive.ts';
import type { PicksInfo } from '@turntable/protocol/picks.ts';
import type { TableReply } from '@turntable/protocol/http.ts';
import type { Place, TableInfo } from '@turntable/protocol/messages.ts';
import { api } from '../../api/http.ts';
import { consentsOwed } from '../../session/seats.ts';
import { useMessages } from '../../i18n/messages.ts';
import { Picture } from '../../locomotives/Picture.tsx';
import { READY_IDS, READY_ROSTERS } from './ready-rosters.ts';
import { Shelf } from './Shelf.tsx';
import './style/picks.css';

interface PicksProps {
  readonly table: TableInfo;
  readonly picks: PicksInfo;
  readonly place: Place;
  /** Names by seat. */
  readonly names: readonly string[];
  readonly busy: boolean;
  ask(asking: Promise<TableReply>): Promise<boolean>;
}

/** The locomotives that are brought to a table that waits: each seat's own under seal, and the consent to the others'. */
export default function Picks({ table, picks, place, names, busy, ask }: PicksProps) {
  const { t } = useMessages();
  const head = useId();
  const ready = picks.ready.filter(Boolean).length;
  return (
    <section className="picks" aria-labelledby={head}>
      <h2 id={head}>{t(place.seats.length > 0 ? 'picks.title' : 'picks.title.theirs')}</h2>
      {place.seats.length > 0 && <p className="soft">{t('picks.text', { each: picks.each })}</p>}
      <p role="status">{t('picks.ready', { ready, all: picks.ready.length })}</p>
      <Consents {...{ table, picks, place, names, busy, ask }} />
      {place.seats.map((seat) => (
        <SeatPicks
          key={seat}
          title={place.seats.length > 1 ? t('picks.title.of', { name: names[seat] ?? '' }) : undefined}
          each={picks.each}
          sealed={picks.ready[seat] === true}
          busy={busy}
          onSeal={(locomotives) => void ask(api.pick(table.id, seat, locomotives))}
        />
      ))}
    </section>
  );
}

interface SeatPicksProps {
  readonly title: string | undefined;
  readonly each: number;
  readonly sealed: boolean;
  readonly busy: boolean;
  onSeal(locomotives: readonly (string | Readonly<Record<string, unknown>>)[]): void;
}

/** A locomotive as a pick says it: of the roster by its id, of one's own with all that is known. */
const brought = (one: Front | OwnLocomotive) => ('raw' in one ? described(one) : one.id);

/** The picks of a seat. The form keeps them while they are sealed, so that opening the seal shows them again. */
function SeatPicks({ title, each, sealed, busy, onSeal }: SeatPicksProps) {
  const { t } = useMessages();
  const own = useOwnLocomotives();
  const [chosen, setChosen] = useState<readonly (Front | OwnLocomotive)[]>([]);
  const missing = each - chosen.length;
  if (sealed)
    return (
      <div className="picks-seat">
        {title && <h3>{title}</h3>}
        <p className="picks-seal">{t('picks.sealed', { count: each })}</p>
        <button type="button" className="button-quiet" disabled={busy} onClick={() => onSeal([])}>
          {t('picks.open')}
        </button>
      </div>
    );
  return (
    <div className="picks-seat">
      {title && <h3>{title}</h3>}
      <ol className="picks-places" aria-label={t('picks.chosen')}>
        {Array.from({ length: each }, (_, i) => {
          const locomotive = chosen[i];
          return (
            <li key={i} className="picks-place" aria-label={t('picks.place', { place: i + 1 })}>
              {locomotive ? (
                <button
                  type="button"
                  aria-label={t('picks.remove', { engine: locomotive.name })}
                  onClick={() => setChosen(chosen.toSpliced(i, 1))}
                >
                  <Picture locomotive={locomotive} decorative />
                  <span>{locomotive.name}</span>
                </button>
              ) : (
                <span className="soft">{t('picks.empty')}</span>
              )}
            </li>
          );
        })}
      </ol>
      {each === ROSTER && <Presets onPick={setChosen} />}
      <p aria-live="polite">{missing > 0 ? t('picks.missing', { count: missing }) : t('picks.full')}</p>
      <div className="buttons">
        <button
          type="button"
          className="button"
          disabled={busy || missing > 0}
          onClick={() => onSeal(chosen.map(brought))}
        >
          {t('picks.seal')}
        </button>
      </div>
      <Shelf
        locomotives={[...own, ...FRONTS]}
        chosen={chosen}
        missing={missing}
        onAdd={(locomotives) => setChosen([...chosen, ...locomotives].slice(0, each))}
      />
    </div>
  );
}

/** Rosters that go together; one fills all places. */
function Presets({ onPick }: { onPick(locomotives: readonly Front[]): void }) {
  const { t } = useMessages();
  const legend = useId();
  return (
    <div role="group" aria-labelledby={legend} className="picks-presets">
      <span id={legend}>{t('picks.presets')}</span>
      {READY_IDS.map((id) => (
        <button
          key={id}
          type="button"
          className="button-quiet"
          onClick={() => onPick(READY_ROSTERS[id].flatMap((locomotive) => front(locomotive) ?? []))}
        >
          {t(`picks.preset.${id}`)}
        </button>
      ))}
    </div>
  );
}

/** An own locomotive as a record describes it, with what its front says. */
function described(locomotive: OwnLocomotive): Readonly<Record<string, unknown>> {
  const { class: named, operator, country, builder, whyte } = locomotive;
  return { ...inlineLocomotive(locomotive), class: named, operator, country, builder, whyte };
}

/** Locomotives that are not of the roster, and who has agreed to them. */
function Consents({ table, picks, place, names, busy, ask }: PicksProps) {
  const { t, list } = useMessages();
  const bringing = picks.own.flatMap((locomotives, seat) =>
    locomotives.length > 0 ? [{ seat, engines: locomotives }] : [],
  );
  const { again } = picks;
  if (bringing.length === 0 && again === undefined) return null;
  const asked = (seat: number): boolean =>
    table.seats[seat]?.kind === 'person' &&
    (again !== undefined || bringing.some((one) => one.seat !== seat));
  const waiting = consentsOwed(table);
  return (
    <div className="picks-consents">
      {again && <p>{t(again === 'swap' ? 'picks.again.swap' : 'picks.again.same')}</p>}
      {bringing.map(({ seat, engines: locomotives }) => (
        <p key={seat}>
          {t('picks.consent', { name: names[seat] ?? '', engines: list([...new Set(locomotives)]) })}
        </p>
      ))}
      {waiting.length > 0 && (
        <p className="soft">
          {t('picks.consent.waiting', { names: list(waiting.map((seat) => names[seat] ?? '')) })}
        </p>
      )}
      {place.seats.filter(asked).map((seat) => (
        <div key={seat} className="buttons">
          {place.seats.length > 1 && <span>{names[seat]}</span>}
          {picks.consents[seat] && <span>{t('picks.consent.given')}</span>}
          <button
            type="button"
            className="button-quiet"
            disabled={busy}
            onClick={() => void ask(api.consent(table.id, seat, !picks.consents[seat]))}
          >
            {t(picks.consents[seat] ? 'picks.consent.no' : 'picks.consent.yes')}
          </button>
        </div>
      ))}
    </div>
  );
}
