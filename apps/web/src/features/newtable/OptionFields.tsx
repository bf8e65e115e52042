import type { OptionField } from '@turntable/engine';
import { Suspense } from 'react';
import type { GameListing } from '../../session/listing.ts';
import { useMessages } from '../../i18n/messages.ts';
import { Choice } from '../../ui/Choice.tsx';

/** The choices of a field, what the page proposes first. */
function proposedFirst({ choices, proposed }: Extract<OptionField, { kind: 'choice' }>) {
  return [
    ...choices.filter(({ value }) => value === proposed),
    ...choices.filter(({ value }) => value !== proposed),
  ];
}

interface OptionFieldsProps {
  /** Those that are asked here. */
  readonly fields: readonly OptionField[];
  /** Pictures of choices, if the game has any. */
  readonly pictures: GameListing['pictures'];
  readonly options: Readonly<Record<string, unknown>>;
  onChange(options: Record<string, unknown>): void;
}

/** The game's own options. A default is left out, so that a plain table says nothing. */
export function OptionFields({ fields, pictures: Pictures, options, onChange }: OptionFieldsProps) {
  const { t, say } = useMessages();
  const set = (name: string, value: unknown): void => {
    const { [name]: _, ...rest } = options;
    onChange(value === undefined ? rest : { ...rest, [name]: value });
  };
  const flags = fields.filter((field) => field.kind === 'flag');
  return (
    <>
      {fields.map(
        (field) =>
          field.kind === 'choice' && (
            <Choice
              key={field.name}
              legend={say(field.label)}
              stacked
              value={String(options[field.name] ?? field.choices[0]!.value)}
              choices={proposedFirst(field).map(({ value, label, hint }) => ({
                value,
                label: say(label),
                hint: say(hint),
                ...(Pictures && {
                  figures: (
                    <Suspense>
                      <Pictures option={field.name} value={value} inWords />
                    </Suspense>
                  ),
                  picture: (
                    <Suspense>
                      <Pictures option={field.name} value={value} />
                    </Suspense>
                  ),
                }),
              }))}
              onChange={(value) => set(field.name, value === field.choices[0]!.value ? undefined : value)}
            />
          ),
      )}
      {flags.length > 0 && (
        <fieldset className="stack-small">
          <legend className="legend">{t('new.rules')}</legend>
          {flags.map((field) => (
            <label key={field.name} className="check">
              <input
                type="checkbox"
                checked={options[field.name] === true}
                onChange={(event) => set(field.name, event.target.checked || undefined)}
              />
              <span>
                {say(field.label)}
                <span className="soft hint">{say(field.hint)}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
