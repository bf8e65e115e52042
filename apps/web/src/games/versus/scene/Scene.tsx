import { useId } from 'react';
import './scene.css';

/** What stands behind the duel: the hall of a station, or the dome with its gallery. */
export function Scene({ scene }: { readonly scene: 'hall' | 'dome' }) {
  return scene === 'hall' ? <Hall /> : <Dome />;
}

/** Panes of the fan window, and the rings that part them, as shares of its radius. */
const PANES = 10;
const RINGS = [0.42, 0.72] as const;
const R = 100;

function Hall() {
  const bars = Array.from({ length: PANES - 1 }, (_, i) => {
    const angle = (Math.PI * (i + 1)) / PANES;
    const at = (share: number): string =>
      `${(-Math.cos(angle) * share * R).toFixed(1)} ${(-Math.sin(angle) * share * R).toFixed(1)}`;
    return `M${at(RINGS[0])}L${at(1)}`;
  });
  const rings = RINGS.map((share) => `M${-share * R} 0A${share * R} ${share * R} 0 0 1 ${share * R} 0`);
  return (
    <>
      <span className="scene-niche" data-at="0" />
      <span className="scene-niche" data-at="1" />
      <span className="scene-window">
        <svg viewBox={`${-R} ${-R} ${2 * R} ${R}`} preserveAspectRatio="none">
          <path className="scene-hill" d={`M${-R} -9C-60 -17 -25 -16 0 -20S60 -25 ${R} -14V0H${-R}Z`} />
          <path className="scene-bars" d={[...bars, ...rings].join('')} />
        </svg>
      </span>
      <span className="scene-lamp" data-at="0" />
      <span className="scene-lamp" data-at="1" />
    </>
  );
}

const WIDTH = 1440;
const HEIGHT = 310;
/** Where the dome's crown is, above the picture, and where its gallery begins. */
const CROWN = -90;
const GALLERY = 132;
const RIBS = 15;
/** From one box of the gallery to the next. */
const BOX = 52;

function Dome() {
  const id = useId();
  const ribs = Array.from({ length: RIBS }, (_, i) => {
    const foot = -WIDTH * 0.75 + (WIDTH * 1.5 * i) / (RIBS - 1);
    return `M0 ${CROWN}Q${(foot * 0.8).toFixed(0)} ${CROWN + 40} ${foot.toFixed(0)} ${GALLERY}`;
  });
  const rings = [0.3, 0.62, 0.95].map((share) => {
    const y = CROWN + (GALLERY - CROWN) * share * 0.9;
    const half = WIDTH * 0.62 * share;
    return `M${-half.toFixed(0)} ${y.toFixed(0)}Q0 ${(y + 34).toFixed(0)} ${half.toFixed(0)} ${y.toFixed(0)}`;
  });
  return (
    <svg
      className="scene-dome"
      viewBox={`${-WIDTH / 2} 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMin slice"
    >
      <defs>
        <pattern id={id} width={3 * BOX} height="58" patternUnits="userSpaceOnUse" y={GALLERY}>
          {[0, 1, 2].map((box) => (
            <g key={box} transform={`translate(${box * BOX})`}>
              <path
                className="scene-box"
                data-dim={box === 2 || undefined}
                d="M10 52V24A16 16 0 0 1 42 24V52Z"
              />
              <path
                className="scene-heads"
                d="M12 52V46A4 4 0 0 1 20 46V52ZM22 52V43A4 4 0 0 1 30 43V52ZM33 52V47A3.6 3.6 0 0 1 40 47V52Z"
              />
            </g>
          ))}
        </pattern>
      </defs>
      <path className="scene-ribs" d={[...ribs, ...rings].join('')} />
      {[-1, 1].map((side) => (
        <path
          key={side}
          className="scene-beam"
          d={`M${side * 430} 0L${side * 620} ${HEIGHT}H${side * 130}Z`}
        />
      ))}
      <g className="scene-bulbs">
        {Array.from({ length: 19 }, (_, i) => {
          const x = (i - 9) * 84;
          return <circle key={i} cx={x} cy={GALLERY - 26 - 10 * (1 - (x / 720) ** 2)} r="3.4" />;
        })}
      </g>
      <rect className="scene-gallery" x={-WIDTH / 2} y={GALLERY} width={WIDTH} height="58" />
      <rect fill={`url(#${id})`} x={-WIDTH / 2} y={GALLERY} width={WIDTH} height="58" />
      <rect className="scene-parapet" x={-WIDTH / 2} y={GALLERY + 52} width={WIDTH} height="7" />
    </svg>
  );
}
