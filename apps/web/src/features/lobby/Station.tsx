/** The scene over the front page: a small station on its line. By day drawn on paper, by night with its lamps lit. */
export function Station() {
  return (
    <svg className="station" viewBox="0 0 1200 260" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="station-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sky)" />
          <stop offset="1" stopColor="var(--sky-low)" />
        </linearGradient>
        <radialGradient id="station-glow">
          <stop offset="0" stopColor="var(--lamp)" stopOpacity="0.55" />
          <stop offset="1" stopColor="var(--lamp)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1200" height="260" fill="url(#station-sky)" />
      <g className="station-stars" fill="var(--lamp)">
        {STARS.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} />
        ))}
      </g>
      <circle cx="905" cy="62" r="21" className="station-moon" />
      <path
        d="M0 196C90 168 170 172 262 188S420 150 520 166s150 26 250 6 160-34 250-20 130 26 180 20V260H0Z"
        fill="var(--hill)"
      />
      <Building />
      <Platform />
      <Mast x={236} />
      <Train />
      <Rails />
    </svg>
  );
}

const STARS = [
  [64, 40, 1.6],
  [148, 84, 1.1],
  [226, 30, 1.4],
  [318, 66, 1],
  [402, 24, 1.7],
  [700, 44, 1.2],
  [764, 20, 1.5],
  [832, 96, 1],
  [1010, 34, 1.3],
  [1086, 76, 1.7],
  [1160, 28, 1.1],
] as const;

/** The station house: two gables, a clock, lit windows. */
function Building() {
  return (
    <g>
      <path d="M470 212v-74l44-30 44 30v74z" fill="var(--wall)" />
      <path
        d="M462 142l52-38 52 38"
        fill="none"
        stroke="var(--roof)"
        strokeWidth="7"
        strokeLinejoin="round"
      />
      <path d="M558 212v-58h150v58z" fill="var(--wall)" />
      <path d="M552 156l14-24h134l14 24z" fill="var(--roof)" />
      <path d="M596 134v-22h12v22M664 134v-18h12v18" fill="var(--roof)" />
      <circle cx="514" cy="140" r="11" fill="var(--raised)" stroke="var(--iron)" strokeWidth="2" />
      <path d="M514 140v-7M514 140l5 3" stroke="var(--ink)" strokeWidth="1.8" strokeLinecap="round" />
      <g fill="var(--lamp)">
        {[484, 528].map((x) => (
          <path key={x} d={`M${x} 196v-24q8-8 16 0v24z`} />
        ))}
        {[574, 604, 664].map((x) => (
          <path key={x} d={`M${x} 194v-22h18v22z`} />
        ))}
      </g>
      <path d="M630 212v-42h22v42z" fill="var(--roof)" />
      <path
        d="M583 172v22M613 172v22M673 172v22M574 182h18M604 182h18M664 182h18"
        stroke="var(--wall)"
        strokeWidth="2"
      />
    </g>
  );
}

/** The platform with its canopy, its lamps and its name. */
function Platform() {
  return (
    <g>
      <path d="M360 212h480v12H360z" fill="var(--roof)" />
      <path d="M722 212v-44M782 212v-44" stroke="var(--iron)" strokeWidth="4" />
      <path d="M706 170q46-14 92 0l4 6H702z" fill="var(--iron)" />
      {[400, 440, 826].map((x) => (
        <g key={x}>
          <circle className="station-glow" cx={x} cy="160" r="46" fill="url(#station-glow)" />
          <path d={`M${x} 212v-46`} stroke="var(--iron)" strokeWidth="3" />
          <path d={`M${x - 7} 166h14l-3-12h-8z`} fill="var(--lamp)" stroke="var(--iron)" strokeWidth="1.5" />
        </g>
      ))}
      <g>
        <path d="M748 212v-20M776 212v-20" stroke="var(--iron)" strokeWidth="2.500" />
        <rect x="738" y="178" width="48" height="16" rx="3" fill="var(--enamel-blue)" />
        <rect
          x="740"
          y="180"
          width="44"
          height="12"
          rx="2"
          fill="none"
          stroke="var(--enamel-letter)"
          strokeWidth="1"
        />
        <path d="M746 186h32" stroke="var(--enamel-letter)" strokeWidth="3" strokeDasharray="5 2" />
      </g>
    </g>
  );
}

/** A semaphore, clear. */
function Mast({ x }: { readonly x: number }) {
  return (
    <g>
      <path d={`M${x} 226V84`} stroke="var(--iron)" strokeWidth="5" />
      <path d={`M${x - 8} 226h16`} stroke="var(--iron)" strokeWidth="5" />
      <path
        d={`M${x} 98l-44-24 4-11 44 24z`}
        fill="var(--enamel-red)"
        stroke="var(--iron)"
        strokeWidth="1.500"
      />
      <path d={`M${x - 34} 67.500l-5 11`} stroke="var(--enamel-letter)" strokeWidth="4" />
      <circle cx={x + 9} cy="94" r="6" fill="var(--signal-clear)" stroke="var(--iron)" strokeWidth="2" />
      <path d={`M${x - 3} 84l3-9 3 9z`} fill="var(--iron)" />
    </g>
  );
}

/** A small tank locomotive and two coaches, waiting. */
function Train() {
  return (
    <g>
      <g fill="var(--iron)">
        <path d="M884 230v-46h40v-8h-6v-8h40v8h-6v12h62v-14h8v14h12q8 0 8 10v32z" />
        <path d="M1006 184l-4-22h20l-4 22z" />
        <path d="M966 186q8-14 16 0z" />
        <path d="M1042 226h14v8h-14z" />
      </g>
      <path d="M893 184h24v16h-24z" fill="var(--lamp)" />
      <path d="M948 196h84" stroke="var(--brass)" strokeWidth="2.500" />
      <g fill="var(--roof)" stroke="var(--iron)" strokeWidth="4">
        <circle cx="912" cy="236" r="12" />
        <circle cx="946" cy="236" r="12" />
        <circle cx="980" cy="236" r="12" />
        <circle cx="1018" cy="240" r="8" />
      </g>
      <path d="M912 236h68" stroke="var(--brass)" strokeWidth="3" />
      <path d="M1090 236v-44q0-6 6-6h110v50z" fill="var(--enamel-green)" />
      <path d="M1086 188q4-8 14-8h110v8z" fill="var(--iron)" />
      <g fill="var(--lamp)">
        {[1104, 1134, 1164].map((x) => (
          <rect key={x} x={x} y="198" width="18" height="15" rx="2" />
        ))}
      </g>
      <path d="M1056 232h34" stroke="var(--iron)" strokeWidth="4" />
      <g fill="var(--iron)">
        <circle cx="1112" cy="240" r="8" />
        <circle cx="1140" cy="240" r="8" />
      </g>
    </g>
  );
}

function Rails() {
  return (
    <g>
      <path d="M0 248h1200v12H0z" fill="var(--roof)" />
      <path d="M0 252h1200" stroke="var(--iron)" strokeWidth="8" strokeDasharray="10 12" />
      <path d="M0 248h1200" stroke="var(--rule)" strokeWidth="3" />
    </g>
  );
}
