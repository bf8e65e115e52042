import { useEffect, useState, type FormEvent } from 'react';
import { KEEPER } from '@turntable/protocol/keeping.ts';
import { Link, Redirect, useLocation } from 'wouter';
import { api, failureOf } from '../../api/http.ts';
import { useAnswer } from '../../api/query.ts';
import { useName } from '../../session/me.ts';
import { Page } from '../../ui/page/Page.tsx';
import { FailurePage, Loading, State } from '../../ui/page/states.tsx';
import { listingOf } from '../../games/registry.ts';
import { useMessages } from '../../i18n/messages.ts';
import { RatedTerms } from '../../session/ratings/RatedTerms.tsx';
import { notify } from '../../ui/announce.ts';
import { JourneyField } from '../../session/join/JourneyField.tsx';
import { NameField } from '../../ui/NameField.tsx';
import { asksJourney } from './entrance.ts';
import { Invited, WaysToLearn } from './Invited.tsx';

/** `/s/:id#token`: a link to a seat. Opening it takes nothing; a tap does. */
// Long: what may have become of the link, and one form.
export default function Claim({ id }: { readonly id: string }) {
  const { t } = useMessages();
  const [, go] = useLocation();
  const [token, setToken] = useState(() => location.hash.slice(1));
  useEffect(() => {
    // Another link to the same table, opened where the first one was: the browser keeps the page.
    const renewed = (): void => setToken(location.hash.slice(1));
    addEventListener('hashchange', renewed);
    return () => removeEventListener('hashchange', renewed);
  }, []);
  const [name, setName] = useName();
  const [journey, setJourney] = useState('');
  const [busy, setBusy] = useState(false);
  const {
    body: found,
    error,
    again,
  } = useAnswer(['claim', id, token], async () => {
    // In sequence: the first answer sets the cookie that the second request needs.
    const reply = await api.table(id);
    return { ...reply, ...(await api.seatLink(id, token)) };
  });
  if (error) {
    // A token that is unknown was replaced or cut off; the table may still be there to be watched.
    if (error.code === 'not-found' || error.code === 'bad-message') return <Lost id={id} state="gone" />;
    return <FailurePage error={error} retry={again} />;
  }
  if (!found) return <Loading />;
  const { state, seat, table } = found;
  if (state === 'mine') return <Redirect to={`/t/${id}`} replace />;
  if (state === 'waits') return <Waits seat={seat} onRetry={again} />;
  const keeps = seat === KEEPER;
  // In the room nobody gives the seat away: its cards come to the phone of who sits there.
  const inRoom = !keeps && table.seats[seat]?.kind === 'room';
  if (state !== 'open') return <Lost id={id} state={state} brief={keeps || inRoom} />;
  const travels = asksJourney(table, seat);
  const bears = inRoom ? table.seats[seat]!.name! : name;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    if (!inRoom) setName(name);
    try {
      await api.claimSeat(id, { token, name: bears, ...(journey && travels ? { journey } : {}) });
      go(`/t/${id}`, { replace: true });
    } catch (thrown) {
      const { code } = failureOf(thrown);
      notify({ tone: 'caution', text: t(`error.${code}`) });
      setBusy(false);
      // The link's state may have changed since it was shown.
      if (code === 'not-your-seat' || code === 'stale' || code === 'not-allowed') again();
    }
  };
  const title = t(keeps ? 'room.take' : inRoom ? 'room.hand.title' : 'links.title');
  const listing = listingOf(table.game);
  return (
    <Page title={title}>
      <form className="stack" onSubmit={(event) => void submit(event)}>
        <h1>{title}</h1>
        {listing && (
          <>
            <p>
              <span className={`sign sign-${listing.enamel}`}>{t(listing.name)}</span>
            </p>
            <Invited {...{ table, listing }} />
          </>
        )}
        <p>
          {keeps
            ? t('room.take.text')
            : inRoom
              ? t('room.hand.text', { name: bears })
              : t('links.text', { seat: seat + 1, name: table.seats[seat]?.name || 'none' })}
        </p>
        {table.rated && table.status === 'waiting' && <RatedTerms />}
        {!inRoom && <NameField label={t('name.label')} value={name} onChange={setName} />}
        {travels && <JourneyField value={journey} onChange={setJourney} />}
        <div className="buttons">
          <button type="submit" className="button" disabled={busy}>
            {t(keeps ? 'room.take' : inRoom ? 'room.hand.take' : 'links.take')}
          </button>
          <Link href={`/w/${id}`} className="button-quiet">
            {t('links.watch')}
          </Link>
        </div>
        {listing && <WaysToLearn listing={listing} />}
      </form>
    </Page>
  );
}

/** Whoever holds the seat was there recently and has not agreed to the link. */
function Waits({ seat, onRetry }: { readonly seat: number; onRetry(): void }) {
  const { t } = useMessages();
  return (
    <Page title={t('links.waits.title')}>
      <State aspect="caution" title={t('links.waits.title')} text={t('links.waits.text', { seat: seat + 1 })}>
        <button type="button" className="button" onClick={onRetry}>
          {t('links.waits.again')}
        </button>
      </State>
    </Page>
  );
}

interface LostProps {
  readonly id: string;
  readonly state: 'claimed' | 'gone';
  /** It was a keeper's code, which is good for two minutes only. */
  readonly brief?: boolean;
}

/** The link no longer leads to the seat. */
function Lost({ id, state, brief = false }: LostProps) {
  const { t } = useMessages();
  return (
    <Page title={t(`links.${state}.title`)}>
      <State
        aspect="stop"
        title={t(`links.${state}.title`)}
        text={t(brief ? 'room.code.over' : `links.${state}.text`)}
      >
        <Link href={`/w/${id}`} className="button">
          {t('join.watch')}
        </Link>
        <Link href="/" className="button-quiet">
          {t('state.home')}
        </Link>
      </State>
    </Page>
  );
}
