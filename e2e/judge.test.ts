import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Act } from '@turntable/engine';
import type { View } from '@turntable/games/loco-dome/types.ts';
import type { TableReply } from '@turntable/protocol';
import { KEEPER } from '@turntable/protocol/keeping.ts';
import type { OfferReply } from '@turntable/protocol/links.ts';
import { Guest, mine, open, type Seat } from '../apps/server/testing/guest.ts';
import { person, PHONE, withOptions } from './browser.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const { server, browser } = await serverAndBrowser();

const asked = (seat: Seat, kind: string, by: number): boolean =>
  seat.view?.decisions.some((open) => open.kind === kind && open.actors.includes(by)) ?? false;

/** Two contestants who play by program, so that only the judge's page is clicked. */
class Contestants {
  readonly seats: readonly [Seat, Seat];
  constructor(seats: readonly [Seat, Seat]) {
    this.seats = seats;
  }
  async play(by: 0 | 1, kind: string, action: object): Promise<void> {
    const seat = this.seats[by];
    await seat.until(() => asked(seat, kind, by), `to be asked to ${kind}`);
    const n = await seat.act(action as Act);
    assert.equal(typeof n, 'number', JSON.stringify(n));
    await Promise.all(this.seats.map((each) => each.until((known) => known.n >= (n as number), 'it')));
  }
}

test('LV-3.1 a judge on a phone takes the bench, starts, corrects, rules with a reason, takes back, hands over; all see it', async () => {
  const [ada, ben] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const { id } = await ada.table([mine('Ada'), open], {
    game: 'loco-dome',
    judge: 'open',
    startWhenFull: false,
  });
  await ben.post(`tables/${id}/join`, { name: 'Ben' });
  const agreeToJudge = async (): Promise<void> => {
    const ask = (await ada.get<TableReply>(`tables/${id}`)).body.table.judge!.asks![0]!.id;
    await ada.post(`tables/${id}/judge`, { do: 'answer', ask, yes: true });
  };
  const judgesPhone = await person(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
  await judgesPhone.goto(`${server.link}t/${id}`);
  await judgesPhone.getByRole('textbox', { name: 'Your name as judge' }).fill('Judith');
  await judgesPhone.getByRole('button', { name: 'Ask for the bench' }).tap();
  await judgesPhone.getByText('You asked for the bench').waitFor();
  await agreeToJudge();
  const onlooker = await person(browser);
  await onlooker.goto(`${server.link}t/${id}`);
  await onlooker.getByText('Judith judges.').waitFor();
  await judgesPhone.getByRole('button', { name: 'Start the game' }).tap();
  await judgesPhone.getByRole('heading', { name: 'Cards', exact: true }).waitFor();

  const both = new Contestants([ada.sit(id, { as: 0 }), ben.sit(id, { as: 1 })]);
  await Promise.all(both.seats.map((seat) => seat.until(({ view }) => view !== null, 'the deal')));
  for (const by of [0, 1] as const) await both.play(by, 'activate', { type: 'activate', locomotive: 0 });
  // While somebody rules, the way to the bench takes no room from what is played.
  const way = onlooker.getByRole('button', { name: 'Ask for the bench' });
  await onlooker.getByText('Ask for the bench').first().waitFor();
  assert.equal(await way.isVisible(), false);

  await judgesPhone.getByRole('button', { name: 'Correct the score' }).tap();
  await judgesPhone.getByLabel('Points of Ada').fill('12');
  await judgesPhone.getByLabel('Points of Ben').fill('8');
  await judgesPhone.getByRole('button', { name: 'Set the score' }).tap();
  assert.deepEqual((both.seats[0].view as View).scores, [0, 0], 'nothing without a reason');
  await judgesPhone.getByLabel('Reason, for all to see').fill('counted again');
  await judgesPhone.getByRole('button', { name: 'Set the score' }).tap();
  await onlooker.getByRole('button', { name: 'Log', exact: true }).click();
  await onlooker
    .getByText(/counted again/)
    .first()
    .waitFor();

  await both.play(1, 'between', { type: 'pass' });
  await both.play(0, 'call', { type: 'knock-out' });
  await both.play(0, 'claim', { type: 'claim', text: 'the tallest driving wheels' });
  await judgesPhone.getByText('Nothing like it has been ruled on here yet.').waitFor();
  await judgesPhone.getByLabel('Reason', { exact: true }).fill('others had taller ones');
  await judgesPhone.getByRole('button', { name: 'Invalid' }).tap();
  await judgesPhone.getByRole('checkbox', { name: /^A puzzle may ask others/ }).tap();
  await judgesPhone.getByRole('button', { name: 'Stamp it: INVALID' }).tap();
  await onlooker
    .getByText(/others had taller ones/)
    .first()
    .waitFor();

  await both.play(0, 'claim', { type: 'claim', text: 'driving wheels painted red' });
  await judgesPhone.getByText('others had taller ones').first().waitFor();
  await judgesPhone.getByRole('button', { name: 'Take back' }).tap();
  await judgesPhone.getByLabel('Reason, for all to see').fill('said too early');
  await judgesPhone.getByRole('button', { name: 'Take it back' }).tap();
  await onlooker
    .getByText(/said too early/)
    .first()
    .waitFor();
  await both.play(0, 'claim', { type: 'claim', text: 'red all over' });

  await judgesPhone.getByRole('button', { name: 'Leave the bench' }).tap();
  await judgesPhone.getByRole('button', { name: 'Leave it free' }).tap();
  await onlooker.getByRole('button', { name: 'Ask for the bench' }).click();
  await onlooker.getByText('You asked for the bench').waitFor();
  await agreeToJudge();
  await onlooker.getByRole('heading', { name: 'Rule on a claim' }).waitFor();
  await onlooker.getByRole('button', { name: 'For the claimant' }).press('Enter');
  await onlooker.getByRole('button', { name: 'Stamp it: FOR' }).press('Enter');
  await both.seats[1].until((seat) => asked(seat, 'reply', 1), 'the verdict of the next judge');

  await onlooker.goto(`${server.link}precedents`);
  await onlooker.getByRole('searchbox', { name: /Search/ }).fill('taller wheels');
  await onlooker.getByText('the tallest driving wheels').waitFor();
  await onlooker.getByText('red all over').waitFor({ state: 'detached' });

  // The onlooker did not agree that others are asked about "red all over"; the judge before them did.
  await onlooker.goto(`${server.link}puzzles`);
  const puzzle = onlooker.getByRole('region', { name: 'How would you rule?' });
  await puzzle.getByText('the tallest driving wheels').waitFor();
  await puzzle.getByRole('button', { name: 'Invalid' }).click();
  await puzzle.getByText(/others had taller ones/).waitFor();
});

test('whoever opens a table judges it instead of playing; a link tells friends what the game is', async () => {
  const judge = await person(browser);
  await judge.goto(`${server.link}new/loco-dome`);
  await withOptions(judge, () => judge.getByRole('radio', { name: /^A seat for a judge/ }).check());
  await judge.getByRole('button', { name: 'Open the table' }).click();
  await judge.getByRole('button', { name: 'Judge instead of playing' }).click();
  await judge.getByText('You are the judge.').waitFor();
  const link = await judge.getByRole('textbox', { name: 'Link to a seat' }).inputValue();
  for (const _ of [1, 2]) {
    const friend = await person(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
    await friend.goto(link);
    await friend.getByText('Five engines against five.').waitFor();
    await friend.getByRole('link', { name: 'Learn in five minutes' }).waitFor();
    await friend.getByRole('button', { name: 'Take the seat' }).tap();
    await friend.getByRole('heading', { name: 'The table is set' }).waitFor();
  }
  await judge.getByRole('button', { name: 'Start the game' }).click();
  await judge.getByRole('button', { name: 'Correct the score' }).waitFor();
});

test('LV-3.1 whoever keeps the game for the room is asked on their page, and agrees for those there', async () => {
  const [host, far, kata, eve] = await Promise.all([1, 2, 3, 4].map(() => Guest.arrive(server.link)));
  const room = { kind: 'room', name: 'Béla' } as const;
  const wish = { game: 'loco-dome', judge: 'open', startWhenFull: false } as const;
  const { id } = await host!.table([open, room], wish);
  await far!.post(`tables/${id}/join`, { name: 'Ada' });
  const { body } = await host!.post<OfferReply>(`tables/${id}/links`, { seat: KEEPER });
  await kata!.post(`tables/${id}/links/claim`, { token: body.path.split('#')[1], name: 'Kata' });
  await host!.post(`tables/${id}/start`);
  const taken = await eve!.post<TableReply>(`tables/${id}/judge`, { do: 'take', name: 'Eve' });
  const yes = { do: 'answer', ask: taken.body.place.ask, yes: true };
  assert.equal((await far!.post<TableReply>(`tables/${id}/judge`, yes)).body.table.judge?.taken, false);

  const keeper = await person(browser, { viewport: PHONE });
  await keeper.context().addCookies([{ name: 'guest', value: kata!.token, url: server.link }]);
  await keeper.goto(`${server.link}t/${id}`);
  await keeper.getByRole('button', { name: 'Agree to Eve on the bench' }).click();
  await keeper.getByText('Eve judges').first().waitFor();
});
