import type { MouseEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { listingOf } from '../../games/registry.ts';
import { useMessages } from '../../i18n/messages.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Inlines } from './Inlines.tsx';
import { clauseUrl, peek, usePeeked, type Peek } from '../../ui/peek.ts';
import { useRules } from './useRules.ts';

/** A clause of the rules in a window over the page; rendered once in the app. */
export function ClausePeek() {
  const { t } = useMessages();
  const [path] = useLocation();
  const wanted = usePeeked(path);
  const listing = wanted && listingOf(wanted.game);
  return (
    <Dialog
      title={wanted ? t('rules.clause', { clause: wanted.clause }) : ''}
      open={listing !== null && listing !== undefined}
      onClose={() => peek(null)}
    >
      {wanted && <Clause game={wanted.game} clause={wanted.clause} />}
    </Dialog>
  );
}

function Clause({ game, clause }: Peek) {
  const { t, locale } = useMessages();
  const [rules, again] = useRules(game, locale);
  const block = rules?.blocks.find((each) => each.kind === 'clause' && each.id === clause);
  // A clause named within the text is read in the same place.
  const follow = (event: MouseEvent): void => {
    const href = event.target instanceof HTMLAnchorElement ? event.target.getAttribute('href') : null;
    if (!href?.startsWith('#')) return;
    event.preventDefault();
    peek({ game, clause: href.slice(1) });
  };
  return (
    <>
      <div lang={rules?.locale} onClick={follow}>
        {rules === undefined && <p className="soft">{t('state.loading')}</p>}
        {rules === null && <p role="status">{t('error.unavailable')}</p>}
        {rules && !block && <p>{t('rules.no-clause')}</p>}
        {block?.kind === 'clause' && (
          <p>
            <Inlines parts={block.text} />
          </p>
        )}
      </div>
      <div className="buttons">
        {rules === null && (
          <button type="button" className="button" onClick={again}>
            {t('state.retry')}
          </button>
        )}
        <Link href={clauseUrl(game, clause)} className="button-quiet" onClick={() => peek(null)}>
          {t('rules.full')}
        </Link>
      </div>
    </>
  );
}
