import { useState } from 'react';
import type { SeenBy, Viewer } from '@turntable/engine';
import { useMessages } from '../../../i18n/messages.ts';
import { notify } from '../../../ui/announce.ts';
import type { Seen, TableConnection } from '../../../session/connection.ts';
import { useCatchUp, type CatchUp } from './catch-up.ts';
import type { LogLine } from '../../../session/sentences.ts';
import { picturesOf, tellSince, type Doing } from '../../../session/since.ts';

type InPlay = Seen & { readonly view: SeenBy };

/** What is new since the last visit, until it is put away, and the pictures of it. */
export interface News {
  readonly doings: readonly Doing[];
  readonly catchUp: CatchUp | null;
  /** The game as it is shown now: as it is, or as it was. */
  readonly shown: InPlay;
  /** Whoever acts has seen enough. */
  close(): void;
  play(): void;
}

/** What happened since the reader's last visit; `lines` are the log's, in words. */
export function useSince(seen: InPlay, lines: readonly LogLine[], connection: TableConnection): News {
  const { since, as, log } = seen;
  const { t } = useMessages();
  const [closed, setClosed] = useState<number | null>(null);
  const [eyes, setEyes] = useState<Viewer | null>(null);
  const { catchUp, show } = useCatchUp();
  const close = (): void => {
    if (since) setClosed(since.to);
  };
  const play = (): void => {
    if (!since) return;
    void connection.catchUp(since).then((frames) => {
      if (!frames) return notify({ tone: 'caution', text: t('error.unavailable') });
      close();
      setEyes(as);
      show(picturesOf(frames, lines));
    });
  };
  // What one pair of eyes saw is not shown to another on the same device.
  const running = catchUp && eyes === as ? catchUp : null;
  const picture = running?.pictures[running.at];
  return {
    doings: since && since.to !== closed && !running ? tellSince(lines, log, since) : [],
    catchUp: running,
    shown: picture
      ? { ...seen, view: picture.view, log: log.filter(({ n }) => n <= picture.n), undo: 'sealed' }
      : seen,
    close,
    play,
  };
}
