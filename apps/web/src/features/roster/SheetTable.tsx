import { STATISTICS } from '@turntable/roster/statistics.ts';
import type { Entry, Sheet } from '@turntable/roster/sheet.ts';
import { useMessages } from '../../i18n/messages.ts';
import { formulaText, inputText, valueText } from '../../locomotives/figures.ts';
import { useUnits } from '../../device/system.ts';
import './sheet.css';

interface SheetTableProps {
  readonly sheet: Sheet;
  /** A sheet to set beside it: where values differ, what they were. */
  readonly base?: Sheet | undefined;
  readonly caption: string;
}

/** The forty statistics, set like a timetable: value, unit, and whether it is published, worked out or unknown. */
export function SheetTable({ sheet, base, caption }: SheetTableProps) {
  const messages = useMessages();
  const { t, say } = messages;
  const [system] = useUnits();
  const flagged = new Set(sheet.flags.map(({ statistic }) => statistic));
  return (
    <table className="sheet">
      <caption className="hidden-visually">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('engine.statistic')}</th>
          <th scope="col" className="sheet-value">
            {t('engine.value')}
          </th>
          <th scope="col">{t('engine.from')}</th>
        </tr>
      </thead>
      <tbody>
        {STATISTICS.map((statistic) => {
          const entry = sheet.statistics[statistic.id];
          const was = base?.statistics[statistic.id].value;
          const differs = was !== undefined && was !== entry.value;
          return (
            <tr key={statistic.id} className={`sheet-${entry.state}`}>
              <th scope="row">
                {say(`statistic.${statistic.id}`)}
                {flagged.has(statistic.id) && (
                  <span className="sheet-flag" role="img" aria-label={t('engine.flags')}>
                    !
                  </span>
                )}
              </th>
              <td className="sheet-value">
                {entry.value === null ? '–' : valueText(messages, entry.value, statistic, system)}
                {differs && (
                  <span className="sheet-was">
                    {t('calc.was', {
                      value: was === null ? '–' : valueText(messages, was, statistic, system),
                    })}
                  </span>
                )}
              </td>
              <td className="sheet-state">
                <Origin entry={entry} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Origin({ entry }: { readonly entry: Entry }) {
  const messages = useMessages();
  const { t } = messages;
  if (entry.state !== 'calculated') return <>{t(`sheet.${entry.state}`)}</>;
  return (
    <details>
      <summary>{t('sheet.calculated')}</summary>
      <p>= {formulaText(messages, entry.formula)}</p>
      <ul>
        {Object.entries(entry.inputs).map(([id, value]) => (
          <li key={id}>{inputText(messages, id, value)}</li>
        ))}
      </ul>
    </details>
  );
}
