import { useId } from 'react';
import { FIGURES, type FigureKey } from '@turntable/roster/figures.ts';
import { unitNames, type Dimension } from '@turntable/roster/units.ts';
import { useMessages } from '../../i18n/messages.ts';
import type { System } from '../../device/system.ts';
import { figureName, unitName } from '../../locomotives/figures.ts';
import { unitIn } from '../../locomotives/units.ts';

const DIMENSION: Readonly<Record<string, Dimension>> = { in: 'length', ft: 'length', lb: 'mass', 'short ton': 'mass', 'US gal': 'volume', psi: 'pressure', 'sq ft': 'area', lbf: 'force', hp: 'power', mph: 'speed' }; // prettier-ignore

interface FigureFieldProps {
  readonly figure: FigureKey;
  readonly value: string;
  readonly wrong: boolean;
  readonly system: System;
  onChange(value: string): void;
}

/** A published figure, in the unit of the reader's system or with one of its own. */
export function FigureField({ figure, value, wrong, system, onChange }: FigureFieldProps) {
  const messages = useMessages();
  const { t } = messages;
  const id = useId();
  const unit = FIGURES[figure];
  const dimension = DIMENSION[unit];
  const name = figureName(messages, figure);
  return (
    <div className="field">
      <label htmlFor={id}>
        {name}
        {dimension && <span className="soft field-unit"> {unitName(messages, unitIn(unit, system))}</span>}
      </label>
      <input
        id={id}
        className="input figures"
        inputMode="text"
        autoComplete="off"
        spellCheck={false}
        value={value}
        aria-invalid={wrong}
        aria-describedby={wrong ? `${id}-wrong` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {wrong && (
        <span id={`${id}-wrong`} className="field-wrong">
          {dimension
            ? t('calc.wrong', { units: messages.list(unitNames(dimension)) })
            : t('calc.wrong.whole')}
        </span>
      )}
    </div>
  );
}
