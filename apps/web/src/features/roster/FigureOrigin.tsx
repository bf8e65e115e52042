import { isFigureKey, type FigureKey } from '@turntable/roster/figures.ts';
import type { FigureSource, Locomotive } from '@turntable/roster/locomotive.ts';
import type { StatValue } from '@turntable/roster/stat-sheet.ts';
import { statistic, type StatisticId } from '@turntable/roster/statistics.ts';
import { useMessages } from '../../i18n/messages.ts';
import { formulaText, inputText } from '../../locomotives/figures.ts';

/** Where the figures of a locomotive were read; undefined for locomotives that have no sources, such as one's own. */
export type Sources = Locomotive['sources'];

interface FigureOriginProps {
  readonly id: StatisticId;
  readonly statValue: StatValue;
  /** Null: a locomotive without sources. */
  readonly sources: NonNullable<Sources> | null;
}

/** Whether a value is published, worked out or unknown; opened, the page that it was read from or how it was worked out. */
export function FigureOrigin({ id, statValue, sources }: FigureOriginProps) {
  const messages = useMessages();
  const { t } = messages;
  if (statValue.state === 'unknown') return <>{t('stat-sheet.unknown')}</>;
  if (statValue.state === 'published') {
    const key = figureOf(id);
    if (!sources || !key) return <>{t('stat-sheet.published')}</>;
    return (
      <details>
        <summary>{t('stat-sheet.published')}</summary>
        <SourceText source={sources[key]} />
      </details>
    );
  }
  // A rear of this device says that a value was worked out, and not how.
  if (statValue.formula === '') return <>{t('stat-sheet.calculated')}</>;
  const cited = Object.keys(statValue.inputs).flatMap((input) => {
    const key = figureOf(input);
    const source = key && sources?.[key];
    return source ? [[input, source] as const] : [];
  });
  return (
    <details>
      <summary>{t('stat-sheet.calculated')}</summary>
      <p>= {formulaText(messages, statValue.formula)}</p>
      <ul>
        {Object.entries(statValue.inputs).map(([input, value]) => (
          <li key={input}>{inputText(messages, input, value)}</li>
        ))}
      </ul>
      {cited.map(([input, source]) => (
        <SourceText key={input} source={source} />
      ))}
    </details>
  );
}

/** The figure that a statistic is published as, or that an input is; nothing for what is only worked out, and the year. */
function figureOf(id: string): FigureKey | undefined {
  const known = statistic(id);
  const key = known && 'published' in known ? known.published : id;
  return key !== undefined && isFigureKey(key) ? key : undefined;
}

function SourceText({ source }: { readonly source: FigureSource | undefined }) {
  const { t } = useMessages();
  if (!source)
    return (
      <p>
        <a href="#sources">{t('locomotive.source.see')}</a>
      </p>
    );
  return (
    <p>
      <a href={source.url} rel="noreferrer external">
        {new URL(source.url).hostname}
      </a>
      {source.printed !== undefined && <q className="stat-sheet-printed">{source.printed}</q>}
    </p>
  );
}
