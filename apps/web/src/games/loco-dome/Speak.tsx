import { useContext } from 'react';
import { activeOf } from '@turntable/games/loco-dome/roundhouse.ts';
import { other, type Side, type View } from '@turntable/games/loco-dome/types.ts';
import { claimedFeatures } from '@turntable/games/versus/style.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useOpened, useReturned } from '../versus/asking/use-opened.ts';
import { FeatureClaims, Verdicts } from '../versus/FeatureClaims.tsx';
import { Suggested, useSetBySuggestion, useSuggests } from '../versus/suggested/suggested.ts';
import type { Turn } from './use-turn.ts';

interface SpeakProps {
  readonly view: View;
  readonly side: Side;
  readonly turn: Turn;
}

/** The reader's word in a knock-out: a point, a verdict on the one that waits, or that none is left. */
export function Speak(props: SpeakProps) {
  const { t } = useMessages();
  const { turn } = props;
  const { busy, play, can, all } = turn;
  const suggested = useContext(Suggested);
  const suggests = useSuggests();
  const [sure, setSure] = useSetBySuggestion(suggested, false, ({ type }) => type === 'concede');
  const said = can('concede') && (
    <>
      <Point {...props} />
      <Concede turn={turn} sure={sure} onSure={setSure} />
    </>
  );
  // The verdict is asked first; whoever goes on without it accepts the point.
  return (
    <>
      {can('rule') && (
        <Verdicts
          verdicts={all('rule').map(({ verdict }) => verdict)}
          busy={busy}
          onRule={(verdict, reason) => play({ type: 'rule', verdict, ...(reason ? { reason } : {}) })}
        />
      )}
      {can('equal') && (
        <div className="buttons">
          <button
            type="button"
            className="button-quiet"
            data-suggested={suggests({ type: 'equal' })}
            disabled={busy}
            onClick={() => play({ type: 'equal' })}
          >
            {t('ld.ko.equal-do')}
          </button>
        </div>
      )}
      {can('rule') && said ? (
        <details className="claims-later" open={suggested !== undefined && suggested.type !== 'rule'}>
          <summary>{t('claims.later')}</summary>
          {said}
        </details>
      ) : (
        said
      )}
    </>
  );
}

type Word = 'claim' | 'reply';
const wordOf = ({ kinds }: Turn): Word => (kinds.has('claim') ? 'claim' : 'reply');

/** A point of one's own. */
function Point({ view, side, turn }: SpeakProps) {
  const type = wordOf(turn);
  const points = turn.all(type);
  const frontsOf = (of: Side) => {
    const at = activeOf(view, of);
    return at === undefined ? [] : [view.rosters[of]![at]!.front];
  };
  return (
    <FeatureClaims
      turn={type}
      claimable={points.flatMap((point) => ('feature' in point ? [point.feature] : []))}
      claimed={view.sequence ? claimedFeatures(view.sequence.ledger, side) : []}
      own={frontsOf(side)}
      others={frontsOf(other(side))}
      words={points.some((point) => 'text' in point)}
      busy={turn.busy}
      onSay={(point) => turn.play({ type, ...point })}
    />
  );
}

interface ConcedeProps {
  readonly turn: Turn;
  /** The button was pressed, and the confirmation is shown. */
  readonly sure: boolean;
  onSure(sure: boolean): void;
}

/** That no point is left. */
function Concede({ turn, sure, onSure }: ConcedeProps) {
  const { t } = useMessages();
  const { place, back } = useReturned<HTMLDivElement>(sure);
  const leave = (): void => {
    back('button');
    onSure(false);
  };
  if (!sure)
    return (
      <div className="buttons" ref={place}>
        <button type="button" className="button-quiet" onClick={() => onSure(true)}>
          {t('ld.ko.concede')}
        </button>
      </div>
    );
  return <Sure turn={turn} onBack={leave} />;
}

/** The question whether it is meant. */
function Sure({ turn, onBack }: { readonly turn: Turn; onBack(): void }) {
  const { t } = useMessages();
  const suggests = useSuggests();
  const section = useOpened<HTMLElement>();
  return (
    <section ref={section} tabIndex={-1} className="ld-act" aria-label={t('ld.ko.concede')}>
      <p>{t(`ld.ko.concede.text.${wordOf(turn)}`)}</p>
      <div className="buttons">
        <button
          type="button"
          className="button"
          data-suggested={suggests({ type: 'concede' })}
          disabled={turn.busy}
          onClick={() => turn.play({ type: 'concede' })}
        >
          {t('ld.ko.concede.do')}
        </button>
        <button type="button" className="button-quiet" onClick={onBack}>
          {t('ld.back')}
        </button>
      </div>
    </section>
  );
}
