import type { Act } from '@turntable/engine';
import type { HintReply } from '@turntable/protocol/hints.ts';
import { tell, type Key, type Naming } from '@turntable/messages';
import { useMessages } from '../../../i18n/messages.ts';
import { chancesOf } from './chances.ts';
import '../../../ui/style/button.css';
import './hint.css';

/** How a move is shown on the game's screen: the words that ask for it, and what shows it. */
export interface ShowsMove {
  readonly label: Key;
  onShow(action: Act): void;
}
export type Answer = { readonly reply: HintReply } | { readonly failed: string } | null;

/** What came of it: the moves with their reasons, or why there are none. */
export function HintBody({
  answer,
  seat,
  naming,
  show,
}: {
  readonly answer: Answer;
  readonly seat: number;
  readonly naming: Naming;
  /** Left out where no move can be shown. */
  readonly show: ShowsMove | undefined;
}) {
  const { t } = useMessages();
  if (!answer) return <p>{t('hint.thinking')}</p>;
  if ('failed' in answer) return <p>{answer.failed}</p>;
  const { hints } = answer.reply;
  if (hints.length === 0) return <p>{t('hint.none')}</p>;
  const chances = chancesOf(hints);
  return (
    <>
      <ol className="hints">
        {hints.map(({ action, move, reason }, i) => (
          <li key={i}>
            <p className="hint-move">{tell(naming, move, seat)}</p>
            <p>{tell(naming, reason, seat)}</p>
            {chances.kind === 'each' && chances.percents[i] !== undefined && (
              <p className="soft figures">{t('hint.chance', { percent: chances.percents[i] })}</p>
            )}
            {show && (
              <button type="button" className="button-quiet" onClick={() => show.onShow(action)}>
                {t(show.label)}
              </button>
            )}
          </li>
        ))}
      </ol>
      {chances.kind === 'close' && (
        <p className="soft">{t('hint.close-chances', { least: chances.least, most: chances.most })}</p>
      )}
      <p className="soft">{t('hint.only-you')}</p>
    </>
  );
}
