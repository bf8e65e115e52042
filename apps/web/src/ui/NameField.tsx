import { useId } from 'react';
import { useFilledIn } from './useFilledIn.ts';
import './style/field.css';

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  onChange(name: string): void;
}

/** A name that is already filled in. An emptied field falls back to what was there when it is left. */
export function NameField({ label, value, onChange }: NameFieldProps) {
  const id = useId();
  const filledIn = useFilledIn(value, onChange);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} className="input" maxLength={24} autoComplete="nickname" {...filledIn} />
    </div>
  );
}
