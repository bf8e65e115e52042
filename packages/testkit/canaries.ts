import test from 'node:test';
import assert from 'node:assert/strict';
import type { Game, Types, Viewer } from '@turntable/engine';
import { edge } from './edge.ts';
import { at } from './json.ts';
import { viewers } from './laws/law.ts';
import {
  CHANNELS,
  observe,
  witnessed,
  type Channel,
  type Probes,
  type Sight,
  type Subject,
} from './observe.ts';
import { probes } from './probes.ts';
import { someMoments, Trial, type TrialOptions } from './trial.ts';
import { where, type Table, type Sample } from './sample.ts';

/** A name that turns up in no text by chance, all of one length so that none is part of another. */
export const canaryName = (n: number): string => `canary${String(n).padStart(4, '0')}`;
/** An amount of that kind: a whole number of nine digits. */
export const canaryAmount = (n: number): number => 970_000_000 + n;
/** All canaries in a text. */
export function canariesIn(text: string): Set<string> {
  return new Set(text.match(/canary\d{4}|97\d{7}/g) ?? []);
}

export interface CanaryOptions<T extends Types> {
  /** Parts of a state that are public as a whole and name every card (the box): left out of messages before they are searched. */
  publicParts?(state: T['State']): readonly unknown[];
  /** Canaries that the viewer can work out although nobody shows them: the last of a pile, the rest of a sum. */
  reckoned?(state: T['State'], viewer: Viewer): readonly string[];
}

/** The canaries that a viewer must not know in this state. */
export function unknownTo<T extends Types>(game: Game<T>, state: T['State'], viewer: Viewer): Set<string> {
  const secrets = game.secrets(state, viewer).flat();
  return canariesIn(JSON.stringify(secrets.map((pointer) => at(state, pointer))));
}

/** A text without the parts that everybody sees. */
function withoutPublic<T extends Types>(text: string, state: T['State'], options: CanaryOptions<T>): string {
  let rest = text;
  for (const part of options.publicParts?.(state) ?? []) rest = rest.replaceAll(JSON.stringify(part), '""');
  return rest;
}

/**
 * The first canary that the viewer may not know in this state, in something sent to them while it was in force;
 * nothing if there is none. `bytes` is a message, a page, a log line or whatever else reaches them, as text.
 */
export function leakIn<T extends Types>(
  game: Game<T>,
  state: T['State'],
  viewer: Viewer,
  bytes: string,
  options: CanaryOptions<T> = {},
): string | undefined {
  const unknown = unknownTo(game, state, viewer);
  for (const canary of canariesIn(withoutPublic(bytes, state, options)))
    if (unknown.has(canary)) return canary;
  return undefined;
}

/** Something that was sent, and how many entries of the game had been played by then. */
export interface Sent {
  readonly n: number;
  readonly bytes: string;
}

/**
 * For sockets: the first of the messages to a viewer that holds a canary the viewer may not know at that time. `states[n]`
 * is the state after n entries (the one before the deal is `states[0]`).
 */
export function firstCanary<T extends Types>(
  game: Game<T>,
  states: readonly T['State'][],
  viewer: Viewer,
  sent: readonly Sent[],
  options: CanaryOptions<T> = {},
): string | undefined {
  for (const { n, bytes } of sent) {
    const state = states[n];
    if (state === undefined) throw new Error(`there is no state after ${n} entries`);
    const canary = leakIn(game, state, viewer, bytes, options);
    if (canary) return `${canary} after ${n} entries: ${bytes.slice(0, 300)}`;
  }
  return undefined;
}

/** Positions of a sample that are searched. */
const POSITIONS = 12;

/** What was found, by channel; and canaries of a state that are neither shown nor named as secrets. */
interface Findings {
  readonly leaks: Map<Channel, string>;
  unaccounted?: string;
  /** Texts searched while something was hidden from their viewer. */
  searched: number;
}

/** Looks for canaries in everything that the viewers of the samples get. */
export function findCanaries<T extends Types>(
  trial: Trial<T>,
  options: CanaryOptions<T> = {},
  subject: Subject<T> = { game: trial.game, edge: edge(trial.game) },
  enough: (found: Findings) => boolean = () => false,
): Findings {
  const found: Findings = { leaks: new Map(), searched: 0 };
  const search = (state: T['State'], viewer: Viewer, place: string, sights: readonly Sight[]): void => {
    const unknown = unknownTo(subject.game, state, viewer);
    if (unknown.size === 0) return;
    for (const [channel, text] of sights) {
      found.searched++;
      for (const canary of canariesIn(withoutPublic(text, state, options)))
        if (unknown.has(canary) && !found.leaks.has(channel))
          found.leaks.set(channel, `${place}: ${canary} in ${text.slice(0, 300)}`);
    }
  };
  /** Probes that do not name what is to be found: what one says oneself may be said back. */
  const innocent = (sample: Sample<T>, index: number, viewer: Viewer): Probes<T> => {
    const unknown = unknownTo(trial.game, sample.moments[index]!.state, viewer);
    const { actions, inputs } = probes(trial, sample, index, viewer);
    const isInnocent = (item: unknown): boolean =>
      ![...canariesIn(textOf(item))].some((canary) => unknown.has(canary));
    return { actions: actions.filter(isInnocent), inputs: inputs.filter(isInnocent) };
  };
  for (const sample of trial.samples) {
    const positions = new Set(someMoments(sample, POSITIONS).map(({ index }) => index));
    for (const [index, { state, played }] of sample.moments.entries())
      for (const viewer of viewers(sample.table)) {
        const place = `${where(sample, index)}, for ${viewer}`;
        if (played) {
          const step = subject.game.apply(state, played.entry);
          search(step.state, viewer, place, witnessed(subject, step, viewer));
        }
        if (positions.has(index)) {
          search(state, viewer, place, observe(subject, state, viewer, innocent(sample, index, viewer)));
          const missing = unaccounted(subject.game, state, viewer, options);
          if (missing) found.unaccounted ??= `${place}: ${missing}`;
        }
        if (enough(found)) return found;
      }
  }
  return found;
}

/** Anything as text, be it JSON or not. */
function textOf(item: unknown): string {
  const text = JSON.stringify(item, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value));
  return text ?? 'nothing';
}

/** A canary that the state holds, the viewer is not shown and `secrets` does not name: forgotten by either. */
function unaccounted<T extends Types>(
  game: Game<T>,
  state: T['State'],
  viewer: Viewer,
  options: CanaryOptions<T>,
): string | undefined {
  const held = canariesIn(withoutPublic(JSON.stringify(state), state, options));
  const shown = canariesIn(withoutPublic(JSON.stringify(game.view(state, viewer)), state, options));
  const known = new Set([
    ...shown,
    ...unknownTo(game, state, viewer),
    ...(options.reckoned?.(state, viewer) ?? []),
  ]);
  return [...held].find((canary) => !known.has(canary));
}

/** Registers a test for each channel; the tables' cards have to be called by `canaryName`, or amount to `canaryAmount`. */
export function canaries<T extends Types>(
  game: Game<T>,
  tables: readonly Table<T>[],
  options: TrialOptions<T> & CanaryOptions<T>,
): void {
  let found: Findings | undefined;
  const findings = (): Findings => (found ??= findCanaries(new Trial(game, tables, options), options));
  for (const channel of Object.keys(CHANNELS) as Channel[])
    if (channel !== 'timing')
      test(`canary: ${game.id}: no secret in any ${channel}`, () =>
        assert.equal(findings().leaks.get(channel), undefined));
  test(`canary: ${game.id}: whatever is not shown is named as a secret`, () =>
    assert.equal(findings().unaccounted, undefined));
  test(`canary: ${game.id}: there was something to find`, () => assert.ok(findings().searched > 100));
}
