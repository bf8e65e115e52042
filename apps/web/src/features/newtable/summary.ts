import type { Messages } from '../../i18n/messages.ts';
import { clockWords } from '../../session/clock/words.ts';
import type { GameListing } from '../../session/listing.ts';
import { company, type SeatDraft } from '../../session/seats.ts';
import type { NewTableForm } from './use-new-table.ts';

type Field = GameListing['options'][number];
type SummaryLine = readonly [what: string, how: string];

/** Who is to start. A table on this device knows of no journeys. */
export function starterOf({ starter, alone }: Pick<NewTableForm, 'starter' | 'alone'>): string {
  return alone && starter === 'journey' ? 'lot' : String(starter);
}

/** Who may start: in the game's own way, by lot, or a seat. */
export function startersOf(
  { judged }: GameListing,
  { seats, alone }: Pick<NewTableForm, 'seats' | 'alone'>,
  { t }: Messages,
) {
  return [
    ...(judged || alone
      ? []
      : [{ value: 'journey', label: t('new.starter.journey'), hint: t('new.starter.journey.hint') }]),
    { value: 'lot', label: t('new.starter.lot') },
    ...seats.map((_, i) => ({
      value: String(i),
      label: t('new.starter.seat', { seat: i + 1 }),
    })),
  ];
}

/** What is chosen of a field, in words. */
export function chosenOf(
  field: Field,
  options: Readonly<Record<string, unknown>>,
  messages: Messages,
): string {
  const value = options[field.name];
  if (field.kind !== 'choice') return messages.t(value === true ? 'new.options.on' : 'new.options.off');
  return messages.say((field.choices.find((each) => each.value === value) ?? field.choices[0]!).label);
}

/** Who will play, in a line: "you, 1 bot and 2 friends". */
export function whoPlays(seats: readonly SeatDraft[], { t, list }: Messages): string {
  const { you, room, bots, friends } = company(seats);
  return list([
    ...(you > 0 ? [t('new.sum.you')] : []),
    ...(room > 0 ? [t('new.sum.room', { count: room })] : []),
    ...(bots > 0 ? [t('new.sum.bots', { count: bots })] : []),
    ...(friends > 0 ? [t('new.sum.friends', { count: friends })] : []),
  ]);
}

/** The choices of the form that stand in a drawer of their own, in words. */
export function summaryOf(
  listing: GameListing,
  plain: readonly Field[],
  form: NewTableForm,
  messages: Messages,
): readonly SummaryLine[] {
  const { t, say, locale } = messages;
  const { options, judging, gathers, admission, chat, pace, rated, mayRate, alone } = form;
  const starters = startersOf(listing, form, messages);
  const clock = clockWords(pace.clock.kind === 'none' ? undefined : pace.clock, messages);
  // It stands in the middle of a line.
  const inLine = clock.charAt(0).toLocaleLowerCase(locale) + clock.slice(1);
  return [
    ...plain.map((field): SummaryLine => [say(field.label), chosenOf(field, options, messages)]),
    ...(listing.judged && !alone ? [[t('new.judge'), t(`new.judge.${judging.judge}`)] as const] : []),
    [
      t('new.starter'),
      starters.find(({ value }) => value === starterOf(form))?.label ?? t('new.starter.lot'),
    ],
    ...(alone ? [] : [[t('clock.tempo'), `${t(`clock.tempo.${pace.tempo}`)}, ${inLine}`] as const]),
    ...(gathers
      ? [
          [t('admission.title'), t(`admission.${admission.entry}`)] as const,
          [t('chat.title'), t(`chat.${chat}`)] as const,
        ]
      : []),
    ...(rated && mayRate ? [[t('rating.new'), t('new.options.on')] as const] : []),
  ];
}
