import assert from 'node:assert/strict';
import { test } from 'node:test';
import { play, quickRng } from '@turntable/engine';
import { withoutIsolates } from '@turntable/engine/words.ts';
import { CATALOGUES } from '@turntable/messages/catalogues.ts';
import { LOCALES, tell } from '@turntable/messages';
import { lokoMoto as sentences } from '@turntable/messages/en/loko-moto.ts';
import { against, buy, decision, played, position, row, trains } from './fixtures.node.ts';
import { lokoMoto } from './index.ts';
import type { Action, Event, State, View } from './types.ts';

const names = ['Ada', 'Béla', 'Csilla', 'Dénes', 'Emma'];
const state = played({ map: row(8), options: { hiddenAgendas: false } });
const view = lokoMoto.view(state, 'public');
const english = (event: Event, seen: View = view): string =>
  withoutIsolates(tell({ locale: 'en', names }, lokoMoto.tell(seen, event), event.by));

test('the log names players, stations and trains', () => {
  assert.equal(
    english({ kind: 'reserved', clause: 'LM-2.1', by: 1, sections: ['a1-b1', 'c1-d1'] }),
    'Béla reserves A1–B1 and C1–D1',
  );
  assert.equal(
    english({ kind: 'reserved', clause: 'LM-2.2', by: 1, sections: ['a1-b1'] }),
    'Béla reserves the last line, A1–B1',
  );
  assert.equal(
    english({ kind: 'closed', clause: 'LM-6.1', by: 0, section: 'a1-b1', left: 11 }),
    'Ada closes A1–B1; 11 more to close',
  );
  assert.equal(
    english({
      kind: 'bought',
      clause: 'LM-3.6',
      by: 0,
      train: 't4a',
      sections: ['a1-b1', 'b1-c1'],
      over: true,
    }),
    'Ada overpays for T4a, price 4, with 2 lines',
  );
  assert.equal(
    english({ kind: 'over', clause: 'LM-5.1', by: 0, scores: [5, 1, 5], winners: [0, 2], tie: 'shared' }),
    'No line is free, the game is over: Ada and Csilla share the victory at 5',
  );
});

test('a bonus is told with its sign, an inline shape by its id', () => {
  const plus = played({ trains: [{ id: 'p', name: 'Plus', price: 3, bonus: 1 }] });
  const event: Event = {
    kind: 'bought',
    clause: 'LM-3.1',
    by: 0,
    train: 'p',
    sections: ['a1-b1', 'b1-c1', 'c1-c2'],
    over: false,
  };
  assert.equal(english(event, lokoMoto.view(plus, 0)), 'Ada buys Plus with 3 lines; bonus +1');
  assert.equal(
    english({ kind: 'claimed', clause: 'LM-7.2', by: 2, shape: 'line4', points: 2, secret: true }),
    'Csilla claims their secret card “line4”: 2 points',
  );
});

test('names that a record brings along are never taken for a seat, a value or the key of a name', () => {
  for (const name of ['@1', '=5 power', '#424.247', '#loko-moto.log.dealt']) {
    const deck = [{ id: 'p', name, price: 2, bonus: 0 }];
    const map = row(3) as { readonly stations: readonly object[] };
    const stations = map.stations.map((station, i) => (i === 0 ? { ...station, name } : station));
    const seen = lokoMoto.view(played({ trains: deck, map: { ...map, stations } }), 0);
    const sections = ['a1-b1', 'b1-c1'];
    assert.equal(
      english({ kind: 'bought', clause: 'LM-3.1', by: 0, train: 'p', sections, over: false }, seen),
      `Ada buys ${name} with 2 lines`,
    );
    assert.equal(
      english({ kind: 'train-up', clause: 'LM-3.8', by: 0, train: 'p', place: 0 }, seen),
      `${name} comes up, price 2`,
    );
    assert.equal(
      english({ kind: 'built', clause: 'LM-2.3', by: 0, section: 'a1-b1', reserved: false }, seen),
      `Ada builds ${name}–B1`,
    );
  }
});

/** Every event of random games under all options, with the view of the seat that acted. */
function* everything(): Generator<[View, Event]> {
  for (let seed = 0; seed < 16; seed++) {
    const rng = quickRng(seed);
    const options = {
      sheet: seed < 8 ? 'small' : 'square',
      hiddenAgendas: seed % 2 === 0,
      advanced: seed % 4 < 2,
    };
    let now = lokoMoto.start(lokoMoto.host(options, 2 + (seed % 4)));
    for (let open = lokoMoto.decisions(now)[0]; open; open = lokoMoto.decisions(now)[0]) {
      const actor = open.actors[0]!;
      const seen = lokoMoto.view(now, actor === 'chance' ? 'public' : actor);
      const action = lokoMoto.sampleLegal!(seen, open, rng);
      const step = play(lokoMoto, now, { decision: open.id, actor, action });
      assert.ok(step.ok);
      now = step.step.state;
      for (const event of step.step.events) yield [seen, event];
    }
  }
}

test('every event has a sentence in every language, with all its values', () => {
  const kinds = new Set<string>();
  for (const [seen, event] of everything()) {
    const message = lokoMoto.tell(seen, event);
    assert.ok(Object.hasOwn(sentences, message.key), message.key);
    for (const locale of LOCALES) {
      const text = tell({ locale, names }, message, event.by);
      assert.match(text, /^[^{}@#]+$/, `${event.kind}: ${text}`);
    }
    kinds.add(event.kind);
    assert.ok(event.clause in lokoMoto.clauses);
  }
  assert.deepEqual([...kinds].sort(), [
    'bought',
    'built',
    'claimed',
    'closed',
    'dealt',
    'over',
    'reserved',
    'revealed',
    'shape-up',
    'train-up',
  ]);
});

test('LM-3.1 every reason has a sentence in every language, for each way to break its clause', () => {
  const own = ['a1-b1', 'b1-c1', 'c1-d1', 'd1-e1', 'e1-f1', 'f1-g1'];
  const drawing = { built: { 0: own, 1: ['h1-i1'] }, reserved: { 1: ['g1-h1'] } };
  const table = { map: row(9), trains: trains(4, 2) };
  const straight = position(table, drawing);
  const build = (section: string): Action => ({ type: 'build', section });
  const close: Action = { type: 'close', section: 'a1-b1' };
  const cross = position(
    { options: { advanced: true }, trains: trains(3) },
    { built: { 0: ['a2-b2', 'b2-c2', 'b1-b2'] } },
  );
  const last = position(table, { free: ['a1-b1'] });
  const opening = played({ seats: 2 });
  const start = lokoMoto.start(lokoMoto.host({ hiddenAgendas: true }, 3));
  const [dealing] = lokoMoto.decisions(start);
  const badDeal = { type: 'deal', starter: 7, trains: [], piles: [], secret: [] } as const;
  const tried: [State, Action, number?][] = [
    [position(table, { free: [] }), close],
    [straight, build('a1-b1'), 2],
    [straight, close],
    [opening, build('a1-b1')],
    [straight, { type: 'reserve', sections: [] }],
    [last, { type: 'reserve', sections: ['b1-c1'] }],
    ...['a1-b1', 'g1-h1', 'h1-i1', 'x'].map((id): [State, Action] => [straight, build(id)]),
    [position(table, { inked: ['a1-b1'] }), build('a1-b1')],
    [straight, buy('t9a', own)],
    [straight, buy('t2a', [])],
    [straight, buy('t2a', ['a1-b1', 'a1-b1'])],
    [straight, buy('t2a', ['h1-i1', 'a1-b1'])],
    [straight, buy('t2a', ['g1-h1', 'a1-b1'])],
    [straight, buy('t2a', ['a1-b1', 'c1-d1'])],
    [straight, buy('t4a', own)],
    [straight, buy('t4a', own.slice(0, 4), 'nothing')],
    [straight, buy('t2a', own.slice(0, 2), 'line3')],
    [straight, buy('t2a', own.slice(0, 4), 'line4')],
    [straight, buy('t2a', own.slice(0, 4), 'line3')],
    [cross, buy('t3a', ['a2-b2', 'b2-c2', 'b1-b2'])],
  ];
  const reasons = tried.flatMap(([at, action, seat = at.turn]) => {
    const open = lokoMoto.decisions(at).find((d) => d.actors.includes(seat));
    const found = against(at, open, action, seat);
    assert.ok(found.length > 0, JSON.stringify(action));
    return found;
  });
  reasons.push(...lokoMoto.refusals(lokoMoto.view(start, 'public'), dealing, badDeal));
  reasons.push(...against(straight, decision(straight), badDeal, 0));
  // The scorebook alone says it: a turn before the card that came up is named.
  reasons.push({ clause: 'LM-3.8' });
  const kindsSeen = new Set<string>();
  for (const { clause, with: values = {} } of reasons) {
    const key = `loko-moto.refusal.${clause}`;
    assert.ok(Object.hasOwn(sentences, key), key);
    kindsSeen.add(key);
    for (const locale of LOCALES)
      assert.match(tell({ locale, names }, { key, values }, 0), /^[^{}@#]+$/, `${locale} ${key}`);
  }
  const all = Object.keys(sentences).filter((key) => key.startsWith('loko-moto.refusal.'));
  assert.deepEqual([...kindsSeen].sort(), all.sort());
  assert.ok(CATALOGUES.hu['loko-moto.refusal.LM-2.1'] !== CATALOGUES.en['loko-moto.refusal.LM-2.1']);
});
