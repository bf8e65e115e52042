import type { TestServer } from './server.ts';

interface Hold extends Disposable {
  /** How a request went on: its answer came while commits are held, or it waits for one. */
  told(answer: Promise<unknown>): Promise<'answered' | 'waits'>;
  release(): void;
}

/** Holds all commits of a server until they are let go, at the latest when it is disposed of. */
export function holdCommits({ store, journal }: TestServer): Hold {
  const commit = store.commit.bind(store);
  const settled = journal.settled.bind(journal);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let waits = Promise.withResolvers<'waits'>();
  store.commit = async (batch) => {
    await held;
    await commit(batch);
  };
  journal.settled = () => {
    waits.resolve('waits');
    return settled();
  };
  return {
    told(answer) {
      waits = Promise.withResolvers();
      return Promise.race([answer.then(() => 'answered' as const), waits.promise]);
    },
    release,
    [Symbol.dispose]: release,
  };
}
