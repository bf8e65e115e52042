import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { elevation } from '@turntable/pictures/locomotive/elevation.ts';
import { withLook } from '@turntable/pictures/locomotive/looks.ts';
import type { PublicFacts } from '@turntable/pictures/locomotive/facts.ts';
import './picture/liveries.css';
import './picture/picture.css';

interface PictureProps {
  readonly locomotive: PublicFacts & { readonly id?: string; readonly name: string };
  /** Facing right, for the one of two that meet. */
  readonly mirrored?: boolean;
  /** Said already beside it, so not read out. */
  readonly decorative?: boolean;
  readonly className?: string;
}

/** The engraved side elevation of a locomotive, from its public facts (LV-1.5). */
export const Picture = memo(function Picture({
  locomotive,
  mirrored = false,
  decorative = false,
  className = '',
}: PictureProps) {
  const { t } = useMessages();
  const { id, whyte, features, country, operator, name } = locomotive;
  const { width, height, livery, marks } = useMemo(
    () => elevation(withLook({ ...(id === undefined ? {} : { id }), whyte, features, country, operator })),
    [id, whyte, features, country, operator],
  );
  const named = decorative
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': t('roster.picture', { name, whyte }) } as const);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={`eng livery-${livery} ${className}`} {...named}>
      <g transform={mirrored ? `matrix(-1 0 0 1 ${width} 0)` : undefined}>
        {marks.map(({ part, d }, i) => (
          <path key={i} className={`eng-${part}`} d={d} />
        ))}
      </g>
    </svg>
  );
});

/** The same, drawn only once it comes near the window: a list may hold hundreds. */
export function LazyPicture(props: PictureProps) {
  const [near, setNear] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '400px' },
    );
    if (frame.current) watcher.observe(frame.current);
    return () => watcher.disconnect();
  }, []);
  return (
    <div ref={frame} className="eng-frame-box">
      {near && <Picture {...props} />}
    </div>
  );
}
