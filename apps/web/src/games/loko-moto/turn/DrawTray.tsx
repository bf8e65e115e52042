import type { View } from '@turntable/games/loko-moto/types.ts';
import type { Plot } from '@turntable/pictures/loko-moto/plot.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { CancelButton } from './CancelButton.tsx';
import { LineSample, sampleOf } from '../map/MapKey.tsx';
import { NOTHING } from './plan.ts';
import type { Sayings } from '../words/sayings.ts';
import { brings } from '../market/market.ts';
import type { Turn } from './use-turn.ts';
import './draw-tray.css';

interface DrawTrayProps {
  readonly view: View;
  readonly plot: Plot;
  readonly turn: Turn;
  readonly sections: readonly number[];
  readonly words: Sayings;
}

/** What follows if a picked line is built, or which second line a reservation still wants. */
function useBrings({ view, plot, turn, sections }: DrawTrayProps): string {
  const { t } = useMessages();
  if (turn.phase === 'opening' || turn.seat === undefined) return '';
  if (turn.reserving) return t('lm.reserve.second');
  if (sections.length > 1) return t('lm.reserve.pair');
  const { network, train } = brings(view, plot, turn.seat, sections);
  return t('lm.draw.brings', { network, enough: train ? 'yes' : 'no', train: train?.name ?? '' });
}

/** Letters from which the names and what follows take two lines on a phone. */
const LONG = 34;

/** One line or two are picked: build, close or reserve. */
export function DrawTray(props: DrawTrayProps) {
  const { turn, sections, words, plot } = props;
  const { t } = useMessages();
  const outcome = useBrings(props);
  const ids = sections.map((s) => plot.tracks[s]!.id);
  const [first, second] = sections;
  const opening = turn.phase === 'opening';
  const single = second === undefined;
  const what = single
    ? words.section(first!)
    : t('lm.draw.pair', { first: words.section(first!), second: words.section(second) });
  const { seat = 0 } = turn;
  return (
    <div className="lm-tray lm-tray-draw" data-long={what.length + outcome.length > LONG || undefined}>
      <p className="lm-tray-text">
        <strong className="lm-asked">{what}</strong> <span role="status">{outcome}</span>
      </p>
      <CancelButton label={t('lm.cancel')} onCancel={() => turn.setPlan(NOTHING)} />
      <div className="lm-actions">
        {single && !turn.reserving && (
          <button
            type="button"
            className="lm-act"
            disabled={turn.busy}
            data-act={opening ? 'close' : 'build'}
            onClick={() =>
              turn.submit(opening ? { type: 'close', section: ids[0]! } : { type: 'build', section: ids[0]! })
            }
          >
            {!opening && <LineSample marks={sampleOf('build', seat)} seat={seat} />}
            {t(opening ? 'lm.close' : turn.plans ? 'lm.plan.build' : 'lm.build')}
            <kbd aria-hidden="true">B</kbd>
          </button>
        )}
        {turn.reserving && (
          <button type="button" className="lm-act" onClick={() => turn.setReserving(false)}>
            {t('lm.reserve.undo')}
          </button>
        )}
        {!opening && !turn.reserving && (turn.reservable || turn.mayReserve) && (
          <button
            type="button"
            className="lm-act"
            disabled={turn.busy}
            data-act="reserve"
            onClick={() =>
              turn.reservable ? turn.submit({ type: 'reserve', sections: ids }) : turn.setReserving(true)
            }
          >
            <LineSample marks={sampleOf('reserve', seat)} seat={seat} />
            {turn.plans
              ? t('lm.plan.reserve', { count: sections.length })
              : t(single ? 'lm.reserve' : 'lm.reserve.both')}
            <kbd aria-hidden="true">R</kbd>
          </button>
        )}
      </div>
    </div>
  );
}
