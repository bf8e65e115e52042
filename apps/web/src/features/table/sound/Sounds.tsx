import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../../../device/settings.ts';
import { useMessages } from '../../../i18n/messages.ts';
import type { LogLine } from '../../../session/sentences.ts';
import { cueOf, VIBRATIONS, type Cue, type Heard } from './cues.ts';
import './sounds.css';

/** How long the words of a sound stand, in milliseconds. */
const STANDS = 2_500;

interface SoundsProps {
  /** What the reader has been shown. */
  readonly heard: Heard;
  readonly lines: readonly LogLine[];
}

/** What is heard, felt and read of a table, each as the reader chose; the log is read out to screen readers anyway. */
export function Sounds({ heard: { stage, score }, lines }: SoundsProps) {
  const { sound, vibration, soundText } = useSettings();
  const { t } = useMessages();
  const before = useRef<Heard>({ stage, score });
  const [shown, setShown] = useState<{ readonly cue: Cue } | null>(null);
  useEffect(() => {
    const cue = cueOf(before.current, { stage, score });
    before.current = { stage, score };
    if (!cue) return;
    // One that cannot be had is not heard.
    if (sound)
      import('./synth.ts').then(
        ({ playCue }) => playCue(cue),
        () => {},
      );
    if (vibration) navigator.vibrate?.([...VIBRATIONS[cue]]);
    setShown({ cue });
  }, [stage, score, sound, vibration]);
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => setShown(null), STANDS);
    return () => clearTimeout(timer);
  }, [shown]);
  if (!soundText || shown === null) return null;
  return (
    <p className="sound-text" aria-hidden>
      {t('sound.text', { sound: t(`sound.${shown.cue}`), line: lines.at(-1)?.text ?? '' })}
    </p>
  );
}
