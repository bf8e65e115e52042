import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Guest, mine, open } from '../apps/server/testing/guest.ts';
import { DESK, person } from './browser.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const { server, browser } = await serverAndBrowser();

test('a game that ended without a result stays in sight above the rematch and the record', async () => {
  const [host, far] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const { id } = await host.table([mine('Béla'), open], { startWhenFull: false });
  await far.post(`tables/${id}/join`, { name: 'Ada' });
  await host.post(`tables/${id}/start`);
  const ada = far.sit(id, { as: 1 });
  await ada.until(({ view }) => view !== null, 'the deal');
  const desk = await person(browser, { viewport: DESK });
  await desk.context().addCookies([{ name: 'guest', value: host.token, url: server.link }]);
  await desk.goto(`${server.link}t/${id}`);
  await ada.request({ t: 'propose', id: ada.newId(), as: 1, end: 'abandoned' });
  const wished = desk.getByRole('region', { name: 'Ending the game' });
  await wished.getByRole('button', { name: 'Agree' }).click();
  await desk.getByRole('button', { name: 'Rematch' }).waitFor();
  const [screen, strip] = await Promise.all(
    [desk.getByRole('main'), desk.locator('footer.end')].map((part) => part.boundingBox()),
  );
  assert.ok(screen && strip && screen.y + screen.height <= strip.y + 1, JSON.stringify({ screen, strip }));
});
