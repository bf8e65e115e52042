import { STATISTICS } from '@turntable/roster/statistics.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Asked } from '../../../session/book/Asked.tsx';
import { BookFrame } from '../../../session/book/BookFrame.tsx';
import { BookOver } from '../../../session/book/BookOver.tsx';
import { NoBook } from '../../../session/book/NoBook.tsx';
import { Loading } from '../../../ui/page/states.tsx';
import { DuelMenu } from './DuelMenu.tsx';
import { DraftCard } from './DraftCard.tsx';
import { Keys } from './Keys.tsx';
import { groupsOf } from './model/groups.ts';
import { called, offers } from './model/offers.ts';
import { PointPad } from './PointPad.tsx';
import { SideCard } from './SideCard.tsx';
import { lastLines } from './telling.ts';
import { call, useBook, type LoadGame, type OpenBook } from './useBook.ts';
import { useBookKeys } from './useBookKeys.ts';
import { usePoints } from './winner.ts';

const SIDES = [0, 1] as const;

/** A book of this device, opened. `load` stays the same from call to call. */
export function OpenedDuelBook({ id, load }: { readonly id: string; readonly load: LoadGame }) {
  const open = useBook(id, load);
  if (open === null) return <NoBook />;
  return open ? <DuelBook open={open} /> : <Loading />;
}

/** The book of a locomotive game: two sides, the statistic that is called, the forty numbers, and what else the rules allow. */
// Long: the page is drawn from top to bottom.
function DuelBook({ open }: { readonly open: OpenBook }) {
  const { book, game, page, over, asked } = open;
  const { setup } = book;
  const messages = useMessages();
  const { t, say } = messages;
  const gone = called(page);
  const phase = (page.position.state as { phase: string }).phase;
  const styling = phase === 'style' || phase === 'sequence';
  // The pad of style points has a key of its own for having none left.
  const keys = offers(game.rules, page).filter(({ action }) => !styling || action.type !== game.noPoint);
  const must = 'must' in groupsOf(page, keys);
  const [points, setPoints] = usePoints(page);
  useBookKeys(open, points);
  return (
    <BookFrame
      book={book}
      lines={lastLines(open, messages)}
      menu={(close) => <DuelMenu open={open} onDone={close} />}
      onPause={open.pause}
      onUndo={open.undo}
    >
      {(openMenu) => (
        <>
          <div className="book-sides">
            {SIDES.map((side) => (
              <SideCard key={side} open={open} side={side} />
            ))}
          </div>
          {asked && (
            <Asked
              game={setup.game}
              names={setup.names}
              objection={asked.objection}
              onAnyway={open.anyway}
              onNever={open.never}
            />
          )}
          {over ? (
            <BookOver byRules={phase === 'over'} onExport={openMenu} />
          ) : (
            <>
              {page.draft && (
                <DraftCard open={open} draft={page.draft} points={points} onPoints={setPoints} />
              )}
              {styling && <PointPad open={open} />}
              {/* What has to be answered now stands before the numbers, in sight on a small phone. */}
              {!page.draft && must && <Keys open={open} keys={keys} />}
              {!styling && (
                <section aria-label={t('book.numbers')}>
                  <div className="book-caption">
                    <h2>{t('book.next')}</h2>
                    <span className="soft">{t('book.called', { count: gone.size })}</span>
                  </div>
                  <div className="book-grid">
                    {STATISTICS.map(({ id }, i) => (
                      <button
                        key={id}
                        type="button"
                        className="book-number figures"
                        aria-label={`${i + 1} ${say(`statistic.${id}`)}`}
                        aria-pressed={page.draft?.statistic === id}
                        data-called={gone.has(i + 1) || undefined}
                        onClick={() => call(open, id)}
                      >
                        {i + 1}
                      </button>
                    ))}
                  </div>
                </section>
              )}
              {!page.draft && !must && <Keys open={open} keys={keys} />}
            </>
          )}
        </>
      )}
    </BookFrame>
  );
}
