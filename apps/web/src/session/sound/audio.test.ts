import assert from 'node:assert/strict';
import test from 'node:test';
import { openDocument } from '../../device/testing/hook.ts';
import { CUES } from './cue.ts';

openDocument();
const { playCue } = await import('./synth.ts');

/** Audio that waits for a tap: its clock stands still until then. */
class Audio {
  static latest: Audio;
  state = 'suspended';
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  starts = 0;
  readonly #waiting: (() => void)[] = [];
  constructor() {
    Audio.latest = this;
  }
  resume(): Promise<void> {
    return new Promise((done) => this.#waiting.push(done));
  }
  tapped(): void {
    this.state = 'running';
    for (const done of this.#waiting.splice(0)) done();
  }
  #node() {
    const set = { value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    const start = (): void => void this.starts++;
    return { gain: set, frequency: set, Q: set, connect: (to: object) => to, start, stop() {} };
  }
  createGain = () => this.#node();
  createOscillator = () => this.#node();
  createBufferSource = () => this.#node();
  createBiquadFilter = () => this.#node();
  createBuffer = () => ({ getChannelData: () => new Float32Array(1) });
}

test('sounds that a page may not make yet are left out, and do not all come at the first tap', async (t) => {
  playCue('bell');
  Object.assign(globalThis, { AudioContext: Audio });
  let now = 1_000;
  t.mock.method(performance, 'now', () => now);
  for (const cue of CUES) playCue(cue);
  now += 60_000;
  playCue('clank');
  const audio = Audio.latest;
  assert.equal(audio.starts, 0);
  now += 100;
  audio.tapped();
  await Promise.resolve();
  const clank = audio.starts;
  assert.equal(clank, 4, 'the one of just now');
  playCue('clank');
  assert.equal(audio.starts, 2 * clank);
});
