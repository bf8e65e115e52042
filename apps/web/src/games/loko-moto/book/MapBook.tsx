import { lazy, Suspense } from 'react';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import { tell, has } from '@turntable/messages';
import { useMessages, type Messages } from '../../../i18n/messages.ts';
import { Loading } from '../../../ui/page/states.tsx';
import { writeScores } from '@turntable/engine';
import { Asked } from '../../../session/book/Asked.tsx';
import { BookFrame } from '../../../session/book/BookFrame.tsx';
import { BookMenu } from '../../../session/book/BookMenu.tsx';
import { BookOver } from '../../../session/book/BookOver.tsx';
import { NoBook } from '../../../session/book/NoBook.tsx';
import type { MapSetup, Turn } from './map-book.ts';
import { mapCsv } from './map-csv.ts';
import { isScoreOnly, mapRecord, tableView, type MapEntry, type MapPage } from './map-page.ts';
import { useMapBook, type OpenMapBook } from './useMapBook.ts';

// The map comes after the frame of the book.
const BookMap = lazy(() => import('./BookMap.tsx'));

/** A book of this device, opened. */
export function OpenedMapBook({ id }: { readonly id: string }) {
  const open = useMapBook(id);
  if (open === null) return <NoBook />;
  return open ? <MapBook open={open} /> : <Loading />;
}

/** The book of a game of Loko moto on one of our maps: the map is drawn as it is drawn on paper. */
function MapBook({ open }: { readonly open: OpenMapBook }) {
  const { book, page, over, asked } = open;
  const { setup } = book;
  const messages = useMessages();
  const lines = page.entries.map((entry) => lineOf(setup, page, entry, messages));
  return (
    <BookFrame
      book={book}
      lines={lines.slice(-2).reverse()}
      wide
      menu={(close) => <MapMenu open={open} lines={lines} onDone={close} />}
      onPause={open.pause}
      onUndo={open.undo}
    >
      {(openMenu) => (
        <>
          {asked && (
            <Asked
              game={setup.game}
              names={setup.names}
              objection={asked.objection}
              onAnyway={open.anyway}
              onNever={open.never}
            />
          )}
          {over && <BookOver byRules={page.position.state.phase === 'over'} onExport={openMenu} />}
          <Suspense fallback={<Loading />}>
            <BookMap
              view={tableView(page)}
              names={setup.names}
              closed={page.closed}
              wanted={page.wanted}
              own={setup.own}
              unseen={page.unseen}
              shown={page.seen.secret}
              onTurn={(action) => open.tap({ t: 'turn', action: action as Turn })}
              onCard={(card) => {
                const { wanted } = page;
                if (wanted?.kind === 'train') open.tap({ t: 'train', train: card as string | null });
                if (wanted?.kind === 'shape')
                  open.tap({ t: 'shape', points: wanted.points, shape: card as string | null });
              }}
              onSecret={(seat, shape) => open.tap({ t: 'secret', seat, shape })}
            />
          </Suspense>
        </>
      )}
    </BookFrame>
  );
}

interface MapMenuProps {
  readonly open: OpenMapBook;
  readonly lines: readonly string[];
  onDone(): void;
}
function MapMenu({ open, lines, onDone }: MapMenuProps) {
  const { t, say } = useMessages();
  const { book, page } = open;
  const { setup } = book;
  const scoreOnly = isScoreOnly(page);
  const scores = lokoMoto.record.scores(lokoMoto.view(page.position.state, 'public'));
  const json = scoreOnly
    ? writeScores({
        game: setup.game,
        names: setup.names,
        scores,
        lines: page.entries.map(({ minute, scores: after, against }, i) => ({
          text: lines[i]!,
          minute,
          scores: after,
          ...(against ? { clause: against } : {}),
        })),
      })
    : mapRecord(setup, page);
  const last = page.entries.findLast(({ wrote, gone }) => wrote && !gone);
  return (
    <BookMenu
      book={book}
      closed={page.closed}
      files={{
        json,
        printed: json,
        scoreOnly,
        csv: () => mapCsv(setup, page, { shape: (id) => (has(`shape.${id}`) ? say(`shape.${id}`) : id) }),
      }}
      lines={page.entries.map(({ scores: after }, i) => ({ text: lines[i]!, scores: after }))}
      onRedo={open.redo}
      onClose={() => {
        open.tap({ t: 'close' });
        return open.settled();
      }}
      onDone={onDone}
    >
      {page.closed && last && (
        <div className="book-keys">
          <button
            type="button"
            className="book-key"
            onClick={() => open.tap({ t: 'take-back', by: last.by })}
          >
            {t('book.ink.back')}
          </button>
        </div>
      )}
    </BookMenu>
  );
}

/** What one line of the book says; of one that was taken back, that it was. */
function lineOf(setup: MapSetup, page: MapPage, entry: MapEntry, messages: Messages): string {
  const line = wordsOf(setup, page, entry, messages);
  return entry.gone ? messages.t('book.line.gone', { line }) : line;
}

function wordsOf(
  setup: MapSetup,
  { position }: MapPage,
  { events, against, wrote, by }: MapEntry,
  { t, locale }: Messages,
): string {
  if (!wrote) return t('book.line.back', { name: setup.names[by]! });
  const view = lokoMoto.view(position.state, 'public');
  const text = events
    .flatMap(({ event }) =>
      event.kind === 'take-back' || event.kind === 'revealed'
        ? []
        : [tell({ locale, names: setup.names }, lokoMoto.tell(view, event), event.by)],
    )
    .join(' · ');
  return against === undefined ? text : t('book.line.against', { clause: against, what: text });
}
