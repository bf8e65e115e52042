import { useEffect, useState } from 'react';
import { useMessages } from '../../i18n/messages.ts';

/** Milliseconds between two moves while it plays. */
const SPEEDS = { slow: 2_400, normal: 1_200, fast: 400 } as const;
type Speed = keyof typeof SPEEDS;

interface ControlsProps {
  readonly n: number;
  readonly count: number;
  go(to: number): void;
}

/** The game plays by itself until its end, or until somebody steps in. */
function usePlaying({ n, count, go }: ControlsProps) {
  const [wanted, setWanted] = useState(false);
  const [speed, setSpeed] = useState<Speed>('normal');
  const playing = wanted && n < count;
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => go(n + 1), SPEEDS[speed]);
    return () => clearTimeout(timer);
  });
  return {
    playing,
    speed,
    setSpeed,
    toggle: (): void => {
      if (!playing && n === count) go(1);
      setWanted(!playing);
    },
    /** Goes there and plays no further. */
    stopAt: (to: number): void => {
      setWanted(false);
      go(to);
    },
  };
}

/** The way through a game: step by step, by the slider, or played. */
export function Controls(props: ControlsProps) {
  const { n, count } = props;
  const { t } = useMessages();
  const { playing, speed, setSpeed, toggle, stopAt } = usePlaying(props);
  const step = (label: string, sign: string, to: number) => (
    <button
      type="button"
      className="button-icon"
      aria-label={label}
      disabled={to < 1 || to > count || to === n}
      onClick={() => stopAt(to)}
    >
      {sign}
    </button>
  );
  return (
    <footer className="replay-controls">
      {step(t('replay.first'), '«', 1)}
      {step(t('replay.back'), '‹', n - 1)}
      <button type="button" className="button replay-play" onClick={toggle}>
        {t(playing ? 'replay.pause' : 'replay.play')}
      </button>
      {step(t('replay.on'), '›', n + 1)}
      {step(t('replay.last'), '»', count)}
      <label>
        <span className="hidden-visually">{t('replay.speed')}</span>
        <select className="input" value={speed} onChange={(event) => setSpeed(event.target.value as Speed)}>
          {(Object.keys(SPEEDS) as Speed[]).map((each) => (
            <option key={each} value={each}>
              {t(`replay.speed.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="replay-slider">
        <span className="figures">{t('replay.move', { n, count })}</span>
        <input
          type="range"
          min={1}
          max={count}
          value={n}
          aria-label={t('replay.slider')}
          onChange={(event) => stopAt(Number(event.target.value))}
        />
      </label>
    </footer>
  );
}
