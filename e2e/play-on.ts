import type { Page } from 'playwright-core';
import type { Server } from './server.ts';

/**
 * Opens a record, goes to the place after so many of its actions, and plays on from there at this seat against easy bots,
 * with what the hidden cards are in the record. Resolves at the new table.
 */
export async function playOn(
  page: Page,
  server: Server,
  record: Readonly<Record<string, unknown>>,
  { after, seat }: { readonly after: number; readonly seat: number },
): Promise<void> {
  await page.goto(`${server.link}replay`);
  const buffer = Buffer.from(JSON.stringify(record));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer });
  await page.getByRole('slider', { name: 'Move' }).fill(String(after + 1));
  await page.getByText(new RegExp(`^Move ${after + 1} of `)).waitFor();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const dialog = page.getByRole('dialog', { name: `Play on from move ${after + 1}` });
  await dialog.getByLabel('My seat').selectOption(String(seat));
  await dialog.getByText('easy').click();
  await dialog.getByRole('radio').last().check();
  await dialog.getByRole('button', { name: 'Play on' }).click();
  await page.waitForURL(/\/t\//);
}
