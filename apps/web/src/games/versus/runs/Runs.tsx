import type { Value } from '@turntable/games/versus/index.ts';
import { useUnits } from '../../../device/system.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { cardText, showValue, statisticName } from '../values.ts';
import './runs.css';

/** A statistic that was called, and what came of it; sides from left to right. */
export interface Run {
  readonly statistic: string;
  /** What was read; null where nothing was. */
  readonly values: readonly [Value | null, Value | null];
  readonly end: 'tie' | 'vetoed' | { readonly won: 0 | 1 };
}

interface RunsProps {
  /** In the order in which they were called. */
  readonly runs: readonly Run[];
  /** Who the sides are; null: the left one is the reader's. */
  readonly sides: readonly [string, string] | null;
}

/** The number of last runs that are not folded. */
const OPEN = 6;

/** The runs of a game with both values, the last first; those of long ago are folded. */
export function Runs({ runs, sides }: RunsProps) {
  const { t } = useMessages();
  if (runs.length === 0) return null;
  const recent = runs.map((run, i) => ({ run, number: i + 1 })).reverse();
  const early = recent.slice(OPEN);
  const pointsOf = (side: 0 | 1): number =>
    early.filter(({ run: { end } }) => typeof end === 'object' && end.won === side).length;
  return (
    <section className="runs">
      <table>
        <caption>{t('vs.runs')}</caption>
        <thead>
          <tr>
            <th scope="col" className="runs-number">
              {t('vs.runs.run')}
            </th>
            <th scope="col">{t('vs.runs.statistic')}</th>
            <th scope="col">{sides?.[0] ?? t('vs.runs.yours')}</th>
            <th scope="col">{sides?.[1] ?? t('vs.runs.theirs')}</th>
            <th scope="col">{t('vs.runs.point')}</th>
          </tr>
        </thead>
        <tbody>
          {recent.slice(0, OPEN).map((each) => (
            <Row key={each.number} {...each} sides={sides} />
          ))}
        </tbody>
      </table>
      {early.length > 0 && (
        <details>
          <summary>
            {t('vs.runs.earlier', { count: early.length })}{' '}
            <span className="soft figures unbroken">
              {pointsOf(0)} : {pointsOf(1)}
            </span>
          </summary>
          <table aria-label={t('vs.runs.earlier', { count: early.length })}>
            <tbody>
              {early.map((each) => (
                <Row key={each.number} {...each} sides={sides} />
              ))}
            </tbody>
          </table>
        </details>
      )}
    </section>
  );
}

interface RunValueProps extends Pick<Run, 'statistic' | 'values'> {
  readonly side: 0 | 1;
}

/** A value of a run; where both read alike, with that of its card, on a line of its own where there is little room. */
function RunValue({ statistic, values, side }: RunValueProps) {
  const messages = useMessages();
  const [system] = useUnits();
  const value = values[side] ?? null;
  if (value === null) return '–';
  const card = cardText(messages, statistic, value, values[1 - side], system);
  return (
    <>
      {showValue(messages, statistic, value, system)}
      {card !== null && <small> ({card})</small>}
    </>
  );
}

interface RowProps extends Pick<RunsProps, 'sides'> {
  readonly run: Run;
  readonly number: number;
}

function Row({ run: { statistic, values, end }, number, sides }: RowProps) {
  const messages = useMessages();
  const { t } = messages;
  const won = typeof end === 'object' ? end.won : null;
  return (
    <tr>
      <td className="runs-number">{number}</td>
      <th scope="row">{statisticName(messages, statistic)}</th>
      {([0, 1] as const).map((side) => (
        <td key={side} className="runs-value" data-won={won === side}>
          <RunValue {...{ statistic, values, side }} />
        </td>
      ))}
      <td>
        {won === null ? (
          <span className="soft">{t(end === 'tie' ? 'vs.runs.tie' : 'vs.runs.vetoed')}</span>
        ) : (
          <span className="runs-point" data-side={won}>
            {sides?.[won] ?? t(won === 0 ? 'vs.runs.point.yours' : 'vs.runs.point.theirs')}
          </span>
        )}
      </td>
    </tr>
  );
}
