import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messages } from '../../../i18n/messages.ts';
import { hearRuns, runEventsOf, type RunEvent } from './heard.ts';

const called: RunEvent = { kind: 'called', statistic: 'maximum-speed' };
const read = (side: 0 | 1, locomotive: string, value: number | 'infinity'): RunEvent => ({
  kind: 'read',
  ...{ side, locomotive, value },
});
const won = (side: 0 | 1, scores: readonly [number, number], points = 1): RunEvent => ({
  kind: 'won',
  ...{ side, points, scores },
});
const SIDES = [
  { name: 'Ada and Kandó', mine: true },
  { name: 'Stephenson', mine: false },
] as const;
const hear = (
  events: readonly (RunEvent | null)[],
  lang: 'en' | 'hu' = 'en',
  sides: Parameters<typeof hearRuns>[1] = SIDES,
) => hearRuns(events, sides, { messages: messages(lang), system: 'metric' });

test('DH-2.5 LD-2.3: a run is told in one sentence: statistic, both values as they were read, the point, the score', () => {
  const run = [
    null,
    called,
    null,
    read(1, 'Pennsylvania T1', 120),
    read(0, 'Mallard', 126),
    won(0, [13, 12]),
  ];
  assert.deepEqual(hear(run), {
    heard: [
      {
        from: 1,
        to: 6,
        text: 'Maximum speed: Pennsylvania T1 193, Mallard 203 km/h. One point for you, 13 to 12.',
      },
    ],
    open: null,
  });
  const [theirs] = hear(run, 'en', [SIDES[1], SIDES[0]]).heard;
  assert.match(theirs!.text, /One point for Stephenson, 12 to 13\.$/);
  const [hu] = hear(run, 'hu').heard;
  assert.match(hu!.text, /: Pennsylvania T1 193, Mallard 203 km\/h\. Egy pont a tiéd, 13 : 12\.$/);
  const [coin] = hear([called, read(1, 'T1', 'infinity'), read(0, 'Mallard', 126), won(1, [0, 3], 3)]).heard;
  assert.match(coin!.text, /T1 infinity, Mallard 203 km\/h\. 3 points for Stephenson, 0 to 3\.$/);
});

test('nothing is told of a run before its end, nor of one that was vetoed; a second reading after a tie is one of its own', () => {
  assert.deepEqual(hear([null, called, read(1, 'T1', 120)]), { heard: [], open: 1 });
  assert.deepEqual(hear([called, { kind: 'dropped' }]), {
    heard: [{ from: 0, to: 1, text: '' }],
    open: null,
  });
  const tie = [called, read(1, 'T1', 120), read(0, 'Mallard', 120), { kind: 'tied' } as const];
  assert.match(hear(tie).heard[0]!.text, /T1 193, Mallard 193 km\/h\. A tie\.$/);
  const again = hear([...tie, null, read(0, 'Pashina', 126), won(0, [1, 0])]).heard[1]!;
  assert.deepEqual([again.from, again.to], [4, 7]);
  assert.match(again.text, /: T1 193, Pashina 203 km\/h\./);
  assert.match(hear([...tie, { kind: 'undecided' }]).heard[1]!.text, /Still a tie: nobody scores\.$/);
});

test('logs of Double Header and of Loco Dome give the same events', () => {
  const names = [['Mallard'], ['Pennsylvania T1']];
  const events = (...events: readonly { readonly kind: string }[]) =>
    runEventsOf(
      events.map((event) => ({ event })),
      (side, at) => names[side]?.[at],
    );
  const same = [{ kind: 'called', statistic: 'maximum-speed' }, { kind: 'accepted' }];
  const more = { points: 1, scores: [1, 0] };
  const heard = [
    called,
    null,
    read(1, 'Pennsylvania T1', 120),
    read(0, '', 126),
    { kind: 'tied' },
    won(0, [1, 0]),
    { kind: 'dropped' },
  ];
  assert.deepEqual(
    events(
      ...same,
      { kind: 'read', team: 1, engine: 0, value: 120 } as { kind: string },
      { kind: 'read', team: 0, engine: 4, value: 126 } as { kind: string },
      { kind: 'tied' },
      { kind: 'won', team: 0, ...more } as { kind: string },
      { kind: 'vetoed' },
    ),
    heard,
  );
  assert.deepEqual(
    events(
      ...same,
      { kind: 'read', side: 1, locomotive: 0, value: 120 } as { kind: string },
      { kind: 'read', side: 0, locomotive: 4, value: 126 } as { kind: string },
      { kind: 'tied' },
      { kind: 'won', side: 0, ...more } as { kind: string },
      { kind: 'attacked' },
    ),
    heard,
  );
});
