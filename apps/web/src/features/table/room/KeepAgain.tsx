import { useEffect, useState } from 'react';
import { KEEPER } from '@turntable/protocol/keeping.ts';
import type { Place, TableInfo } from '@turntable/protocol/messages.ts';
import { Link } from 'wouter';
import { api, failureOf } from '../../../api/http.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useOrigin } from '../../../session/me.ts';
import { notify } from '../../../ui/announce.ts';
import { Qr } from '../../../ui/Qr.tsx';
import { GOOD } from './HandLink.tsx';
import './keeper.css';

interface KeepAgainProps {
  readonly table: TableInfo;
  readonly place: Place;
}

/** For the host of a running game: a code that makes another phone the keeper's, when that of the keeper is gone. */
export function KeepAgain({ table, place }: KeepAgainProps) {
  const { t } = useMessages();
  const origin = useOrigin();
  const [path, setPath] = useState('');
  useEffect(() => {
    if (path === '') return undefined;
    const timer = setTimeout(() => setPath(''), GOOD);
    return () => clearTimeout(timer);
  }, [path]);
  if (!place.host || place.keeper || !table.seats.some(({ kind }) => kind === 'room')) return null;
  const make = async (): Promise<void> => {
    try {
      setPath((await api.offerSeat(table.id, KEEPER)).path);
    } catch (thrown) {
      notify({ tone: 'caution', text: t(`error.${failureOf(thrown).code}`) });
    }
  };
  return (
    <details>
      <summary>{t('room.lost')}</summary>
      <div className="stack-small">
        <p className="soft">{t('room.pass.good')}</p>
        <div className="buttons">
          <button type="button" className="button-quiet" onClick={() => void make()}>
            {t('room.pass')}
          </button>
          {path !== '' && place.seats.length === 0 && (
            <Link href={path} className="button-quiet">
              {t('room.take')}
            </Link>
          )}
        </div>
        {path !== '' && (
          <figure className="keeper-qr">
            <Qr text={origin + path} label={t('room.pass')} />
          </figure>
        )}
      </div>
    </details>
  );
}
