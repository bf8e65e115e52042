import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Decision, SeenBy } from '@turntable/engine';
import type { TableInfo } from '@turntable/protocol/messages.ts';
import { messages } from '../i18n/messages.ts';
import { askedNow, deputiesNow, mySeatAsked, namedActor, turnSentence } from './turn.ts';

const decisions: readonly Decision[] = [
  { id: 'judge', actors: ['judge'], kind: 'judge', standing: true },
  { id: '4:rule', actors: ['judge'], kind: 'rule' },
  { id: '4:speak', actors: [3], kind: 'speak', optional: true },
];
const view: SeenBy = { viewer: 'public', decisions };
const table = (deputy: boolean, status = 'running') =>
  ({ status, judge: { name: 'Judith', taken: true, here: !deputy, deputy } }) as TableInfo;
const game = { judging: { deputies: () => [2, 3], waitingClaim: () => undefined } };

test('LV-3.2 while the judge is away, the seats that rule in their place are waited for', () => {
  const asked = askedNow(view, deputiesNow(table(true), game, view));
  assert.deepEqual(asked, [{ kind: 'rule', actors: [2, 3] }]);
  assert.equal(mySeatAsked(asked, [0, 3], 0), 3);
});

test('LV-3.1 a judge who is there is waited for, and nobody for them once the game is over', () => {
  const asked = askedNow(view, deputiesNow(table(false), game, view));
  assert.deepEqual(asked, [{ kind: 'rule', actors: ['judge'] }]);
  assert.equal(mySeatAsked(asked, [2, 3], 2), undefined);
  assert.deepEqual(deputiesNow(table(true, 'over'), game, view), []);
});

test('a coin that is thrown is nobody’s turn; chance beside a player is', () => {
  const says = (actors: readonly ('chance' | number)[], locale: 'en' | 'hu' = 'en'): string =>
    turnSentence('double-header', 0, [{ kind: 'flip', actors }], ['Ada', 'Béla'], [0], messages(locale));
  assert.equal(says(['chance']), 'Chance decides.');
  assert.equal(says(['chance'], 'hu'), 'A véletlen dönt.');
  assert.equal(says([1]), 'It is the turn of Béla.');
  assert.equal(says(['chance', 1]), 'It is the turn of chance and Béla.');
});

test('LV-3.1 a replay names the judge where the judge was asked', () => {
  const { t } = messages('en');
  const was = (actor: 'judge' | number) => t('vs.was', { name: namedActor(actor, ['Ada', 'Béla'], t) });
  assert.equal(was('judge'), 'It was the turn of the judge.');
  assert.equal(was(1), 'It was the turn of Béla.');
});
