import { useContext } from 'react';
import type { Act } from '@turntable/engine';
import { activeOf, nextMarkerAt } from '@turntable/games/loco-dome/roundhouse.ts';
import { other, type Side, type View } from '@turntable/games/loco-dome/types.ts';
import { useMessages } from '../../i18n/messages.ts';
import { Offer } from '../versus/asking/Offer.tsx';
import { useOpened, useReturned } from '../versus/asking/use-opened.ts';
import { Suggested, useSetBySuggestion, useSuggests } from '../versus/suggested/suggested.ts';
import { Coins } from './Board.tsx';
import { LocomotiveChoice } from './LocomotiveChoice.tsx';
import type { Turn } from './use-turn.ts';

/** The six uses of a marker, and a reset of the record, which costs none. */
const USES = ['swap', 'knock-out', 'rest', 'block', 'sacrifice', 'detonate'] as const;
const WAYS = [...USES, 'reset'] as const;
type Way = (typeof WAYS)[number];

/** The stage that a move is made on; null: it costs no marker. */
const wayOf = ({ type }: Act): Way | null => WAYS.find((way) => way === type) ?? null;

interface MarkersProps {
  readonly view: View;
  readonly side: Side;
  readonly turn: Turn;
}

/** What may be done with a marker, each with its effect and when it is open; one opens a stage of its own. */
export function Markers({ view, side, turn }: MarkersProps) {
  const { t } = useMessages();
  const [chosen, setChosen] = useSetBySuggestion(useContext(Suggested), null as Way | null, wayOf);
  const ways = WAYS.filter((way) => turn.can(way));
  const way = chosen !== null && ways.includes(chosen) ? chosen : null;
  const onTie = turn.kinds.has('tie-break');
  const count = view.markers[side];
  const against = activeOf(view, other(side));
  const locomotive = against === undefined ? '' : (view.rosters[other(side)]?.[against]?.front.name ?? '');
  const { place, back } = useReturned<HTMLDivElement>(way !== null);
  const leave = (): void => {
    back(`[data-kind='${way}']`);
    setChosen(null);
  };
  if (way !== null) return <Stage key={way} {...{ view, side, turn, way, onTie }} onBack={leave} />;
  const shown = WAYS.filter((one) => ways.includes(one) || (one !== 'reset' && count > 0));
  if (shown.length === 0 && count > 0) return null;
  return (
    <section className="ld-markers-do" aria-labelledby="ld-markers">
      <h3 id="ld-markers">
        {t('ld.tiles', { count })} <Coins count={count} />
      </h3>
      {count === 0 && <p className="soft">{t('ld.tiles.next', { total: nextMarkerAt(view) })}</p>}
      <div className="vs-offers" ref={place}>
        {shown.map((one) => {
          const open = ways.includes(one);
          const effect =
            open || one === 'reset' ? (`ld.tile.${one}` as const) : (`ld.tile.${one}.when` as const);
          return (
            <Offer
              key={one}
              kind={one}
              name={t(one === 'knock-out' && onTie ? 'ld.knock-out.free' : `ld.${one}`)}
              effect={t(effect, { engine: locomotive })}
              shut={open ? undefined : ''}
              busy={turn.busy}
              onPlay={() => setChosen(one)}
            />
          );
        })}
      </div>
    </section>
  );
}

interface StageProps extends MarkersProps {
  readonly way: Way;
  readonly onTie: boolean;
  onBack(): void;
}

/** Where a use is chosen and done, or left alone. */
function Stage({ view, side, turn, way, onTie, onBack }: StageProps) {
  const { t } = useMessages();
  const suggests = useSuggests();
  const title = way === 'knock-out' && onTie ? 'ld.knock-out.free' : (`ld.${way}` as const);
  const text = way === 'rest' && onTie ? 'ld.rest.skip' : (`${title}.text` as const);
  const section = useOpened<HTMLElement>();
  return (
    <section ref={section} tabIndex={-1} className="ld-act" data-way={way} aria-labelledby="ld-act">
      <h3
        id="ld-act"
        className={`sign ${way === 'detonate' || way === 'knock-out' ? 'sign-red' : 'sign-black'}`}
      >
        {t(title)}
      </h3>
      <p>{t(text)}</p>
      {way === 'swap' || way === 'block' || way === 'sacrifice' ? (
        <LocomotiveChoice
          view={view}
          side={side}
          way={way}
          places={turn.all(way).map(({ locomotive }) => locomotive)}
          busy={turn.busy}
          onChoose={(locomotive) => turn.play({ type: way, locomotive })}
        />
      ) : (
        <div className="buttons">
          <button
            type="button"
            className="button"
            data-suggested={suggests({ type: way })}
            disabled={turn.busy}
            onClick={() => turn.play(way === 'knock-out' ? turn.all('knock-out')[0]! : { type: way })}
          >
            {t(way === 'detonate' ? 'ld.detonate.do' : way === 'knock-out' ? 'ld.knock-out.do' : `ld.${way}`)}
          </button>
        </div>
      )}
      <button type="button" className="button-quiet ld-back" onClick={onBack}>
        {t('ld.back')}
      </button>
    </section>
  );
}
