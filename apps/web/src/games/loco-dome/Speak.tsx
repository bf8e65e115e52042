import { useState } from 'react';
import { activeOf } from '@turntable/games/loco-dome/roundhouse.ts';
import { other, type Side, type View } from '@turntable/games/loco-dome/types.ts';
import { useMessages } from '../../i18n/messages.ts';
import { FeatureClaims, Verdicts } from '../versus/FeatureClaims.tsx';
import type { Turn } from './use-turn.ts';

interface SpeakProps {
  readonly view: View;
  readonly side: Side;
  readonly turn: Turn;
}

/** The reader's word in a knock-out: a point, a verdict on the one that waits, or that none is left. */
export function Speak({ view, side, turn }: SpeakProps) {
  const { t } = useMessages();
  const { busy, play, can } = turn;
  const [sure, setSure] = useState(false);
  const type = turn.kinds.has('claim') ? 'claim' : 'reply';
  const points = turn.all(type);
  const frontsOf = (of: Side) => {
    const at = activeOf(view, of);
    return at === undefined ? [] : [view.rosters[of]![at]!.front];
  };
  const said = (
    <>
      {can('concede') && (
        <>
          <FeatureClaims
            turn={type}
            claimable={points.flatMap((point) => ('feature' in point ? [point.feature] : []))}
            own={frontsOf(side)}
            others={frontsOf(other(side))}
            words={points.some((point) => 'text' in point)}
            busy={busy}
            onSay={(point) => play({ type, ...point })}
          />
          {sure ? (
            <section className="ld-act" aria-label={t('ld.ko.concede')}>
              <p>{t(`ld.ko.concede.text.${type}`)}</p>
              <div className="buttons">
                <button
                  type="button"
                  className="button"
                  disabled={busy}
                  onClick={() => play({ type: 'concede' })}
                >
                  {t('ld.ko.concede.do')}
                </button>
                <button type="button" className="button-quiet" onClick={() => setSure(false)}>
                  {t('ld.back')}
                </button>
              </div>
            </section>
          ) : (
            <div className="buttons">
              <button type="button" className="button-quiet" onClick={() => setSure(true)}>
                {t('ld.ko.concede')}
              </button>
            </div>
          )}
        </>
      )}
    </>
  );
  // The verdict is asked first; whoever goes on without it accepts the point.
  return (
    <>
      {can('rule') && (
        <Verdicts
          verdicts={turn.all('rule').map(({ verdict }) => verdict)}
          busy={busy}
          onRule={(verdict, reason) => play({ type: 'rule', verdict, ...(reason ? { reason } : {}) })}
        />
      )}
      {can('equal') && (
        <div className="buttons">
          <button
            type="button"
            className="button-quiet"
            disabled={busy}
            onClick={() => play({ type: 'equal' })}
          >
            {t('ld.ko.equal-do')}
          </button>
        </div>
      )}
      {can('rule') && can('concede') ? (
        <details className="claims-later">
          <summary>{t('claims.later')}</summary>
          {said}
        </details>
      ) : (
        said
      )}
    </>
  );
}
