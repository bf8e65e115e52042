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
  const engines = model.sides.flatMap((side, i) => side.engines[shown[i] ?? 0]?.engine ?? []);
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
            {side.engines.map(({ engine, status }, e) => (
              <li key={engine.front.id + e}>
                <button
                  type="button"
                  className="judge-locomotive"
                  data-status={status}
                  aria-pressed={shown[i] === e}
                  aria-label={t('judge.cards.look', {
                    engine: engine.front.name,
                    status: t(`judge.status.${status}`),
                  })}
                  onClick={() => setChosen(chosen.with(i, e))}
                >
                  <Picture engine={engine.front} mirrored={i === 0} decorative />
                  <span className="judge-locomotive-name">{engine.front.name}</span>
                  <span className="soft">{t(`judge.status.${status}`)}</span>
                </button>
              </li>
            ))}
          </ul>
        ))}
      </div>
      {engines.length > 0 && <Values {...{ model, engines, names, pinned }} />}
    </section>
  );
}

/** The card that counts now, or the first one. */
function atWork({ engines }: JudgedSide): number {
  return Math.max(
    0,
    engines.findIndex(({ status }) => status === 'in-use' || status === 'active'),
  );
}
