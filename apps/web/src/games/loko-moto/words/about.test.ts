import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import { messages } from '../../../i18n/messages.ts';
import { about } from './about.ts';

const view = lokoMoto.view(lokoMoto.start(lokoMoto.host({}, 2)), 0);
const item = (n: number, kind: string) => ({ n, event: { kind } });

test('the bar says which map it is and how many lines are free', () => {
  assert.equal(about(view, [], messages('en')), 'The Carpathian basin · 96 free lines');
  assert.equal(about({ ...view, free: 1 }, [], messages('en')), 'The Carpathian basin · 1 free line');
});

test('a map that came with a record has no name of ours', () => {
  const box = { ...view.box, sheet: { ...view.box.sheet, id: 'imported' } };
  assert.equal(about({ ...view, box }, [], messages('en')), '96 free lines');
});

test('at the end the bar counts the moves that still count', () => {
  const log = [item(1, 'dealt'), item(2, 'reserved'), item(3, 'built'), item(4, 'take-back')];
  const more = [item(5, 'bought'), item(5, 'claimed'), item(6, 'over')];
  assert.equal(
    about({ ...view, phase: 'over' }, [...log, ...more], messages('en')),
    'The Carpathian basin · 2 moves',
  );
});

test('at the end the bar says how long a game took that was played at one sitting', () => {
  const over = { ...view, phase: 'over' as const };
  const said = (table: Parameters<typeof about>[3]) => about(over, [], messages('en'), table);
  assert.equal(said({ minutes: 34 }), 'The Carpathian basin · 0 moves · 34 minutes');
  assert.equal(said({ minutes: 1 }), 'The Carpathian basin · 0 moves · 1 minute');
  assert.equal(said({ minutes: 3000 }), 'The Carpathian basin · 0 moves');
  assert.equal(said({ minutes: 34, tempo: 'turns' }), 'The Carpathian basin · 0 moves');
  assert.equal(about(view, [], messages('en'), { minutes: 34 }), 'The Carpathian basin · 96 free lines');
});
