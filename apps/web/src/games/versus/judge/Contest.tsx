import { seenValue } from '@turntable/games/versus/index.ts';
import { useUnits } from '../../../device/system.ts';
import { useMessages } from '../../../i18n/messages.ts';
import type { JudgeModel } from './model.ts';
import { nameOf, valueOf } from './Values.tsx';

interface ContestProps {
  readonly model: JudgeModel;
  /** The statistic that is called now. */
  readonly contest: string;
}

/** What is called now with both values as their cards have them; the greater is marked, boosters and coins may still change it. */
export function Contest({ model, contest }: ContestProps) {
  const messages = useMessages();
  const { t } = messages;
  const [system] = useUnits();
  const locomotives = model.sides.map(
    ({ locomotives }, side) => locomotives[model.meets?.[side] ?? -1]?.locomotive,
  );
  const [a, b] = locomotives.map((locomotive) => locomotive && seenValue(locomotive, contest));
  const greater = a === undefined || b === undefined || a === b ? null : a > b ? 0 : 1;
  return (
    <p className="judge-contest">
      {t('judge.contest', { statistic: nameOf(messages, contest) })}
      <span className="judge-meets">
        {locomotives.map(
          (locomotive, side) =>
            locomotive && (
              <span key={side} data-greater={greater === side}>
                {locomotive.front.name} <strong>{valueOf(messages, locomotive, contest, system)}</strong>
                {greater === side && ` ${t('judge.greater')}`}
              </span>
            ),
        )}
      </span>
    </p>
  );
}
