import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { GAMES } from '@turntable/games';
import type { AnyGame } from '@turntable/engine';
import { until } from '@turntable/testkit/until.node.ts';
import { openPage, type Page } from './draw.node.ts';
import { golden, goldenHints } from './golden.node.ts';
import { courseOf, seatAsked } from './course.ts';

let page: Page;
before(async () => {
  page = await openPage();
});
after(() => page[Symbol.asyncDispose]());

/** The moments of a golden game at which a seat is asked what no moment of `seen` asked it: the kind of question and the types of its answers. */
function moments(id: string, record: string, seen: Set<string>): readonly number[] {
  const game = GAMES.find((each) => each.id === id) as AnyGame;
  const played = golden(id, record)!;
  return courseOf(game, played, played.entries.length).states.flatMap((state, at) => {
    if (game.outcome(state) !== undefined) return [];
    const seat = seatAsked(game, state);
    const asked = game.decisions(state).find(({ actors, standing }) => !standing && actors.includes(seat));
    const reply = asked && goldenHints(id, record, at);
    if (!reply) return [];
    const what = [id, asked.kind, ...reply.hints.map(({ action }) => action.type)].join(' ');
    return seen.has(what) ? [] : (seen.add(what), at);
  });
}

const button = (drawn: Document, name: RegExp): HTMLElement | undefined =>
  [...drawn.querySelectorAll<HTMLElement>('button')].find((each) =>
    name.test(each.getAttribute('aria-label') ?? each.textContent),
  );
const shows = (drawn: Document): readonly HTMLElement[] => [
  ...drawn.querySelectorAll<HTMLElement>('.hints li button'),
];

const seen = new Set<string>();
for (const [game, record] of [
  ['double-header', 'two-against-two'],
  ['double-header', 'one-against-one'],
  ['double-header', 'time-outs'],
  ['double-header', 'moved-to-style'],
  ['loco-dome', 'by-lot'],
  ['loco-dome', 'knock-out-won'],
  ['loco-dome', 'sacrifice'],
  ['loco-dome', 'rest-on-a-tie'],
  ['loco-dome', 'two-resets'],
  ['loco-dome', 'all-five'],
] as const)
  for (const at of moments(game, record, seen))
    test(`what is suggested at ${game}/${record}?at=${at} is picked, waits to be confirmed and has the focus`, async () => {
      const drawn = await page.draw(`/dev/screens/${game}/${record}?at=${at}&lang=en`);
      const told = (): string => drawn.querySelector('.bar-sentence')!.textContent;
      const question = told();
      const { hints } = goldenHints(game, record, at)!;
      for (const [i, { action, move }] of hints.entries()) {
        const what = `${action.type}: ${JSON.stringify(move)}`;
        button(drawn, /^Hint$/)!.click();
        await until(() => shows(drawn).length === hints.length, `hints for ${what}`);
        shows(drawn)[i]!.click();
        // Free words cannot be suggested: the reader has to find them.
        if ('text' in action) continue;
        await until(() => drawn.querySelector('[data-suggested="play"]') !== null, what);
        const lit = [...drawn.querySelectorAll<HTMLElement>('[data-suggested="play"]')];
        assert.equal(lit.length, 1, what);
        await until(() => drawn.activeElement === lit[0], `the focus on ${what}`);
        assert.equal(lit[0]!.hasAttribute('disabled'), false, what);
        assert.equal(drawn.querySelector('.hints'), null, 'the drawer is shut');
        assert.equal(told(), question, 'nothing was played');
      }
    });

test('whose question was answered otherwise is shown no suggestion any more, and a statistic that was picked by hand is theirs', async () => {
  const drawn = await page.draw('/dev/screens/double-header/two-against-two?at=12&lang=en');
  button(drawn, /^Hint$/)!.click();
  await until(() => shows(drawn).length > 0, 'hints');
  shows(drawn)[0]!.click();
  await until(() => drawn.querySelector('[data-suggested="play"]') !== null, 'a suggestion');
  const other = drawn.querySelector<HTMLElement>('[data-state="open"][data-picked="false"] button')!;
  other.click();
  await until(() => drawn.querySelector('[data-suggested="play"]') === null, 'one’s own choice');
  assert.equal(drawn.querySelector('[data-picked="true"] button')!.textContent, other.textContent);
  button(drawn, /^Call /)!.click();
  await until(() => drawn.querySelector('[data-suggested]') === null, 'the next question');
});
