import { useId, type ReactNode } from 'react';
import { Token, type TokenKind } from './Token.tsx';
import './asking.css';

/** Whether a side still has it. */
interface Lamp {
  readonly owner: string;
  readonly lit: boolean;
}
interface OfferProps {
  readonly kind: TokenKind;
  readonly name: ReactNode;
  /** What its button is called, if that is more than its name. */
  readonly label?: string;
  /** Its effect, in one sentence. */
  readonly effect: ReactNode;
  readonly count?: number;
  /** Who still has it. */
  readonly lamps?: readonly Lamp[];
  /** Set if it cannot be played now: the reason, or an empty text if its effect says when it can be. */
  readonly shut?: string | undefined;
  /** The letter that presses it, or goes to it. */
  readonly shortcut?: string;
  /** It is what was suggested to the reader. */
  readonly suggested?: 'play' | undefined;
  readonly busy: boolean;
  onPlay(): void;
}

/** Something that may be spent now: its disc, its effect, and who still has it. */
export function Offer(props: OfferProps) {
  const { kind, name, label, effect, count, lamps = [], shut, shortcut, suggested, busy, onPlay } = props;
  const id = useId();
  const inside = (
    <>
      <Token kind={kind} state={shut === undefined ? 'open' : 'left'} count={count} />
      <span className="vs-offer-text">
        <strong id={`${id}-name`}>{name}</strong>
        <span id={`${id}-effect`}>{effect}</span>
        {shut !== undefined && shut !== '' && <em>{shut}</em>}
      </span>
      {lamps.length > 0 && (
        <span className="vs-offer-lamps">
          {lamps.map(({ owner, lit }) => (
            <span key={owner} data-lit={lit}>
              {owner}
            </span>
          ))}
        </span>
      )}
    </>
  );
  if (shut !== undefined)
    return (
      <div className="vs-offer" data-kind={kind} data-shut="true">
        {inside}
      </div>
    );
  return (
    <button
      type="button"
      className="vs-offer"
      data-kind={kind}
      data-shut="false"
      data-suggested={suggested}
      disabled={busy}
      aria-keyshortcuts={shortcut}
      {...(label === undefined ? { 'aria-labelledby': `${id}-name` } : { 'aria-label': label })}
      aria-describedby={`${id}-effect`}
      onClick={onPlay}
    >
      {inside}
    </button>
  );
}
