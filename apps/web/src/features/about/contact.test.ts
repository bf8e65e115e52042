import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contactLink } from './contact.ts';

test('an address of a page or a mailbox is a link, other words and other schemes are not', () => {
  assert.equal(contactLink('https://club.example/contact'), 'https://club.example/contact');
  assert.equal(contactLink('games@example.org'), 'mailto:games@example.org');
  for (const words of ['ask at the bar', 'javascript:alert(1)', 'javascript:a@b.cd', 'x@y', 'https://a b'])
    assert.equal(contactLink(words), undefined, words);
});
