import { useId, useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import { useMessages } from '../../i18n/messages.ts';
import '../../ui/style/field.css';

/** A form to join a table by its short code. */
export function CodeForm() {
  const { t } = useMessages();
  const [, go] = useLocation();
  const [code, setCode] = useState('');
  const id = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const clean = code.replace(/[\s-]/g, '').toUpperCase();
    if (clean) go(`/j/${encodeURIComponent(clean)}`);
  };
  return (
    <form className="field code-form" onSubmit={submit}>
      <label htmlFor={id}>{t('code.label')}</label>
      <div className="field-row">
        <input
          id={id}
          className="input code-input"
          value={code}
          maxLength={12}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setCode(event.target.value)}
        />
        <button type="submit" className="button-quiet">
          {t('code.go')}
        </button>
      </div>
    </form>
  );
}
