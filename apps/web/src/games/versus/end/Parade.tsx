import type { CSSProperties } from 'react';
import { elevation } from '@turntable/pictures/locomotive/elevation.ts';
import { withLook } from '@turntable/pictures/locomotive/looks.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Picture } from '../../../locomotives/Picture.tsx';
import { ScorePlates, type StageSide } from '../DuelStage.tsx';
import { Scene } from '../scene/Scene.tsx';
import { Bunting } from './Bunting.tsx';
import './parade.css';

type Front = NonNullable<StageSide['locomotive']>;

/** Puffs of smoke over a chimney. */
const PUFFS = 5;

interface ParadeProps {
  readonly scene: 'hall' | 'dome';
  readonly label: string;
  /** Over the winners: which game, when, and how long it took. */
  readonly over: string;
  /** Who has won; null after a draw. */
  readonly sign: string | null;
  readonly sides: readonly [StageSide, StageSide];
  /** The winners' locomotives, from the left; after a draw one of each side. */
  readonly riders: readonly Front[];
  /** Names of those they ran against. */
  readonly against: readonly string[];
}

/** The end on the stage: under bunting, the winners' locomotives on the bridge of the turntable. */
export function Parade({ scene, label, over, sign, sides, riders, against }: ParadeProps) {
  const { t, list } = useMessages();
  const drawn = riders.map((locomotive) => {
    const { width, nose, top, scale } = elevation(withLook(locomotive));
    const length = width - 2 * nose;
    return { inches: length / scale, over: width / length, high: top / length };
  });
  const sum = drawn.reduce((total, { inches }) => total + inches, 0);
  return (
    <section className="duel parade" data-scene={scene} aria-label={label}>
      <div className="duel-scene" aria-hidden="true">
        <Scene scene={scene} />
        <Bunting />
      </div>
      <ScorePlates sides={sides} />
      <div className="duel-head">
        <p className="duel-sign" data-long={(sign?.length ?? 0) > 22}>
          <span className="duel-sign-over">{over}</span>
          {sign && <span className="duel-sign-name">{sign}</span>}
        </p>
      </div>
      <div className="duel-rail" aria-hidden="true" />
      <div className="parade-pit" aria-hidden="true" />
      <div className="parade-girder" aria-hidden="true" />
      <div className="parade-bridge" aria-hidden="true" style={{ '--inches': sum } as CSSProperties}>
        {riders.map((locomotive, i) => (
          <div
            key={locomotive.name}
            style={
              {
                flexGrow: drawn[i]!.inches,
                '--over': drawn[i]!.over,
                '--high': drawn[i]!.high,
              } as CSSProperties
            }
          >
            <Picture locomotive={locomotive} mirrored decorative />
            <span className="parade-smoke">
              {Array.from({ length: PUFFS }, (_, puff) => (
                <i key={puff} />
              ))}
            </span>
          </div>
        ))}
      </div>
      <div className="parade-names">
        {riders.map(({ name }) => (
          <span key={name} className="parade-name">
            {name}
          </span>
        ))}
        {against.length > 0 && <span>{t('vs.end.against', { names: list(against) })}</span>}
      </div>
    </section>
  );
}
