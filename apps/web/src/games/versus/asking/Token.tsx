import './token.css';

/** What may be spent in the locomotive games. */
export type TokenKind =
  | 'veto'
  | 'fifty-fifty'
  | 'swap-orders'
  | 'double-header'
  | 'time-out'
  | 'tag'
  | 'swap'
  | 'block'
  | 'sacrifice'
  | 'rest'
  | 'knock-out'
  | 'detonate'
  | 'reset';

/** Drawings on a 24-unit grid, in one stroke weight. */
const GLYPHS: Readonly<Record<TokenKind, string>> = {
  veto: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM8 12h8',
  'fifty-fifty':
    'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 4v16M8.200 10.300v3.400M15.800 10.500a1.700 1.700 0 1 0 0 3.400 1.700 1.700 0 0 0 0-3.400',
  'swap-orders': 'M5 9h13M14.500 5.500L18 9l-3.500 3.500M19 15H6M9.500 11.500L6 15l3.500 3.500',
  'double-header':
    'M3 16V9h3v3h5v4zM13 16V9h3v3h5v4zM11 14h2M5 16.200a1.500 1.500 0 1 0 0 3M9 16.200a1.500 1.500 0 1 1 0 3M15 16.200a1.500 1.500 0 1 0 0 3M19 16.200a1.500 1.500 0 1 1 0 3',
  'time-out': 'M6 6h12M12 6v13',
  tag: 'M4 12h11M11 8l4 4-4 4M19 5v14',
  swap: 'M6 10a6.500 6.500 0 0 1 11.500-2M18 4v4.500h-4.500M18 14a6.500 6.500 0 0 1-11.500 2M6 20v-4.500h4.500',
  block: 'M4 9h16M4 15h16M7 5v14M12 5v14M17 5v14',
  sacrifice: 'M12 4v10M8 10.500l4 4 4-4M5 15v3.500h14V15',
  rest: 'M18.500 14.500A7.500 7.500 0 0 1 9.500 5.500a7.500 7.500 0 1 0 9 9zM14 5h4l-4 4h4',
  'knock-out': 'M7 17V8h4v4h6v5zM9 20h.010M15 20h.010M4 4l16 16',
  detonate:
    'M12 3l1.800 5.200L18.500 5l-2 5.200L21 12l-4.500 1.800 2 5.200-4.700-3.200L12 21l-1.800-5.200L5.500 19l2-5.200L3 12l4.500-1.800-2-5.200 4.700 3.200z',
  reset: 'M5 5h14v14H5zM8.500 9h7M8.500 12h7M8.500 15h4',
};

interface TokenProps {
  readonly kind: TokenKind;
  /** `open`: it can be played now. `left`: not now. `used`: it is gone. `crossed`: it is declined without asking. */
  readonly state: 'open' | 'left' | 'used' | 'crossed';
  /** How many are left; nothing where there is one at most. */
  readonly count?: number | undefined;
  readonly small?: boolean;
}

/** The disc of something that may be spent; the words stand beside it. */
export function Token({ kind, state, count, small = false }: TokenProps) {
  return (
    <span className="token" data-kind={kind} data-state={state} data-small={small} aria-hidden="true">
      <svg viewBox="0 0 24 24" focusable="false">
        <path d={GLYPHS[kind]} />
        {(state === 'used' || state === 'crossed') && <path className="token-stroke" d="M4 20L20 4" />}
      </svg>
      {count !== undefined && <span className="token-count">{count}</span>}
    </span>
  );
}
