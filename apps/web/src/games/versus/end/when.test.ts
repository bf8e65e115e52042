import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messages } from '../../../i18n/messages.ts';
import { whenText } from './when.ts';

const DAY = Date.UTC(2026, 5, 3, 12);

test('the end says which game it was, its day, and how long it took at one sitting', () => {
  const en = messages('en');
  const game = { game: 'double-header', endedAt: DAY, minutes: 41 };
  const told = (...each: Parameters<typeof whenText>): string => whenText(...each).replaceAll('\u00a0', ' ');
  assert.ok(!/[^,] /.test(whenText(game, en)), 'a line breaks between its parts alone');
  assert.match(told(game, en), /^Double Header, (3 June|June 3), 41 minutes$/);
  assert.match(told(game, messages('hu')), /^Double Header, június 3\., 41 perc$/);
  assert.match(told({ ...game, tempo: 'turns' }, en), /^Double Header, (3 June|June 3)$/);
  assert.match(told({ ...game, minutes: 900 }, en), /(3 June|June 3)$/);
  assert.equal(told({ game: 'loco-dome' }, en), 'Loco Dome');
});
