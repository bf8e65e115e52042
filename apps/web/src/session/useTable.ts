import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Viewer } from '@turntable/engine';
import { socketUrl } from '../api/http.ts';
import { isLocal } from '../local/ids.ts';
import { localLink } from '../local/local.ts';
import { introduce } from './me.ts';
import { monotonic } from './clock/useNow.ts';
import {
  connectTable,
  type Snapshot,
  type SocketLike,
  type Surroundings,
  type TableConnection,
} from './connection.ts';
import { watchFocus } from './focus.ts';

function browser(id: string): Surroundings {
  return {
    open: (as, last, age) => (isLocal(id) ? localLink(id, as) : socketTo(socketUrl(id, as, last, age))),
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    now: monotonic,
    date: Date.now,
    newId: requestId,
    random: Math.random,
    isFar: !isLocal(id),
    isShown: () => document.visibilityState === 'visible',
  };
}

function socketTo(url: string): SocketLike {
  const ws = new WebSocket(url);
  const socket: SocketLike = {
    send(text) {
      // A closing socket drops messages; after its close event pending requests are sent again.
      if (ws.readyState === WebSocket.OPEN) ws.send(text);
    },
    close: () => ws.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  ws.onopen = () => socket.onopen?.();
  ws.onmessage = (event) => socket.onmessage?.(event);
  ws.onclose = () => socket.onclose?.();
  return socket;
}

/** 128 random bits; `crypto.randomUUID` is missing where the page came over plain HTTP. */
function requestId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('-');
}

/** How long until a server that did not answer `introduce` is asked again. Milliseconds. */
const AGAIN = 2_000;

const NOTHING: Snapshot = { link: 'connecting', seen: null, error: null };
const never = (): (() => void) => () => {};
const nothing = (): Snapshot => NOTHING;

/**
 * The live table of that id for as long as the component is shown; `retry` starts over after a refusal. `eyes`: through
 * whose one looks, if not through one's own.
 */
export function useTable(
  id: string,
  eyes?: Viewer,
): Snapshot & {
  readonly connection: TableConnection | null;
  readonly retry: () => void;
} {
  const [connection, setConnection] = useState<TableConnection | null>(null);
  const [round, setRound] = useState(0);
  const [stranded, setStranded] = useState(false);
  useEffect(() => {
    let made: TableConnection | undefined;
    let gone = false;
    let blind = (): void => {};
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = (): void => {
      if (gone) return;
      const live = connectTable(browser(id), eyes);
      made = live;
      setConnection(live);
      blind = watchFocus((on) => live.focus(on));
    };
    const meet = (): void => {
      if (isLocal(id)) return open();
      introduce().then(open, () => {
        if (gone) return;
        setStranded(true);
        timer = setTimeout(meet, AGAIN);
      });
    };
    meet();
    const nudge = (): void => {
      if (document.visibilityState === 'visible') made?.nudge();
    };
    addEventListener('online', nudge);
    document.addEventListener('visibilitychange', nudge);
    return () => {
      removeEventListener('online', nudge);
      document.removeEventListener('visibilitychange', nudge);
      gone = true;
      clearTimeout(timer);
      blind();
      made?.close();
    };
  }, [id, round, eyes]);
  const snapshot = useSyncExternalStore(connection?.subscribe ?? never, connection?.getSnapshot ?? nothing);
  const link = !connection && stranded ? 'away' : snapshot.link;
  return { ...snapshot, link, connection, retry: () => setRound((n) => n + 1) };
}
