import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import type { TableReply } from '@turntable/protocol/http.ts';
import { api, failureOf } from '../api/http.ts';
import { useOrigin } from '../app/me.ts';
import { Page } from '../app/Page.tsx';
import { BenchSeat } from '../bench/BenchSeat.tsx';
import type { GameEntry } from '../games/entry.ts';
import { useMessages } from '../i18n/messages.ts';
import { JoinForm } from '../lobby/JoinForm.tsx';
import { notify } from '../ui/announce.ts';
import { Qr } from '../ui/Qr.tsx';
import { AwayBanner } from './AwayBanner.tsx';
import type { Seen } from './connection.ts';
import { InviteLink } from './InviteLink.tsx';
import { optionWords } from './options.ts';
import { seatNames } from './turn.ts';
import { WaitingSeat } from './WaitingSeat.tsx';
import './waiting.css';

/** Only the locomotive games need it, and the roster with it. */
const Picks = lazy(() => import('../games/versus/Picks.tsx'));

interface WaitingProps {
  readonly seen: Seen;
  readonly online: boolean;
  readonly entry: GameEntry;
  /** Opened by a link that offers no seat. */
  readonly watch: boolean;
  onRetry(): void;
}

/** The table before the game: who is here, who is missing, how to get them here. */
export function Waiting({ seen, online, entry, watch, onRetry }: WaitingProps) {
  const messages = useMessages();
  const { t } = messages;
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const origin = useOrigin();
  const { table, place } = seen;
  const open = table.seats.filter((seat) => seat.kind === 'open').length;
  const free = table.seats.some((seat) => seat.kind === 'open' && !seat.reserved);
  const seated = place.seats.length > 0;
  const looksOn = watch && !seated && !place.judge && !place.host;
  const join = `/j/${table.code}`;
  const ask = async (asking: Promise<TableReply>): Promise<boolean> => {
    setBusy(true);
    try {
      await asking;
      return true;
    } catch (thrown) {
      notify({ tone: 'caution', text: t(`error.${failureOf(thrown).code}`) });
      return false;
    } finally {
      setBusy(false);
    }
  };
  const title = t('table.title', { game: t(entry.name), code: table.code });
  return (
    <Page title={title} width="wide">
      <AwayBanner away={!online} onRetry={onRetry} />
      <div className="waiting">
        <section className="waiting-seats stack">
          <div>
            <h1>{t('waiting.title')}</h1>
            <p className="soft">
              {[t(entry.name), ...optionWords(entry, table.options, messages)].join(' · ')}
            </p>
          </div>
          <ol className="timetable">
            {table.seats.map((seat, i) => (
              <WaitingSeat key={i} {...{ table, place, seat, busy, ask }} index={i} />
            ))}
          </ol>
          <p aria-live="polite">
            {open > 0
              ? t('waiting.open', { count: open })
              : t(place.host || place.judge ? 'waiting.full.host' : 'waiting.full')}
          </p>
          {!seated && !place.judge && free && !looksOn && <JoinForm table={table} />}
          {!seated && open > 0 && !free && <p className="soft">{t('links.reserved.none')}</p>}
          {!seated && !place.judge && open === 0 && <p>{t('waiting.watching')}</p>}
          {!looksOn && <BenchSeat table={table} place={place} />}
          <div className="buttons">
            {(place.host || place.judge) && (
              <button
                type="button"
                className="button"
                disabled={busy || open > 0 || !online}
                onClick={() => void ask(api.start(table.id))}
              >
                {t('waiting.start')}
              </button>
            )}
            {seated && (
              <button
                type="button"
                className="button-quiet"
                disabled={busy}
                onClick={() => void ask(api.leave(table.id)).then((done) => done && go('/tables'))}
              >
                {t('waiting.leave')}
              </button>
            )}
          </div>
          {table.picks && (
            <Suspense>
              <Picks
                {...{ table, place, busy, ask }}
                picks={table.picks}
                names={seatNames(table, messages)}
              />
            </Suspense>
          )}
        </section>
        {!looksOn && (
          <section className="waiting-invite" aria-labelledby="invite">
            <h2 id="invite">{t('invite.title')}</h2>
            <p>{t('invite.code')}</p>
            <p className="plate waiting-code">{table.code}</p>
            <InviteLink path={join} label={t('invite.link')} />
            <Qr text={origin + join} label={t('invite.qr', { code: table.code })} />
          </section>
        )}
      </div>
    </Page>
  );
}
