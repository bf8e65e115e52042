import { useState } from 'react';
import { REMARKS } from '@turntable/protocol/talk.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { notify } from '../../../ui/announce.ts';
import type { Saying, Sent } from '../../../session/props.ts';
import './talk.css';

interface RemarksProps {
  /** Counts the runs: one remark is made in each. */
  readonly run: number;
  readonly online: boolean;
  say(what: Saying): Promise<Sent>;
}

/** Five things to call across during a duel, and a whistle; one a run. */
export function Remarks({ run, online, say }: RemarksProps) {
  const { t } = useMessages();
  const [saidIn, setSaidIn] = useState<number | null>(null);
  const rests = saidIn === run || !online;
  const tell = async (phrase: (typeof REMARKS)[number]): Promise<void> => {
    if (rests) return;
    setSaidIn(run);
    const sent = await say({ phrase });
    if (sent.ok) return;
    setSaidIn(null);
    const { code } = sent.error;
    notify({ tone: 'caution', text: t(code === 'too-fast' ? 'talk.too-fast' : `error.${code}`) });
  };
  return (
    <div className="remarks" role="group" aria-label={t('talk.title')}>
      <span className="soft" aria-hidden="true">
        {t('talk.say')}
      </span>
      {REMARKS.map((phrase) => (
        <button key={phrase} type="button" aria-disabled={rests} onClick={() => void tell(phrase)}>
          {t(phrase === 'whistle' ? 'talk.whistle' : `phrase.${phrase}`)}
        </button>
      ))}
    </div>
  );
}
