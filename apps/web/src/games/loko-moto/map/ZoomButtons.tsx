import { useMessages } from '../../../i18n/messages.ts';
import { KeyButton } from './KeyButton.tsx';
import type { Viewport } from './viewport.ts';

/** Factor of one press: from the whole map to where a small phone has room for all names. */
const STEP = 1.8;

interface ZoomButtonsProps {
  readonly viewport: Viewport;
  /** Where they stand if not in the lower left corner. */
  readonly place?: React.CSSProperties | undefined;
}

/** Everything that fingers do to the map, as buttons; those for moving stand at the edges behind which there is more. */
export function ZoomButtons({ viewport, place }: ZoomButtonsProps) {
  const { t } = useMessages();
  const { close, atClosest } = viewport;
  const more = beyond(viewport);
  return (
    <div role="group" aria-label={t('lm.zoom')}>
      <div className="lm-zoom" style={place}>
        {!atClosest && (
          <KeyButton label={t('lm.zoom.in')} path="M6 12h12M12 6v12" act={() => viewport.zoom(STEP)} />
        )}
        {close && (
          <>
            <KeyButton label={t('lm.zoom.out')} path="M6 12h12" act={() => viewport.zoom(1 / STEP)} />
            <KeyButton
              label={t('lm.zoom.fit')}
              path="M5 9V5h4M15 5h4v4M19 15v4h-4M9 19H5v-4"
              act={viewport.fit}
            />
          </>
        )}
      </div>
      {more.up && (
        <KeyButton at="up" label={t('lm.pan.up')} path="M7 14l5-5 5 5" act={() => viewport.pan(0, -0.4)} />
      )}
      {more.left && (
        <KeyButton
          at="left"
          label={t('lm.pan.left')}
          path="M14 7l-5 5 5 5"
          act={() => viewport.pan(-0.4, 0)}
        />
      )}
      {more.right && (
        <KeyButton
          at="right"
          label={t('lm.pan.right')}
          path="M10 7l5 5-5 5"
          act={() => viewport.pan(0.4, 0)}
        />
      )}
      {more.down && (
        <KeyButton at="down" label={t('lm.pan.down')} path="M7 10l5 5 5-5" act={() => viewport.pan(0, 0.4)} />
      )}
    </div>
  );
}

/** On which sides of the window the sheet goes on; a sliver does not count. */
function beyond({ view, whole, below }: Viewport) {
  const sliver = whole.width * 0.01;
  return {
    left: view.x > whole.x + sliver,
    up: view.y > whole.y + sliver,
    right: view.x + view.width < whole.x + whole.width - sliver,
    down: view.y + view.height < whole.y + whole.height + below - sliver,
  };
}
