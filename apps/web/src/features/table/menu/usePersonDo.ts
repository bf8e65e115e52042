import { useState } from 'react';
import { failureOf } from '../../../api/http.ts';
import { useMessages } from '../../../i18n/messages.ts';

/** What is asked once more before it is done. */
export type Asks = 'kick' | 'report';

/** What is done about somebody: what is being asked, the reason as it is typed, and what came of it. */
export function usePersonDo() {
  const { t } = useMessages();
  const [asks, setAsks] = useState<Asks | null>(null);
  const [reason, setReason] = useState('');
  const [outcome, setOutcome] = useState('');
  const [busy, setBusy] = useState(false);
  /** Resolves with whether it was done. */
  const ask = async (asking: Promise<unknown>, done = ''): Promise<boolean> => {
    setBusy(true);
    setOutcome('');
    try {
      await asking;
      setAsks(null);
      setOutcome(done);
      return true;
    } catch (thrown) {
      setOutcome(t(`error.${failureOf(thrown).code}`));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const report = async (reporting: Promise<unknown>): Promise<void> => {
    // What could not be sent is still there to be sent again.
    if (await ask(reporting, t('people.report.done'))) setReason('');
  };
  return { asks, setAsks, reason, setReason, outcome, busy, ask, report };
}
