import { useMessages } from '../../i18n/messages.ts';
import { Choice } from '../../ui/Choice.tsx';
import { NameField } from '../../ui/NameField.tsx';

/** Nobody; whoever sits down there; the host. */
const JUDGES = ['none', 'open', 'me'] as const;

/** Whether a table has a judge, and for how many seconds its questions stay open (0: for ever). */
export interface JudgeWish {
  readonly judge: (typeof JUDGES)[number];
  readonly answerSeconds: number;
}
export const NO_JUDGE: JudgeWish = { judge: 'none', answerSeconds: 0 };
const SECONDS = [0, 20, 60] as const;

interface JudgeFieldsProps {
  readonly wish: JudgeWish;
  /** The host's name, and how it is changed: a judge who has no seat says it here. */
  readonly name: string;
  onName(name: string): void;
  onChange(wish: JudgeWish): void;
}

/** What tables of the locomotive games need beyond seats and rules. */
export function JudgeFields({ wish, name, onName, onChange }: JudgeFieldsProps) {
  const { t } = useMessages();
  return (
    <>
      <Choice
        legend={t('new.judge')}
        stacked
        value={wish.judge}
        choices={[
          { value: 'none', label: t('new.judge.none'), hint: t('new.judge.none.hint') },
          { value: 'open', label: t('new.judge.open'), hint: t('new.judge.open.hint') },
          { value: 'me', label: t('new.judge.me'), hint: t('new.judge.me.hint') },
        ]}
        onChange={(value) => onChange({ ...wish, judge: JUDGES.find((each) => each === value) ?? 'none' })}
      />
      {wish.judge === 'me' && <NameField label={t('judge.take.name')} value={name} onChange={onName} />}
      <Choice
        legend={t('new.answer')}
        value={String(wish.answerSeconds)}
        choices={SECONDS.map((seconds) => ({
          value: String(seconds),
          label: seconds === 0 ? t('new.answer.none') : t('new.answer.seconds', { seconds }),
        }))}
        onChange={(value) => onChange({ ...wish, answerSeconds: Number(value) })}
      />
    </>
  );
}
