import { Suspense, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { Happening, SeenBy, Viewer } from '@turntable/engine';
import type { LogItem } from '@turntable/protocol/messages.ts';
import type { ReplayReply } from '@turntable/protocol/replay.ts';
import { useMedia } from '../../device/useMedia.ts';
import { Loading } from '../../ui/page/states.tsx';
import { peopleAt } from '../../session/title.ts';
import { useTitle } from '../../ui/page/title.ts';
import { useEngine, useNaming, usePlan } from '../../games/engine.ts';
import type { GameListing } from '../../session/listing.ts';
import { screenOf } from '../../games/registry.ts';
import { useMessages } from '../../i18n/messages.ts';
import { asidesOf } from '../../session/asides.ts';
import type { GameScreenProps, Sent } from '../../session/props.ts';
import { logLines } from '../../session/sentences.ts';
import { useShow } from '../../session/useShow.ts';
import { seatNames } from '../../session/turn.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Controls } from './Controls.tsx';
import { ReplayPanel } from './ReplayPanel.tsx';
import { addressed, keyed, readOnly, viewsOf } from './steps.ts';
import '../../session/play.css';
import '../../ui/field.css';
import './replay.css';

interface ReplayBoardProps {
  readonly reply: ReplayReply;
  readonly listing: GameListing;
  /** The record, if it came from a file: then there is no table to go back to. */
  readonly record?: object;
  onLook(as: Viewer): void;
  /** The answer about sharing was stored. */
  onShared?(): void;
  /** Back to where a record is chosen. */
  onOther?(): void;
}

const REFUSED: Sent = { ok: false, error: { code: 'not-running' } };
const refused = (): Promise<Sent> => Promise.resolve(REFUSED);
const nothing = (): void => {};

/** The board of a finished game at one of its moves, the way through it, and what there is to know about it. */
export function ReplayBoard({ reply, listing, record, onLook, onShared, onOther }: ReplayBoardProps) {
  const { table, as, log } = reply;
  const messages = useMessages();
  const { t } = messages;
  const game = useEngine(listing);
  const views = useMemo(() => viewsOf(reply), [reply]);
  const count = views.length;
  const [n, setN] = useState(() => addressed(location.hash, count));
  const [panel, setPanel] = useState(false);
  // Beside it the board still has the width at which the games lay themselves out for a desk.
  const roomy = useMedia('(min-width: 88rem)');
  const names = seatNames(table, messages);
  const title = t('replay.title', { game: t(listing.name), names: peopleAt(table, messages) });
  useTitle(title);
  const go = (to: number): void => {
    setN(to);
    history.replaceState(history.state, '', `#${to}`);
  };
  useEffect(() => {
    const follow = (): void => setN(addressed(location.hash, count));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [count]);
  useEffect(() => {
    const step = (event: KeyboardEvent): void => {
      const busy =
        event.target instanceof Element &&
        event.target.closest('input, select, dialog, [role="application"], svg');
      if (busy || event.altKey || event.ctrlKey || event.metaKey) return;
      const to = keyed(event.key, n, count);
      if (to === undefined) return;
      event.preventDefault();
      setN(to);
      history.replaceState(history.state, '', `#${to}`);
    };
    addEventListener('keydown', step);
    return () => removeEventListener('keydown', step);
  }, [n, count]);

  const view = views[Math.min(n, count) - 1]!;
  const last = views[count - 1]!;
  const naming = useNaming(listing, names);
  const lines = useMemo(() => logLines(game, last, log, naming), [game, last, log, naming]);
  const asides = asidesOf(reply.lines ?? [], names, reply.place.muted ?? [], messages.locale);
  const until = useMemo(() => log.filter((item) => item.n <= n), [log, n]);
  const show = useShow(usePlan(listing), { view, log: until }, as, n);
  const now = lines[show.now?.head ?? show.log.length - 1];
  const over = n === count && show.now === null;
  const Screen = screenOf(listing.id)!;
  const props: GameScreenProps<SeenBy, object, Happening> = {
    table,
    place: { seats: [], host: false },
    as: typeof as === 'number' ? as : 'public',
    view: readOnly(game, show.view),
    names,
    log: show.log as readonly (LogItem & { readonly event: Happening })[],
    show: show as NonNullable<GameScreenProps<SeenBy, object, Happening>['show']>,
    undo: 'sealed',
    online: true,
    send: refused,
    takeBack: refused,
    refuse: nothing,
    rematch: nothing,
  };
  const about = (
    <ReplayPanel {...{ reply, record, game, view, names, lines, asides, n, go, onLook, onShared }} />
  );
  return (
    <div className="play replay">
      <header className="bar">
        {onOther ? (
          <button type="button" className="button-icon" aria-label={t('import.other')} onClick={onOther}>
            ‹
          </button>
        ) : (
          <Link href={`/t/${table.id}`} className="button-icon" aria-label={t('replay.table')}>
            ‹
          </Link>
        )}
        <p className="bar-sentence" aria-live="polite">
          {now?.text ?? title}
        </p>
        {!roomy && (
          <button
            type="button"
            className="button-icon"
            aria-label={t('replay.about')}
            aria-expanded={panel}
            onClick={() => setPanel(true)}
          >
            <Icon name="menu" />
          </button>
        )}
      </header>
      <div className={roomy ? 'play-body play-body-log' : 'play-body'}>
        <main id="main" className="play-screen" aria-label={t('table.board')}>
          <h1 className="hidden-visually">{title}</h1>
          <Suspense fallback={<Loading />}>
            <Screen key={`${over}/${as}`} {...props} />
          </Suspense>
        </main>
        {roomy && <aside className="replay-side">{about}</aside>}
      </div>
      <Controls {...{ n, count, go }} />
      {!roomy && (
        <Dialog title={t('replay.about')} open={panel} onClose={() => setPanel(false)} kind="sheet">
          {about}
        </Dialog>
      )}
    </div>
  );
}
