import test from 'node:test';
import assert from 'node:assert/strict';
import {
  play,
  quickRng,
  type RawRecord,
  type Rng,
  type Step,
  type Types,
  type Viewer,
} from '@turntable/engine';
import { edge } from './edge.ts';
import { difference, roundTrip } from './json.ts';
import { viewers } from './laws/law.ts';
import { CHANNELS, observe, witnessed, type Channel, type Sight, type Subject } from './observe.ts';
import { probes } from './probes.ts';
import { someMoments, Trial, type TrialOptions } from './trial.ts';
import { twin } from './twin.ts';
import { where, type Table, type Sample } from './sample.ts';

/** What a comparison of twin worlds found: the first leak of each channel, and how much was compared. */
interface Findings {
  readonly leaks: Map<Channel, string>;
  /** Positions, further entries and deals that were compared with a twin's. */
  worlds: number;
  steps: number;
  deals: number;
}

/** Positions of a sample that are compared; a part of them with all work counted. */
const POSITIONS = 8;
/** Entries that are played on in both worlds, most of the time; now and then it is the rest of the game. */
const ON = 6;
const REST = 60;

/** Compares what a viewer gets in two worlds that differ only in what the viewer may not know. */
function compare(
  findings: Findings,
  where: () => string,
  here: readonly Sight[],
  there: readonly Sight[],
): void {
  here.forEach(([channel, text], i) => {
    const other = there[i]?.[1];
    if (text === other || findings.leaks.has(channel)) return;
    findings.leaks.set(channel, `${where()}: ${apart(text, other ?? 'nothing')}`);
  });
  if (there.length > here.length)
    findings.leaks.set('decision', `${where()}: more is asked in the one world`);
}

/** Where two texts part. */
function apart(a: string, b: string): string {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  const around = (text: string): string => text.slice(Math.max(0, i - 100), i + 100);
  return `“${around(a)}” and “${around(b)}”`;
}

/** Looks for leaks in the samples of a trial. `enough` may end the search early. */
export function findLeaks<T extends Types>(
  trial: Trial<T>,
  subject: Subject<T> = { game: trial.game, edge: edge(trial.game) },
  enough: (findings: Findings) => boolean = () => false,
): Findings {
  const findings: Findings = { leaks: new Map(), worlds: 0, steps: 0, deals: 0 };
  for (const sample of trial.samples) {
    const rng = quickRng(sample.seed + 1);
    for (const viewer of viewers(sample.table)) {
      compareDeals(findings, subject, sample, viewer, rng);
      for (const { index } of someMoments(sample, POSITIONS)) {
        comparePositions(findings, trial, subject, sample, index, viewer, rng);
        if (enough(findings)) return findings;
      }
    }
  }
  return findings;
}

/** One position and its twin, then the same entries played on in another pair of worlds. */
function comparePositions<T extends Types>(
  findings: Findings,
  trial: Trial<T>,
  subject: Subject<T>,
  sample: Sample<T>,
  index: number,
  viewer: Viewer,
  rng: Rng,
): void {
  const { game } = subject;
  const { state } = sample.moments[index]!;
  const place = (i: number): string => `${where(sample, i)}, for ${viewer}`;
  const other = twin(game, state, viewer, rng);
  if (other !== undefined) {
    findings.worlds++;
    const tried = probes(trial, sample, index, viewer);
    const metered = index % 3 === 0;
    const [here, there] = [state, other].map((s) => observe(subject, s, viewer, tried, metered)) as [
      Sight[],
      Sight[],
    ];
    compare(findings, () => place(index), here, there);
  }
  const far = 1 + rng.below(rng.below(4) === 0 ? REST : ON);
  const last = Math.min(index + far, sample.moments.length - 1);
  let real = state;
  const following = sample.moments.slice(index + 1, last + 1).map((moment) => moment.state);
  let world = twin(game, state, viewer, rng, following);
  for (let i = index; world !== undefined && i < last; i++) {
    const { entry } = sample.moments[i]!.played!;
    // Another player's move may depend on a secret of theirs, and be illegal in the twin world.
    if (!play(trial.game, world, entry).ok) {
      if (entry.actor === viewer)
        findings.leaks.set('refusal', `${place(i)}: refused in the one world alone`);
      return;
    }
    findings.steps++;
    const [here, there] = [game.apply(real, entry), game.apply(world, entry)];
    compare(findings, () => place(i), witnessed(subject, here, viewer), witnessed(subject, there, viewer));
    [real, world] = [here.state, there.state];
  }
}

/** The deal itself: what is told of it, and the table before and after it, as a record makes them. */
function compareDeals<T extends Types>(
  findings: Findings,
  { game, edge }: Subject<T>,
  sample: Sample<T>,
  viewer: Viewer,
  rng: Rng,
): void {
  const dealt = sample.moments[1]?.state;
  const other = dealt === undefined ? undefined : twin(game, dealt, viewer, rng);
  if (dealt === undefined || other === undefined) return;
  const seats = Array.from({ length: sample.table.seats }, (_, seat) => ({ name: `Player ${seat + 1}` }));
  const raws = [dealt, other].map((state) =>
    roundTrip({ game: game.id, rules: game.rulesVersion, seats, ...game.record.writeSetup(state) }),
  ) as unknown as [RawRecord, RawRecord];
  if (!difference(raws[0], raws[1])) return;
  findings.deals++;
  const [here, there] = raws.map((raw): Sight[] => {
    const { setup, deal } = game.record.readSetup(raw);
    const start = game.start(setup);
    const decision = game.decisions(start)[0]!;
    const step: Step<T['State'], T['Event']> = game.apply(start, {
      decision: decision.id,
      actor: 'chance',
      action: deal,
    });
    const before = JSON.stringify(game.view(start, viewer));
    return [['view', before], ...witnessed({ game, edge }, step, viewer)];
  }) as [Sight[], Sight[]];
  compare(findings, () => `${sample.table.name}, the deal, for ${viewer}`, here, there);
}

/** Registers a test for each channel, and one that says that something was compared at all. */
export function twins<T extends Types>(
  game: Subject<T>['game'],
  tables: readonly Table<T>[],
  options: TrialOptions<T>,
): void {
  let found: Findings | undefined;
  const findings = (): Findings => (found ??= findLeaks(new Trial(game, tables, options)));
  for (const [channel, sentence] of Object.entries(CHANNELS))
    test(`twin: ${game.id}: in worlds that differ in what one may not know, ${sentence}`, () =>
      assert.equal(findings().leaks.get(channel as Channel), undefined));
  test(`twin: ${game.id}: positions, further play and deals were compared`, () => {
    const { worlds, steps, deals } = findings();
    assert.ok(worlds > 0 && steps > worlds && deals > 0, `${worlds} worlds, ${steps} steps, ${deals} deals`);
  });
}
