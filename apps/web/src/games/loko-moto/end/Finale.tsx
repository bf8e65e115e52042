import type { ComponentProps } from 'react';
import { End } from './End.tsx';
import { curves } from './end-model.ts';
import { PointsChart } from './PointsChart.tsx';

/** What stands in the place of the trays when the game is over: the count, and how the points grew. */
export function Finale(props: ComponentProps<typeof End>) {
  const { view, moves, ending, replay } = props;
  return (
    <>
      <div className="lm-place-end">
        <End {...props} />
      </div>
      {ending.done && (
        <div className="lm-place-chart">
          <PointsChart {...{ view, moves, replay }} won={curves(view, moves)} />
        </div>
      )}
    </>
  );
}
