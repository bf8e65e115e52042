/** `node scripts/new/served.node.ts <language>`: what a server answers to somebody who reads that language, as JSON. */
import { Guest, mine, open } from '../../apps/server/testing/guest.ts';
import { openServer, PAGE } from '../../apps/server/testing/server.ts';

const [language = ''] = process.argv.slice(2);
await using server = await openServer({ page: PAGE });
const guest = await Guest.arrive(server.link);
const { id } = await guest.table([mine('Ada'), open]);
const page = await fetch(`${server.link}t/${id}`, { headers: { 'accept-language': language } });
const channel = await guest.post('notify/webhook', {
  kind: 'webhook',
  url: 'https://example.org/hook',
  language,
});
console.log(JSON.stringify({ page: await page.text(), channel: channel.status }));
