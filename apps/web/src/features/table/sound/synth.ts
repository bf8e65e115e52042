import type { Cue } from './cues.ts';

/** Loudness of all, from 0 to 1. */
const VOLUME = 0.22;

let audio: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** A second of white noise, made once. */
function noiseOf(context: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return noise;
}

/** A gain that rises to `level` and dies away; times in seconds from now. */
function envelope(
  context: AudioContext,
  at: number,
  attack: number,
  length: number,
  level: number,
): GainNode {
  const gain = context.createGain();
  const start = context.currentTime + at;
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(level * VOLUME, start + attack);
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

/** Partials of a hand bell, as multiples of its note. */
const BELL = [1, 2, 2.76, 5.4] as const;
/** Pipes of a chime whistle. */
const PIPES = [440, 554.4, 659.3] as const;

const PLAYS: Readonly<Record<Cue, (context: AudioContext) => void>> = {
  clank(context) {
    burst(context, 0, 2600, 6, 0.07, 0.9);
    for (const hertz of [523, 1391, 2137])
      note(context, { hertz, length: 0.18, level: 0.16, type: 'triangle' });
  },
  whistle(context) {
    for (const hertz of PIPES)
      note(context, { hertz, attack: 0.06, length: 0.75, level: 0.2, type: 'triangle' });
    burst(context, 0, 1800, 0.8, 0.7, 0.12);
  },
  chuff(context) {
    for (const [i, at] of [0, 0.19, 0.38].entries()) burst(context, at, 520 + 60 * i, 0.9, 0.15, 0.7);
  },
  coin(context) {
    for (const [i, at] of [0, 0.09, 0.16, 0.21].entries())
      note(context, { hertz: 2350 + 130 * i, at, length: 0.22, level: 0.22 });
  },
  bell(context) {
    for (const [i, times] of BELL.entries())
      note(context, { hertz: 880 * times, length: 1.4 / (i + 1), level: 0.4 / (i + 1) });
  },
};

/** Makes a sound of the table; does nothing where the browser has no audio or wants a tap first. */
export function playCue(cue: Cue): void {
  if (!('AudioContext' in globalThis)) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume().catch(() => {});
  PLAYS[cue](audio);
}
