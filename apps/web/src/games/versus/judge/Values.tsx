import { useId, useState } from 'react';
import { has } from '@turntable/messages';
import { seenValue, type SeenLocomotive } from '@turntable/games/versus/index.ts';
import { statistic as regular } from '@turntable/roster/statistics.ts';
import { useMessages, type Messages } from '../../../i18n/messages.ts';
import { figure, valueText } from '../../../locomotives/figures.ts';
import { UnitSwitch } from '../../../locomotives/UnitSwitch.tsx';
import { useUnits, type System } from '../../../device/system.ts';
import '../../../ui/style/field.css';
import type { JudgeModel } from './model.ts';
import './values.css';

interface ValuesProps {
  readonly model: JudgeModel;
  readonly locomotives: readonly SeenLocomotive[];
  readonly names: readonly string[];
  /** The statistic that stands first: called now, else the last. */
  readonly pinned: string | null;
}

/** Every statistic of the cards looked at, with what was called and vetoed. */
export function Values({ model, locomotives, names, pinned }: ValuesProps) {
  const messages = useMessages();
  const { t, locale } = messages;
  const [system] = useUnits();
  const [find, setFind] = useState('');
  const id = useId();
  const wanted = find.trim().toLocaleLowerCase(locale);
  const first = model.statistics.filter((statistic) => statistic === pinned);
  const rows = [...first, ...model.statistics.filter((statistic) => statistic !== pinned)]
    .map((statistic) => ({ statistic, name: nameOf(messages, statistic) }))
    .filter(({ name }) => name.toLocaleLowerCase(locale).includes(wanted));
  return (
    <div className="judge-values">
      <div className="judge-values-head">
        <div className="field">
          <label htmlFor={id}>{t('judge.values.find')}</label>
          <input
            id={id}
            type="search"
            className="input"
            value={find}
            onChange={(event) => setFind(event.target.value)}
          />
        </div>
        <UnitSwitch />
      </div>
      <table>
        <caption className="hidden-visually">{t('judge.values')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('judge.values.statistic')}</th>
            {locomotives.map(({ front }, i) => (
              <th scope="col" key={i}>
                {front.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ statistic, name }) => (
            <Row key={statistic} {...{ model, locomotives, names, pinned, statistic, name, system }} />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className="soft">{t('judge.values.nothing')}</p>}
    </div>
  );
}

interface RowProps extends ValuesProps {
  readonly statistic: string;
  readonly name: string;
  readonly system: System;
}
function Row({ model, locomotives, names, pinned, statistic, name, system }: RowProps) {
  const messages = useMessages();
  return (
    <tr data-called={model.called.includes(statistic)} data-contest={statistic === pinned}>
      <th scope="row">
        <span className="judge-statistic">{name}</span>
        {marksOf(messages, model, names, statistic).map((mark) => (
          <small key={mark}>{mark}</small>
        ))}
      </th>
      {locomotives.map((locomotive, i) => (
        <td key={i}>
          {valueOf(messages, locomotive, statistic, system)}
          {locomotive.rear?.calculated.includes(statistic) && (
            <small> {messages.t('vs.value.calculated')}</small>
          )}
        </td>
      ))}
    </tr>
  );
}

/** What is said beside a statistic: that it is contested, was called, and by whom it was vetoed. */
function marksOf(
  { t, list }: Messages,
  model: JudgeModel,
  names: readonly string[],
  statistic: string,
): readonly string[] {
  const vetoes = model.vetoed[statistic] ?? [];
  return [
    ...(model.contest === statistic ? [t('judge.contested')] : []),
    ...(model.called.includes(statistic) ? [t('judge.called')] : []),
    ...(vetoes.length > 0
      ? [t('judge.vetoed', { names: list(vetoes.map((seat) => names[seat] ?? '')) })]
      : []),
  ];
}

/** Statistics that a player's own locomotive brought along are called what they were called there. */
export function nameOf({ say }: Messages, statistic: string): string {
  const key = `statistic.${statistic}`;
  return has(key) ? say(key) : statistic;
}

/** A value as a card has it; that it is not known, where it has none. */
export function valueOf(
  messages: Messages,
  locomotive: SeenLocomotive,
  statistic: string,
  system: System,
): string {
  const value = seenValue(locomotive, statistic);
  if (value === undefined) return messages.t('judge.values.none');
  const known = regular(statistic);
  if (known) return valueText(messages, value, known, system);
  return figure(messages, value, (String(value).split('.')[1] ?? '').length);
}
