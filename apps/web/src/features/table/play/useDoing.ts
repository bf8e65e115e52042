import type { Refusal } from '@turntable/engine';
import type { ErrorBody } from '@turntable/protocol/messages.ts';
import type { Again } from '@turntable/protocol/picks.ts';
import { useLocation } from 'wouter';
import { api, failureOf } from '../../../api/http.ts';
import { stillHere } from '../../../device/still-here.ts';
import { useOnce } from '../../../device/useOnce.ts';
import { useStable } from '../../../device/useStable.ts';
import { useMessages } from '../../../i18n/messages.ts';
import type { Seen, TableConnection } from '../../../session/connection.ts';
import type { GameListing } from '../../../session/listing.ts';
import type { Sent, Shared } from '../../../session/props.ts';
import { refusalNotice } from '../../../session/notices/refusal.ts';
import { dismissNotice, notify } from '../../../ui/announce.ts';
import type { News } from '../catchup/useSince.ts';

interface Around {
  readonly seen: Pick<Seen, 'table' | 'place' | 'as'>;
  readonly connection: TableConnection;
  readonly listing: GameListing;
  readonly names: readonly string[];
  readonly news: News;
}

/**
 * What may be done at a table. `attempt` shows by a notice why a request was not done; `does` keeps its
 * functions, so that a screen renders again only when the game has gone on.
 */
export function useDoing({ seen: { table, place, as }, connection, listing, names, news }: Around) {
  const messages = useMessages();
  const [, go] = useLocation();
  const refuse = (refusals: readonly Refusal[]): void => {
    const by = as === 'public' ? 0 : as;
    if (refusals.length > 0) notify(refusalNotice(listing.id, refusals, by, names, messages.locale));
  };
  const fail = (error: ErrorBody): void => {
    if (error.refusals?.length) refuse(error.refusals);
    else notify({ tone: 'caution', text: messages.say(`error.${error.code}`) });
  };
  const attempt = async (asking: Promise<Sent>): Promise<Sent> => {
    const sent = await asking;
    if (sent.ok) dismissNotice();
    else fail(sent.error);
    return sent;
  };
  const send = (decision: string, action: object, more?: Shared): Promise<Sent> => {
    // A catch-up shows a past position, which cannot be played.
    if (news.catchUp) return Promise.resolve({ ok: false, error: { code: 'stale' } });
    news.close();
    return attempt(connection.act(decision, action, undefined, more));
  };
  // A double tap would take back two moves where that is free.
  const { once: takeBack } = useOnce(() => attempt(connection.takeBack()));
  const rematch = (locomotives?: Again): void => {
    // Players ask the server even if a rematch is known: one that everybody left is made anew.
    const asks = place.seats.length > 0 || place.keeper || !table.rematch;
    const isHere = stillHere();
    const next = asks
      ? api.rematch(table.id, locomotives).then(({ id }) => id)
      : api.table(table.rematch!).then((answer) => answer.table.id);
    next.then(
      (id) => isHere() && go(`/t/${id}`),
      (thrown: unknown) => {
        const error = failureOf(thrown);
        const isGone = !asks && error.code === 'not-found';
        if (isGone) notify({ tone: 'caution', text: messages.t('end.rematch.gone') });
        else fail(error);
      },
    );
  };
  return { attempt, does: useStable({ send, takeBack, refuse, rematch }) };
}
