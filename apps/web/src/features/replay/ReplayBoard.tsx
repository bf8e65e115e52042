import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { Happening, SeenBy, Viewer } from '@turntable/engine';
import type { LogItem } from '@turntable/protocol/messages.ts';
import type { ReplayReply } from '@turntable/protocol/replay.ts';
import { useMedia } from '../../device/useMedia.ts';
import { Loading } from '../../ui/page/states.tsx';
import { peopleAt } from '../../session/title.ts';
import { useTitle } from '../../ui/page/title.ts';
import { useEngine, useNaming, useStaging } from '../../games/engine.ts';
import type { GameListing } from '../../session/listing.ts';
import { screenOf } from '../../games/registry.ts';
import { useMessages } from '../../i18n/messages.ts';
import { shownEventsOf } from '../../session/shown-events.ts';
import { barLook } from '../../session/bar/look.ts';
import type { GameScreenProps, Sent } from '../../session/props.ts';
import { logLines } from '../../session/sentences.ts';
import { useShow } from '../../session/show/useShow.ts';
import { seatNames } from '../../session/turn.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Unbroken } from '../../ui/Unbroken.tsx';
import { Controls } from './Controls.tsx';
import { ReplayPanel } from './ReplayPanel.tsx';
import { readOnly, viewsOf } from './steps.ts';
import { useStep } from './useStep.ts';
import '../../session/style/play.css';
import '../../ui/style/field.css';
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
/** What a game's screen is given where nobody plays. */
const LOOKED_AT = {
  place: { seats: [], host: false },
  undo: 'sealed',
  online: true,
  send: refused,
  takeBack: refused,
  refuse: nothing,
  rematch: nothing,
} as const;

/** The board of a finished game at one of its moves, the way through it, and what there is to know about it. */
// Long: lays the parts of the page out.
export function ReplayBoard({ reply, listing, record, onLook, onShared, onOther }: ReplayBoardProps) {
  const { table, as } = reply;
  const messages = useMessages();
  const { t } = messages;
  const names = seatNames(table, messages);
  const { game, count, n, go, view, lines, show } = useReplayed(reply, listing, names);
  const tableEvents = shownEventsOf(reply.lines ?? [], names, reply.place.muted ?? [], messages.locale);
  const [panel, setPanel] = useState(false);
  // Beside it the board still has the width at which the games lay themselves out for a desk.
  const roomy = useMedia('(min-width: 88rem)');
  const title = t('replay.title', { game: t(listing.name), names: peopleAt(table, messages) });
  useTitle(title);
  const now = lines[show.now?.head ?? show.log.length - 1];
  const over = n === count && show.now === null;
  const Screen = screenOf(listing.id)!;
  const props: GameScreenProps<SeenBy, object, Happening> = {
    ...LOOKED_AT,
    table,
    as: typeof as === 'number' ? as : 'public',
    view: readOnly(game, show.view),
    names,
    log: show.log as readonly (LogItem & { readonly event: Happening })[],
    show: show as NonNullable<GameScreenProps<SeenBy, object, Happening>['show']>,
  };
  const about = (
    <ReplayPanel
      {...{ reply, record, game, listing, view, names, lines, tableEvents, n, go, onLook, onShared }}
      hides={listing.hides(table.options)}
    />
  );
  return (
    <div className="play">
      <ReplayBar id={table.id} listing={listing} sentence={now?.text ?? title} onOther={onOther}>
        {reply.kept && <span className="replay-kept">{t('replay.kept.short')}</span>}
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
      </ReplayBar>
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
        <Dialog title={t('replay.about')} open={panel} onClose={() => setPanel(false)} kind="drawer">
          {about}
        </Dialog>
      )}
    </div>
  );
}

/** The game at one of its moves, and all that happened until then, as the games show it. */
function useReplayed(reply: ReplayReply, listing: GameListing, names: readonly string[]) {
  const { as, log } = reply;
  const game = useEngine(listing);
  const views = useMemo(() => viewsOf(reply), [reply]);
  const count = views.length;
  const [n, go] = useStep(count);
  const view = views[Math.min(n, count) - 1]!;
  const last = views[count - 1]!;
  const naming = useNaming(listing, names);
  const lines = useMemo(() => logLines(game, last, log, naming), [game, last, log, naming]);
  const until = useMemo(() => log.filter((item) => item.n <= n), [log, n]);
  const show = useShow(useStaging(listing), { view, log: until }, as, n);
  return { game, count, n, go, view, lines, show };
}

interface ReplayBarProps {
  /** The table's. */
  readonly id: string;
  readonly listing: GameListing;
  readonly sentence: string;
  /** Back to where a record is chosen; undefined: back to the table. */
  readonly onOther: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The way back, and what happened at the move that is shown. */
function ReplayBar({ id, listing, sentence, onOther, children }: ReplayBarProps) {
  const { t } = useMessages();
  return (
    <header className="bar" {...barLook(listing)}>
      {onOther ? (
        <button type="button" className="button-icon" aria-label={t('import.other')} onClick={onOther}>
          ‹
        </button>
      ) : (
        <Link href={`/t/${id}`} className="button-icon" aria-label={t('replay.table')}>
          ‹
        </Link>
      )}
      <p className="bar-sentence" aria-live="polite">
        <Unbroken text={sentence} />
      </p>
      {children}
    </header>
  );
}
