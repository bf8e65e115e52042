import { useId } from 'react';
import { under } from '../../../device/base.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { PrecedentList } from '../../../session/judge/PrecedentList.tsx';
import { usePrecedents } from '../../../session/judge/use-precedents.ts';

/** As many past rulings as one reads before deciding. */
const SIMILAR = 3;

/** Rulings on similar claims in the book of precedents. They bind nobody. */
export function Similar({ text, game }: { readonly text: string; readonly game: string }) {
  const { t } = useMessages();
  const similar = usePrecedents(text, game);
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <div className="ruling-similar-head">
        <h2 id={heading}>{t('judge.similar')}</h2>
        <a href={under('/precedents')} target="_blank" rel="noreferrer">
          {t('precedents.title')}
        </a>
      </div>
      {similar?.length === 0 && <p className="soft">{t('judge.similar.none')}</p>}
      {similar === null && <p className="soft">{t('precedents.failed')}</p>}
      {similar && similar.length > 0 && <PrecedentList precedents={similar.slice(0, SIMILAR)} />}
    </section>
  );
}
