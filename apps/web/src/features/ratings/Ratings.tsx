import { useState } from 'react';
import type { Pool, RatingLine } from '@turntable/protocol/ratings.ts';
import { api } from '../../api/http.ts';
import { useAnswer } from '../../api/query.ts';
import { introduce } from '../../session/me.ts';
import { Page } from '../../ui/page/Page.tsx';
import { FailurePage, Loading } from '../../ui/page/states.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { RatingTable } from '../../session/ratings/RatingTable.tsx';
import { poolWords } from '../../session/ratings/words.ts';
import '../../ui/style/field.css';

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
  const { t, say } = useMessages();
  const rows = lines.map((line, key) => {
    const who = line.bot === undefined ? line.name : t('seat.bot', { level: say(`level.${line.bot}`) });
    const name = (
      <>
        {who}
        {line.own && <span className="soft"> ({t('rating.list.you')})</span>}
      </>
    );
    return { key, name, rating: line, own: line.own };
  });
  return <RatingTable caption={caption} heading={t('rating.list.who')} rows={rows} places />;
}
