import { useEffect } from 'react';
import { Link } from 'wouter';
import { NotFound } from '../../ui/page/NotFound.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { FailurePage, Loading } from '../../ui/page/states.tsx';
import { lessonOf } from '../../games/lessons.ts';
import { listingOf, offered } from '../../games/registry.ts';
import { PrintLink } from '../../session/PrintLink.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { Inlines } from './Inlines.tsx';
import { plain, type Block } from '@turntable/games/rules-text.ts';
import { useHash } from '../../device/useHash.ts';
import { useRules } from './useRules.ts';
import '../../ui/style/clause.css';
import './rules.css';

/** `/rules/:game#LM-2.1`: the rules by clause. */
export default function Rules({ game }: { readonly game: string }) {
  const { t, locale } = useMessages();
  const listing = listingOf(game);
  const [rules, again] = useRules(listing ? game : null, locale);
  const hash = useHash();
  useEffect(() => {
    if (!rules || !hash) return;
    const clause = document.getElementById(hash);
    void clause?.scrollIntoView({ block: 'center' });
    clause?.focus({ preventScroll: true });
  }, [rules, hash]);
  if (!listing) return <NotFound />;
  if (rules === undefined) return <Loading />;
  if (rules === null) return <FailurePage error={{ code: 'unavailable' }} retry={again} />;
  return (
    <Page title={t('rules.title', { game: t(listing.name) })} width="wide">
      <div className="rules">
        <RulesNav game={game} blocks={rules.blocks} />
        <article className="rules-text" lang={rules.locale}>
          <h1>
            <span className={`sign sign-${listing.enamel}`}>
              {t('rules.title', { game: t(listing.name) })}
            </span>
          </h1>
          {rules.locale !== locale && <p className="soft">{t('rules.untranslated')}</p>}
          {lessonOf(game) && (
            <p className="ways no-print">
              <Link href={`/learn/${game}`}>{t('home.learn')}</Link> ·{' '}
              <Link href="/paper">{t('paper.title')}</Link>
            </p>
          )}
          <p className="buttons no-print">
            <PrintLink kind="rules" words={{ sheet: game }} label={t('paper.print.rules')} />
            {listing.judged && <PrintLink kind="statistics" words={{}} label={t('paper.print.statistics')} />}
          </p>
          {rules.blocks.map((block, i) => (
            <BlockView key={i} block={block} here={'id' in block && block.id === hash} />
          ))}
        </article>
      </div>
    </Page>
  );
}

/** Links to the other games' rules, and to the parts of these. */
function RulesNav({ game, blocks }: { readonly game: string; readonly blocks: readonly Block[] }) {
  const { t } = useMessages();
  return (
    <nav className="rules-nav no-print" aria-label={t('rules.contents')}>
      {offered().length > 1 && (
        <ul>
          {offered().map(({ id, name }) => (
            <li key={id}>
              <Link href={`/rules/${id}`} aria-current={id === game ? 'page' : undefined}>
                {t(name)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ol>
        {blocks.map(
          (block) =>
            block.kind === 'heading' &&
            block.level === 2 && (
              <li key={block.id}>
                <a href={`#${block.id}`}>{plain(block.text)}</a>
              </li>
            ),
        )}
      </ol>
    </nav>
  );
}

function BlockView({ block, here }: { readonly block: Block; readonly here: boolean }) {
  switch (block.kind) {
    case 'heading':
      if (block.level === 1) return null;
      return block.level === 2 ? (
        <h2 id={block.id}>
          <Inlines parts={block.text} />
        </h2>
      ) : (
        <h3 id={block.id}>
          <Inlines parts={block.text} />
        </h3>
      );
    case 'clause':
      return (
        <div className={here ? 'clause-row clause-here' : 'clause-row'} id={block.id} tabIndex={-1}>
          <a href={`#${block.id}`} className="clause">
            {block.id}
          </a>
          <p>
            <Inlines parts={block.text} />
          </p>
        </div>
      );
    case 'item':
      return (
        <p className="rules-item">
          <Inlines parts={block.text} />
        </p>
      );
    case 'paragraph':
      return (
        <p>
          <Inlines parts={block.text} />
        </p>
      );
  }
}
