import { Token, type TokenKind } from '../asking/Token.tsx';
import './prop.css';

type Plate = 0 | 1;
/** What is seen of something that is played: a token that flies to its plate, a coin that spins over it, a bar, a buffer stop. */
export type StageProp =
  | { readonly kind: 'token'; readonly token: TokenKind; readonly at: Plate }
  | { readonly kind: 'coin'; readonly heads: boolean; readonly at: Plate }
  | { readonly kind: 'stop'; readonly at: Plate }
  | { readonly kind: 'veto' };

/** Hidden from screen readers, which read the log. */
export function Prop({ prop }: { readonly prop: StageProp }) {
  switch (prop.kind) {
    case 'token':
      return (
        <span key={prop.token} className="duel-prop duel-prop-token" data-at={prop.at} aria-hidden="true">
          <Token kind={prop.token} state="open" />
        </span>
      );
    case 'coin':
      return (
        <span className="duel-prop duel-prop-coin" data-at={prop.at} aria-hidden="true">
          <b>{prop.heads ? '\u221e' : '0'}</b>
        </span>
      );
    case 'stop':
      return (
        <svg className="duel-prop duel-prop-stop" data-at={prop.at} viewBox="0 0 40 60" aria-hidden="true">
          <path d="M18 60V14h6v46zM6 60l12-34h5L12 60zM4 6h32v12H4z" />
          <path className="duel-prop-stripes" d="M4 6h8l-4 12H4zM18 6h8l-4 12h-8zM32 6h4v12h-8z" />
        </svg>
      );
    case 'veto':
      return null;
  }
}
