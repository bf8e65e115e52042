import { useState, type FormEvent } from 'react';
import { Link } from 'wouter';
import type { OwnRatings as Own } from '@turntable/protocol/ratings.ts';
import { api, failureOf } from '../../api/http.ts';
import { useName } from '../../session/me.ts';
import { useMessages } from '../../i18n/messages.ts';
import { notify } from '../../ui/announce.ts';
import { NameField } from '../../ui/NameField.tsx';
import { RatingTable } from '../../session/ratings/RatingTable.tsx';
import { poolWords } from '../../session/ratings/words.ts';

interface OwnRatingsProps {
  readonly own: Own;
  onChange(own: Own): void;
}

/** On one's own page: what one is rated at, and whether others may read it. */
export function OwnRatings({ own, onChange }: OwnRatingsProps) {
  const messages = useMessages();
  const { t } = messages;
  return (
    <section className="stack" aria-labelledby="ratings">
      <h2 id="ratings">{t('rating.own.title')}</h2>
      {own.ratings.length === 0 ? (
        <p className="soft">{t('rating.own.none')}</p>
      ) : (
        <>
          <RatingTable
            caption={t('rating.own.title')}
            heading={t('rating.list.pick')}
            rows={own.ratings.map((rating) => ({
              key: `${rating.game} ${rating.mode} ${rating.tempo}`,
              name: poolWords(rating, messages),
              rating,
            }))}
          />
          <p className="soft hint">{t('rating.scale')}</p>
          <Listed own={own} onChange={onChange} />
        </>
      )}
      <p className="ways">
        <Link href="/ratings">{t('rating.own.public')}</Link>
      </p>
    </section>
  );
}

/** Under which name one stands in the public list; nobody stands there unasked. */
function Listed({ own, onChange }: OwnRatingsProps) {
  const { t } = useMessages();
  const [usual] = useName();
  const [name, setName] = useState(own.name ?? usual);
  const [busy, setBusy] = useState(false);
  const set = async (next: string | null): Promise<void> => {
    setBusy(true);
    try {
      onChange(await api.listRatings(next));
    } catch (thrown) {
      notify({ tone: 'caution', text: t(`error.${failureOf(thrown).code}`) });
    }
    setBusy(false);
  };
  if (own.name !== null)
    return (
      <div className="stack-small">
        <p role="status">{t('rating.own.listed', { name: own.name })}</p>
        <div className="buttons">
          <button type="button" className="button-quiet" disabled={busy} onClick={() => void set(null)}>
            {t('rating.own.unlist')}
          </button>
        </div>
      </div>
    );
  return (
    <form
      className="stack-small"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void set(name);
      }}
    >
      <p role="status">{t('rating.own.unlisted')}</p>
      <NameField label={t('rating.own.name')} value={name} onChange={setName} />
      <div className="buttons">
        <button type="submit" className="button-quiet" disabled={busy}>
          {t('rating.own.list')}
        </button>
      </div>
    </form>
  );
}
