import { useMessages } from '../../i18n/messages.ts';
import { SPEEDS, usePlaying, type Speed, type Way } from './usePlaying.ts';

/** The way through a game: step by step, by the slider, or played. */
export function Controls(props: Way) {
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
          {SPEEDS.map((each) => (
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
