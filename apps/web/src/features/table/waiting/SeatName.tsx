import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { TableReply } from '@turntable/protocol/http.ts';
import { api } from '../../../api/http.ts';
import { updateSettings } from '../../../device/settings.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { NameField } from '../../../ui/NameField.tsx';

interface SeatNameProps {
  readonly table: string;
  readonly seat: number;
  readonly name: string;
  readonly busy: boolean;
  /** It is the player's own name, to be remembered for the next table, and no friend's on the same device. */
  readonly own: boolean;
  ask(asking: Promise<TableReply>): Promise<boolean>;
}

/** A seat's name, changed by whoever sits there: a button that opens into a field. */
export function SeatName({ table, seat, name, busy, own, ask }: SeatNameProps) {
  const { t } = useMessages();
  const [draft, setDraft] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const open = draft !== null;
  const was = useRef(false);
  useEffect(() => {
    // What was pressed is gone: the focus goes to what stands in its place.
    if (open) form.current?.querySelector('input')?.focus();
    else if (was.current) button.current?.focus();
    was.current = open;
  }, [open]);
  if (draft === null)
    return (
      <button
        ref={button}
        type="button"
        className="button-quiet"
        disabled={busy}
        aria-label={t('waiting.rename.of', { name })}
        onClick={() => setDraft(name)}
      >
        {t('waiting.rename')}
      </button>
    );
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const next = draft.trim();
    if (!(await ask(api.join(table, { name: next, seat })))) return;
    if (own) updateSettings({ name: next });
    setDraft(null);
  };
  return (
    <form ref={form} className="seat-name" onSubmit={(event) => void submit(event)}>
      <NameField label={t('waiting.rename.label')} value={draft} onChange={setDraft} />
      <div className="buttons">
        <button type="submit" className="button" disabled={busy}>
          {t('waiting.rename.save')}
        </button>
        <button type="button" className="button-quiet" disabled={busy} onClick={() => setDraft(null)}>
          {t('waiting.rename.cancel')}
        </button>
      </div>
    </form>
  );
}
