import type { ClockRule } from '@turntable/protocol/clock.ts';
import type { Pace, Tempo } from '@turntable/protocol/tempo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { Choice } from '../../ui/Choice.tsx';
import { idOf, NO_CLOCK, USUAL_CLOCKS } from './usual-clocks.ts';
import { clockWords } from './words.ts';

export const USUAL_PACE: Pace = { tempo: 'live', clock: NO_CLOCK };

/** Which clocks go with a tempo. */
const kindOf = (tempo: Tempo): ClockRule['kind'] => (tempo === 'turns' ? 'turns' : 'live');

/** The same pace for another tempo: with its clock, if that fits. */
export function inTempo({ clock }: Pace, tempo: Tempo): Pace {
  return { tempo, clock: clock.kind === kindOf(tempo) ? clock : NO_CLOCK };
}

interface PaceFieldsProps {
  readonly wish: Pace;
  /** What there is to choose from; a single one is not asked for. */
  readonly tempos: readonly Tempo[];
  onChange(wish: Pace): void;
}

/** The tempo of a table, and a clock that fits it. */
export function PaceFields({ wish, tempos, onChange }: PaceFieldsProps) {
  const messages = useMessages();
  const { t } = messages;
  const { tempo, clock } = wish;
  const usual = USUAL_CLOCKS[kindOf(tempo)];
  const isOwn = clock.kind !== 'none' && !usual.some((rule) => idOf(rule) === idOf(clock));
  const rules = isOwn ? [clock, ...usual] : usual;
  return (
    <>
      {tempos.length > 1 && (
        <Choice
          legend={t('clock.tempo')}
          stacked
          value={tempo}
          choices={tempos.map((value) => ({
            value,
            label: t(`clock.tempo.${value}`),
            hint: t(`clock.tempo.${value}.hint`),
          }))}
          onChange={(value) => onChange(inTempo(wish, tempos.find((each) => each === value) ?? tempo))}
        />
      )}
      <Choice
        legend={t('clock.rule')}
        value={idOf(clock)}
        choices={[
          { value: 'none', label: t('clock.rule.none') },
          ...rules.map((rule) => ({ value: idOf(rule), label: clockWords(rule, messages) })),
        ]}
        onChange={(value) =>
          onChange({ tempo, clock: rules.find((rule) => idOf(rule) === value) ?? NO_CLOCK })
        }
      />
      {clock.kind !== 'none' && <p className="soft hint">{t('clock.rule.hint')}</p>}
    </>
  );
}
