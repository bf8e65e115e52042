import { useEffect, useRef } from 'react';
import { KEEPER } from '@turntable/protocol/keeping.ts';
import type { TableInfo } from '@turntable/protocol/messages.ts';
import { api, failureOf } from '../../../api/http.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useOrigin } from '../../../session/me.ts';
import { notify } from '../../../ui/announce.ts';
import { Qr } from '../../../ui/Qr.tsx';
import { useOffered } from './useOffered.ts';

interface HandLinkProps {
  readonly table: TableInfo;
  readonly names: readonly string[];
}

/** A hand for somebody in the room: a code on the keeper's phone alone, one seat at a time, good once and for two minutes. */
// Long: one code at a time, and what it is for.
export function HandLink({ table, names }: HandLinkProps) {
  const { t } = useMessages();
  const origin = useOrigin();
  const { shown, make, drop } = useOffered(table.id);
  const code = useRef<HTMLElement>(null);
  // Below its keys and above a bar it is out of sight on a small phone, and there are two minutes for it.
  useEffect(() => {
    if (shown) code.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  const online = async (seat: number): Promise<void> => {
    try {
      await api.seatOnline(table.id, seat);
      drop();
    } catch (thrown) {
      const { code } = failureOf(thrown);
      notify({ tone: 'caution', text: t(code === 'not-allowed' ? 'room.online.first' : `error.${code}`) });
    }
  };
  return (
    <details className="keeper-hand">
      <summary>{t('room.hand')}</summary>
      <div className="buttons">
        {table.seats.map(({ kind }, seat) =>
          kind === 'room' ? (
            <button key={seat} type="button" className="button-quiet" onClick={() => void make(seat)}>
              {t('room.hand.of', { name: names[seat]! })}
            </button>
          ) : null,
        )}
        <button type="button" className="button-quiet" onClick={() => void make(KEEPER)}>
          {t('room.pass')}
        </button>
      </div>
      {shown && shown.seat !== KEEPER && (
        // Who has the hand may act on the phone as well; then nobody acts for them.
        <button type="button" className="button-quiet" onClick={() => void online(shown.seat)}>
          {t('room.online', { name: names[shown.seat]! })}
        </button>
      )}
      {shown && (
        <figure ref={code} className="keeper-qr">
          <Qr
            text={origin + shown.path}
            label={shown.seat === KEEPER ? t('room.pass') : t('room.hand.of', { name: names[shown.seat]! })}
          />
          <figcaption>
            {shown.seat === KEEPER ? t('room.pass.good') : t('room.hand.good', { name: names[shown.seat]! })}
          </figcaption>
        </figure>
      )}
    </details>
  );
}
