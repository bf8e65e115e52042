import { useEffect, useRef, useState } from 'react';
import type { HintReply } from '@turntable/protocol/hints.ts';
import { tell, type Naming } from '@turntable/messages';
import { api, failureOf } from '../../../api/http.ts';
import { isLocal } from '../../../local/ids.ts';
import { local } from '../../../local/local.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import './hint.css';

interface HintButtonProps {
  readonly table: string;
  /** The seat that is asked, and the update that its question stands at. */
  readonly seat: number;
  readonly n: number;
  readonly online: boolean;
  readonly naming: Naming;
}
type Answer = { readonly reply: HintReply } | { readonly failed: string } | null;

/** Asks for a hint and shows it on this device; the answer goes when the game goes on. */
export function HintButton({ table, seat, n, online, naming }: HintButtonProps) {
  const messages = useMessages();
  const { t } = messages;
  const [open, setOpen] = useState(false);
  const [answer, setAnswer] = useState<Answer>(null);
  const asked = useRef(0);
  const forget = (): void => {
    asked.current++;
    setOpen(false);
    setAnswer(null);
  };
  useEffect(forget, [n, seat]);
  const ask = (): void => {
    setOpen(true);
    setAnswer(null);
    const mine = ++asked.current;
    const unlessLate = (next: Answer): void => {
      if (mine === asked.current) setAnswer(next);
    };
    (isLocal(table) ? local : api).hint(table, seat).then(
      (reply) => unlessLate({ reply }),
      (thrown: unknown) => {
        const { code } = failureOf(thrown);
        const known =
          code === 'stale' ? t('hint.stale') : code === 'too-fast' ? t('error.too-fast') : t('hint.failed');
        unlessLate({ failed: known });
      },
    );
  };
  return (
    <>
      <button
        type="button"
        className="button-icon"
        aria-label={t('hint.ask')}
        title={t('hint.ask.long')}
        disabled={!online}
        onClick={ask}
      >
        <Icon name="hint" />
      </button>
      <Dialog title={t('hint.title')} open={open} onClose={() => setOpen(false)} kind="sheet">
        <HintBody {...{ answer, seat, naming }} />
      </Dialog>
    </>
  );
}

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
