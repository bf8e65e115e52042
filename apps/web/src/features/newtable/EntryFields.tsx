import type { Entry } from '@turntable/protocol/messages.ts';
import { useMessages } from '../../i18n/messages.ts';
import { Choice } from '../../ui/Choice.tsx';

/** Who may sit down, and whether the game is shown to those who look for one to watch. */
export interface EntryWish {
  readonly entry: Entry;
  readonly watch: boolean;
}
/** What friends expect: nobody else sees the table. */
export const BY_CODE: EntryWish = { entry: 'code', watch: false };
/** The protocol's own list would bring all schemas into the page. */
const ENTRIES = ['code', 'open', 'links'] as const satisfies readonly Entry[];

interface EntryFieldsProps {
  readonly wish: EntryWish;
  /** There are seats for others to take. */
  readonly invites: boolean;
  onChange(wish: EntryWish): void;
}

/** Who may come: to the free seats, and to watch. */
export function EntryFields({ wish, invites, onChange }: EntryFieldsProps) {
  const { t } = useMessages();
  return (
    <>
      {invites && (
        <Choice
          legend={t('entry.title')}
          stacked
          value={wish.entry}
          choices={ENTRIES.map((value) => ({
            value,
            label: t(`entry.${value}`),
            hint: t(`entry.${value}.hint`),
          }))}
          onChange={(value) => {
            const entry = ENTRIES.find((each) => each === value)!;
            onChange({ entry, watch: entry === 'open' });
          }}
        />
      )}
      <label className="check">
        <input
          type="checkbox"
          checked={wish.watch}
          onChange={(event) => onChange({ ...wish, watch: event.target.checked })}
        />
        <span>{t('entry.watch')}</span>
      </label>
    </>
  );
}
