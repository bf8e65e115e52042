import type { HintReply } from '@turntable/protocol/hints.ts';
import { tell, type Naming } from '@turntable/messages';
import { useMessages } from '../../../i18n/messages.ts';
import './hint.css';

export type Answer = { readonly reply: HintReply } | { readonly failed: string } | null;

/** What came of it: the moves with their reasons, or why there are none. */
export function HintBody({
  answer,
  seat,
  naming,
}: {
  readonly answer: Answer;
  readonly seat: number;
  readonly naming: Naming;
}) {
  const { t } = useMessages();
  if (!answer) return <p role="status">{t('hint.thinking')}</p>;
  if ('failed' in answer) return <p role="status">{answer.failed}</p>;
  const { hints } = answer.reply;
  if (hints.length === 0) return <p role="status">{t('hint.none')}</p>;
  return (
    <div role="status">
      <ol className="hints">
        {hints.map(({ move, reason, chance }, i) => (
          <li key={i}>
            <p className="hint-move">{tell(naming, move, seat)}</p>
            <p>{tell(naming, reason, seat)}</p>
            {chance !== undefined && reason.key !== 'hint.versus.why-played' && (
              <p className="soft figures">{t('hint.chance', { percent: Math.round(100 * chance) })}</p>
            )}
          </li>
        ))}
      </ol>
      <p className="soft">{t('hint.only-you')}</p>
    </div>
  );
}
