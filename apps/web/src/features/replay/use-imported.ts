import { useEffect, useState } from 'react';
import type { Viewer } from '@turntable/engine';
import type { ErrorBody } from '@turntable/protocol/messages.ts';
import type { ReplayReply } from '@turntable/protocol/replay.ts';
import { useAnswer } from '../../api/query.ts';
import { storeRecord } from '../../device/stored-record.ts';
import { useMessages } from '../../i18n/messages.ts';
import { notify } from '../../ui/announce.ts';

/** A record that was brought, and its number among those that were. */
export interface Brought {
  readonly record: object;
  readonly n: number;
}
interface Imported {
  /** The record as a game of ours; undefined while it is fetched, or is none. */
  readonly reply: ReplayReply | undefined;
  readonly error: ErrorBody | null;
  /** Looks at it through other eyes; where these cannot be had the board stays as it is. */
  look(as: Viewer | undefined): void;
}

/** What says nothing of the record. */
const PASSING: ReadonlySet<string> = new Set(['too-fast', 'unavailable']);

/** The record that was brought, as `replay` gives it. It stays with the device for as long as it can be replayed. */
export function useImported(
  brought: Brought | null,
  replay: (record: object, as: Viewer | undefined) => Promise<ReplayReply>,
): Imported {
  const { say } = useMessages();
  const [as, look] = useState<Viewer | undefined>();
  const [last, setLast] = useState<{ readonly n: number; readonly reply: ReplayReply }>();
  const n = brought?.n;
  const { body, error } = useAnswer(['import', n, as], () => replay(brought!.record, as), {
    when: brought !== null,
    // For another viewer the board stays while the answer is fetched; for another record it does not.
    keep: (before) => before[1] === n,
  });
  const shown = last?.n === n ? last?.reply : undefined;
  const reply = body ?? shown;
  useEffect(() => {
    if (!brought) return;
    if (body) {
      storeRecord(JSON.stringify(brought.record));
      setLast({ n: brought.n, reply: body });
    } else if (error && !shown && !PASSING.has(error.code)) storeRecord(null);
  }, [brought, body, error, shown]);
  useEffect(() => {
    if (!error || !shown || shown.as === as) return;
    notify({ tone: 'caution', text: say(`error.${error.code}`) });
    look(shown.as);
  }, [error, shown, as, say]);
  return { reply, error: reply ? null : error, look };
}
