import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { AnyGame, Kept, SeenBy, Unseen, Viewer } from '@turntable/engine';
import type { ReplayReply } from '@turntable/protocol/replay.ts';
import { api, failureOf } from '../../api/http.ts';
import { useMessages } from '../../i18n/messages.ts';
import { interleaved, type ShownEvent } from '../../session/shown-events.ts';
import { Fairness } from '../../session/Fairness.tsx';
import { isLocal } from '../../local/ids.ts';
import { PrintGameLink, PrintRecord } from '../../session/PrintLink.tsx';
import type { GameListing } from '../../session/listing.ts';
import { RecordLink } from '../../session/RecordLink.tsx';
import type { LogLine } from '../../session/sentences.ts';
import { notify } from '../../ui/announce.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Unbroken } from '../../ui/Unbroken.tsx';
import { Continue } from './Continue.tsx';

const END_TEXTS = {
  resigned: 'replay.end.resigned',
  abandoned: 'replay.end.abandoned',
  'out of time': 'replay.end.out-of-time',
  stuck: 'replay.end.stuck',
} as const;

/** Who kept a game by hand, as far as its record says. */
function keeperName({ by, name }: Kept, names: readonly string[]): string {
  return name ?? (typeof by === 'number' ? (names[by] ?? '') : '');
}

/** Whether a game kept by hand has secret cards in it that nobody showed, so that others stand in for them (docs/record.md). */
function standsIn(record: object | undefined): boolean {
  const { secret = [] } = (record as { readonly unseen?: Unseen } | undefined)?.unseen ?? {};
  return secret.some((hand) => hand.length > 0);
}

interface ReplayPanelProps {
  readonly reply: ReplayReply;
  /** The record, if it came from a file. */
  readonly record: object | undefined;
  readonly game: AnyGame;
  readonly listing: GameListing;
  /** The game hides something of a player from the others. */
  readonly hides: boolean;
  /** The view at the move that is shown. */
  readonly view: SeenBy;
  readonly names: readonly string[];
  readonly lines: readonly LogLine[];
  readonly tableEvents: readonly ShownEvent[];
  readonly n: number;
  go(to: number): void;
  onLook(as: Viewer): void;
  onShared: (() => void) | undefined;
}

/** Beside the board: the viewer, sharing of cards, the moves, the record and the check of the deal. */
export function ReplayPanel(props: ReplayPanelProps) {
  const { reply, record, game, listing, hides, view, names, lines, tableEvents, n, go, onLook, onShared } =
    props;
  const { table, place, viewers, end, kept } = reply;
  const { t } = useMessages();
  const [continuing, setContinuing] = useState(false);
  // Nobody is asked for anything, but perhaps a judge who corrects.
  const over = view.decisions.every(({ standing }) => standing);
  return (
    <div className="replay-panel">
      {viewers.length > 1 && <EyesField {...{ reply, names, onLook }} />}
      {hides && place.shares !== undefined && <Sharing {...{ reply, onShared }} />}
      <div className="buttons replay-do">
        <button type="button" className="button" disabled={over} onClick={() => setContinuing(true)}>
          {t('continue.open')}
        </button>
        <RecordLinks {...{ reply, record, listing }} />
      </div>
      {over && <p className="soft">{t('continue.over')}</p>}
      <Dialog title={t('continue.title', { n })} open={continuing} onClose={() => setContinuing(false)}>
        <Continue
          key={reply.as}
          {...{ reply, names, record, n }}
          open={record !== undefined || table.seed !== undefined}
          judged={table.judge !== undefined || viewers.includes('judge')}
        />
      </Dialog>
      <h2>{t('replay.moves')}</h2>
      <Moves lines={interleaved(lines, tableEvents)} n={n} go={go} />
      {kept && <p className="card">{t('replay.kept', { name: keeperName(kept, names) || 'none' })}</p>}
      {standsIn(record) && <p className="soft">{t('replay.unseen')}</p>}
      {end && <p>{t(END_TEXTS[end.reason], { name: end.by === undefined ? '' : (names[end.by] ?? '') })}</p>}
      {table.commitment !== '' && <Fairness {...{ table, place, game, record }} />}
    </div>
  );
}

/** Through whose eyes the game is seen. */
function EyesField({ reply, names, onLook }: Pick<ReplayPanelProps, 'reply' | 'names' | 'onLook'>) {
  const { t } = useMessages();
  const { as, viewers } = reply;
  return (
    <label className="replay-eyes">
      <span>{t('replay.eyes')}</span>
      <select
        className="input"
        value={String(as)}
        onChange={({ target }) => onLook(viewers.find((viewer) => String(viewer) === target.value)!)}
      >
        {viewers.map((viewer) => (
          <option key={viewer} value={String(viewer)}>
            {typeof viewer === 'number' ? (names[viewer] ?? '') : t(`replay.eyes.${viewer}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Whether one's own hidden cards may be shown to everybody. */
function Sharing({ reply: { table, place }, onShared }: Pick<ReplayPanelProps, 'reply' | 'onShared'>) {
  const { t, say } = useMessages();
  const share = (open: boolean): void => {
    api.share(table.id, open).then(
      () => onShared?.(),
      (thrown: unknown) => notify({ tone: 'caution', text: say(`error.${failureOf(thrown).code}`) }),
    );
  };
  return (
    <fieldset className="replay-share">
      <legend>{t('replay.share')}</legend>
      <p className="soft">{t('replay.share.text')}</p>
      <div className="buttons">
        {[true, false].map((open) => (
          <button
            key={String(open)}
            type="button"
            className="button-quiet"
            aria-pressed={place.shares === open}
            onClick={() => share(open)}
          >
            {t(open ? 'replay.share.yes' : 'replay.share.no')}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** The record, on paper and off it, and what a bot thinks of the game: for whoever may have its seed. */
function RecordLinks({
  reply: { table, place },
  record,
  listing,
}: Pick<ReplayPanelProps, 'reply' | 'record' | 'listing'>) {
  const { t } = useMessages();
  const isSeedKnown = (table.seed ?? place.seed) !== undefined;
  const isOurs = (!record || isLocal(table.id)) && isSeedKnown;
  return (
    <>
      {isOurs && <RecordLink table={table} />}
      {record ? (
        <PrintRecord {...{ listing, record }} />
      ) : (
        isSeedKnown && <PrintGameLink kind="record" listing={listing} table={table.id} />
      )}
      {(isOurs || record) && (
        <Link href={isOurs ? `/g/${table.id}/review` : '/replay/review'} className="button-quiet">
          {t('review.link')}
        </Link>
      )}
      <Link href="/paper" className="button-quiet">
        {t('paper.title')}
      </Link>
    </>
  );
}

interface MovesProps {
  readonly lines: ReturnType<typeof interleaved>;
  readonly n: number;
  go(to: number): void;
}

/** Every move as a way to it, with what was said between them. */
function Moves({ lines, n, go }: MovesProps) {
  const moves = useRef<HTMLOListElement>(null);
  const opened = useRef(n);
  useEffect(() => {
    // Only when the game is stepped through: a list just opened is shown from its beginning.
    if (n === opened.current) return;
    opened.current = 0;
    moves.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [n]);
  return (
    <ol className="replay-moves" ref={moves}>
      {lines.map((line, i) => (
        <li key={i}>
          {'seq' in line ? (
            <p className="replay-aside soft">{line.text}</p>
          ) : (
            <button type="button" aria-current={line.n === n ? 'step' : undefined} onClick={() => go(line.n)}>
              <span className="figures soft">{line.n}</span> <Unbroken text={line.text} />
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
