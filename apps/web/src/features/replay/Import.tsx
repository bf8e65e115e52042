import { Suspense, useState } from 'react';
import type { Viewer } from '@turntable/engine';
import type { ReplayReply } from '@turntable/protocol/replay.ts';
import { introduce } from '../../session/me.ts';
import { Loading } from '../../ui/page/states.tsx';
import { api, failureOf } from '../../api/http.ts';
import { under } from '../../device/base.ts';
import { local } from '../../local/local.ts';
import { listingOf } from '../../games/registry.ts';
import { ImportForm, type Trouble } from './ImportForm.tsx';
import { storeRecord, storedRecord } from '../../device/stored-record.ts';
import { recordText } from './record-file.ts';
import { ReplayBoard } from './ReplayBoard.tsx';
import { useImported, type Brought } from './use-imported.ts';

let count = 0;

function broughtAtFirst(): Brought | null {
  const text = storedRecord();
  const read = text === null ? null : recordText(text);
  return read && 'record' in read ? { record: read.record, n: ++count } : null;
}

/** The record as a game of ours through those eyes: by the server, without one by this device. */
async function replayOf(record: object, as: Viewer | undefined): Promise<ReplayReply> {
  try {
    await introduce();
    return await api.importRecord(record, as);
  } catch (thrown) {
    if (failureOf(thrown).code !== 'unavailable') throw thrown;
    return local.importRecord(record, as);
  }
}

/** `/replay`: a record from a file, played back like a game of ours. */
export default function Import() {
  const [brought, setBrought] = useState(broughtAtFirst);
  const [problem, setProblem] = useState<Trouble | null>(null);
  const { reply, error, look } = useImported(brought, replayOf);
  const open = (text: string): void => {
    const read = recordText(text);
    if (!('record' in read)) return setProblem(read);
    setProblem(null);
    look(undefined);
    setBrought({ record: read.record, n: ++count });
  };
  const other = (): void => {
    storeRecord(null);
    setBrought(null);
    history.replaceState(history.state, '', under('/replay'));
  };

  const listing = reply && listingOf(reply.table.game);
  if (!brought || error || !listing) {
    const trouble = problem ?? (brought && error ? { record: brought.record, error } : null);
    return (
      <ImportForm {...{ open, trouble }} setTrouble={setProblem} busy={brought !== null && error === null} />
    );
  }
  return (
    <Suspense fallback={<Loading />}>
      <ReplayBoard {...{ reply, listing }} record={brought.record} onLook={look} onOther={other} />
    </Suspense>
  );
}
