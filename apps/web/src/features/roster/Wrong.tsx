import { useId, useRef, useState } from 'react';
import { FIGURE_KEYS, type FigureKey } from '@turntable/roster/figures.ts';
import { useUnits, type System } from '../../device/system.ts';
import { useMessages } from '../../i18n/messages.ts';
import { figureName } from '../../locomotives/figures.ts';
import { notify } from '../../ui/announce.ts';
import { Icon } from '../../ui/Icon.tsx';
import { readTyped, type Typed } from './correction.ts';
import { withUnit } from './draft.ts';
import { FigureField } from './FigureField.tsx';
import '../../ui/style/field.css';

const NOTHING: Typed = { key: 'lengthFt', value: '', source: '', printed: '' };

/** "Something wrong here?": makes a correction of one figure, as the line that `generate.node.ts --take` reads. */
export function Wrong({ id }: { readonly id: string }) {
  const { t } = useMessages();
  const [typed, setTyped] = useState(NOTHING);
  const [system] = useUnits();
  const value = withUnit(typed.key, typed.value, system);
  const { isMisread, line, fits } = readTyped(id, { ...typed, value });
  return (
    <details className="wrong">
      <summary>{t('locomotive.wrong')}</summary>
      <div className="wrong-form">
        <p>{t('locomotive.wrong.text')}</p>
        <CorrectionFields
          typed={typed}
          system={system}
          isMisread={isMisread}
          onChange={(change) => setTyped({ ...typed, ...change })}
        />
        {line !== undefined && !fits && <p className="field-wrong">{t('locomotive.wrong.implausible')}</p>}
        {line !== undefined && fits && <CorrectionLine line={line} />}
      </div>
    </details>
  );
}

interface CorrectionFieldsProps {
  readonly typed: Typed;
  readonly system: System;
  readonly isMisread: boolean;
  onChange(change: Partial<Typed>): void;
}

/** Which figure, what it is instead, and who says so. */
function CorrectionFields({ typed, system, isMisread, onChange }: CorrectionFieldsProps) {
  const messages = useMessages();
  const { t } = messages;
  const field = useId();
  return (
    <>
      <div className="field">
        <label htmlFor={`${field}-key`}>{t('locomotive.wrong.figure')}</label>
        <select
          id={`${field}-key`}
          className="input"
          value={typed.key}
          onChange={(event) => onChange({ key: event.target.value as FigureKey })}
        >
          {FIGURE_KEYS.map((each) => (
            <option key={each} value={each}>
              {figureName(messages, each)}
            </option>
          ))}
        </select>
      </div>
      <FigureField
        figure={typed.key}
        value={typed.value}
        wrong={isMisread}
        system={system}
        onChange={(value) => onChange({ value })}
      />
      <div className="field">
        <label htmlFor={`${field}-source`}>{t('locomotive.wrong.source')}</label>
        <input
          id={`${field}-source`}
          className="input"
          type="url"
          placeholder="https://"
          value={typed.source}
          onChange={(event) => onChange({ source: event.target.value })}
        />
      </div>
      <div className="field">
        <label htmlFor={`${field}-printed`}>{t('locomotive.wrong.printed')}</label>
        <input
          id={`${field}-printed`}
          className="input"
          value={typed.printed}
          onChange={(event) => onChange({ printed: event.target.value })}
        />
      </div>
    </>
  );
}

/** The line itself, to be copied. */
function CorrectionLine({ line }: { readonly line: string }) {
  const { t } = useMessages();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(line);
      notify({ tone: 'clear', text: t('locomotive.wrong.copied') });
    } catch {
      // No clipboard without HTTPS: the line is at least selected, ready for the keyboard.
      area.current?.select();
      notify({ tone: 'caution', text: t('locomotive.wrong.select') });
    }
  };
  return (
    <div className="field">
      <label htmlFor={id}>{t('locomotive.wrong.line')}</label>
      <textarea
        id={id}
        ref={area}
        className="input figures"
        rows={4}
        readOnly
        value={line}
        onFocus={(event) => event.target.select()}
      />
      <div className="buttons">
        <button type="button" className="button-quiet" onClick={() => void copy()}>
          <Icon name="copy" />
          {t('invite.copy')}
        </button>
      </div>
    </div>
  );
}
