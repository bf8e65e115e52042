import assert from 'node:assert/strict';
import { test } from 'node:test';
import { person, withOptions } from './browser.ts';
import { DoubleHeaderPlayer } from './double-header.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const { server, browser } = await serverAndBrowser();

// What moves on the stage while a result is shown, frame by frame, and how fast in the last frame it was seen. What was seen in
// one frame alone does not count: a rate that was changed holds from the next frame on.
const WATCH_RATES = `
  window.drops = [];
  addEventListener('animationstart', ({ target }) => target.matches('.duel-result') && window.drops.push(target.innerText));
  const rates = new Map();
  window.rates = () => [...rates.values()].filter(([, , frames]) => frames > 1);
  const look = () => {
    const stage = document.querySelector('.duel[data-part="result"]');
    for (const one of stage?.getAnimations({ subtree: true }) ?? [])
      rates.set(one, [
        (one.transitionProperty ?? one.animationName) + ' of ' + one.effect.target.className,
        one.playbackRate,
        (rates.get(one)?.[2] ?? 0) + 1,
      ]);
    requestAnimationFrame(look);
  };
  look();`;

test('at a calm pace the movements of the stage are half as long again, as all that is shown', async () => {
  const host = await person(browser);
  await host.goto(`${server.link}new/double-header`);
  await host.getByRole('radio', { name: '2', exact: true }).check();
  await withOptions(host, async () => {
    await host.getByRole('radio', { name: /^By lot, of the whole roster/ }).check();
    await host.getByRole('checkbox', { name: /^Calm pace/ }).check();
    await host.getByRole('radio', { name: /^Seat 1/ }).check();
  });
  await host.getByRole('button', { name: 'Open the table' }).click();
  await host.getByLabel('Seat a bot on seat 2').selectOption('easy');
  await host.getByText('You can start.').waitFor();
  await host.getByRole('button', { name: 'Start the game' }).click();
  await host.emulateMedia({ reducedMotion: 'no-preference' });
  await host.evaluate(WATCH_RATES);
  const player = new DoubleHeaderPlayer(host);
  const seen = async (): Promise<readonly (readonly [string, number])[]> => host.evaluate('window.rates()');
  let told = false;
  const read = host.waitForFunction('() => window.rates().length > 0', undefined, { timeout: 0 });
  void read.then(
    () => (told = true),
    () => {},
  );
  for (let answers = 0; !told; answers++) {
    assert.ok(answers < 20, 'a value is read out');
    const question = await Promise.race([player.asked(), read.then(() => undefined)]);
    if (question !== undefined) await player.answer(question);
  }
  await host.locator('.duel:not([data-part="result"])').waitFor();
  // Two frames later an animation that began with the next part has told so.
  await host.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  const drops = (await host.evaluate('window.drops')) as string[];
  assert.deepEqual(drops, [...new Set(drops)], 'a result comes down once');
  const SLOW = 1 / 1.5;
  const rates = await seen();
  assert.deepEqual(
    rates.filter(([, rate]) => Math.abs(rate - SLOW) > 0.001),
    [],
  );
});
