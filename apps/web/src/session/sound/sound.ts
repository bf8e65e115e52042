import type { Settings } from '../../device/settings.ts';
import { VIBRATIONS, type Cue } from './cue.ts';

/** Shows a sound in words. */
type Listener = (cue: Cue) => void;
const listeners = new Set<Listener>();

/** Tells a listener of every sound, whether it is heard or not, until what is returned is called. */
export function listenForSounds(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Makes a sound as the settings say: audible, as vibration, as words. `lasts`: the length of one that goes on, in milliseconds. */
export function makeSound(
  cue: Cue,
  { sound, vibration }: Pick<Settings, 'sound' | 'vibration'>,
  lasts?: number,
): void {
  // Without its module the sound is left out.
  if (sound)
    import('./synth.ts').then(
      ({ playCue }) => playCue(cue, lasts),
      () => {},
    );
  if (vibration) navigator.vibrate?.([...VIBRATIONS[cue]]);
  for (const listener of listeners) listener(cue);
}
