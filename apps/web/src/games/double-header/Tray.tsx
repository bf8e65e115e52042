import { useContext } from 'react';
import type { Actor } from '@turntable/engine';
import { other, teamOf } from '@turntable/games/double-header/sides.ts';
import type { Action, Team, View } from '@turntable/games/double-header/types.ts';
import { claimedFeatures } from '@turntable/games/versus/style.ts';
import type { FeatureId } from '@turntable/roster/features.ts';
import type { Front } from '@turntable/roster/locomotive.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useUnits } from '../../device/system.ts';
import { AnswerRing } from '../versus/asking/AnswerRing.tsx';
import { LETTERS } from '../versus/asking/use-letter-keys.ts';
import { whatIsAsked } from '../versus/asking/what-is-asked.ts';
import { Crossed, DontAsk, type SeatPresets } from '../versus/asking/DontAsk.tsx';
import { FeatureClaims, Verdicts } from '../versus/FeatureClaims.tsx';
import { Steps } from '../versus/Steps.tsx';
import { Suggested, useSuggests } from '../versus/suggested/suggested.ts';
import { statisticName } from '../versus/values.ts';
import { DECLINABLE } from './declinable.ts';
import { Offers } from './Offers.tsx';
import type { Part } from '../../session/show/show-queue.ts';
import { namedActor } from '../../session/turn.ts';
import { hintOf, isDeclinable, labelOf, lateWords, teamAsked } from './tray-words.ts';
import type { Question, ScreenProps, Turn } from './use-turn.ts';
import type { Words } from './words.ts';

interface TrayProps extends Pick<ScreenProps, 'table' | 'heardAt'> {
  readonly view: View;
  readonly names: readonly string[];
  readonly turn: Turn;
  readonly words: Words;
  /** The statistic that is picked in the list. */
  readonly picked: string | null;
  /** Whom the table waits for. */
  readonly waited: readonly Actor[];
  /** The game was ended before its rules ended it, or is replayed. */
  readonly past: boolean;
  /** What is being shown; null if all of it was. */
  readonly part: Part | null;
  /** It is the reading of values. */
  readonly reads: boolean;
  /** Which of the two values that are read is the reader's. */
  readonly mine: 'first' | 'second' | null;
  onSkip(): void;
  /** The reader's presets; left out for who has none. */
  readonly presets: SeatPresets | undefined;
}

/** What is asked of the reader, and a button for each answer; else whom the table waits for. */
export function Tray(props: TrayProps) {
  const { names, turn, waited, past, view, part, reads, mine, onSkip } = props;
  const { t, list } = useMessages();
  if (turn.questions.length === 0) {
    const waiting = [...new Set(waited)].map((actor) => namedActor(actor, names, t));
    return (
      <div className="dh-tray">
        {part !== null ? (
          <Steps {...{ part, reads, mine, onSkip }} />
        ) : (
          <p className="dh-tray-idle">
            {!past && <Ring {...props} />}
            {view.phase === 'over'
              ? t('dh.hint.over')
              : waiting.length > 0 &&
                (past
                  ? t('vs.was', { name: list(waiting) })
                  : t('dh.hint.wait', { names: list(waiting), what: whatIsAsked(view, DECLINABLE, t) }))}
          </p>
        )}
        <Declined {...props} />
      </div>
    );
  }
  return (
    <div className="dh-tray">
      {turn.questions.map((question) => (
        <Asked key={question.decision.id} question={question} {...props} />
      ))}
      <Declined {...props} />
    </div>
  );
}

function Ring({ table, heardAt, waited, turn }: TrayProps) {
  const asked = waited.flatMap((actor) => (typeof actor === 'number' ? [actor] : []));
  return <AnswerRing {...{ table, heardAt, asked }} mine={turn.questions.length > 0} />;
}

function Declined({ presets, past, view, part }: TrayProps) {
  const { t } = useMessages();
  if (!presets || past || view.phase === 'over') return null;
  const kinds = DECLINABLE.map((each) => ({ ...each, label: t(each.label) }));
  return <Crossed {...{ presets, kinds }} showing={part !== null} />;
}

// Long: one question, from its words to not being asked again.
function Asked(props: TrayProps & { readonly question: Question }) {
  const { question, view, turn, words, picked } = props;
  const messages = useMessages();
  const { t } = messages;
  const [system] = useUnits();
  const suggests = useSuggests();
  const { kind, actions } = question;
  const { busy } = turn;
  const answer = (action: Action): void => void turn.answer(question, action);
  const hint = hintOf(messages, props, system);
  if (kind === 'speak') return <Speak {...props} />;
  if (kind === 'rule')
    return (
      <div className="dh-question">
        <p className="dh-hint">{hint}</p>
        <Verdicts
          verdicts={actions.flatMap((action) => (action.type === 'rule' ? [action.verdict] : []))}
          busy={busy}
          onRule={(verdict, reason) =>
            answer(reason ? { type: 'rule', verdict, reason } : { type: 'rule', verdict })
          }
        />
      </div>
    );
  const declined = actions.find(({ type }) => DECLINES.has(type));
  const onCards = declined ? SPENT : NOTHING;
  const plain = actions.filter(({ type }) => type !== 'call' && !onCards.has(type) && !DECLINES.has(type));
  const team = teamAsked(props);
  const { presets } = props;
  const call = picked === null ? undefined : actions.find((a) => a.type === 'call' && a.statistic === picked);
  return (
    <div className="dh-question">
      <div className="vs-asked-head">
        <Ring {...props} />
        <div className={`dh-hint dh-hint-${kind}`}>
          {hint && <p>{hint}</p>}
          {declined && lateWords(kind) && props.table.answerSeconds !== undefined && (
            <p className="soft">{t(lateWords(kind)!)}</p>
          )}
        </div>
      </div>
      {declined && <Offers {...{ question, view, team, turn, words }} />}
      <div className={declined ? 'dh-foot' : 'dh-acts'}>
        <div className="buttons">
          {declined && (
            <button
              type="button"
              className="button dh-decline"
              aria-keyshortcuts={LETTERS.decline}
              data-suggested={suggests(declined)}
              disabled={busy}
              onClick={() => answer(declined)}
            >
              {labelOf(messages, declined, view, team, words, false)}
            </button>
          )}
          {kind === 'call' && (
            <button
              type="button"
              className="button dh-call"
              data-suggested={suggests(call)}
              disabled={busy || !call}
              onClick={() => call && answer(call)}
            >
              {call ? t('dh.do.call', { statistic: statisticName(messages, picked!) }) : t('dh.do.pick')}
              <kbd aria-hidden="true">Enter</kbd>
            </button>
          )}
          {plain.map((action, i) => (
            <button
              key={i}
              type="button"
              className={kind === 'field' ? 'button' : 'button-quiet'}
              data-suggested={suggests(action)}
              disabled={busy}
              onClick={() => answer(action)}
            >
              {labelOf(messages, action, view, teamAsked(props), words, kind === 'call')}
            </button>
          ))}
        </div>
        {declined && presets && isDeclinable(kind) && (
          <DontAsk
            {...{ presets, kind, busy }}
            decline={labelOf(messages, declined, view, team, words, false)}
            ahead={view.scores[team] > view.scores[other(team)]}
            onDecline={() => answer(declined)}
          />
        )}
      </div>
    </div>
  );
}

/** What is spent stands on a card of its own beside what declines it, which is the main button; before a call it is a plain button. */
const SPENT: ReadonlySet<Action['type']> = new Set(['veto', 'boost', 'tag', 'time-out', 'skip-style']);
const NOTHING: ReadonlySet<Action['type']> = new Set();
const DECLINES: ReadonlySet<Action['type']> = new Set(['accept', 'decline', 'stand', 'pass', 'hold-style']);

/** Style points: features that the rules still let one claim, free words where the table takes them. */
function Speak({ question, view, turn }: TrayProps & { readonly question: Question }) {
  const { t } = useMessages();
  const suggests = useSuggests();
  const suggested = useContext(Suggested);
  const team = teamOf(view.box.players, turn.seat!);
  const features = question.actions.flatMap((action): FeatureId[] =>
    action.type === 'claim' && 'feature' in action ? [action.feature] : [],
  );
  const fronts = (of: Team): readonly Front[] => view.engines[of]!.map(({ front }) => front);
  const said = (
    <>
      <FeatureClaims
        turn="claim"
        claimable={features}
        claimed={view.style ? claimedFeatures(view.style.ledger, team) : []}
        own={fronts(team)}
        others={fronts(other(team))}
        words={question.actions.some((action) => action.type === 'claim' && 'text' in action)}
        busy={turn.busy}
        onSay={(point) => turn.answer(question, { type: 'claim', ...point })}
      />
      <div className="buttons">
        <button
          type="button"
          className="button-quiet"
          data-suggested={suggests({ type: 'pass' })}
          disabled={turn.busy}
          onClick={() => turn.answer(question, { type: 'pass' })}
        >
          {t('dh.do.no-more')}
        </button>
      </div>
    </>
  );
  // The verdict is asked first; whoever goes on without it accepts the point.
  return view.style?.waiting ? (
    <details className="claims-later" open={suggested !== undefined && suggested.type !== 'rule'}>
      <summary>{t('claims.later')}</summary>
      {said}
    </details>
  ) : (
    <div className="dh-question dh-speak">{said}</div>
  );
}
