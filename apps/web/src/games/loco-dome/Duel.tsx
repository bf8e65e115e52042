import { other, type Side, type View } from '@turntable/games/loco-dome/types.ts';
import { useMessages } from '../../i18n/messages.ts';
import { Picture } from '../../locomotives/Picture.tsx';
import { useUnits } from '../../device/system.ts';
import { showValue, statisticName } from '../versus/values.ts';
import { meeting, type Facts } from './facts.ts';
import type { Called } from './record/story.ts';
import './duel.css';

interface DuelProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly sides: readonly [Side, Side];
  /** The call that is shown; nothing before the first. */
  readonly called: Called | undefined;
  /** The active locomotives at the moment that is shown, by contestant. */
  readonly active: Facts['active'];
}

/** The two engines that meet; values turn over in the order in which they were read, then who wins. */
export function Duel({ view, names, sides, called, active }: DuelProps) {
  const messages = useMessages();
  const { t } = messages;
  const [system] = useUnits();
  const reads = called?.reads ?? [];
  const shownAt = (side: Side): number | undefined =>
    meeting(active, side, reads, called && side !== called.by ? called.target : null) ?? undefined;
  if (!called && sides.every((side) => shownAt(side) === undefined)) return null;
  const end = called?.end;
  const winner = end?.kind === 'won' ? end.side : undefined;
  return (
    <section className="ld-duel" aria-label={t('ld.duel')}>
      {called && (
        <p className="ld-duel-call">
          <span className="soft">{t('ld.duel.called', { name: names[called.by] ?? '' })}</span>
          <strong key={called.statistic} className="sign sign-green ld-duel-sign">
            {statisticName(messages, called.statistic)}
          </strong>
        </p>
      )}
      <div className="ld-duel-pair">
        {sides.map((side, i) => {
          const at = shownAt(side);
          const front = at === undefined ? undefined : view.rosters[side]?.[at]?.front;
          const turn = reads.findLastIndex((one) => one.side === side);
          const read = reads[turn];
          return (
            <div
              key={side}
              className="ld-duel-side"
              data-won={winner === side}
              data-lost={winner === other(side)}
            >
              {front ? (
                <>
                  <Picture engine={front} decorative mirrored={i === 0} className="ld-duel-picture" />
                  <p className="ld-duel-name">
                    {front.name}
                    {at !== active[side] && called?.target === at && (
                      <span className="soft"> ({t('ld.duel.target')})</span>
                    )}
                  </p>
                </>
              ) : (
                <p className="soft">{t('ld.duel.none')}</p>
              )}
              {called && (
                <p
                  className="ld-duel-value"
                  data-order={Math.min(turn, 1)}
                  key={`${called.statistic}/${turn}`}
                >
                  {read ? showValue(messages, called.statistic, read.value, system) : '–'}
                  {read?.calculated && <span className="ld-duel-note">{t('ld.value.calculated')}</span>}
                </p>
              )}
            </div>
          );
        })}
      </div>
      {called && (
        <p className="ld-duel-end" key={end?.kind ?? 'open'}>
          {!end && t(view.phase === 'tie-break' ? 'ld.duel.tie' : 'ld.duel.wait')}
          {end?.kind === 'won' && t('ld.duel.won', { points: end.points, name: names[end.side] ?? '' })}
          {end?.kind === 'tied' && t('ld.duel.tie')}
          {end?.kind === 'undecided' && t('ld.duel.undecided', { name: names[end.side] ?? '' })}
          {end?.kind === 'skipped' && t('ld.duel.skipped')}
        </p>
      )}
    </section>
  );
}
