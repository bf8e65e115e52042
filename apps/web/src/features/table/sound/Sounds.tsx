import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../../../device/settings.ts';
import { useMedia } from '../../../device/useMedia.ts';
import { useMessages } from '../../../i18n/messages.ts';
import type { Cue } from '../../../session/sound/cue.ts';
import type { GameSounds } from '../../../session/sound/game-sounds.ts';
import { listenForSounds, makeSound } from '../../../session/sound/sound.ts';
import type { LogLine } from '../../../session/sentences.ts';
import { useSlowness } from '../../../session/slowness.ts';
import { soundsOf, type Heard } from './cues.ts';
import './sounds.css';

/** How long the words of a sound stand, in milliseconds. */
const STANDS = 2_500;
/** What is due so soon belongs to what was shown before, as the last plate does. Milliseconds. */
const AT_ONCE = 60;

/** Sounds of what is told as it comes: the log's last line says what it was; the others say it themselves. */
const PLAIN: ReadonlySet<Cue> = new Set(['bell', 'coin', 'chuff', 'clank']);

interface SoundsProps {
  /** The game's; null if it has none. */
  readonly sounds: GameSounds | null;
  /** What the reader has been shown. */
  readonly heard: Heard;
  /** The last point shown on the stage went to the other side. */
  readonly lost: boolean;
  readonly lines: readonly LogLine[];
}

/** Sounds of a table: audible, as vibration and as words, each as the reader chose. Screen readers read the log instead. */
export function Sounds({ sounds, heard: { stage, score, part = null }, lost, lines }: SoundsProps) {
  const settings = useSettings();
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const slowness = useSlowness();
  const before = useRef<Heard>({ stage, score });
  const wanted = useRef({ sounds, settings, lost, still, slowness, part });
  useEffect(() => {
    wanted.current = { sounds, settings, lost, still, slowness, part };
  });
  // Sounds of the moment before that are still due are cancelled when the next one is shown.
  useEffect(() => {
    const { current } = wanted;
    const now = { stage, score, part: current.part };
    const made = current.sounds ? soundsOf(current.sounds, before.current, now, current) : [];
    before.current = { stage, score };
    const began = performance.now();
    const timers = made.map(({ cue, after, lasts }) => ({
      due: began + after,
      timer: setTimeout(() => makeSound(cue, current.settings, lasts), after),
    }));
    return () => {
      const soon = performance.now() + AT_ONCE;
      for (const { due, timer } of timers) if (due > soon) clearTimeout(timer);
    };
  }, [stage, score]);
  return settings.soundText ? <SoundText lines={lines} /> : null;
}

/** The sound that was made last, in words. */
function SoundText({ lines }: Pick<SoundsProps, 'lines'>) {
  const { t } = useMessages();
  const [shown, setShown] = useState<{ readonly cue: Cue } | null>(null);
  useEffect(() => listenForSounds((cue) => setShown({ cue })), []);
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => setShown(null), STANDS);
    return () => clearTimeout(timer);
  }, [shown]);
  if (shown === null) return null;
  return (
    <p className="sound-text" aria-hidden>
      {t('sound.text', {
        sound: t(`sound.${shown.cue}`),
        line: (PLAIN.has(shown.cue) && lines.at(-1)?.text) || 'none',
      })}
    </p>
  );
}
