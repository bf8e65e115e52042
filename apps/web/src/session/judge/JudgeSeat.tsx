import { useState } from 'react';
import type { TableReply } from '@turntable/protocol/http.ts';
import type { Place, TableInfo } from '@turntable/protocol/messages.ts';
import { api, failureOf } from '../../api/http.ts';
import { useName } from '../me.ts';
import { useMessages } from '../../i18n/messages.ts';
import { notify } from '../../ui/announce.ts';
import { NameField } from '../../ui/NameField.tsx';
import { JudgeAsks } from './JudgeAsks.tsx';
import { WhoStarts } from './WhoStarts.tsx';
import './seat.css';

interface JudgeSeatProps {
  readonly table: TableInfo;
  readonly place: Place;
  /** The table's code, if one came by it. */
  readonly code: string | undefined;
  onTaken?(): void;
}

/** The judge’s seat at a table: who sits there, and the way on to it for people without a seat (LV-3.3). */
// Long: one part of the page after another.
export function JudgeSeat({ table, place, code, onTaken }: JudgeSeatProps) {
  const { t } = useMessages();
  const [name, setName] = useName();
  const [busy, setBusy] = useState(false);
  const { judge } = table;
  if (!judge || table.status === 'over') return null;
  const ask = async (asking: Promise<TableReply>, done?: () => void): Promise<void> => {
    setBusy(true);
    try {
      await asking;
      done?.();
    } catch (thrown) {
      notify({ tone: 'caution', text: t(`error.${failureOf(thrown).code}`) });
    }
    setBusy(false);
  };
  const waiting = table.status === 'waiting';
  const mine = table.seats[place.seats[0] ?? -1];
  // Whoever lent a seat may come back to it, and a hand is a player's.
  const plays =
    place.seats.length > 0 || [place.hand, place.owned, place.replaced].some((of) => of !== undefined);
  const mayCome = table.entry === 'open' || code !== undefined || place.code !== undefined;
  const mayAsk = !place.judge && place.ask === undefined && !plays && mayCome;
  // While somebody rules few want to, and what is played takes the room.
  const folded = !waiting && judge.taken && judge.here;
  const take = (
    <form
      className="judge-take"
      onSubmit={(event) => {
        event.preventDefault();
        void ask(api.takeJudgeSeat(table.id, name, code), onTaken);
      }}
    >
      <NameField label={t('judge.take.name')} value={name} onChange={setName} />
      <button type="submit" className={judge.taken ? 'button-quiet' : 'button'} disabled={busy}>
        {t(place.host && !judge.taken ? 'judge.take.host' : 'judge.take')}
      </button>
    </form>
  );
  return (
    <section className="judge-seat" aria-label={t('judge.title')}>
      <p>
        <strong>{t('judge.title')}.</strong>{' '}
        {place.judge ? t(place.deputy ? 'judge.second.you' : 'judge.you') : stateOf(judge, t)}
        {judge.second && !place.deputy && ` ${t('judge.second', { name: judge.second.name })}`}
      </p>
      <JudgeAsks table={table} place={place} />
      {place.ask !== undefined && <p role="status">{t('judge.asked')}</p>}
      {place.judge && waiting && <p className="soft">{t('judge.start.why')}</p>}
      {waiting && (
        <WhoStarts
          table={table}
          onPick={place.judge && !busy ? (starter) => void ask(api.pickFirst(table.id, starter)) : undefined}
        />
      )}
      {waiting && place.host && !judge.taken && mine && (
        <>
          <p className="soft">{t('judge.instead.text')}</p>
          <button
            type="button"
            className="button-quiet"
            disabled={busy}
            onClick={() => void ask(api.judgeInstead(table.id, mine.name ?? name), onTaken)}
          >
            {t('judge.instead')}
          </button>
        </>
      )}
      {judge.second && place.judge && !place.deputy && (
        <button
          type="button"
          className="button-quiet"
          disabled={busy}
          onClick={() => void ask(api.dismissDeputy(table.id))}
        >
          {t('judge.dismiss')}
        </button>
      )}
      {(place.judge || place.ask !== undefined) && (
        <button
          type="button"
          className="button-quiet"
          disabled={busy}
          onClick={() => void ask(api.leaveJudgeSeat(table.id))}
        >
          {t(place.judge ? 'judge.leave' : 'judge.withdraw')}
        </button>
      )}
      {mayAsk && !folded && take}
      {mayAsk && folded && (
        <details className="judge-fold">
          <summary>{t('judge.take')}</summary>
          {take}
        </details>
      )}
    </section>
  );
}

function stateOf(
  { taken, here, name }: NonNullable<TableInfo['judge']>,
  t: ReturnType<typeof useMessages>['t'],
): string {
  if (!taken) return `${t('judge.free')} ${t('judge.free.why')}`;
  return t(here ? 'judge.taken' : 'judge.away', { name: name || t('actor.judge') });
}
