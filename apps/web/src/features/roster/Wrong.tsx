import { useId, useRef, useState } from 'react';
import { correctionLine, readCorrections } from '@turntable/roster/correction.ts';
import { FIGURES, FIGURE_KEYS, type FigureKey } from '@turntable/roster/figures.ts';
import { quantity, QuantityError } from '@turntable/roster/quantity.ts';
import { toNumber } from '@turntable/roster/exact.ts';
import { useMessages } from '../../i18n/messages.ts';
import { figureName } from '../../locomotives/figures.ts';
import { notify } from '../../ui/announce.ts';
import { Icon } from '../../ui/Icon.tsx';
import { FigureField } from './FigureField.tsx';
import '../../ui/field.css';

/** "Something wrong here?": makes a correction of one figure, as the line that `generate.node.ts --take` reads. */
export function Wrong({ id }: { readonly id: string }) {
  const messages = useMessages();
  const { t } = messages;
  const [key, setKey] = useState<FigureKey>('lengthFt');
  const [value, setValue] = useState('');
  const [source, setSource] = useState('');
  const [printed, setPrinted] = useState('');
  const line = useRef<HTMLTextAreaElement>(null);
  const field = useId();

  const number = numberOf(value, key);
  const text =
    number === undefined || source.trim() === ''
      ? undefined
      : correctionLine({ id, key, value: number, source: source.trim(), printed: printed.trim() });
  const fits = text !== undefined && isCorrection(text);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text!);
      notify({ tone: 'clear', text: t('engine.wrong.copied') });
    } catch {
      // No clipboard without HTTPS: the line is at least selected, ready for the keyboard.
      line.current?.select();
      notify({ tone: 'caution', text: t('invite.select') });
    }
  };
  return (
    <details className="wrong">
      <summary>{t('engine.wrong')}</summary>
      <div className="wrong-form">
        <p>{t('engine.wrong.text')}</p>
        <div className="field">
          <label htmlFor={`${field}-key`}>{t('engine.wrong.figure')}</label>
          <select
            id={`${field}-key`}
            className="input"
            value={key}
            onChange={(event) => setKey(event.target.value as FigureKey)}
          >
            {FIGURE_KEYS.map((each) => (
              <option key={each} value={each}>
                {figureName(messages, each)}
              </option>
            ))}
          </select>
        </div>
        <FigureField
          figure={key}
          value={value}
          wrong={value.trim() !== '' && number === undefined}
          onChange={setValue}
        />
        <div className="field">
          <label htmlFor={`${field}-source`}>{t('engine.wrong.source')}</label>
          <input
            id={`${field}-source`}
            className="input"
            type="url"
            placeholder="https://"
            value={source}
            onChange={(event) => setSource(event.target.value)}
          />
        </div>
        <div className="field">
          <label htmlFor={`${field}-printed`}>{t('engine.wrong.printed')}</label>
          <input
            id={`${field}-printed`}
            className="input"
            value={printed}
            onChange={(event) => setPrinted(event.target.value)}
          />
        </div>
        {text !== undefined && !fits && <p className="field-wrong">{t('engine.wrong.implausible')}</p>}
        {fits && (
          <div className="field">
            <label htmlFor={`${field}-line`}>{t('engine.wrong.line')}</label>
            <textarea
              id={`${field}-line`}
              ref={line}
              className="input figures"
              rows={4}
              readOnly
              value={text}
              onFocus={(event) => event.target.select()}
            />
            <div className="buttons">
              <button type="button" className="button-quiet" onClick={() => void copy()}>
                <Icon name="copy" />
                {t('invite.copy')}
              </button>
            </div>
          </div>
        )}
      </div>
    </details>
  );
}

/** What was typed, in the key's unit; six digits are more than any page prints. */
function numberOf(text: string, key: FigureKey): number | undefined {
  if (text.trim() === '') return undefined;
  try {
    return Number(toNumber(quantity(text.trim(), FIGURES[key])).toPrecision(6));
  } catch (error) {
    if (error instanceof QuantityError) return undefined;
    throw error;
  }
}

function isCorrection(line: string): boolean {
  try {
    return readCorrections(line).length === 1;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
