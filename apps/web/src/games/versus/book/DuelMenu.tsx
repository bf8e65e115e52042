import { useState } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { BookMenu } from '../../../session/book/BookMenu.tsx';
import { csv } from './model/csv.ts';
import { exported } from './model/record.ts';
import { lineText } from './telling.ts';
import type { OpenBook } from './useBook.ts';

/** The drawer of a locomotive game's book; when it is closed, what the judge may still do. */
export function DuelMenu({ open, onDone }: { readonly open: OpenBook; onDone(): void }) {
  const messages = useMessages();
  const { t, say } = messages;
  const { book, page, game } = open;
  const { setup } = book;
  const { json, printed, scoreOnly } = exported(game, setup, page, (line) => lineText(open, line, messages));
  return (
    <BookMenu
      book={book}
      closed={page.closed !== null}
      files={{ json, printed, scoreOnly, csv: () => csv(setup, page, (id) => say(`statistic.${id}`)) }}
      lines={page.lines.map((line) => ({ text: lineText(open, line, messages), scores: line.scores }))}
      onRedo={open.redo}
      onClose={() => {
        open.tap({ t: 'close' });
        return open.settled();
      }}
      onDone={onDone}
    >
      {page.closed === null && game.canStick && (
        <div className="book-keys">
          <button
            type="button"
            className="book-key"
            onClick={() => open.tap({ t: 'close', reason: 'stuck' })}
          >
            {t('book.close.stuck')}
          </button>
        </div>
      )}
      {page.closed !== null && <Ink open={open} />}
    </BookMenu>
  );
}

/** A closed book cannot be undone: the judge corrects the score or takes the last line back, with a reason, on the record. */
function Ink({ open }: { readonly open: OpenBook }) {
  const { t } = useMessages();
  const { book, page } = open;
  const { setup } = book;
  const now = (page.position.state as { readonly scores: readonly number[] }).scores;
  const [scores, setScores] = useState<readonly string[]>(now.map(String));
  const [reason, setReason] = useState('');
  const over = (page.position.state as { phase: string }).phase === 'over';
  const last = page.lines[page.before.at(-1)?.line ?? -1]?.actions[0]?.by;
  const by = setup.judge ? 'judge' : typeof last === 'number' ? last : 0;
  return (
    <section className="stack">
      <h3>{t('book.ink')}</h3>
      <p className="soft">{t(setup.judge ? 'book.ink.judge' : 'book.ink.players')}</p>
      {setup.judge && (
        <label className="book-words">
          <span className="soft">{t('book.ink.reason')}</span>
          <input
            className="input"
            maxLength={200}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </label>
      )}
      <div className="book-keys">
        <button
          type="button"
          className="book-key"
          disabled={page.before.length === 0 || (setup.judge && reason.trim() === '')}
          onClick={() => open.tap({ t: 'take-back', by, ...(setup.judge && { reason: reason.trim() }) })}
        >
          {t('book.ink.back')}
        </button>
      </div>
      {setup.judge && !over && (
        <Correction {...{ open, scores }} reason={reason.trim()} onScores={setScores} />
      )}
    </section>
  );
}

interface CorrectionProps {
  readonly open: OpenBook;
  /** The scores as they are typed. */
  readonly scores: readonly string[];
  readonly reason: string;
  onScores(scores: readonly string[]): void;
}

/** The score as the judge corrects it, with a reason. */
function Correction({ open, scores, reason, onScores }: CorrectionProps) {
  const { t } = useMessages();
  // An emptied field is no score yet.
  const whole = scores.every((score) => score !== '');
  return (
    <div className="book-keys">
      {scores.map((score, side) => (
        <input
          key={side}
          className="input figures"
          inputMode="numeric"
          maxLength={4}
          aria-label={t('book.ink.score', { side: side === 0 ? 'A' : 'B' })}
          value={score}
          onChange={({ target }) => onScores(scores.with(side, target.value.replace(/\D/g, '')))}
        />
      ))}
      <button
        type="button"
        className="book-key"
        disabled={!whole || reason === ''}
        onClick={() =>
          open.tap({
            t: 'act',
            action: { by: 'judge', type: 'correct', scores: scores.map(Number), reason },
          })
        }
      >
        {t('book.ink.correct')}
      </button>
    </div>
  );
}
