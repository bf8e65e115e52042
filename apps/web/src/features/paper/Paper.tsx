import { useState } from 'react';
import { LOCALES, type Locale } from '@turntable/messages';
import { PAPERS, usePaper } from '../../device/paper.ts';
import { useMessages } from '../../i18n/messages.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { WITHOUT_SERVER } from '../../local/alone.ts';
import { useCachedPrinter } from '../../local/printing/useCachedPrinter.ts';
import { PaperLink } from './PaperLink.tsx';
import { SETS } from '../../games/paper-sets.ts';
import type { PaperWish } from '../../session/paper-wish.ts';
import { PRINTABLES, sheetName, wishOf, type Chosen, type Offered } from './paper-address.ts';
import { Preview } from './Preview.tsx';
import './paper.css';

const LAYOUTS = ['fold', 'duplex', 'single'] as const;

/** `/paper`: everything that can be printed, and sets for an evening at the table. */
export default function Paper() {
  const { t, locale } = useMessages();
  const [paper, setPaper] = usePaper();
  const [others, setOthers] = useState<Omit<Chosen, 'paper'>>({ lang: locale, layout: 'fold' });
  const chosen = { ...others, paper };
  const change = ({ paper: next, ...more }: Partial<Chosen>): void => {
    if (next) setPaper(next);
    setOthers({ ...others, ...more });
  };
  const [looked, setLooked] = useState<PaperWish | null>(null);
  useCachedPrinter(WITHOUT_SERVER, locale);
  return (
    <Page title={t('paper.title')} width="wide">
      <div className="stack">
        <div>
          <h1>{t('paper.title')}</h1>
          <p className="soft">{t('paper.lead')}</p>
        </div>
        <PaperChoices chosen={chosen} onChange={change} />
        <PaperSets chosen={chosen} />
        <section>
          <h2>{t('paper.all')}</h2>
          <dl className="paper-list">
            {PRINTABLES.map((offered) => (
              <Documents key={offered.kind} offered={offered} chosen={chosen} onLook={setLooked} />
            ))}
          </dl>
          <p className="soft">{t('paper.at-100')}</p>
        </section>
        <Preview wish={looked} onClose={() => setLooked(null)} />
      </div>
    </Page>
  );
}

interface PaperChoicesProps {
  readonly chosen: Chosen;
  onChange(change: Partial<Chosen>): void;
}

/** The paper, the language, and how cards lie on it. */
function PaperChoices({ chosen: { paper, lang, layout }, onChange }: PaperChoicesProps) {
  const { t } = useMessages();
  return (
    <div className="paper-choices">
      <Choice
        legend={t('paper.paper')}
        value={paper}
        choices={PAPERS.map((value) => ({ value, label: t(`paper.${value}`) }))}
        onChange={(value) => onChange({ paper: value as Chosen['paper'] })}
      />
      <Choice
        legend={t('settings.language')}
        value={lang}
        choices={LOCALES.map((value) => ({ value, label: t(`language.${value}`) }))}
        onChange={(value) => onChange({ lang: value as Locale })}
      />
      <Choice
        legend={t('paper.layout')}
        value={layout}
        choices={LAYOUTS.map((value) => ({ value, label: t(`paper.layout.${value}`) }))}
        onChange={(value) => onChange({ layout: value as Chosen['layout'] })}
      />
    </div>
  );
}

/** For each game what one needs to play it at a table. */
function PaperSets({ chosen: { paper, lang } }: { readonly chosen: Chosen }) {
  const { t, say } = useMessages();
  return (
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
  );
}

interface DocumentsProps {
  readonly offered: Offered;
  readonly chosen: Chosen;
  onLook(wish: PaperWish): void;
}

/** One kind of document: each of its sheets, and a look at the first. */
function Documents({ offered, chosen, onLook }: DocumentsProps) {
  const { t, say } = useMessages();
  const { kind, sheets } = offered;
  return (
    <div>
      <dt>{t(`paper.kind.${kind}`)}</dt>
      <dd>
        {(sheets.length > 0 ? sheets : [undefined]).map((sheet) => (
          <PaperLink key={sheet ?? 'only'} wish={wishOf(offered, sheet, chosen)}>
            {sheet === undefined ? t('paper.pdf') : say(sheetName(kind, sheet))}
          </PaperLink>
        ))}
        {kind !== 'locomotive-cards' && (
          <button
            type="button"
            className="button-quiet"
            onClick={() => onLook(wishOf(offered, sheets[0], chosen))}
          >
            {t('paper.look')}
          </button>
        )}
      </dd>
    </div>
  );
}
