import { useId, useState } from 'react';
import { Page } from '../../ui/page/Page.tsx';
import { useMessages } from '../../i18n/messages.ts';
import '../../ui/style/field.css';
import { PrecedentList } from '../../session/judge/PrecedentList.tsx';
import { usePrecedents } from '../../session/judge/use-precedents.ts';
import '../../session/judge/judge.css';
import { offered } from '../../games/registry.ts';
import { countKey } from './count-key.ts';

/** The games in which a judge rules. */
const JUDGED = offered().filter(({ judged }) => judged);

/** `/precedents`: the rulings of this server, to be searched. */
export default function Precedents() {
  const { t } = useMessages();
  const [q, setQ] = useState('');
  const [game, setGame] = useState('');
  const [round, setRound] = useState(0);
  const found = usePrecedents(q, game || undefined, round);
  const search = useId();
  const which = useId();
  return (
    <Page title={t('precedents.title')}>
      <div className="stack">
        <div>
          <h1>{t('precedents.title')}</h1>
          <p>{t('precedents.text')}</p>
        </div>
        <form className="precedent-search" role="search" onSubmit={(event) => event.preventDefault()}>
          <div className="field">
            <label htmlFor={search}>{t('precedents.search')}</label>
            <input
              id={search}
              type="search"
              className="input"
              maxLength={200}
              value={q}
              onChange={(event) => setQ(event.target.value)}
            />
          </div>
          <div className="field">
            <label htmlFor={which}>{t('precedents.game')}</label>
            <select
              id={which}
              className="input"
              value={game}
              onChange={(event) => setGame(event.target.value)}
            >
              <option value="">{t('precedents.all')}</option>
              {JUDGED.map(({ id, name }) => (
                <option key={id} value={id}>
                  {t(name)}
                </option>
              ))}
            </select>
          </div>
        </form>
        <p role="status" className="soft">
          {found === null && t('precedents.failed')}
          {found?.length === 0 && t(q.trim() === '' && game === '' ? 'precedents.empty' : 'precedents.none')}
          {found && found.length > 0 && t(countKey(found), { count: found.length })}
        </p>
        {found === null && (
          <button type="button" className="button-quiet" onClick={() => setRound(round + 1)}>
            {t('precedents.again')}
          </button>
        )}
        {found && found.length > 0 && <PrecedentList precedents={found} />}
      </div>
    </Page>
  );
}
