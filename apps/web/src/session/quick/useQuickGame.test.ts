import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import type { ErrorBody } from '@turntable/protocol/messages.ts';
import { openDocument, runHook } from '../../device/testing/hook.ts';
import { keepBots } from '../../device/last-bots.ts';
import type { GameListing } from '../listing.ts';

openDocument();
const { useQuickGame } = await import('./useQuickGame.ts');
const { announcer } = await import('../../ui/announce.ts');

const USUAL = { sheet: 'usual' };
const LAST = { sheet: 'of-an-old-version' };
const listing = {
  id: 'loko-moto',
  seats: [2, 3],
  quick: (name: string) => ({
    seats: [
      { kind: 'mine', name },
      { kind: 'bot', level: 'easy' },
    ],
    options: USUAL,
  }),
} as unknown as GameListing;

/** What the server answers to a wish for a table: a refusal, or nothing at all. */
type Refusal = ErrorBody | 'lost';

/** Presses the button of a browser that played with `LAST` before; gives the options of the tables that were asked for. */
async function pressed(t: TestContext, answer: Refusal): Promise<readonly unknown[]> {
  keepBots(listing.id, { levels: ['hard'], options: LAST });
  const asked: unknown[] = [];
  t.mock.method(globalThis, 'fetch', async (_address: string, { body }: { readonly body: string }) => {
    asked.push((JSON.parse(body) as { readonly options: unknown }).options);
    if (answer === 'lost') throw new TypeError('fetch failed');
    return Response.json(answer, { status: 400 });
  });
  await using run = await runHook((of: GameListing) => useQuickGame(of, 'Ada'), listing);
  await run.does(({ play }) => play());
  return asked;
}

for (const code of ['bad-options', 'bad-message'] as const)
  test(`options of the last time that are refused with ${code} give way to the usual ones`, async (t) => {
    assert.deepEqual(await pressed(t, { code }), [LAST, USUAL]);
  });

for (const answer of ['lost', { code: 'too-fast' }, { code: 'unavailable' }] as const)
  test(`no second table is asked for after ${JSON.stringify(answer)}`, async (t) => {
    const before = announcer.getSnapshot().notice;
    assert.deepEqual(await pressed(t, answer), [LAST]);
    assert.notEqual(announcer.getSnapshot().notice, before, 'it is said');
  });
