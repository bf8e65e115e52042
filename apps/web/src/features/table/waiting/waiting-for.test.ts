import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SeatInfo, TableInfo } from '@turntable/protocol/messages.ts';
import { messages } from '../../../i18n/messages.ts';
import { waitingFor } from './waiting-for.ts';

const seat = (kind: SeatInfo['kind']): SeatInfo => ({ kind, name: '', here: true });
const full = { seats: [seat('person'), seat('bot'), seat('person')] } as unknown as TableInfo;
const rated = (agreed: readonly boolean[]) => ({ agreed }) as unknown as NonNullable<TableInfo['rated']>;
const picks = (consents: readonly boolean[]) =>
  ({ own: [['x'], [], []], consents, ready: [], each: 1 }) as unknown as NonNullable<TableInfo['picks']>;
const says = (table: TableInfo, host = false): string => waitingFor(table, { host }, messages('en'));

test('free seats come first, then what people have to agree to, then the host', () => {
  assert.equal(
    says({ ...full, seats: [...full.seats, seat('open')], rated: rated([false]) }),
    'One seat is still free.',
  );
  assert.match(says({ ...full, rated: rated([true, false, false]), picks: picks([]) }), /a rated game/);
  assert.match(says({ ...full, rated: rated([true, false, true]), picks: picks([]) }), /not of the roster/);
  assert.match(
    says({ ...full, rated: rated([true, false, false]) }, true),
    /If it starts now, it is not rated/,
  );
  assert.equal(says(full), 'Every seat is taken. The host starts the game.');
});

test('who starts the game is told so: the host, or the judge', () => {
  assert.equal(says(full, true), 'Every seat is taken. You can start.');
  assert.equal(
    waitingFor(full, { host: false, judge: true }, messages('en')),
    'Every seat is taken. You can start.',
  );
  assert.match(says({ ...full, picks: picks([true, false, false]) }, true), /not of the roster/);
  assert.match(says({ ...full, picks: picks([true, false, true]) }, true), /You can start/);
});
