import { playOn } from './audio.ts';
import type { Cue } from './cue.ts';

/** Loudness of all, from 0 to 1: the one volume of the table. */
const VOLUME = 0.6;
/** Level of a sound without one of its own. */
const OWN = 0.37;

let noise: AudioBuffer | undefined;
/** Level of the sound that is being made. */
let level = OWN;

/** A second of white noise, made once. */
function noiseOf(context: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return noise;
}

/** A gain that rises to `part` of the sound's level and dies away; times in seconds from now. */
function envelope(context: AudioContext, at: number, attack: number, length: number, part: number): GainNode {
  const gain = context.createGain();
  const start = context.currentTime + at;
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(part * level * VOLUME, start + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(context.destination);
  return gain;
}

interface Note {
  readonly hertz: number;
  readonly at?: number;
  readonly attack?: number;
  readonly length: number;
  readonly level: number;
  readonly type?: OscillatorType;
}
function note(
  context: AudioContext,
  { hertz, at = 0, attack = 0.004, length, level, type = 'sine' }: Note,
): void {
  const tone = context.createOscillator();
  tone.type = type;
  tone.frequency.value = hertz;
  tone.connect(envelope(context, at, attack, length, level));
  tone.start(context.currentTime + at);
  tone.stop(context.currentTime + at + length);
}
/** A burst of steam or metal: noise through a band. */
function burst(
  context: AudioContext,
  at: number,
  hertz: number,
  q: number,
  length: number,
  level: number,
): void {
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = hertz;
  band.Q.value = q;
  source.connect(band).connect(envelope(context, at, 0.008, length, level));
  source.start(context.currentTime + at);
  source.stop(context.currentTime + at + length);
}

/** A tone that slides from one pitch to another. */
function slide(
  context: AudioContext,
  { hertz, at = 0, attack = 0.01, length, level, type = 'sine' }: Note,
  to: number,
): void {
  const tone = context.createOscillator();
  tone.type = type;
  const start = context.currentTime + at;
  tone.frequency.setValueAtTime(hertz, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + length);
  tone.connect(envelope(context, at, attack, length, level));
  tone.start(start);
  tone.stop(start + length);
}

/** Partials of a hand bell, as multiples of its note. */
const BELL = [1, 2, 2.76, 5.4] as const;
/** Pipes of a chime whistle. */
const PIPES = [440, 554.4, 659.3] as const;
/** Horns at the end: when each chord begins (s), how long it stands, and its notes. */
const FANFARE = [
  [0, 0.16, [392, 523.3]],
  [0.18, 0.16, [392, 523.3]],
  [0.36, 0.9, [392, 523.3, 659.3, 784]],
] as const;
/** A count of ten steps that falls in pace as the figures do (`Counted`). */
const STEPS = 10;
const COUNT = 700;

function bellOf(context: AudioContext, hertz: number, length: number, level: number): void {
  for (const [i, times] of BELL.entries())
    note(context, { hertz: hertz * times, length: length / (i + 1), level: level / (i + 1) });
}
function whistleOf(context: AudioContext, length: number): void {
  for (const hertz of PIPES) note(context, { hertz, attack: 0.05, length, level: 0.34, type: 'triangle' });
  burst(context, 0, 1800, 0.8, length, 0.2);
}

const PLAYS: Readonly<Record<Cue, (context: AudioContext, lasts: number) => void>> = {
  'sign-clack'(context) {
    burst(context, 0, 900, 1.2, 0.09, 0.9);
    for (const hertz of [311, 742]) note(context, { hertz, length: 0.16, level: 0.3, type: 'triangle' });
  },
  'counter-tick'(context, lasts) {
    for (let step = 1; step <= STEPS; step++) {
      const at = (lasts / 1000) * (1 - (1 - step / STEPS) ** (1 / 3));
      burst(context, at, 3200, 5, 0.025, 4);
    }
  },
  'plate-set'(context) {
    burst(context, 0, 1500, 2, 0.06, 1);
    for (const hertz of [196, 588]) note(context, { hertz, length: 0.3, level: 0.5, type: 'triangle' });
  },
  'whistle-short': (context) => whistleOf(context, 0.5),
  'brake-sigh'(context) {
    burst(context, 0, 2400, 0.5, 0.7, 0.7);
    slide(context, { hertz: 330, attack: 0.08, length: 0.7, level: 0.22, type: 'triangle' }, 165);
  },
  flap(context) {
    for (const at of [0, 0.07]) burst(context, at, 1100, 1.4, 0.05, 2);
  },
  'coin-spin'(context) {
    for (let i = 0; i < 12; i++)
      note(context, { hertz: 2500 - 40 * i, at: 0.04 * i * (1 + i / 8), length: 0.16, level: 0.3 });
  },
  'token-drop'(context) {
    for (const [i, at] of [0, 0.11, 0.18].entries())
      note(context, { hertz: 1480 + 90 * i, at, length: 0.2, level: 0.5 / (i + 1) });
  },
  'bell-veto'(context) {
    for (const at of [0, 0.2]) {
      note(context, { hertz: 587, at, length: 0.5, level: 0.5 });
      note(context, { hertz: 1620, at, length: 0.25, level: 0.25 });
    }
  },
  'lamp-out'(context) {
    for (const at of [0, 0.12]) burst(context, at, 4200, 3, 0.04, 0.7);
    slide(context, { hertz: 620, at: 0.2, length: 0.3, level: 0.35 }, 90);
  },
  'roll-off'(context) {
    for (const [i, at] of [0, 0.24, 0.44, 0.6, 0.73].entries())
      burst(context, at, 260 + 30 * i, 0.8, 0.16, 2.5);
  },
  'gate-boom'(context) {
    slide(context, { hertz: 110, attack: 0.004, length: 0.9, level: 1 }, 42);
    burst(context, 0, 320, 0.7, 0.4, 1);
  },
  'steam-burst'(context) {
    burst(context, 0, 1400, 0.3, 1.4, 1);
    burst(context, 0, 380, 0.5, 0.6, 0.8);
  },
  stamp(context) {
    slide(context, { hertz: 160, attack: 0.003, length: 0.22, level: 1 }, 60);
    burst(context, 0, 700, 0.8, 0.08, 1);
  },
  'tick-late'(context) {
    burst(context, 0, 2000, 8, 0.04, 1);
    note(context, { hertz: 1200, length: 0.05, level: 0.4 });
  },
  'brass-finish'(context) {
    for (const [at, length, chord] of FANFARE)
      for (const hertz of chord)
        note(context, { hertz, at, attack: 0.03, length: length + 0.15, level: 0.3, type: 'sawtooth' });
  },
  clank(context) {
    burst(context, 0, 2600, 6, 0.07, 0.9);
    for (const hertz of [523, 1391, 2137])
      note(context, { hertz, length: 0.18, level: 0.16, type: 'triangle' });
  },
  chuff(context) {
    for (const [i, at] of [0, 0.19, 0.38].entries()) burst(context, at, 520 + 60 * i, 0.9, 0.15, 0.7);
  },
  coin(context) {
    for (const [i, at] of [0, 0.09, 0.16, 0.21].entries())
      note(context, { hertz: 2350 + 130 * i, at, length: 0.22, level: 0.22 });
  },
  bell: (context) => bellOf(context, 880, 1.4, 0.4),
};

/** How loud each is, as a part of the loudness of all; those left out as they were made. */
const LEVELS: Partial<Readonly<Record<Cue, number>>> = {
  'sign-clack': 0.3,
  'counter-tick': 0.12,
  'plate-set': 0.35,
  'whistle-short': 0.4,
  'brake-sigh': 0.3,
  flap: 0.25,
  'coin-spin': 0.3,
  'token-drop': 0.3,
  'bell-veto': 0.3,
  'lamp-out': 0.3,
  'roll-off': 0.35,
  'gate-boom': 0.45,
  'steam-burst': 0.45,
  stamp: 0.45,
  'tick-late': 0.2,
  'brass-finish': 0.4,
};

/** Makes a sound of the table; does nothing where the browser has no audio or wants a tap first. */
export function playCue(cue: Cue, lasts = COUNT): void {
  playOn((context) => {
    level = LEVELS[cue] ?? OWN;
    PLAYS[cue](context, lasts);
  });
}
