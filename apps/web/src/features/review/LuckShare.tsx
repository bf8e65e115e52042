import type { Luck } from '@turntable/bots/review/review.ts';
import { useMessages } from '../../i18n/messages.ts';
import { penOf } from '../../ui/pens.ts';
import { percents } from './percents.ts';

interface LuckShareProps {
  readonly luck: Luck;
  readonly sideName: (side: number) => string;
  /** The seat whose pen draws each side. */
  readonly penSeat: (side: number) => number;
}

/** What the deal gave and what came of it, one bar above the other: hollow for the deal, full for the game. */
export function LuckShare({ luck, sideName, penSeat }: LuckShareProps) {
  const { t } = useMessages();
  const [dealt, played] = [percents(luck.dealt), percents(luck.played)];
  return (
    <section aria-labelledby="review-luck">
      <h2 id="review-luck">{t('review.luck')}</h2>
      <ul className="review-luck">
        {dealt.map((given, side) => {
          const made = played[side]!;
          const { colour } = penOf(penSeat(side));
          return (
            <li key={side}>
              {t('review.luck.side', { who: sideName(side), dealt: given, played: made })}
              <span className="review-bars" aria-hidden="true" style={{ color: colour }}>
                <span data-bar="dealt" style={{ width: `${given}%` }} />
                <span data-bar="played" style={{ width: `${made}%` }} />
              </span>
            </li>
          );
        })}
      </ul>
      <p className="soft">{t('review.luck.how', { games: luck.games })}</p>
    </section>
  );
}
