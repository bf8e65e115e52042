import { useState } from 'react';
import type { Side, View } from '@turntable/games/loco-dome/types.ts';
import { useMessages } from '../../i18n/messages.ts';
import { EngineChoice } from './EngineChoice.tsx';
import type { Turn } from './use-turn.ts';

const WAYS = ['swap', 'block', 'sacrifice', 'rest', 'knock-out', 'detonate', 'reset'] as const;
type Way = (typeof WAYS)[number];

interface MarkersProps {
  readonly view: View;
  readonly side: Side;
  readonly turn: Turn;
}

/** What may be done with a marker now; each opens a stage of its own, where it is chosen and done or left alone. */
export function Markers({ view, side, turn }: MarkersProps) {
  const { t } = useMessages();
  const [chosen, setChosen] = useState<Way | null>(null);
  const ways = WAYS.filter((way) => turn.can(way));
  const way = chosen !== null && ways.includes(chosen) ? chosen : null;
  const onTie = turn.kinds.has('tie-break');
  if (ways.length === 0) return null;
  if (way === null)
    return (
      <div className="buttons ld-markers-do" role="group" aria-label={t('ld.markers.use')}>
        {ways.map((one) => (
          <button key={one} type="button" className="button-quiet" onClick={() => setChosen(one)}>
            {t(one === 'knock-out' && onTie ? 'ld.knock-out.free' : `ld.${one}`)}
          </button>
        ))}
      </div>
    );
  const title = way === 'knock-out' && onTie ? 'ld.knock-out.free' : (`ld.${way}` as const);
  const text = way === 'rest' && onTie ? 'ld.rest.skip' : (`${title}.text` as const);
  return (
    <section className="ld-act" data-way={way} aria-labelledby="ld-act">
      <h3
        id="ld-act"
        className={`sign ${way === 'detonate' || way === 'knock-out' ? 'sign-red' : 'sign-black'}`}
      >
        {t(title)}
      </h3>
      <p>{t(text)}</p>
      {way === 'swap' || way === 'block' || way === 'sacrifice' ? (
        <EngineChoice
          view={view}
          side={side}
          places={turn.all(way).map(({ locomotive }) => locomotive)}
          busy={turn.busy}
          onChoose={(locomotive) => turn.play({ type: way, locomotive })}
        />
      ) : (
        <div className="buttons">
          <button
            type="button"
            className="button"
            disabled={turn.busy}
            onClick={() => turn.play(way === 'knock-out' ? turn.all('knock-out')[0]! : { type: way })}
          >
            {t(way === 'detonate' ? 'ld.detonate.do' : way === 'knock-out' ? 'ld.knock-out.do' : `ld.${way}`)}
          </button>
        </div>
      )}
      <button type="button" className="button-quiet ld-back" onClick={() => setChosen(null)}>
        {t('ld.back')}
      </button>
    </section>
  );
}
