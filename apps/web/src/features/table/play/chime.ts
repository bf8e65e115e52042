import { useEffect, useRef } from 'react';
import { useSettings } from '../../../device/settings.ts';
import { playOn } from '../../../session/sound/audio.ts';

/** Two soft notes, as of a station's gong: frequency in hertz and start in seconds. */
const NOTES = [
  [659.3, 0],
  [523.3, 0.22],
] as const;
/** Loudness from 0 to 1, and how long a note rings, in seconds. */
const LOUDNESS = 0.06;
const RING = 0.7;

function ring(audio: AudioContext): void {
  const { currentTime, destination } = audio;
  for (const [frequency, start] of NOTES) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(LOUDNESS, currentTime + start);
    volume.gain.exponentialRampToValueAtTime(0.0001, currentTime + start + RING);
    tone.connect(volume).connect(destination);
    tone.start(currentTime + start);
    tone.stop(currentTime + start + RING);
  }
}

/** Rings when it becomes one's turn, if the player asked for sound. */
export function useChime(mine: boolean): void {
  const { sound } = useSettings();
  const was = useRef(mine);
  useEffect(() => {
    if (sound && mine && !was.current) playOn(ring);
    was.current = mine;
  }, [mine, sound]);
}
