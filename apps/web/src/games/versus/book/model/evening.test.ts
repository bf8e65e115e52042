import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quickRng, readRecord, replayRecord, type Rng } from '@turntable/engine';
import { FRONTS, STATISTIC_IDS } from '@turntable/roster';
import { card } from '@turntable/roster/cards.ts';
import { EDITION } from '@turntable/roster/edition.ts';
import { bookGame as doubleHeader } from '../../../double-header/book-game.ts';
import { bookGame as locoDome } from '../../../loco-dome/book-game.ts';
import type { Book, BookLocomotive, BookSetup, Tap } from './book.ts';
import { csv } from './csv.ts';
import { interrupts, offers } from './offers.ts';
import type { Page } from './draft.ts';
import type { DuelGame } from './duel-game.ts';
import { opened, pagesOf, press } from './page.ts';
import { waitsFor } from './run.ts';
import { exported } from './record.ts';
import { redo, undo, written } from '../../../../session/book/taps.ts';

// Long: half of it plays the evenings that all its tests look at.

const GAMES = { 'double-header': doubleHeader, 'loco-dome': locoDome };
const gameOf = ({ game }: BookSetup): DuelGame => GAMES[game as keyof typeof GAMES];
const NAMES = ['Ada', 'Béla', 'Cili', 'Dani'];

/** What the players hold in their hands, whatever of it the book knows. */
const cards = (from: number, count: number) =>
  FRONTS.slice(from, from + count).map(({ id }) => card(id, EDITION)!);

function locomotive(
  { front, values }: ReturnType<typeof cards>[number],
  source: BookLocomotive['source'],
): BookLocomotive {
  const all = Object.fromEntries(STATISTIC_IDS.map((id) => [id, values[id] ?? null]));
  return {
    id: front.id,
    name: front.name,
    source,
    features: [],
    ...(source === 'foreign' ? {} : { values: all }),
  };
}

function table(game: keyof typeof GAMES, source: BookLocomotive['source'], judge: boolean) {
  const each = game === 'double-header' ? 2 : 5;
  const held = [cards(3, each), cards(40, each)];
  const setup: BookSetup = {
    game,
    names: game === 'double-header' ? NAMES : NAMES.slice(0, 2),
    kept: judge ? { by: 'judge', name: 'Flóra' } : { by: 'scorer' },
    scoring: 'flat',
    judge,
    engines: held.map((side) => side.map((one) => locomotive(one, source))),
    first: 0,
    edition: EDITION,
  };
  return { setup, held };
}

/** Plays an evening with real cards, and writes it by keys alone: what is read out, who won, and what comes in between. */
function evening(table_: ReturnType<typeof table>, rng: Rng, most: number): Book {
  const { setup, held } = table_;
  const game = gameOf(setup);
  let book: Book = { id: 'x', setup, taps: [], undone: [] };
  let page: Page = opened(game, setup);
  const tap = (one: Tap): void => {
    const timed = { tap: one, minute: book.taps.length };
    const pressed = press(game, setup, page, timed);
    assert.ok('page' in pressed, `${JSON.stringify(one)}: ${JSON.stringify(pressed)}`);
    book = written(book, timed);
    page = pressed.page;
  };
  const pick = <Item>(list: readonly Item[]): Item => list[rng.below(list.length)]!;
  const value = (side: number, at: number, id: string): number | undefined =>
    held[side]![at]!.values[id as keyof object];
  for (let calls = 0; calls < most;) {
    const state = page.position.state as unknown as {
      phase: string;
      calling: 0 | 1;
      inUse?: readonly (0 | 1)[];
      locomotives?: readonly (readonly string[])[];
      called: readonly string[];
      vetoed?: object;
    };
    if (state.phase === 'over') break;
    const open = offers(game.rules, page);
    const active = (side: number): number =>
      state.inUse?.[side] ?? state.locomotives![side]!.indexOf('active');
    if (state.phase === 'opening' || state.phase === 'activating' || state.phase === 'skip') {
      tap({ t: 'act', action: pick(open).action });
      continue;
    }
    if (state.phase === 'style') {
      const turn = game.rules.decisions(page.position.state).find(({ kind }) => kind === 'speak')!
        .actors[0] as number;
      if (rng.below(2))
        tap({ t: 'point', by: turn, verdict: pick(['claimant', 'equal', 'invalid'] as const) });
      else tap({ t: 'act', action: { by: turn, type: 'pass' } });
      continue;
    }
    if (state.phase === 'sequence') {
      const asked = game.rules
        .decisions(page.position.state)
        .find(({ kind }) => kind === 'claim' || kind === 'reply');
      const by = asked!.actors[0] as number;
      if (rng.below(3)) tap({ t: 'point', by, verdict: 'claimant' });
      else tap({ t: 'act', action: { by, type: 'concede' } });
      continue;
    }
    const special = open.filter(({ action }) => !['style', 'field'].includes(action.type));
    if (special.length > 0 && rng.below(6) === 0) {
      tap({ t: 'act', action: pick(special).action });
      continue;
    }
    // Real people know their cards: they call what they have and the other side has.
    const { calling } = state;
    const other = 1 - calling;
    const own = active(calling);
    const theirs = active(other);
    const may = STATISTIC_IDS.filter(
      (id) =>
        value(calling, own, id) !== undefined &&
        value(other, theirs, id) !== undefined &&
        !state.called.includes(id) &&
        !Object.hasOwn(state.vetoed ?? {}, id),
    );
    if (may.length === 0) break;
    const statistic = pick(may);
    const before = book.taps.length;
    tap({ t: 'call', statistic });
    calls++;
    while (page.draft) {
      const { draft } = page;
      const waits = waitsFor(game.rules, setup, page, draft);
      const keys = interrupts(game.rules, setup, page, draft);
      if (waits.for === 'act') {
        const stays = keys.find(({ action }) => action.type === 'stand') ?? pick(keys);
        tap({ t: 'act', action: stays.action });
        continue;
      }
      const coins = keys.filter(
        ({ action }) => action.type === 'veto' || action['booster'] === 'fifty-fifty',
      );
      if (draft.told.length === 0 && coins.length > 0 && rng.below(5) === 0) {
        const key = pick(coins);
        tap({ t: 'act', action: key.action });
        continue;
      }
      const [a, b] = [0, 1].map((side) =>
        side === calling ? value(side, own, statistic)! : value(side, theirs, statistic)!,
      );
      const boosted = draft.acts.length > 0;
      const winner = boosted ? pick([0, 1] as const) : a! === b! ? null : a! > b! ? 0 : 1;
      if (!boosted && waits.computed) assert.equal(waits.computed.winner, winner, statistic);
      tap({ t: 'won', side: waits.computed ? waits.computed.winner : winner });
      if (!boosted && draft.acts.length === 0 && winner !== null)
        assert.equal(book.taps.length - before, 2, 'two taps a statistic');
    }
  }
  return book;
}

function agrees({ setup, taps }: Book): { json: Record<string, unknown>; page: Page } {
  const game = gameOf(setup);
  const page = pagesOf(game, setup, taps).at(-1)!;
  const { json, scoreOnly } = exported(gameOf(setup), setup, page, () => '');
  assert.equal(scoreOnly, false);
  const done = replayRecord(game.rules, readRecord(game.rules, json));
  assert.equal(done.error, null, JSON.stringify(done.error));
  assert.deepEqual(done.state.scores, page.position.state.scores);
  return { json: json as Record<string, unknown>, page };
}

test('a Double Header with locomotives that the book knows: 30 calls, two taps each, a record that all can check', () => {
  const { json } = agrees(evening(table('double-header', 'roster', true), quickRng(5), 30));
  assert.ok(!JSON.stringify(json).includes('"told"') && !JSON.stringify(json).includes('"unread"'));
});

test('a Double Header with foreign cards: 30 calls, told by whoever kept the book', () => {
  const { json } = agrees(evening(table('double-header', 'foreign', false), quickRng(7), 30));
  assert.match(JSON.stringify(json), /"unread":true/);
});

test('a Loco Dome of 40 calls, with knock-outs, markers and style points', () => {
  for (const source of ['roster', 'foreign'] as const) {
    const { page, json } = agrees(evening(table('loco-dome', source, true), quickRng(11), 40));
    assert.ok((json['actions'] as unknown[]).length > 40);
    assert.ok(page.lines.length >= 40);
  }
});

test('undo and redo leave no trace; a closed book is ink', () => {
  const game = doubleHeader;
  const book = evening(table('double-header', 'foreign', false), quickRng(3), 12);
  let back = book;
  for (let i = 0; i < 10; i++) back = undo(back);
  assert.deepEqual(
    exported(game, book.setup, pagesOf(game, book.setup, back.taps).at(-1)!, () => '').json,
    exported(game, book.setup, pagesOf(game, book.setup, book.taps.slice(0, -10)).at(-1)!, () => '').json,
  );
  for (let i = 0; i < 10; i++) back = redo(back);
  assert.deepEqual(back, book);
  const closed = written(book, { tap: { t: 'close' }, minute: 9 });
  assert.equal(undo(closed), closed);
});

test('what is written against a rule is kept with its clause and makes the book a score', () => {
  const { setup } = table('double-header', 'foreign', false);
  const game = gameOf(setup);
  const start = pagesOf(game, setup, [
    { tap: { t: 'act', action: { by: 0, type: 'field', engine: 0 } }, minute: 0 },
    { tap: { t: 'act', action: { by: 2, type: 'field', engine: 0 } }, minute: 0 },
    { tap: { t: 'call', statistic: 'power' }, minute: 1 },
    { tap: { t: 'won', side: 0 }, minute: 1 },
  ]).at(-1)!;
  const again = { t: 'call', statistic: 'power' } as const;
  const refused = press(game, setup, start, { tap: again, minute: 2 });
  assert.ok('objection' in refused && refused.objection.clause === 'DH-2.2', JSON.stringify(refused));
  const drafted = press(game, setup, start, { tap: { ...again, anyway: true }, minute: 2 });
  assert.ok('page' in drafted);
  const written_ = press(game, setup, drafted.page, { tap: { t: 'won', side: 1 }, minute: 2 });
  assert.ok('page' in written_);
  assert.deepEqual(written_.page.lines.at(-1)!.scores, [1, 1]);
  const { json, scoreOnly } = exported(
    gameOf(setup),
    setup,
    written_.page,
    ({ against }) => against ?? 'a line',
  );
  assert.equal(scoreOnly, true);
  assert.equal((json as { format: string }).format, 'turntable-scores/1');
  assert.match(
    csv(setup, written_.page, (id) => id),
    /DH-2\.2/,
  );
});

test('LV-1.6: a scorer has the result only after both values were read, and the book checks it', () => {
  const { setup } = table('double-header', 'foreign', false);
  const game = gameOf(setup);
  const taps: Tap[] = [
    { t: 'act', action: { by: 0, type: 'field', engine: 0 } },
    { t: 'act', action: { by: 2, type: 'field', engine: 0 } },
    { t: 'call', statistic: 'power' },
    { t: 'value', side: 0, value: 1000 },
  ];
  const page = pagesOf(
    game,
    setup,
    taps.map((tap) => ({ tap, minute: 0 })),
  ).at(-1)!;
  assert.deepEqual(waitsFor(game.rules, setup, page, page.draft!), { for: 'winner' });
  const both = press(game, setup, page, { tap: { t: 'value', side: 1, value: 900 }, minute: 0 });
  assert.ok('page' in both);
  const waits = waitsFor(game.rules, setup, both.page, both.page.draft!);
  assert.equal(waits.for === 'winner' && waits.computed?.winner, 0);
  const wrong = press(game, setup, both.page, { tap: { t: 'won', side: 1 }, minute: 0 });
  assert.ok('objection' in wrong && wrong.objection.clause === 'LV-2.1');
});

test('CSV: the columns as given, CRLF, and no cell that a spreadsheet would run', () => {
  const { setup } = table('double-header', 'roster', true);
  const named = { ...setup, names: ['=1+1', '@b', 'C,c', 'D"d'] };
  const book = evening({ ...table('double-header', 'roster', true), setup: named }, quickRng(5), 4);
  const text = csv(named, pagesOf(gameOf(named), named, book.taps).at(-1)!, (id) => id);
  const lines = text.split('\r\n');
  assert.equal(
    lines[0],
    'n,minute,by,action,statistic,engineA,valueA,engineB,valueB,winner,scoreA,scoreB,clause,note',
  );
  assert.equal(lines.at(-1), '');
  assert.ok(!/(^|,)[=+@-]/m.test(text), text);
  assert.ok(text.includes("'=1+1"));
});

test('a closed book is ink: the judge corrects and takes back, and the record says so', () => {
  const game = doubleHeader;
  const book = evening(table('double-header', 'roster', true), quickRng(5), 8);
  let page = pagesOf(game, book.setup, [...book.taps, { tap: { t: 'close' }, minute: 9 }]).at(-1)!;
  const scores = page.position.state.scores;
  const tap = (one: Tap): void => {
    const pressed = press(game, book.setup, page, { tap: one, minute: 10 });
    assert.ok('page' in pressed, JSON.stringify(pressed));
    page = pressed.page;
  };
  const before = page.lines.length;
  tap({ t: 'call', statistic: 'power' });
  assert.equal(page.lines.length, before, 'nothing else is written');
  tap({ t: 'act', action: { by: 'judge', type: 'correct', scores: [7, 9], reason: 'Miscounted' } });
  assert.deepEqual(page.position.state.scores, [7, 9]);
  tap({ t: 'take-back', by: 'judge', reason: 'It was right' });
  assert.deepEqual(page.position.state.scores, scores);
  assert.equal(page.closed, null, 'and the game goes on');
  tap({ t: 'close' });
  tap({ t: 'take-back', by: 'judge', reason: 'The last call, too' });
  const { json } = exported(game, book.setup, page, () => '');
  const done = replayRecord(game.rules, readRecord(game.rules, json));
  assert.equal(done.error, null, JSON.stringify(done.error));
  assert.deepEqual(done.state.scores, page.position.state.scores);
  const types = (json as { actions: { type: string }[] }).actions.map(({ type }) => type);
  assert.ok(types.includes('correct') && types.filter((type) => type === 'take-back').length > 1);
});

test('DH-2.4: who has no value says so, and the other locomotive answers; a call that nobody can answer is no call', () => {
  const { setup } = table('double-header', 'foreign', false);
  const game = gameOf(setup);
  const taps: Tap[] = [
    { t: 'act', action: { by: 0, type: 'field', engine: 0 } },
    { t: 'act', action: { by: 2, type: 'field', engine: 0 } },
    { t: 'call', statistic: 'power' },
    { t: 'none', side: 1 },
  ];
  const pages = (more: readonly Tap[]): Page =>
    pagesOf(
      game,
      setup,
      [...taps, ...more].map((tap) => ({ tap, minute: 0 })),
    ).at(-1)!;
  const won = pages([{ t: 'won', side: 0 }]);
  assert.deepEqual((won.position.state as unknown as { inUse: number[] }).inUse, [0, 1]);
  const { json } = exported(game, setup, won, () => '');
  const { engines: locomotives } = (json as { setup: { engines: { values: object }[][] } }).setup;
  assert.deepEqual(locomotives[1]![0]!.values, { power: null });
  assert.equal(replayRecord(game.rules, readRecord(game.rules, json)).error, null);
  const neither = pages([{ t: 'none', side: 1 }]);
  assert.equal(neither.draft, null);
  const again = press(game, setup, neither, { tap: { t: 'call', statistic: 'power' }, minute: 0 });
  assert.ok('objection' in again && again.objection.clause === 'DH-2.3', JSON.stringify(again));
});

test('LD-2.1: a caller who has no value after all calls something else, and the book knows it from then on', () => {
  const { setup } = table('loco-dome', 'foreign', true);
  const game = gameOf(setup);
  const taps: Tap[] = [
    { t: 'act', action: { by: 0, type: 'activate', locomotive: 0 } },
    { t: 'act', action: { by: 1, type: 'activate', locomotive: 2 } },
    { t: 'call', statistic: 'power' },
    { t: 'none', side: 0 },
  ];
  const page = pagesOf(
    game,
    setup,
    taps.map((tap) => ({ tap, minute: 0 })),
  ).at(-1)!;
  assert.equal(page.draft, null);
  const again = press(game, setup, page, { tap: { t: 'call', statistic: 'power' }, minute: 0 });
  assert.ok('objection' in again && again.objection.clause === 'LD-2.1');
});
