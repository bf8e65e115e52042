import { Link, Redirect, useLocation } from 'wouter';
import { api } from '../../api/http.ts';
import { useAnswer } from '../../api/query.ts';
import { Page } from '../../ui/page/Page.tsx';
import { FailurePage, Loading, State } from '../../ui/page/states.tsx';
import { inTeams, listingOf } from '../../games/registry.ts';
import { useMessages } from '../../i18n/messages.ts';
import { JudgeSeat } from '../../session/judge/JudgeSeat.tsx';
import { optionWords } from '../../session/options.ts';
import { RatedTerms } from '../../session/ratings/RatedTerms.tsx';
import { tableTitle } from '../../session/title.ts';
import { keepCode } from '../../device/codes.ts';
import { JoinForm } from '../../session/join/JoinForm.tsx';
import '../../session/lobby.css';

/** `/j/:code`: an invitation. Who is there, what is played, and a seat to take. */
export default function Join({ code }: { readonly code: string }) {
  const messages = useMessages();
  const { t } = messages;
  const [, go] = useLocation();
  const {
    body: reply,
    error,
    again,
  } = useAnswer(['join', code], async () => {
    const found = await api.table((await api.code(code)).id);
    keepCode(found.table.id, code);
    return found;
  });
  if (error) return <FailurePage error={error} retry={again} />;
  if (!reply) return <Loading />;
  const { table, place } = reply;
  const listing = listingOf(table.game);
  if (!listing) return <FailurePage error={{ code: 'not-found' }} />;
  if (place.seats.length > 0 || place.host || place.judge) return <Redirect to={`/t/${table.id}`} replace />;
  const people = table.seats.filter((seat) => seat.kind !== 'open').map((seat) => seat.name);
  const free =
    table.status === 'waiting' &&
    table.entry !== 'links' &&
    table.seats.some((seat) => seat.kind === 'open' && !seat.reserved);
  const byLinks = table.entry === 'links' && table.status === 'waiting';
  const judgeWanted = byLinks && table.judge?.taken === false;
  const title = tableTitle(listing, table, messages);
  const judgeSeat = <JudgeSeat {...{ table, place, code }} onTaken={() => go(`/t/${table.id}`)} />;
  if (!free)
    return (
      <Page title={title}>
        <State
          aspect={judgeWanted ? 'clear' : 'stop'}
          title={t(judgeWanted ? 'admission.judge' : byLinks ? 'join.title' : 'state.full.title', {
            game: t(listing.name),
          })}
          text={t(byLinks ? 'admission.need-link' : 'state.full.text')}
        >
          <Link href={`/t/${table.id}`} className="button">
            {t('join.watch')}
          </Link>
          <Link href={`/new/${listing.id}`} className="button-quiet">
            {t('lobby.new')}
          </Link>
        </State>
        {judgeSeat}
      </Page>
    );
  return (
    <Page title={title}>
      <div className="stack">
        <h1>
          <span className={`sign sign-${listing.enamel}`}>{t('join.title', { game: t(listing.name) })}</span>
        </h1>
        <p>
          {t('join.text', { count: people.length, names: messages.list(people) })}{' '}
          <span className="soft">{optionWords(listing, table.options, messages).join(' · ')}</span>
        </p>
        {table.rated && <RatedTerms />}
        <JoinForm table={table} code={code} teams={inTeams(table)} />
        {judgeSeat}
        <p>
          <Link href={`/rules/${listing.id}`}>{t('home.rules')}</Link>
        </p>
      </div>
    </Page>
  );
}
