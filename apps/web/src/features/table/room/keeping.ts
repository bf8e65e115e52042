import type { Decision, Seat, SeenBy } from '@turntable/engine';
import type { TableInfo } from '@turntable/protocol/messages.ts';
import type { Chosen, Typed, Typing } from '../../../session/typing.ts';

/** A question to somebody in the room. */
export interface Ask {
  readonly decision: Decision;
  readonly seat: Seat;
  /** Names it among all that are open. */
  readonly key: string;
}

/** What those in the room are asked, in its order: several at once, or one of them more than one thing (DH-7.3, LV-3.2). */
export function asksOf(
  { decisions }: Pick<SeenBy, 'decisions'>,
  seats: readonly Pick<TableInfo['seats'][number], 'kind'>[],
): readonly Ask[] {
  return decisions.flatMap((decision) =>
    decision.standing
      ? []
      : decision.actors.flatMap((seat) =>
          typeof seat === 'number' && seats[seat]?.kind === 'room'
            ? [{ decision, seat, key: `${decision.id} ${seat}` }]
            : [],
        ),
  );
}

/** What the keeper has chosen and typed so far. */
interface Entered {
  readonly type: string;
  readonly text: string;
}
export const NOTHING: Entered = { type: '', text: '' };

/** What stays entered once something was said: the answer may come late, when the keeper types for another already. */
export const afterSaying = (now: Entered, said: Entered): Entered =>
  now === said ? { type: said.type, text: '' } : now;

/** How a question is answered, and what would be said now. */
export interface Answering {
  /** Types of action that are said by their names alone. */
  readonly named: readonly string[];
  /** Those that need more, and the one that is chosen; '' if there is none. */
  readonly written: readonly string[];
  readonly type: string;
  /** What it needs: one of a few, or a text. */
  readonly choice: Chosen | undefined;
  readonly field: Typed | undefined;
  /** The one of the few, or the text; '' while there is nothing to be said. */
  readonly said: string;
}

interface Around {
  readonly view: SeenBy;
  readonly typing: Typing | null;
  /** The types of action that answer each kind of question. */
  readonly kinds: Readonly<Record<string, readonly string[]>>;
  say(key: string): string;
}

/** How this question is answered, with what was entered. */
export function answering({ decision, seat }: Ask, around: Around, { type, text }: Entered): Answering {
  const { view, typing, kinds, say } = around;
  const types = kinds[decision.kind] ?? [];
  const fields = typing?.typed(view, say, seat) ?? {};
  const few = typing?.chosen ?? {};
  const written = types.filter((one) => one in fields || one in few);
  const chosen = written.includes(type) ? type : (written[0] ?? '');
  const choice = few[chosen];
  return {
    named: types.filter((one) => !written.includes(one)),
    written,
    type: chosen,
    choice,
    field: fields[chosen],
    said: !choice ? text.trim() : choice.of.includes(text) ? text : choice.of[0]!,
  };
}

/** The action that was entered. */
export function enteredAction({ type, choice, field, said }: Answering): { readonly type: string } {
  return { type, ...(choice ? { [choice.member]: said } : field?.members(said)) };
}
