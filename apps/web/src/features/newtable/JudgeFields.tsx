import { useMessages } from '../../i18n/messages.ts';
import { Choice } from '../../ui/Choice.tsx';

/** Whether a table has a judge, and for how many seconds its questions stay open (0: for ever). */
export interface JudgeWish {
  readonly judge: 'none' | 'open';
  readonly answerSeconds: number;
}
export const NO_JUDGE: JudgeWish = { judge: 'none', answerSeconds: 0 };
const SECONDS = [0, 20, 60] as const;

interface JudgeFieldsProps {
  readonly wish: JudgeWish;
  onChange(wish: JudgeWish): void;
}

/** What tables of the locomotive games need beyond seats and rules. */
export function JudgeFields({ wish, onChange }: JudgeFieldsProps) {
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
        ]}
        onChange={(value) => onChange({ ...wish, judge: value === 'open' ? 'open' : 'none' })}
      />
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
