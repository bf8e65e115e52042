import { isReserved, type View } from '@turntable/games/loko-moto/types.ts';
import { useMessages } from '../../i18n/messages.ts';
import { CancelButton } from './CancelButton.tsx';
import { NOTHING } from './plan.ts';
import type { Plot } from '@turntable/pictures/loko-moto/plot.ts';
import type { Sayings } from './sayings.ts';
import type { Turn } from './use-turn.ts';

interface DrawTrayProps {
  readonly view: View;
  readonly plot: Plot;
  readonly turn: Turn;
  readonly sections: readonly number[];
  readonly words: Sayings;
}

/** One line or two are picked: build, close or reserve. */
export function DrawTray({ view, plot, turn, sections, words }: DrawTrayProps) {
  const { t } = useMessages();
  const ids = sections.map((s) => plot.tracks[s]!.id);
  const [first, second] = sections;
  const opening = turn.phase === 'opening';
  const what =
    second === undefined
      ? words.section(first!)
      : t('lm.draw.pair', { first: words.section(first!), second: words.section(second) });
  const single = second === undefined;
  return (
    <div className="lm-tray">
      <div className="lm-tray-text">
        <p className="lm-asked">{t('lm.draw.asked', { section: what })}</p>
        {single && !opening && !turn.reservable && !isReserved(view.lines[first!]!) && (
          <p>{t('lm.reserve.more')}</p>
        )}
      </div>
      <div className="lm-actions">
        {single && (
          <button
            type="button"
            className="button"
            disabled={turn.busy}
            data-act={opening ? 'close' : 'build'}
            onClick={() =>
              turn.submit(opening ? { type: 'close', section: ids[0]! } : { type: 'build', section: ids[0]! })
            }
          >
            {t(opening ? 'lm.close' : turn.plans ? 'lm.plan.build' : 'lm.build')}
          </button>
        )}
        {turn.reservable && (
          <button
            type="button"
            className={single ? 'button-quiet' : 'button'}
            disabled={turn.busy}
            data-act="reserve"
            onClick={() => turn.submit({ type: 'reserve', sections: ids })}
          >
            {turn.plans
              ? t('lm.plan.reserve', { count: sections.length })
              : t(single ? 'lm.reserve.last' : 'lm.reserve.both')}
          </button>
        )}
        <CancelButton label={t('lm.cancel')} onCancel={() => turn.setPlan(NOTHING)} />
      </div>
    </div>
  );
}
