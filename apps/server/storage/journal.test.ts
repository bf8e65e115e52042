import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { Journal, type Mailbox } from './journal.ts';
import { failing } from '../testing/log.ts';
import type { TableRow } from './rows.ts';
import type { Batch, Store, Write } from './store.ts';

/** A store whose commits are answered by the test. */
class Slow {
  readonly commits: { batch: Batch; done: () => void; fail: (error: Error) => void }[] = [];
  readonly commit = (batch: Batch): Promise<void> =>
    new Promise((done, fail) => this.commits.push({ batch, done, fail }));

  get store(): Store {
    return this as unknown as Store;
  }
}
/** Two turns of the event loop: what was scheduled for the end of this one has run by then, however slow the machine. */
const tick = (): Promise<void> => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
const entry = (table: string, seq: number): Extract<Write, { kind: 'entry' }> => ({
  kind: 'entry',
  entry: { table, seq, request: null, body: '{}' },
});

function box(): Mailbox & { readonly got: string[]; losses: number } {
  const got: string[] = [];
  return {
    got,
    losses: 0,
    deliver(texts) {
      got.push(...texts);
    },
    lost() {
      this.losses++;
    },
  };
}

test('nothing is told before its commit returned', async () => {
  const slow = new Slow();
  const journal = new Journal(slow.store, failing);
  const reader = box();
  journal.write(entry('a', 0));
  journal.send(reader, 'moved');
  const settled = journal.settled().then(() => reader.got.push('settled'));
  await tick();
  assert.equal(slow.commits.length, 1);
  assert.deepEqual(reader.got, []);
  slow.commits[0]!.done();
  await settled;
  assert.deepEqual(reader.got, ['moved', 'settled']);
});

test('all writes of one turn of the event loop share one commit; those made during it go into the next', async () => {
  const slow = new Slow();
  const journal = new Journal(slow.store, failing);
  const reader = box();
  for (let i = 0; i < 50; i++) {
    journal.write(entry(`t${i}`, 0));
    journal.send(reader, `m${i}`);
  }
  await tick();
  assert.equal(slow.commits.length, 1);
  assert.equal(slow.commits[0]!.batch.length, 50);
  journal.write(entry('late', 0));
  journal.send(reader, 'late');
  await tick();
  assert.equal(slow.commits.length, 1);
  slow.commits[0]!.done();
  await tick();
  assert.equal(reader.got.length, 50);
  assert.equal(slow.commits.length, 2);
  slow.commits[1]!.done();
  await tick();
  assert.equal(reader.got.at(-1), 'late');
});

test('changes of one row in one turn are one write against the version first read', async () => {
  const slow = new Slow();
  const journal = new Journal(slow.store, failing);
  const row = (version: number) => ({ id: 'a', version }) as TableRow;
  journal.write({ kind: 'table', row: row(5), was: 4 });
  journal.write({ kind: 'table', row: row(6), was: 5 });
  await tick();
  assert.deepEqual(slow.commits[0]!.batch, [{ kind: 'table', row: row(6), was: 4 }]);
});

test('messages without writes need no commit', async () => {
  const slow = new Slow();
  const journal = new Journal(slow.store, failing);
  const reader = box();
  journal.send(reader, 'pong');
  await tick();
  assert.deepEqual(reader.got, ['pong']);
  assert.equal(slow.commits.length, 0);
  assert.ok(journal.idle);
});

test('what could not be stored is not told, nor what was built on it; later writes are', async () => {
  const slow = new Slow();
  const lost: string[][] = [];
  const errors: string[] = [];
  const journal = new Journal(slow.store, { error: (what) => errors.push(what) });
  journal.lost((tables) => lost.push([...tables].sort()));
  const [first, second, third] = [box(), box(), box()];
  journal.write(entry('a', 0));
  journal.send(first, 'a0');
  const settled = assert.rejects(journal.settled(), /disk full/);
  await tick();
  journal.write({ kind: 'due', table: 'b', due: 1 });
  journal.write(entry('a', 1));
  journal.send(second, 'a1');
  slow.commits[0]!.fail(new Error('disk full'));
  await settled;
  assert.deepEqual(lost, [['a', 'b']]);
  assert.deepEqual(errors, ['not stored: a b']);
  assert.deepEqual([first.got, second.got], [[], []]);
  assert.deepEqual([first.losses, second.losses], [1, 1]);
  journal.write(entry('c', 0));
  journal.send(third, 'c0');
  await tick();
  slow.commits[1]!.done();
  await tick();
  assert.deepEqual(third.got, ['c0']);
  assert.equal(third.losses, 0);
});

test('a draft of any one kind of write is committed; a row comes before what belongs to its table', async () => {
  // In the order in which they are stored; a kind that is missing does not compile.
  const ofEach: { readonly [Kind in Write['kind']]: Omit<Extract<Write, { kind: Kind }>, 'kind'> } = {
    table: { row: { id: 'a' } as TableRow, was: 0 },
    setup: { table: 'a', setup: '{}' },
    entry: { entry: entry('a', 0).entry },
    event: { table: 'a', event: { seq: 0, n: 0, at: 0, kind: 'unrated', by: null } },
    due: { table: 'a', due: null },
    job: { key: 'x', job: null },
    precedent: {
      precedent: { game: 'g', claim: 'c', verdict: 'equal', reason: '', judge: 'j', at: 0 },
    },
    visit: { table: 'a', visit: { guest: 'g', n: 1, at: 0 } },
    report: {
      report: { table: 'a', at: 0, by: 'g', who: 'host', guest: null, name: '', reason: '', said: [] },
    },
    orders: { table: 'a', seat: 0, row: null },
    rated: { game: { table: 'a', pool: 'p', skills: [] } },
    settings: { guest: 'g', row: null },
    channel: { id: 'c', row: null },
    removed: { table: 'a' },
  };
  const alone = Object.entries(ofEach).map(([kind, rest]) => ({ kind, ...rest }) as Write);
  for (const write of alone) {
    const slow = new Slow();
    new Journal(slow.store, failing).write(write);
    await tick();
    assert.deepEqual(slow.commits[0]?.batch, [write], write.kind);
  }
  const slow = new Slow();
  const journal = new Journal(slow.store, failing);
  for (const write of alone.toReversed()) journal.write(write);
  await tick();
  assert.deepEqual(slow.commits[0]!.batch, alone);
});

test('a reader that fails when told keeps nobody else from being told, and later commits go on', async () => {
  const slow = new Slow();
  const errors: string[] = [];
  const journal = new Journal(slow.store, { ...failing, error: (what) => errors.push(what) });
  const reader = box();
  const fail = (): never => {
    throw new Error('broken');
  };
  journal.write(entry('a', 0));
  journal.send({ deliver: fail, lost: fail }, 'first');
  journal.send(reader, 'second');
  await tick();
  slow.commits[0]!.done();
  await tick();
  journal.write(entry('a', 1));
  journal.send(reader, 'third');
  await tick();
  assert.equal(slow.commits.length, 2);
  slow.commits[1]!.done();
  await tick();
  assert.deepEqual(reader.got, ['second', 'third']);
  assert.deepEqual(errors, ['after a commit']);
});

test('what is read is told once it is stored, and read again where it could not be', async () => {
  for (const end of ['done', 'fail'] as const) {
    const slow = new Slow();
    const journal = new Journal(slow.store, { error: () => {} });
    let memory = 'new';
    journal.lost(() => void (memory = 'old'));
    journal.write(entry('a', 0));
    let told: string | undefined;
    const telling = journal.readStored(async () => memory).then((found) => (told = found));
    await tick();
    assert.equal(told, undefined);
    if (end === 'done') slow.commits[0]!.done();
    else slow.commits[0]!.fail(new Error('disk full'));
    await telling;
    assert.equal(told, end === 'done' ? 'new' : 'old');
  }
});

test('a commit that fails and cannot even be logged leaves the next ones as they are', () => {
  // In a process of its own: here the rejection that nobody handles would fail the test.
  const program = `
    import { Journal } from ${JSON.stringify(new URL('journal.ts', import.meta.url).href)};
    const write = { kind: 'due', table: 'a', due: 1 };
    let commits = 0;
    const store = { commit: async () => { if (commits++ === 0) throw new Error('disk full'); } };
    const journal = new Journal(store, { error: () => { throw new Error('disk full'); } });
    process.once('unhandledRejection', async () => {
      journal.write(write);
      await journal.settled();
      console.log('stored');
    });
    journal.write(write);`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  assert.equal(said, 'stored\n');
});
