import { useState } from 'react';
import type { Pool, RatingLine } from '@turntable/protocol/ratings.ts';
import { api } from '../../api/http.ts';
import { useAnswer } from '../../api/query.ts';
import { introduce } from '../../session/me.ts';
import { Page } from '../../ui/page/Page.tsx';
import { FailurePage, Loading } from '../../ui/page/states.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { poolWords, ratingWords } from '../../session/ratings/words.ts';
import '../../ui/style/field.css';
import '../../session/ratings/ratings.css';

const keyOf = ({ game, mode, tempo }: Pool): string => `${game} ${mode} ${tempo}`;

/** `/ratings`: who plays what how well, of bots and of those who wished to stand here. */
export default function Ratings() {
  const messages = useMessages();
  const { t } = messages;
  const [wish, setWish] = useState<Pool>();
  const {
    body: list,
    error,
    again,
  } = useAnswer(['ratings', wish], () => introduce().then(() => api.ratings(wish)), { keep: true });
  if (error) return <FailurePage error={error} retry={again} />;
  if (!list) return <Loading />;
  const { pools, pool, lines } = list;
  return (
    <Page title={t('rating.title')}>
      <div className="stack">
        <div className="stack-small">
          <h1>{t('rating.title')}</h1>
          <p>{t('rating.list.text')}</p>
        </div>
        {pool === null ? (
          <p>{t('rating.list.empty')}</p>
        ) : (
          <>
            <div className="field">
              <label htmlFor="pool">{t('rating.list.pick')}</label>
              <select
                id="pool"
                className="input"
                value={keyOf(pool)}
                onChange={(event) => setWish(pools.find((each) => keyOf(each) === event.target.value))}
              >
                {pools.map((each) => (
                  <option key={keyOf(each)} value={keyOf(each)}>
                    {poolWords(each, messages)}
                  </option>
                ))}
              </select>
            </div>
            <Lines lines={lines} caption={poolWords(pool, messages)} />
            <p className="soft hint">
              {t('rating.scale')} {t('rating.list.order')}
            </p>
          </>
        )}
      </div>
    </Page>
  );
}

function Lines({ lines, caption }: { readonly lines: readonly RatingLine[]; readonly caption: string }) {
  const messages = useMessages();
  const { t, say, number } = messages;
  return (
    <table className="ratings" aria-live="polite">
      <caption className="hidden-visually">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="ratings-figure ratings-place">
            {t('rating.list.place')}
          </th>
          <th scope="col">{t('rating.list.who')}</th>
          <th scope="col" className="ratings-figure">
            {t('rating.list.points')}
          </th>
          <th scope="col" className="ratings-figure">
            {t('rating.list.games')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, i) => (
          <tr key={i} className={line.own ? 'ratings-own' : ''}>
            <td className="ratings-figure ratings-place">{number(i + 1)}</td>
            <th scope="row">
              {line.bot === undefined ? line.name : t('seat.bot', { level: say(`level.${line.bot}`) })}
              {line.own && <span className="soft"> ({t('rating.list.you')})</span>}
            </th>
            <td className="ratings-figure">{ratingWords(line, messages)}</td>
            <td className="ratings-figure">{number(line.games)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
