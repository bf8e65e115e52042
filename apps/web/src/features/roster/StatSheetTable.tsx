import { STATISTICS } from '@turntable/roster/statistics.ts';
import type { StatSheet } from '@turntable/roster/stat-sheet.ts';
import { useMessages } from '../../i18n/messages.ts';
import { valueText } from '../../locomotives/figures.ts';
import { useUnits } from '../../device/system.ts';
import { FigureOrigin, type Sources } from './FigureOrigin.tsx';
import './stat-sheet.css';

interface StatSheetTableProps {
  readonly statSheet: StatSheet;
  /** A stat sheet to set beside it: where values differ, what they were. */
  readonly base?: StatSheet | undefined;
  readonly caption: string;
  /** Where published figures were read; without it they are only said to be published. */
  readonly sources?: Sources | undefined;
}

/** The forty statistics, set like a timetable: value, unit, and whether it is published, worked out or unknown. */
export function StatSheetTable({ statSheet, base, caption, sources }: StatSheetTableProps) {
  const messages = useMessages();
  const { t, say } = messages;
  const [system] = useUnits();
  const flagged = new Set(statSheet.flags.map(({ statistic }) => statistic));
  return (
    <div className="stat-sheet-frame">
      <table className="stat-sheet">
        <caption className="hidden-visually">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('locomotive.statistic')}</th>
            <th scope="col" className="stat-sheet-value">
              {t('locomotive.value')}
            </th>
            <th scope="col">{t('locomotive.from')}</th>
          </tr>
        </thead>
        <tbody>
          {STATISTICS.map((statistic) => {
            const figure = statSheet.statistics[statistic.id];
            const was = base?.statistics[statistic.id].value;
            const differs = was !== undefined && was !== figure.value;
            return (
              <tr key={statistic.id} className={`stat-sheet-${figure.state}`}>
                <th scope="row">
                  {say(`statistic.${statistic.id}`)}
                  {flagged.has(statistic.id) && (
                    <span className="stat-sheet-flag" role="img" aria-label={t('locomotive.flags')}>
                      !
                    </span>
                  )}
                </th>
                <td className="stat-sheet-value">
                  {figure.value === null ? '–' : valueText(messages, figure.value, statistic, system)}
                  {differs && (
                    <span className="stat-sheet-was">
                      {t('calc.was', {
                        value: was === null ? '–' : valueText(messages, was, statistic, system),
                      })}
                    </span>
                  )}
                </td>
                <td className="stat-sheet-state">
                  <FigureOrigin id={statistic.id} statValue={figure} sources={sources ?? null} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
