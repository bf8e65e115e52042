import { useId, useState, type FormEvent } from 'react';
import type { AnyGame, SeenBy } from '@turntable/engine';
import { useMessages } from '../../../i18n/messages.ts';
import type { Sent } from '../../../session/props.ts';
import type { Typing } from '../../../session/typing.ts';
import { notify } from '../../../ui/announce.ts';
import { afterSaying, answering, enteredAction, NOTHING, type Answering, type Ask } from './keeping.ts';

interface KeeperFormProps {
  readonly asks: readonly Ask[];
  readonly view: SeenBy;
  readonly game: AnyGame;
  readonly typing: Typing | null;
  readonly names: readonly string[];
  readonly online: boolean;
  act(ask: Ask, action: object): Promise<Sent>;
  /** Declines for all in the room; left out where nothing can be declined. */
  readonly onNoOne: (() => void) | undefined;
}

/** Who in the room is asked, and what they do. */
export function KeeperForm({ asks, view, game, typing, names, online, act, onNoOne }: KeeperFormProps) {
  const { t, say } = useMessages();
  // The first, unless the keeper chooses another.
  const [picked, setPicked] = useState('');
  const [entered, enter] = useState(NOTHING);
  const ask = asks.find(({ key }) => key === picked) ?? asks[0]!;
  const name = names[ask.seat]!;
  const answer = answering(ask, { view, typing, kinds: game.kinds, say }, entered);
  const send = (action: { readonly type: string }): void => {
    const hint = answer.field?.hint;
    // What is no action at all the server could only call a request that it did not understand.
    if (hint !== undefined && !game.parse(action))
      return notify({ tone: 'caution', text: t('room.typed.not', { expected: t(hint) }) });
    void act(ask, action).then(({ ok }) => ok && enter((now) => afterSaying(now, entered)));
  };
  return (
    <form
      className="keeper-form"
      data-asked={ask.decision.id}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send(enteredAction(answer));
      }}
    >
      <div className="keeper-asks">
        <Asked
          {...{ asks, ask, names }}
          what={({ decision }) => say(`room.act.${game.kinds[decision.kind]![0]!}`)}
          onPick={(key) => {
            setPicked(key);
            enter({ type: entered.type, text: '' });
          }}
        />
        {answer.type !== '' && <Type {...{ answer, name }} onType={(type) => enter({ type, text: '' })} />}
      </div>
      <div className="keeper-answers">
        {answer.type !== '' && (
          <Written
            {...{ answer, online, name }}
            text={entered.text}
            onText={(text) => enter({ type: entered.type, text })}
          />
        )}
        <Named
          {...{ answer, online, onNoOne }}
          onSay={(type) => send({ type, ...typing?.members?.(ask.decision.kind, type) })}
        />
      </div>
    </form>
  );
}

interface AskedProps {
  readonly asks: readonly Ask[];
  readonly ask: Ask;
  readonly names: readonly string[];
  /** What a question asks for, in words. */
  what(ask: Ask): string;
  onPick(key: string): void;
}

/** Who is asked; of several, which of them is answered. */
function Asked({ asks, ask, names, what, onPick }: AskedProps) {
  const { t } = useMessages();
  if (asks.length === 1)
    return <span className="keeper-asked">{t('room.asked', { name: names[ask.seat]! })}</span>;
  return (
    <select
      className="input keeper-asked"
      aria-label={t('room.who')}
      value={ask.key}
      onChange={({ target }) => onPick(target.value)}
    >
      {asks.map((each) => (
        <option key={each.key} value={each.key}>
          {t('room.asked.what', { name: names[each.seat]!, what: what(each) })}
        </option>
      ))}
    </select>
  );
}

interface TypeProps {
  readonly answer: Answering;
  /** Who acts. */
  readonly name: string;
  onType(type: string): void;
}

/** Which of the actions that need more than their names. */
function Type({ answer: { written, type }, name, onType }: TypeProps) {
  const { t, say } = useMessages();
  return (
    <select
      className="input keeper-type"
      aria-label={t('room.what', { name })}
      value={type}
      onChange={({ target }) => onType(target.value)}
    >
      {written.map((one) => (
        <option key={one} value={one}>
          {say(`room.act.${one}`)}
        </option>
      ))}
    </select>
  );
}

interface WrittenProps extends Pick<TypeProps, 'answer' | 'name'> {
  readonly online: boolean;
  readonly text: string;
  onText(text: string): void;
}

/** What that action needs, and what says it. */
function Written({ answer: { choice, field, said }, name, online, text, onText }: WrittenProps) {
  const { t, say } = useMessages();
  const offers = useId();
  const hint = field && t(field.hint);
  return (
    <>
      {choice ? (
        <select
          className="input keeper-typed"
          aria-label={t('room.which')}
          value={said}
          onChange={({ target }) => onText(target.value)}
        >
          {choice.of.map((one) => (
            <option key={one} value={one}>
              {say(`${choice.member}.${one}`)}
            </option>
          ))}
        </select>
      ) : (
        <input
          className="input keeper-typed"
          aria-label={hint}
          placeholder={hint}
          autoComplete="off"
          list={field?.offers && offers}
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
      )}
      {field?.offers && (
        <datalist id={offers}>
          {field.offers.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
      <button type="submit" className="button keeper-say" disabled={!online || said === ''}>
        {t('room.say', { name })}
      </button>
    </>
  );
}

interface NamedProps extends Pick<WrittenProps, 'answer' | 'online'>, Pick<KeeperFormProps, 'onNoOne'> {
  onSay(type: string): void;
}

/** Actions that are said by their names alone, and the no for all. */
function Named({ answer, online, onSay, onNoOne }: NamedProps) {
  const { t, say } = useMessages();
  return (
    <>
      {answer.named.map((type) => (
        <button
          key={type}
          type="button"
          className="button-quiet"
          disabled={!online}
          onClick={() => onSay(type)}
        >
          {say(`room.act.${type}`)}
        </button>
      ))}
      {onNoOne && (
        <button
          type="button"
          className="button-quiet"
          title={t('room.no-one.hint')}
          disabled={!online}
          onClick={onNoOne}
        >
          {t('room.no-one')}
        </button>
      )}
    </>
  );
}
