import { KEEPER } from '@turntable/protocol/keeping.ts';
import type { Place, TableInfo } from '@turntable/protocol/messages.ts';
import { Link } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { useOrigin } from '../../../session/me.ts';
import { Qr } from '../../../ui/Qr.tsx';
import { useOffered } from './useOffered.ts';
import './keeper.css';

interface KeepAgainProps {
  readonly table: TableInfo;
  readonly place: Place;
}

/** For the host of a running game: a code that makes another phone the keeper's, when that of the keeper is gone. */
export function KeepAgain({ table, place }: KeepAgainProps) {
  const { t } = useMessages();
  const origin = useOrigin();
  const { shown, make } = useOffered(table.id);
  // Who plays, has a hand or may come back to a seat keeps no game.
  const mayKeep =
    place.seats.length === 0 &&
    place.hand === undefined &&
    place.owned === undefined &&
    place.replaced === undefined;
  if (!place.host || place.keeper || !table.seats.some(({ kind }) => kind === 'room')) return null;
  return (
    <details>
      <summary>{t('room.lost')}</summary>
      <div className="stack-small">
        <p className="soft">{t('room.pass.good')}</p>
        <div className="buttons">
          <button type="button" className="button-quiet" onClick={() => void make(KEEPER)}>
            {t('room.pass')}
          </button>
          {shown && mayKeep && (
            <Link href={shown.path} className="button-quiet">
              {t('room.take')}
            </Link>
          )}
        </div>
        {shown && (
          <figure className="keeper-qr">
            <Qr text={origin + shown.path} label={t('room.pass')} />
          </figure>
        )}
      </div>
    </details>
  );
}
