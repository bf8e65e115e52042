import './zoom.css';

interface KeyButtonProps {
  readonly label: string;
  /** What is drawn on it: a path in a square of 24. */
  readonly path: string;
  /** The edge of the map at which it stands. */
  readonly at?: 'up' | 'down' | 'left' | 'right';
  act(): void;
}

/** A small button with a drawn sign on it, for what fingers do to the map or to a card in the hand. */
export function KeyButton({ label, path, at, act }: KeyButtonProps) {
  return (
    <button
      type="button"
      className={at ? `lm-key lm-edge lm-edge-${at}` : 'lm-key'}
      aria-label={label}
      title={label}
      onClick={act}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
