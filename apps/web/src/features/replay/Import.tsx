import { Suspense, useEffect, useState } from 'react';
import type { Viewer } from '@turntable/engine';
import type { ReplayReply } from '@turntable/protocol/replay.ts';
import { introduce } from '../../session/me.ts';
import { Loading } from '../../ui/page/states.tsx';
import { api, failureOf } from '../../api/http.ts';
import { under } from '../../device/base.ts';
import { local } from '../../local/local.ts';
import { listingOf } from '../../games/registry.ts';
import { ImportForm, type Trouble } from './ImportForm.tsx';
import { keepRecord, keptRecord } from '../../device/kept-record.ts';
import { recordText } from './record-file.ts';
import { ReplayBoard } from './ReplayBoard.tsx';

/** A record to be replayed, and the eyes to look through. */
interface Wanted {
  readonly record: object;
  readonly as?: Viewer;
}

function wantedAtFirst(): Wanted | null {
  const text = keptRecord();
  const read = text === null ? null : recordText(text);
  return read && 'record' in read ? read : null;
}

/** `/replay`: a record from a file, played back like a game of ours. */
export default function Import() {
  const [wanted, setWanted] = useState(wantedAtFirst);
  const [reply, setReply] = useState<ReplayReply | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    const { record, as } = wanted;
    let gone = false;
    introduce()
      .then(() => api.importRecord(record, as))
      // Without a server this device replays it.
      .catch((thrown: unknown) => {
        if (failureOf(thrown).code !== 'unavailable') throw thrown;
        return local.importRecord(record, as);
      })
      .then(
        (body) => {
          if (gone) return;
          keepRecord(JSON.stringify(record));
          setReply(body);
          setTrouble(null);
        },
        (thrown: unknown) => {
          if (gone) return;
          keepRecord(null);
          setTrouble({ record, error: failureOf(thrown) });
          setReply(null);
          setWanted(null);
        },
      );
    return () => {
      gone = true;
    };
  }, [wanted]);
  const open = (text: string): void => {
    const read = recordText(text);
    if ('record' in read) setWanted(read);
    else setTrouble(read);
  };
  const other = (): void => {
    keepRecord(null);
    setWanted(null);
    setReply(null);
    history.replaceState(history.state, '', under('/replay'));
  };

  const listing = reply && listingOf(reply.table.game);
  if (!wanted || !reply || !listing)
    return <ImportForm {...{ open, trouble, setTrouble }} busy={wanted !== null} />;
  return (
    <Suspense fallback={<Loading />}>
      <ReplayBoard
        {...{ reply, listing }}
        record={wanted.record}
        onLook={(as) => setWanted({ ...wanted, as })}
        onOther={other}
      />
    </Suspense>
  );
}
