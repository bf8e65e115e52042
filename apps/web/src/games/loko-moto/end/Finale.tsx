import type { ComponentProps } from 'react';
import { End } from './End.tsx';
import { curves } from './end-model.ts';
import { ChartRoom, PointsChart } from './PointsChart.tsx';

/** What stands in the place of the trays when the game is over: the count, and how the points grew. */
export function Finale(props: ComponentProps<typeof End>) {
  const { view, moves, seat, ending, replay } = props;
  return (
    <div className="lm-place-finale">
      <div className="lm-place-end">
        <End {...props} />
      </div>
      <div className="lm-place-chart">
        {/* Its place is reserved until all is counted, so that the map does not shrink then. */}
        {ending.done ? (
          <PointsChart {...{ view, moves, seat, replay }} won={curves(view, moves)} />
        ) : (
          <ChartRoom />
        )}
      </div>
    </div>
  );
}
