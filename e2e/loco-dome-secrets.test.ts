import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { View } from '@turntable/games/loco-dome/types.ts';
import { listen, person, PHONE } from './browser.ts';
import { LocoDomePlayer } from './loco-dome.ts';
import { noRearIn, rearsIn } from './rears.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const { server, browser } = await serverAndBrowser();

/** The last full view that was heard. */
function lastView(heard: readonly string[]): View {
  const messages = heard.map((text) => JSON.parse(text) as { t?: string; view?: View | null });
  return messages.findLast(({ t, view }) => t === 'sync' && view)!.view!;
}

test('LD-1.3 everybody is sent the rear of their own active locomotive alone: no dormant one, none of the opponent’s; a watcher none', async () => {
  const phone = { viewport: PHONE, isMobile: true, hasTouch: true };
  const [host, guest] = await Promise.all([person(browser), person(browser, phone)]);
  const [mine, theirs] = [listen(host), listen(guest)];
  await host.goto(`${server.link}new/loco-dome`);
  await host.getByRole('button', { name: 'Open the table' }).click();
  await host.waitForURL(/\/t\//);
  await guest.goto(await host.getByRole('textbox', { name: 'Link to a seat' }).inputValue());
  await guest.getByRole('button', { name: 'Take the seat' }).click();
  await host.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([host, guest].map((page) => page.getByRole('group', { name: 'Play' }).waitFor()));
  const watcher = await person(browser, phone);
  const heard = listen(watcher);
  await watcher.goto(host.url());
  await watcher.getByRole('group', { name: 'Play' }).waitFor();

  // Whoever calls first activates first (LD-1.4); then the other.
  const pages = [host, guest];
  const asks = /choose the engine/;
  for (let done = 0; done < 2; done++) {
    const asked = await Promise.any(
      pages.map(async (page) => {
        await page.getByRole('banner').getByText(asks).waitFor();
        return page;
      }),
    );
    await new LocoDomePlayer(asked).move();
  }
  for (const page of [host, guest, watcher]) {
    await page.reload();
    await page.getByRole('group', { name: 'Play' }).waitFor();
  }
  const { rosters, locomotives } = lastView(heard);
  const all = rosters.map((roster) => roster.map(({ front }) => front.id));
  const active = all.map((ids, side) => ids[locomotives[side]!.indexOf('active')]!);
  assert.deepEqual([...rearsIn(mine)], [active[0]], 'the host is told their own active engine');
  assert.deepEqual([...rearsIn(theirs)], [active[1]], 'the guest is told their own active engine');
  assert.deepEqual([...rearsIn(heard)], [], 'the watcher is told none');
  const others = (known: readonly string[]): string[] => all.flat().filter((id) => !known.includes(id));
  noRearIn(mine, others([active[0]!]), [active[0]!]);
  noRearIn(theirs, others([active[1]!]), [active[1]!]);
  noRearIn(heard, others([]), []);
});
