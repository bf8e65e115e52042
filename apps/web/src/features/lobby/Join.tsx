import type { ReactNode } from 'react';
import { Link, Redirect, useLocation } from 'wouter';
import type { TableInfo } from '@turntable/protocol/messages.ts';
import { api } from '../../api/http.ts';
import { useAnswer } from '../../api/query.ts';
import { Page } from '../../ui/page/Page.tsx';
import { FailurePage, Loading, State } from '../../ui/page/states.tsx';
import { inTeams, listingOf } from '../../games/registry.ts';
import { useMessages } from '../../i18n/messages.ts';
import { JudgeSeat } from '../../session/judge/JudgeSeat.tsx';
import type { GameListing } from '../../session/listing.ts';
import { RatedTerms } from '../../session/ratings/RatedTerms.tsx';
import { tableTitle } from '../../session/title.ts';
import { storeCode } from '../../device/codes.ts';
import { JoinForm } from '../../session/join/JoinForm.tsx';
import { entranceOf } from './entrance.ts';
import { Invited, WaysToLearn } from './Invited.tsx';
import '../../session/style/lobby.css';

/** `/j/:code`: an invitation. Who is there, what is played, and a seat to take. */
export default function Join({ code }: { readonly code: string }) {
  const messages = useMessages();
  const [, go] = useLocation();
  const {
    body: reply,
    error,
    again,
  } = useAnswer(['join', code], async () => {
    const found = await api.table((await api.code(code)).id);
    storeCode(found.table.id, code);
    return found;
  });
  if (error) return <FailurePage error={error} retry={again} />;
  if (!reply) return <Loading />;
  const { table, place } = reply;
  const listing = listingOf(table.game);
  if (!listing) return <FailurePage error={{ code: 'not-found' }} />;
  if (place.seats.length > 0 || place.host || place.judge) return <Redirect to={`/t/${table.id}`} replace />;
  const title = tableTitle(listing, table, messages);
  const entrance = entranceOf(table);
  const judgeSeat = <JudgeSeat {...{ table, place, code }} onTaken={() => go(`/t/${table.id}`)} />;
  return (
    <Page title={title}>
      {entrance === 'seat' ? (
        <FreeSeat {...{ table, listing, code, judgeSeat }} />
      ) : (
        <>
          <NoSeat {...{ table, listing, entrance }} />
          {judgeSeat}
        </>
      )}
    </Page>
  );
}

interface FreeSeatProps {
  readonly table: TableInfo;
  readonly listing: GameListing;
  readonly code: string;
  readonly judgeSeat: ReactNode;
}

/** Who is there, what is played, and the seat. */
function FreeSeat({ table, listing, code, judgeSeat }: FreeSeatProps) {
  const { t } = useMessages();
  return (
    <div className="stack">
      <h1>
        <span className={`sign sign-${listing.enamel}`}>{t('join.title', { game: t(listing.name) })}</span>
      </h1>
      <Invited {...{ table, listing }} />
      {table.rated && <RatedTerms />}
      <JoinForm table={table} code={code} teams={inTeams(table)} />
      {judgeSeat}
      <WaysToLearn listing={listing} />
    </div>
  );
}

const NO_SEAT = {
  judge: { aspect: 'clear', title: 'admission.judge', text: 'admission.need-link' },
  link: { aspect: 'stop', title: 'join.title', text: 'admission.need-link' },
  full: { aspect: 'stop', title: 'state.full.title', text: 'state.full.text' },
} as const;

interface NoSeatProps {
  readonly table: TableInfo;
  readonly listing: GameListing;
  readonly entrance: keyof typeof NO_SEAT;
}

/** No seat to be had by this code: why, and what one may do instead. */
function NoSeat({ table, listing, entrance }: NoSeatProps) {
  const { t } = useMessages();
  const { aspect, title, text } = NO_SEAT[entrance];
  return (
    <State aspect={aspect} title={t(title, { game: t(listing.name) })} text={t(text)}>
      <Link href={`/t/${table.id}`} className="button">
        {t('join.watch')}
      </Link>
      <Link href={`/new/${listing.id}`} className="button-quiet">
        {t('lobby.new')}
      </Link>
    </State>
  );
}
