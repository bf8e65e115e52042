import type { Viewer } from '@turntable/engine';
import type { HintReply } from '@turntable/protocol/hints.ts';
import type { Again } from '@turntable/protocol/picks.ts';
import type { ReplayReply } from '@turntable/protocol/replay.ts';
import { LocalProblem } from './problem.ts';
import type { Asked, FromWorker, LocalKnown, LocalWish, ToWorker } from './words.ts';

/** As much of a WebSocket as a table needs. */
interface Link {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
}
interface Waiting {
  done(body: unknown): void;
  failed(error: Error): void;
}

let worker: Worker | undefined;
let last = 0;
const waiting = new Map<number, Waiting>();
const links = new Map<number, Link>();

/** Writes to the worker that keeps this device's tables; starts it when it is first needed. */
function tell(message: ToWorker): void {
  if (!worker) {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'tables' });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
    // The worker could not be loaded or crashed: pending requests are rejected, and the next one starts a new worker.
    worker.onerror = () => {
      worker?.terminate();
      worker = undefined;
      for (const { failed } of waiting.values()) failed(new LocalProblem({ code: 'unavailable' }));
      waiting.clear();
      for (const link of links.values()) link.onclose?.();
      links.clear();
    };
  }
  worker.postMessage(message);
}

function hear(message: FromWorker): void {
  const { n } = message;
  switch (message.t) {
    case 'hear':
      return links.get(n)?.onmessage?.({ data: message.text });
    case 'lost': {
      const link = links.get(n);
      links.delete(n);
      return link?.onclose?.();
    }
    default: {
      const asked = waiting.get(n);
      waiting.delete(n);
      if (message.t === 'answer') asked?.done(message.body);
      else asked?.failed(new LocalProblem(message.error));
    }
  }
}

function ask<Body>(asked: Asked): Promise<Body> {
  return new Promise((done, failed) => {
    const n = ++last;
    waiting.set(n, { done: done as Waiting['done'], failed });
    tell({ t: 'ask', n, asked });
  });
}

/** What the pages ask of the tables on this device; rejects with a `LocalProblem`. */
export const local = {
  create: (wish: LocalWish) => ask<{ readonly id: string }>({ what: 'create', wish }),
  /** The one where something happened last first. */
  tables: () => ask<readonly LocalKnown[]>({ what: 'tables' }),
  rematch: (id: string, locomotives?: Again) =>
    ask<{ readonly id: string }>({ what: 'rematch', id, ...(locomotives && { locomotives }) }),
  record: (id: string) => ask<object>({ what: 'record', id }),
  replay: (id: string, as: Viewer | undefined) => ask<ReplayReply>({ what: 'replay', id, as }),
  /** What that seat could answer now; the log tells that it asked, the answer is kept nowhere. */
  hint: (id: string, seat: number) => ask<HintReply>({ what: 'hint', id, seat }),
  /** Chooses one of the locomotives that a seat is offered, or with null leaves it to the lot. */
  choose: (id: string, seat: number, locomotive: string | null) =>
    ask<undefined>({ what: 'choose', id, seat, locomotive }),
  remove: (id: string) => ask<undefined>({ what: 'remove', id }),
  importRecord: (record: object, as: Viewer | undefined) => ask<ReplayReply>({ what: 'import', record, as }),
};

/** A link to a table on this device: the same messages as over a socket to a server. */
export function localLink(id: string, as: Viewer | undefined): Link {
  const n = ++last;
  const link: Link = {
    send: (text) => tell({ t: 'say', n, text }),
    close() {
      links.delete(n);
      tell({ t: 'shut', n });
    },
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  links.set(n, link);
  tell({ t: 'open', n, id, as });
  return link;
}
