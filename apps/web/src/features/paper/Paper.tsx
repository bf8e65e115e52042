import { useState } from 'react';
import { LOCALES, type Locale } from '@turntable/messages';
import { useMessages } from '../../i18n/messages.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PaperLink } from './PaperLink.tsx';
import { SETS } from '../../games/paper-sets.ts';
import type { PaperWish } from '../../session/paper-wish.ts';
import { PRINTABLES } from './paper-address.ts';
import { Preview } from './Preview.tsx';
import './paper.css';

const PAPERS = ['a4', 'letter'] as const;
const LAYOUTS = ['fold', 'duplex', 'single'] as const;

/** `/paper`: everything that can be printed, and sets for an evening at the table. */
export default function Paper() {
  const { t, say, locale } = useMessages();
  const [paper, setPaper] = useState<PaperWish['paper']>('a4');
  const [lang, setLang] = useState<Locale>(locale);
  const [looked, setLooked] = useState<PaperWish | null>(null);
  const [layout, setLayout] = useState<(typeof LAYOUTS)[number]>('fold');
  return (
    <Page title={t('paper.title')} width="wide">
      <div className="stack">
        <div>
          <h1>{t('paper.title')}</h1>
          <p className="soft">{t('paper.lead')}</p>
        </div>
        <div className="paper-choices">
          <Choice
            legend={t('paper.paper')}
            value={paper}
            choices={PAPERS.map((value) => ({ value, label: t(`paper.${value}`) }))}
            onChange={(value) => setPaper(value as PaperWish['paper'])}
          />
          <Choice
            legend={t('settings.language')}
            value={lang}
            choices={LOCALES.map((value) => ({ value, label: t(`language.${value}`) }))}
            onChange={(value) => setLang(value as Locale)}
          />
          <Choice
            legend={t('paper.layout')}
            value={layout}
            choices={LAYOUTS.map((value) => ({ value, label: t(`paper.layout.${value}`) }))}
            onChange={(value) => setLayout(value as (typeof LAYOUTS)[number])}
          />
        </div>
        <section className="paper-sets">
          {SETS.map(({ id, wishes }) => (
            <article key={id} className="paper-set">
              <h2>{t('paper.set', { game: say(`game.${id}`) })}</h2>
              <ul>
                {wishes.map((wish) => (
                  <li key={wish.kind}>
                    <PaperLink wish={{ ...wish, paper, lang }} quiet>
                      {t(`paper.kind.${wish.kind}`)}
                      {wish.copies !== undefined && ` × ${wish.copies}`}
                    </PaperLink>
                  </li>
                ))}
              </ul>
            </article>
          ))}
        </section>
        <section>
          <h2>{t('paper.all')}</h2>
          <dl className="paper-list">
            {PRINTABLES.map(({ kind, sheets, cards }) => (
              <div key={kind}>
                <dt>{t(`paper.kind.${kind}`)}</dt>
                <dd>
                  {(sheets.length > 0 ? sheets : [undefined]).map((sheet) => {
                    const wish = { kind, paper, lang, ...(sheet && { sheet }), ...(cards && { layout }) };
                    const key = sheet && [`map.${sheet}`, `game.${sheet}`, `paper.lattice.${sheet}`];
                    const name = key
                      ? say(kind === 'map' ? key[0]! : kind.endsWith('-cards') ? key[2]! : key[1]!)
                      : t('paper.pdf');
                    return (
                      <PaperLink key={sheet ?? 'only'} wish={wish}>
                        {name}
                      </PaperLink>
                    );
                  })}
                  {kind !== 'locomotive-cards' && (
                    <button
                      type="button"
                      className="button-quiet paper-look"
                      onClick={() =>
                        setLooked({
                          kind,
                          paper,
                          lang,
                          ...(sheets[0] && { sheet: sheets[0] }),
                          ...(cards && { layout }),
                        })
                      }
                    >
                      {t('paper.look')}
                    </button>
                  )}
                </dd>
              </div>
            ))}
          </dl>
          <p className="soft">{t('paper.at-100')}</p>
        </section>
        <Preview wish={looked} onClose={() => setLooked(null)} />
      </div>
    </Page>
  );
}
