import { useMessages } from '../../i18n/messages.ts';
import type { Viewport } from './viewport.ts';

/** Everything that fingers do to the map, as buttons; those for moving appear once there is somewhere to move to. */
export function ZoomButtons({ viewport }: { readonly viewport: Viewport }) {
  const { t } = useMessages();
  const { close, atClosest } = viewport;
  return (
    <div className="lm-zoom" role="group" aria-label={t('lm.zoom')}>
      {!atClosest && <Key label={t('lm.zoom.in')} path="M6 12h12M12 6v12" act={() => viewport.zoom(1.6)} />}
      {close && (
        <>
          <Key label={t('lm.zoom.out')} path="M6 12h12" act={() => viewport.zoom(1 / 1.6)} />
          <Key label={t('lm.zoom.fit')} path="M5 9V5h4M15 5h4v4M19 15v4h-4M9 19H5v-4" act={viewport.fit} />
          <Key label={t('lm.pan.left')} path="M14 7l-5 5 5 5" act={() => viewport.pan(-0.4, 0)} />
          <Key label={t('lm.pan.up')} path="M7 14l5-5 5 5" act={() => viewport.pan(0, -0.4)} />
          <Key label={t('lm.pan.down')} path="M7 10l5 5 5-5" act={() => viewport.pan(0, 0.4)} />
          <Key label={t('lm.pan.right')} path="M10 7l5 5-5 5" act={() => viewport.pan(0.4, 0)} />
        </>
      )}
    </div>
  );
}

function Key({ label, path, act }: { readonly label: string; readonly path: string; act(): void }) {
  return (
    <button type="button" className="lm-zoom-key" aria-label={label} title={label} onClick={act}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
