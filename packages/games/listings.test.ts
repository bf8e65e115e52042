import assert from 'node:assert/strict';
import test from 'node:test';
import { quickRng, type Options } from '@turntable/engine';
import { has } from '@turntable/messages';
import { LISTINGS } from './listings.ts';
import { GAMES } from './registry.ts';
import { VERDICTS } from './versus/verdicts.ts';

test('the listings are those of the games, in the same order', () => {
  assert.deepEqual(
    LISTINGS.map(({ id }) => id),
    GAMES.map(({ id }) => id),
  );
  for (const [i, listing] of LISTINGS.entries()) assert.equal(GAMES[i]!.options, listing.options);
});

for (const game of GAMES) {
  /** Each option of the form with each value it can have, alone. */
  const asked = game.options.flatMap((field): Options[] =>
    field.kind === 'flag'
      ? [{ [field.name]: true }, { [field.name]: false }]
      : field.choices.map(({ value }) => ({ [field.name]: value })),
  );

  const everything = Object.assign(
    {},
    ...asked.filter((each) => Object.values(each)[0] !== false),
  ) as Options;

  test(`${game.id}: a table can be had with every option of its form, for any number of players`, () => {
    for (const seats of game.seats)
      for (const options of [{}, ...asked]) {
        const setup = game.host({ ...options, starters: [0] }, seats);
        assert.equal(game.decisions(game.start(setup)).length > 0, true);
      }
  });

  test(`${game.id}: seats hold secrets under the options of which its listing says so, and under no others`, () => {
    for (const options of [{}, everything]) {
      let state = game.start(game.host({ ...options, starters: [0] }, 2));
      let held = false;
      for (let n = 0; n < 20 && !held; n++) {
        // What the public may not learn and a seat may.
        held = game.secrets(state, 'public').flat().join() !== game.secrets(state, 0).flat().join();
        const [decision] = game.decisions(state).filter(({ standing }) => !standing);
        if (!decision) break;
        const actor = decision.actors[0]!;
        const action =
          actor === 'chance'
            ? game.draw(state, decision, quickRng(n))
            : [...game.legalActions(game.view(state, actor), decision)][0]!;
        state = game.apply(state, { decision: decision.id, actor, action }).state;
      }
      assert.equal(held, game.hides(options), JSON.stringify(options));
    }
  });

  test(`${game.id}: the first choice of a field is what a table has without it`, () => {
    for (const field of game.options) {
      const usual = field.kind === 'flag' ? false : field.choices[0]!.value;
      for (const seats of game.seats)
        assert.deepEqual(game.host({ [field.name]: usual }, seats), game.host({}, seats));
    }
  });

  test(`${game.id}: its name, its options and its kinds of rated contest have words`, () => {
    const modes = game.seats.flatMap((seats) =>
      [{}, ...asked, everything].map((options) => game.ratingMode(options, seats)),
    );
    const keys = [
      ...[`game.${game.id}`, `game.${game.id}.players`, `game.${game.id}.pitch`, `checker.game.${game.id}`],
      ...game.options.flatMap((field) =>
        field.kind === 'flag'
          ? [field.label, field.hint]
          : [field.label, ...field.choices.flatMap(({ label, hint }) => [label, hint])],
      ),
      ...modes.filter((mode) => mode !== 'standard').map((mode) => `rating.mode.${mode}`),
    ];
    assert.deepEqual(
      keys.filter((key) => !has(key)),
      [],
    );
    for (const mode of modes) assert.match(mode, /^[a-z-]{1,32}$/);
    assert.deepEqual(new Set(modes), new Set(game.ratingModes));
  });

  test(`${game.id}: a judge is told of in the listing and in the rules alike`, () => {
    assert.equal(game.judged === true, game.judging !== undefined);
    assert.equal(game.judged === true, game.record.judged);
  });

  test(`LV-4.2 ${game.id}: the verdicts of its listing are those that it takes`, () => {
    const taken = VERDICTS.filter((verdict) => game.parse({ type: 'rule', verdict }) !== undefined);
    assert.deepEqual(game.verdicts ?? [], taken);
  });
}
