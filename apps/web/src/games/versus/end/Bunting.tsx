const WIDTH = 1440;
const HEIGHT = 84;
/** Where the cord is held, as high as the others (px of the picture), and how far it hangs between. */
const HELD = [-40, 466, 973, 1480] as const;
const TOP = 4;
const SAG = 34;
/** Flags between two of its hooks, and their colours in turn. */
const FLAGS = 13;
const COLOURS = ['red', 'green', 'blue', 'brass'] as const;
const FLAG = { half: 8, long: 21 };

const cord = (from: number, to: number): string =>
  `M${from} ${TOP}Q${(from + to) / 2} ${TOP + 2 * SAG} ${to} ${TOP}`;

/** Flags on a cord that hangs from hook to hook over the stage, for the end of a game. */
export function Bunting() {
  const swags = HELD.slice(1).map((to, i) => [HELD[i]!, to] as const);
  return (
    <svg
      className="parade-bunting"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      {swags.flatMap(([from, to], swag) =>
        Array.from({ length: FLAGS }, (_, i) => {
          const along = (i + 0.5) / FLAGS;
          const x = from + along * (to - from);
          const y = TOP + 4 * SAG * along * (1 - along);
          // They hang square to the cord.
          const lean = (Math.atan((4 * SAG * (1 - 2 * along)) / (to - from)) * 180) / Math.PI;
          return (
            <path
              key={`${swag}/${i}`}
              data-colour={COLOURS[(swag * FLAGS + i) % COLOURS.length]}
              d={`M${-FLAG.half} 0H${FLAG.half}L0 ${FLAG.long}Z`}
              transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${lean.toFixed(1)})`}
            />
          );
        }),
      )}
      <path className="parade-cord" d={swags.map(([from, to]) => cord(from, to)).join('')} />
    </svg>
  );
}
