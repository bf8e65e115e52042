import { memo, useEffect, useState } from 'react';
import { useMessages, type Messages } from '../../../i18n/messages.ts';
import { PenLine, PenMark } from '../../../ui/PenMark.tsx';
import { keyOf, type RoundRow } from './round.ts';
import { partsOf } from './tell-move.ts';
import { useAges } from './use-ages.ts';
import './round.css';

interface RoundProps {
  readonly moves: readonly RoundRow[];
  readonly names: readonly string[];
  readonly watching: boolean;
  /** The game goes on: it is said how long ago each move was. */
  readonly running: boolean;
  /** The row that is pointed at, or stepped to. */
  readonly pointed: RoundRow | undefined;
  /** A row in words, without whom it tells of. */
  sentence(move: RoundRow): string;
  /** The names in it. */
  named(move: RoundRow): readonly string[];
  onPoint(move: RoundRow | undefined): void;
}

/** Who a row is about: by the name at that time, where a seat has changed hands. */
const nameOf = (row: RoundRow, names: readonly string[]): string =>
  ('seq' in row ? row.name : null) ?? names[row.by] ?? '';

/** The move before or after one, round and round. */
function stepped(moves: readonly RoundRow[], from: RoundRow | undefined, by: 1 | -1): RoundRow | undefined {
  const at = from ? moves.findIndex((move) => keyOf(move) === keyOf(from)) : -1;
  return moves.at(at < 0 ? (by === 1 ? 0 : -1) : (at + by + moves.length) % moves.length);
}

/** How long each move of the round is shown when it is shown once more. Milliseconds. */
const AGAIN = 900;

/** Shows the round once more on the map, move by move. */
function useAgain(moves: readonly RoundRow[], onPoint: (move: RoundRow | undefined) => void): () => void {
  const [at, setAt] = useState<number | null>(null);
  useEffect(() => {
    if (at === null) return undefined;
    onPoint(moves[at]);
    const timer = setTimeout(() => {
      setAt(at + 1 < moves.length ? at + 1 : null);
      if (at + 1 >= moves.length) onPoint(undefined);
    }, AGAIN);
    return () => clearTimeout(timer);
    // Moves that come meanwhile are shown at the end of the round.
  }, [at, moves, onPoint]);
  return () => setAt(0);
}

const heading = ({ t }: Messages, watching: boolean): string => t(watching ? 'lm.round.last' : 'lm.round');

/** What the others did since the reader's move: a row each, and arrows to see them once more on the map. */
export const Round = memo(function Round(props: RoundProps) {
  const { moves, names, watching, running, pointed, sentence, named, onPoint } = props;
  const messages = useMessages();
  const { t } = messages;
  const ages = useAges(moves);
  const again = useAgain(moves, onPoint);
  return (
    <section className="lm-round" aria-labelledby="lm-round">
      <div className="lm-round-head">
        <h2 id="lm-round">{heading(messages, watching)}</h2>
        <p>
          {t(moves.length === 0 ? 'lm.round.none' : watching ? 'lm.round.hint.watching' : 'lm.round.hint')}
        </p>
        {moves.length > 0 && (
          <RoundKeys onStep={(by) => onPoint(stepped(moves, pointed, by))} onAgain={again} />
        )}
      </div>
      <ul data-many={moves.length > 4 || undefined}>
        {moves.map((move) => (
          <li
            key={keyOf(move)}
            data-pointed={pointed !== undefined && keyOf(pointed) === keyOf(move)}
            style={{ '--mover': `var(--pen-${'abcde'[move.by % 5]})` } as React.CSSProperties}
            // Its lines pulse under the mouse, and when the keyboard comes to it.
            tabIndex={0}
            onFocus={() => onPoint(move)}
            onBlur={() => onPoint(undefined)}
            onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint(move)}
            onPointerLeave={(event) => event.pointerType === 'mouse' && onPoint(undefined)}
          >
            <PenMark seat={move.by} line={false} />
            <strong>{nameOf(move, names)}</strong>
            <PenLine seat={move.by} />
            <span>
              {partsOf(sentence(move), named(move)).map(({ text, name }, i) =>
                name ? <b key={i}>{text}</b> : text,
              )}
            </span>
            <span className="lm-round-age">{running && ages(move)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
});

interface RoundKeysProps {
  onStep(by: 1 | -1): void;
  onAgain(): void;
}

/** Steps through the round, or shows it once more. */
function RoundKeys({ onStep, onAgain }: RoundKeysProps) {
  const { t } = useMessages();
  return (
    <div className="lm-round-keys">
      <button
        type="button"
        className="button-quiet"
        aria-label={t('lm.round.before')}
        onClick={() => onStep(-1)}
      >
        ‹
      </button>
      <button
        type="button"
        className="button-quiet"
        aria-label={t('lm.round.after')}
        onClick={() => onStep(1)}
      >
        ›
      </button>
      <button
        type="button"
        className="button-quiet"
        aria-label={t('lm.round.again')}
        title={t('lm.round.again')}
        onClick={onAgain}
      >
        ↻
      </button>
    </div>
  );
}

/** The same on a phone: one line, a dot for each move; a tap or a swipe steps back through the round. */
export const Ticker = memo(function Ticker(props: RoundProps) {
  const { moves, names, watching, pointed, sentence, onPoint } = props;
  const messages = useMessages();
  const { t } = messages;
  const [from, setFrom] = useState<number | null>(null);
  const shown = pointed ?? moves.at(-1);
  if (!shown)
    return (
      <p className="lm-ticker lm-ticker-empty">
        <span>{t('lm.round.none')}</span>
      </p>
    );
  const step = (by: 1 | -1): void => onPoint(stepped(moves, shown, by));
  return (
    <button
      type="button"
      className="lm-ticker"
      style={{ '--mover': `var(--pen-${'abcde'[shown.by % 5]})` } as React.CSSProperties}
      aria-label={`${heading(messages, watching)}: ${nameOf(shown, names)} ${sentence(shown)}`}
      onClick={() => step(-1)}
      onPointerDown={(event) => setFrom(event.clientX)}
      onPointerUp={(event) => {
        if (from !== null && event.clientX - from < -30) step(1);
        setFrom(null);
      }}
    >
      <PenMark seat={shown.by} line={false} />
      <span className="lm-ticker-text">
        <strong>{nameOf(shown, names)}</strong> {sentence(shown)}
      </span>
      <span className="lm-ticker-dots" aria-hidden="true">
        {moves.map((move) => (
          <i
            key={keyOf(move)}
            data-shown={keyOf(move) === keyOf(shown)}
            style={{ background: `var(--pen-${'abcde'[move.by % 5]})` }}
          />
        ))}
      </span>
    </button>
  );
});
