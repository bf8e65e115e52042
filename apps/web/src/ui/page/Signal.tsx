export type Aspect = 'stop' | 'caution' | 'clear' | 'dark';

const LAMPS = ['clear', 'caution', 'stop'] as const;

/** A colour-light signal on its mast. Place, not colour alone, tells the lamps apart: clear on top, stop at the bottom. */
export function Signal({ aspect }: { readonly aspect: Aspect }) {
  return (
    <svg className="signal" viewBox="0 0 48 120" width="48" height="120" aria-hidden="true">
      <path d="M24 66v50" stroke="var(--train-iron)" strokeWidth="5" />
      <path d="M12 117h24" stroke="var(--train-iron)" strokeWidth="5" strokeLinecap="round" />
      <rect x="10" y="3" width="28" height="70" rx="14" fill="var(--iron)" stroke="var(--rule)" />
      {LAMPS.map((lamp, i) => (
        <g key={lamp}>
          {lamp === aspect && (
            <circle cx="24" cy={17 + i * 21} r="12" fill={`var(--${lamp}-wash)`} opacity="0.5" />
          )}
          <circle
            cx="24"
            cy={17 + i * 21}
            r="8"
            fill={lamp === aspect ? `var(--signal-${lamp})` : 'var(--lamp-out)'}
          />
        </g>
      ))}
    </svg>
  );
}
