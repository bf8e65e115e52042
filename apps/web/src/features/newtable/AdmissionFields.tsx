import type { Admission } from '@turntable/protocol/messages.ts';
import { useMessages } from '../../i18n/messages.ts';
import { Choice } from '../../ui/Choice.tsx';

/** Who may sit down, and whether the game is shown to those who look for one to watch. */
export interface AdmissionWish {
  readonly entry: Admission;
  readonly watch: boolean;
}
/** The default: nobody sees the table without its code. */
export const BY_CODE: AdmissionWish = { entry: 'code', watch: false };
/** The protocol's own list would bring all schemas into the page. */
const ADMISSIONS = ['code', 'open', 'links'] as const satisfies readonly Admission[];

interface AdmissionFieldsProps {
  readonly wish: AdmissionWish;
  /** There are seats for others to take. */
  readonly invites: boolean;
  onChange(wish: AdmissionWish): void;
}

/** Who may come: to the free seats, and to watch. */
export function AdmissionFields({ wish, invites, onChange }: AdmissionFieldsProps) {
  const { t } = useMessages();
  return (
    <>
      {invites && (
        <Choice
          legend={t('admission.title')}
          stacked
          value={wish.entry}
          choices={ADMISSIONS.map((value) => ({
            value,
            label: t(`admission.${value}`),
            hint: t(`admission.${value}.hint`),
          }))}
          onChange={(value) => {
            const entry = ADMISSIONS.find((each) => each === value)!;
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
        <span>{t('admission.watch')}</span>
      </label>
    </>
  );
}
