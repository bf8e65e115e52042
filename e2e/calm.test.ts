import assert from 'node:assert/strict';
import { test } from 'node:test';
import { person, withOptions } from './browser.ts';
import { DoubleHeaderPlayer } from './double-header.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const { server, browser } = await serverAndBrowser();

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
  const player = new DoubleHeaderPlayer(host);
  const result = host.locator('.duel[data-part="result"]');
  let told = false;
  void result.waitFor({ timeout: 0 }).then(
    () => (told = true),
    () => {},
  );
  for (let answers = 0; !told; answers++) {
    assert.ok(answers < 20, 'a value is read out');
    const question = await Promise.race([player.asked(), result.waitFor().then(() => undefined)]);
    if (question !== undefined) await player.answer(question);
  }
  const rates = (await host.evaluate(
    "document.querySelector('.duel').getAnimations({ subtree: true }).map((each) => each.playbackRate.toFixed(3))",
  )) as string[];
  assert.ok(rates.length > 0);
  assert.deepEqual([...new Set(rates)], [(1 / 1.5).toFixed(3)]);
});
