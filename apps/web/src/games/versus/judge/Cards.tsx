import { useId, useState } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { Picture } from '../../../locomotives/Picture.tsx';
import type { JudgeModel, JudgedSide } from './model.ts';
import { Values } from './Values.tsx';
import './values.css';

interface CardsProps {
  readonly model: JudgeModel;
  readonly names: readonly string[];
  /** The statistic that stands first: called now, else the last. */
  readonly pinned: string | null;
}

/** Both sides' cards; of the two that are looked at, every value, side by side. */
export function Cards({ model, names, pinned }: CardsProps) {
  const { t, list } = useMessages();
  const heading = useId();
  const [chosen, setChosen] = useState<readonly (number | null)[]>([null, null]);
  const shown = model.sides.map((side, i) => chosen[i] ?? atWork(side));
  const locomotives = model.sides.flatMap((side, i) => side.locomotives[shown[i] ?? 0]?.locomotive ?? []);
  return (
    <section className="judge-cards" aria-labelledby={heading}>
      <h2 id={heading}>{t('judge.cards')}</h2>
      <div className="judge-cards-sides">
        {model.sides.map((side, i) => (
          <ul
            key={i}
            className="judge-locomotives"
            aria-label={t('judge.cards.of', { names: list(side.seats.map((seat) => names[seat] ?? '')) })}
          >
            {side.locomotives.map(({ locomotive, status }, e) => (
              <li key={locomotive.front.id + e}>
                <button
                  type="button"
                  className="judge-locomotive"
                  data-status={status}
                  aria-pressed={shown[i] === e}
                  aria-label={t('judge.cards.look', {
                    engine: locomotive.front.name,
                    status: t(`judge.status.${status}`),
                  })}
                  onClick={() => setChosen(chosen.with(i, e))}
                >
                  <Picture locomotive={locomotive.front} mirrored={i === 0} decorative />
                  <span className="judge-locomotive-name">{locomotive.front.name}</span>
                  <span className="soft">{t(`judge.status.${status}`)}</span>
                </button>
              </li>
            ))}
          </ul>
        ))}
      </div>
      {locomotives.length > 0 && <Values {...{ model, locomotives, names, pinned }} />}
    </section>
  );
}

/** The card that counts now, or the first one. */
function atWork({ locomotives }: JudgedSide): number {
  return Math.max(
    0,
    locomotives.findIndex(({ status }) => status === 'in-use' || status === 'active'),
  );
}
