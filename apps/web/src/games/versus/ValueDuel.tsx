import type { Coin } from '@turntable/games/double-header/types.ts';
import type { Front } from '@turntable/roster';
import { useMessages } from '../../i18n/messages.ts';
import { Picture } from '../../locomotives/Picture.tsx';
import './value-duel.css';

export interface DuelSide {
  /** Whose value it is. */
  readonly team: string;
  readonly engine: Front | null;
  /** The value as it is shown; null until it is read. */
  readonly value: string | null;
  readonly calculated: boolean;
  /** How the value came about: a booster, a tag. */
  readonly manner: string | null;
  readonly booster: string | null;
  readonly coin: Coin | null;
  readonly won: boolean;
}
interface ValueDuelProps {
  readonly statistic: string;
  readonly sides: readonly [DuelSide, DuelSide];
  /** Which side is asked first: the opposing one. */
  readonly first: 0 | 1;
  /** Who wins and why, once it is settled. */
  readonly verdict: string | null;
}

/** Two values that meet: number plates which are turned up one after the other, then who wins and why. */
export function ValueDuel({ statistic, sides, first, verdict }: ValueDuelProps) {
  return (
    <div className="vs-duel">
      <p className="vs-duel-statistic">{statistic}</p>
      <div className="vs-duel-sides">
        {sides.map((side, i) => (
          <Side key={i} side={side} mirrored={i === 0} leads={first === i} />
        ))}
      </div>
      <p className="vs-duel-verdict">{verdict}</p>
    </div>
  );
}

interface SideProps {
  readonly side: DuelSide;
  readonly mirrored: boolean;
  readonly leads: boolean;
}

function Side({ side, mirrored, leads }: SideProps) {
  const { t } = useMessages();
  const { team, engine, value, calculated, manner, booster, coin, won } = side;
  return (
    <div className="vs-duel-side" data-won={won} data-leads={leads}>
      {engine && (
        <div className="vs-duel-picture">
          <Picture engine={engine} mirrored={mirrored} decorative />
        </div>
      )}
      <p className="vs-duel-name">{engine?.name ?? team}</p>
      <p className={value === null ? 'vs-duel-plate' : 'vs-duel-plate vs-duel-read'}>
        {value === null ? (
          <>
            <span aria-hidden="true">· · ·</span>
            <span className="hidden-visually">{t('vs.value.waiting')}</span>
          </>
        ) : (
          <span key={value} className="vs-duel-value">
            {value}
          </span>
        )}
      </p>
      <p className="vs-duel-notes">
        {booster && <span className="vs-duel-booster">{booster}</span>}
        {coin && (
          <span className="vs-duel-coin" data-coin={coin}>
            {t('vs.coin', { result: coin })}
          </span>
        )}
        {manner && <span>{manner}</span>}
        {calculated && <span>{t('vs.value.calculated')}</span>}
      </p>
    </div>
  );
}
