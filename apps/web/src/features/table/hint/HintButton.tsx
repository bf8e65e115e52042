import { useEffect, useRef, useState } from 'react';
import type { Act } from '@turntable/engine';
import type { Naming } from '@turntable/messages';
import { api, failureOf } from '../../../api/http.ts';
import { isLocal } from '../../../local/ids.ts';
import { local } from '../../../local/local.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { later } from '../../../ui/later.tsx';
import type { Answer, ShowsMove } from './HintBody.tsx';

const HintBody = later(async () => (await import('./HintBody.tsx')).HintBody);

interface HintButtonProps {
  readonly table: string;
  /** The seat that is asked, and the update that its question stands at. */
  readonly seat: number;
  readonly n: number;
  readonly online: boolean;
  readonly naming: Naming;
  /** Shows a move on the game's screen; left out by a game whose screen cannot. */
  readonly show: ShowsMove | undefined;
}

/** Asks for a hint and shows it on this device; the answer goes when the game goes on. */
export function HintButton({ table, seat, n, online, naming, show }: HintButtonProps) {
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
  const shows = show && {
    ...show,
    onShow(action: Act): void {
      setOpen(false);
      show.onShow(action);
    },
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
      <Dialog title={t('hint.title')} open={open} onClose={() => setOpen(false)} kind="drawer">
        {/* One region whose words change: one that comes with its words may not be read aloud. */}
        <div role="status">
          <HintBody {...{ answer, seat, naming }} show={shows} />
        </div>
      </Dialog>
    </>
  );
}
