import type { AnyGame } from '@turntable/engine';
import type { EndReason, Place, TableInfo } from '@turntable/protocol/messages.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { intoSight } from '../../../ui/into-sight.ts';
import { mustAsk } from '../../../session/agreeing.ts';
import type { Proposal, Sent } from '../../../session/props.ts';
import { isRatedAlone } from './rated-alone.ts';
import { useSure } from './useSure.ts';

interface EndGameProps {
  readonly table: TableInfo;
  readonly place: Place;
  readonly game: AnyGame;
  readonly online: boolean;
  propose(what: Proposal): Promise<Sent>;
  onDone(): void;
}

/** Resigning, and ending the game without a result where all agree; each in two taps. */
export function EndGame({ table, place, game, online, propose, onDone }: EndGameProps) {
  const { t } = useMessages();
  const { sure, kept, setSure } = useSure<EndReason>();
  const others = mustAsk(table, place);
  // Of three sides or more one leaves, and the others play on.
  const resigns = table.seats.length === 2 || game.teams === true || !others;
  // Of a team the others have to agree.
  const mates = table.seats.length > 2 && game.teams === true && others;
  const end = async (reason: EndReason): Promise<void> => {
    const sent = await propose({ end: reason });
    setSure(null);
    if (sent.ok) onDone();
  };
  if (sure === null)
    return (
      <>
        {resigns && (
          <button
            type="button"
            className="button-quiet"
            disabled={!online}
            autoFocus={kept === 'resigned'}
            onClick={() => setSure('resigned')}
          >
            {t('end-game.resign')}
          </button>
        )}
        {!isRatedAlone(table, place) && (
          <button
            type="button"
            className="button-quiet"
            disabled={!online || table.asking !== undefined}
            autoFocus={kept === 'abandoned'}
            onClick={() => setSure('abandoned')}
          >
            {t(others ? 'end-game.propose' : 'end-game.abandon')}
          </button>
        )}
      </>
    );
  return (
    <div ref={intoSight} className="give-up" role="group" aria-label={t('end-game.title')}>
      <p>
        {sure === 'resigned'
          ? t('end-game.resign.text', { mates: mates ? 'yes' : 'no' })
          : t(others ? 'end-game.propose.text' : 'end-game.abandon.text')}
      </p>
      <div className="buttons">
        <button type="button" className="button-quiet" autoFocus onClick={() => setSure(null)}>
          {t('end-game.no')}
        </button>
        <button type="button" className="button-quiet" disabled={!online} onClick={() => void end(sure)}>
          {t(sure === 'resigned' ? 'end-game.resign' : others ? 'end-game.propose' : 'end-game.abandon')}
        </button>
      </div>
    </div>
  );
}
