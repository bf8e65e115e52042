import type { Act } from '@turntable/engine';
import type { HintReply } from '@turntable/protocol/hints.ts';
import { tell, type Naming } from '@turntable/messages';
import { useMessages } from '../../../i18n/messages.ts';
import { chancesOf } from './chances.ts';
import '../../../ui/style/button.css';
import './hint.css';

export type Answer = { readonly reply: HintReply } | { readonly failed: string } | null;

/** What came of it: the moves with their reasons, or why there are none. */
export function HintBody({
  answer,
  seat,
  naming,
  onShow,
}: {
  readonly answer: Answer;
  readonly seat: number;
  readonly naming: Naming;
  /** Shows a move on the game's screen; left out where that cannot be done. */
  readonly onShow: ((action: Act) => void) | undefined;
}) {
  const { t } = useMessages();
  if (!answer) return <p role="status">{t('hint.thinking')}</p>;
  if ('failed' in answer) return <p role="status">{answer.failed}</p>;
  const { hints } = answer.reply;
  if (hints.length === 0) return <p role="status">{t('hint.none')}</p>;
  const chances = chancesOf(hints);
  return (
    <div role="status">
      <ol className="hints">
        {hints.map(({ action, move, reason }, i) => (
          <li key={i}>
            <p className="hint-move">{tell(naming, move, seat)}</p>
            <p>{tell(naming, reason, seat)}</p>
            {chances.kind === 'each' && chances.percents[i] !== undefined && (
              <p className="soft figures">{t('hint.chance', { percent: chances.percents[i] })}</p>
            )}
            {onShow && (
              <button type="button" className="button-quiet" onClick={() => onShow(action)}>
                {t('hint.show')}
              </button>
            )}
          </li>
        ))}
      </ol>
      {chances.kind === 'close' && (
        <p className="soft">{t('hint.close-chances', { least: chances.least, most: chances.most })}</p>
      )}
      <p className="soft">{t('hint.only-you')}</p>
    </div>
  );
}
