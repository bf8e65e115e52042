/** What could not sound within this time (ms) is left out: it would be of something that is long over. */
const LATE = 500;

let audio: AudioContext | undefined;

/**
 * Plays on the page's audio; not at all where there is none. The clock of audio that waits for a tap, or for a call to end, stands
 * still: what is given to it meanwhile would sound all at once later.
 */
export function playOn(play: (context: AudioContext) => void): void {
  if (!('AudioContext' in globalThis)) return;
  const context = (audio ??= new AudioContext());
  if (context.state === 'running') return play(context);
  const asked = performance.now();
  context.resume().then(
    () => {
      if (performance.now() - asked < LATE) play(context);
    },
    () => {},
  );
}
