import { Link } from 'wouter';
import { offered } from '../../games/registry.ts';
import { useMessages } from '../../i18n/messages.ts';

/** The signs of all games; the one that is chosen has a ring. */
export function GameSigns({ chosen }: { readonly chosen: string }) {
  const { t } = useMessages();
  return (
    <nav className="new-signs" aria-label={t('new.game')}>
      {offered().map(({ id, name, enamel }) => (
        <Link
          key={id}
          href={`/new/${id}`}
          replace
          className={`sign sign-${enamel}`}
          aria-current={id === chosen ? 'page' : undefined}
        >
          {t(name)}
        </Link>
      ))}
    </nav>
  );
}
