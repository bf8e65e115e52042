import { memo, type ComponentProps } from 'react';
import { Directors } from './Directors.tsx';
import { FreeGauge } from './FreeGauge.tsx';
import { MapKey } from '../map/MapKey.tsx';

/** Who has what, how much of the map is free, and for whoever plays what the marks on it mean. */
export const Standings = memo(function Standings(props: ComponentProps<typeof Directors>) {
  return (
    <>
      <div className="lm-place-score">
        <Directors {...props} />
        <FreeGauge view={props.view} />
      </div>
      <div className="lm-place-key">{props.seat !== undefined && <MapKey seat={props.seat} />}</div>
    </>
  );
});
