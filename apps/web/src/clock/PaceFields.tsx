import type { ClockRule, ClockWish } from '@turntable/protocol/clock.ts';
import { useMessages } from '../i18n/messages.ts';
import { Choice } from '../ui/Choice.tsx';
import { idOf, NO_CLOCK, PRESETS } from './presets.ts';
import { clockWords } from './words.ts';

/** Whether people play at the same time or over days, and how long they may take. */
export interface PaceWish {
  readonly tempo: ClockRule['kind'];
  readonly clock: ClockWish;
}
export const USUAL_PACE: PaceWish = { tempo: 'live', clock: NO_CLOCK };

interface PaceFieldsProps {
  readonly wish: PaceWish;
  onChange(wish: PaceWish): void;
}

/** The tempo of a table, and a clock that fits it. */
export function PaceFields({ wish, onChange }: PaceFieldsProps) {
  const messages = useMessages();
  const { t } = messages;
  const rules = PRESETS[wish.tempo];
  return (
    <>
      <Choice
        legend={t('clock.tempo')}
        stacked
        value={wish.tempo}
        choices={(['live', 'turns'] as const).map((value) => ({
          value,
          label: t(`clock.tempo.${value}`),
          hint: t(`clock.tempo.${value}.hint`),
        }))}
        onChange={(value) => onChange({ tempo: value === 'turns' ? 'turns' : 'live', clock: NO_CLOCK })}
      />
      <Choice
        legend={t('clock.rule')}
        value={idOf(wish.clock)}
        choices={[
          { value: 'none', label: t('clock.rule.none') },
          ...rules.map((rule) => ({ value: idOf(rule), label: clockWords(rule, messages) })),
        ]}
        onChange={(value) =>
          onChange({ ...wish, clock: rules.find((rule) => idOf(rule) === value) ?? NO_CLOCK })
        }
      />
      {wish.clock.kind !== 'none' && <p className="soft hint">{t('clock.rule.hint')}</p>}
    </>
  );
}
