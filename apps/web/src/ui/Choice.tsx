import { useId, type ReactNode } from 'react';
import './style/field.css';

interface ChoiceProps {
  readonly legend: string;
  readonly value: string;
  readonly choices: readonly {
    readonly value: string;
    readonly label: string;
    readonly hint?: string;
    /** Shown above the label; it says nothing that the label does not. */
    readonly picture?: ReactNode;
    /** Figures to read beside the picture. */
    readonly figures?: ReactNode;
  }[];
  /** One under the other, for longer labels and hints. */
  readonly stacked?: boolean;
  /** Side by side in one frame, beside the legend: for numbers. */
  readonly segments?: boolean;
  onChange(value: string): void;
}

/** One of a few, as radio buttons drawn like tickets. */
export function Choice({ legend, value, choices, stacked = false, segments = false, onChange }: ChoiceProps) {
  const name = useId();
  const pictured = choices.some(({ picture }) => picture);
  return (
    <fieldset className={segments ? 'segments' : undefined}>
      <legend className="legend">{legend}</legend>
      <div
        className={pictured ? 'choices choices-pictured' : stacked ? 'choices choices-stacked' : 'choices'}
      >
        {choices.map((choice) => (
          <label key={choice.value} className="choice">
            {choice.picture && <span className="choice-picture">{choice.picture}</span>}
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>
              {choice.label}
              {choice.figures && <span className="soft hint figures">{choice.figures}</span>}
              {choice.hint && <span className="soft hint">{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
