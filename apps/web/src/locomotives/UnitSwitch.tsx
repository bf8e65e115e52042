import { useMessages } from '../i18n/messages.ts';
import { Choice } from '../ui/Choice.tsx';
import { SYSTEMS, useUnits } from '../device/system.ts';

/** US or metric, for all figures on all pages. */
export function UnitSwitch() {
  const { t } = useMessages();
  const [system, choose] = useUnits();
  return (
    <Choice
      legend={t('units.legend')}
      value={system}
      choices={SYSTEMS.map((value) => ({ value, label: t(`units.${value}`) }))}
      onChange={(value) => choose(value === 'us' ? 'us' : 'metric')}
    />
  );
}
