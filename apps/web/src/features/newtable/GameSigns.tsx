import { Suspense } from 'react';
import { Link } from 'wouter';
import { useMedia } from '../../device/useMedia.ts';
import { offered } from '../../games/registry.ts';
import { useMessages } from '../../i18n/messages.ts';
import './signs.css';

/** The signs of all games; the one that is chosen has a ring. Where there is room they say for whom and how long, and show a locomotive. */
export function GameSigns({ chosen }: { readonly chosen: string }) {
  const { t } = useMessages();
  const roomy = useMedia('(min-width: 60rem)');
  return (
    <nav className="new-signs" aria-label={t('new.game')}>
      {offered().map(({ id, name, players, enamel, emblem: Emblem }) => (
        <Link
          key={id}
          href={`/new/${id}`}
          replace
          className={`sign sign-${enamel}`}
          aria-current={id === chosen ? 'page' : undefined}
        >
          {t(name)}
          {roomy && (
            <>
              {' '}
              <small>{t(players).split(' · ').slice(0, 2).join(' · ')}</small>
              {Emblem && (
                <Suspense>
                  <span className="new-sign-picture">
                    <Emblem />
                  </span>
                </Suspense>
              )}
            </>
          )}
        </Link>
      ))}
    </nav>
  );
}
