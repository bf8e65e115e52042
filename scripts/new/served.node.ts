/** `node scripts/new/served.node.ts <language>`: what a server answers to somebody who reads that language, as JSON. */
import { Guest, mine, open } from '../../apps/server/testing/guest.ts';
import { openHouse, PAGE } from '../../apps/server/testing/house.ts';

const [language = ''] = process.argv.slice(2);
await using house = await openHouse({ page: PAGE });
const guest = await Guest.arrive(house.link);
const { id } = await guest.table([mine('Ada'), open]);
const page = await fetch(`${house.link}t/${id}`, { headers: { 'accept-language': language } });
const channel = await guest.post('notify/webhook', {
  kind: 'webhook',
  url: 'https://example.org/hook',
  language,
});
console.log(JSON.stringify({ page: await page.text(), channel: channel.status }));
