import { useMemo } from 'react';
import type { Side } from '@turntable/games/loco-dome/types.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useFinalScore } from '../versus/use-final-score.ts';
import { useFocusOfPlay } from '../versus/use-focus-of-play.ts';
import { Runs } from '../versus/runs/Runs.tsx';
import { SPACE_SKIPS } from '../versus/DuelStage.tsx';
import { Steps } from '../versus/Steps.tsx';
import { Suggested, useSetBySuggestion, useSuggestedInSight } from '../versus/suggested/suggested.ts';
import { Ahead } from '../versus/Ahead.tsx';
import { AnswerRing } from '../versus/asking/AnswerRing.tsx';
import { whatIsAsked } from '../versus/asking/what-is-asked.ts';
import { useTop } from '../versus/asking/use-top.ts';
import { useLetterKeys } from '../versus/asking/use-letter-keys.ts';
import { Crossed } from '../versus/asking/DontAsk.tsx';
import { DECLINABLE } from './declinable.ts';
import { Duel } from './Duel.tsx';
import { Events } from './record/Events.tsx';
import { Finish } from './Finish.tsx';
import { KnockOut, Points } from './KnockOut.tsx';
import { unansweredOf } from './record/story.ts';
import { Questions } from './Questions.tsx';
import { Record } from './record/Record.tsx';
import { runsOf } from './record/runs-of.ts';
import { Speak } from './Speak.tsx';
import { pickedOf, plannableOf, screenModel } from './screen-model.ts';
import { Stalls } from './Stalls.tsx';
import { useTurn, type ScreenProps } from './use-turn.ts';
import { namedActor } from '../../session/turn.ts';
import './style/screen.css';
import './style/stage.css';

const nothing = (): void => {};

/** A statistic that was picked, and the question that it was picked for. */
interface Chosen {
  readonly question: string;
  readonly statistic: string;
}
const NONE = [[], []] as const;

/** The table of Loco Dome: both rosters, the stage between them where the question stands, and the record. */
export default function Screen(props: ScreenProps) {
  return (
    <Suggested value={props.suggested}>
      <Table {...props} />
    </Suggested>
  );
}

// Long: lays the parts of the table out.
function Table(props: ScreenProps) {
  const { table, place, view, names, log, show, heardAt, suggested } = props;
  const { t } = useMessages();
  useLetterKeys();
  const turn = useTurn(props);
  const model = useMemo(
    () => screenModel({ table, view, log, ...(show && { show }) }, turn.side),
    [table, view, log, show, turn.side],
  );
  const { over, past, showing, sides, scores, threshold, points, called } = model;
  const near = sides[0];
  const runs = useMemo(() => runsOf(model.events, sides), [model.events, sides]);
  const final = useFinalScore(over, props.hold);
  const { place: stage, onFocus } = useFocusOfPlay<HTMLDivElement>(turn.question);
  const below = useTop<HTMLDivElement>(turn.question);
  const answers = place.preferences?.find(({ seat }) => seat === turn.side)?.preferences;
  const presets =
    answers && turn.side !== undefined ? { table: table.id, seat: turn.side, answers } : undefined;
  const [chosen, setChosen] = useSetBySuggestion(suggested, null as Chosen | null, (move) =>
    move.type === 'call' ? { question: turn.question, statistic: move.statistic } : null,
  );
  const screen = useSuggestedInSight<HTMLDivElement>(suggested);
  const looked = chosen?.question === turn.question ? chosen.statistic : null;
  const onPick = (statistic: string): void => setChosen({ question: turn.question, statistic });
  const picked = pickedOf(view, near, looked);
  if (view.phase === 'deal') return <p className="ld-dealing">{t('ld.dealing')}</p>;
  const { waited } = model;
  // A card turns once its owner was named: after the sign; by a knock-out after the target, by a Detonation before it.
  const part = show?.now?.part ?? null;
  const blown = model.last?.kind === 'knocked-out' && model.last.how === 'detonation';
  const turning = part === 'turns' || (blown && part === 'score') ? model.falling : NONE;
  const asked = turn.kinds.size > 0;
  return (
    <div className="ld" ref={screen} onFocus={onFocus}>
      <Duel
        {...{ table, view, names, sides, scores, threshold, picked }}
        before={model.before}
        stopped={model.stopped}
        final={final.counted}
        called={called}
        active={model.active}
        points={model.isKnockOut ? points : undefined}
        last={model.last}
        was={model.was}
        part={part}
        onSkip={show?.skip ?? nothing}
      />
      <div
        className="ld-below"
        ref={below}
        data-runs={(!asked && !over && !view.sequence && runs.length > 0) || undefined}
        data-both-turn={turning.every((cards) => cards.length > 0) || undefined}
      >
        <div className="ld-place-own">
          <Stalls {...{ view, names }} side={sides[0]} turning={turning[sides[0]]} mirrored />
        </div>
        <div
          className="ld-place-stage"
          ref={stage}
          tabIndex={0}
          role="group"
          aria-label={t('ld.tab.stage')}
          {...SPACE_SKIPS}
        >
          {show?.now && (
            <Steps
              part={show.now.part}
              reads={called !== undefined && show.now.head !== null}
              mine={turn.side === undefined || !called ? null : turn.side === called.by ? 'second' : 'first'}
              onSkip={show.skip}
            />
          )}
          {!view.sequence && <Events {...{ view, names }} events={model.latest} />}
          {view.sequence && (
            <KnockOut
              {...{ view, names }}
              sequence={view.sequence}
              told={part !== null || (asked && turn.side !== undefined)}
              unanswered={part === null ? null : unansweredOf(model.last, points)}
            />
          )}
          {asked && turn.side !== undefined && (
            <Questions
              key={turn.question}
              {...{ view, names, turn, table, heardAt, onPick }}
              picked={looked}
              side={turn.side}
              presets={presets}
            />
          )}
          {asked && turn.side === undefined && <Speak key={turn.question} {...{ view, turn }} side={near} />}
          {view.sequence && (
            <Points
              {...{ names, sides }}
              viewer={view.viewer}
              // What waits for its verdict stands above.
              points={view.sequence.waiting ? points.filter(({ verdict }) => verdict !== null) : points}
            />
          )}
          {over && !final.open && (
            <div className="buttons">
              <button type="button" className="button" onClick={final.show}>
                {t('vs.end')}
              </button>
            </div>
          )}
          {!over && !model.stopped && !showing && (!asked || !waited.includes(view.viewer as Side)) && (
            <p className="soft ld-wait">
              {!past && (
                <AnswerRing
                  {...{ table, heardAt }}
                  asked={waited.flatMap((actor) => (typeof actor === 'number' ? [actor] : []))}
                  mine={false}
                />
              )}
              {waited.includes('judge') && !past
                ? t('ld.judge.waiting')
                : t(past ? 'vs.was' : 'ld.waiting', {
                    name: namedActor(waited[0] ?? 0, names, t),
                    what: whatIsAsked(view, DECLINABLE, t),
                  })}
            </p>
          )}
          {presets && !over && !past && (
            <Crossed
              {...{ presets, showing }}
              kinds={DECLINABLE.map((each) => ({ ...each, label: t(each.label) }))}
            />
          )}
        </div>
        <div className="ld-place-record" tabIndex={0} role="group" aria-label={t('ld.tab.record')}>
          {!asked && !over && !view.sequence && (
            <Runs
              runs={runs}
              sides={turn.side === undefined ? [names[sides[0]] ?? '', names[sides[1]] ?? ''] : null}
            />
          )}
          {!asked && !over && props.remarks?.(runs.length + model.points.length)}
          {turn.side !== undefined && !over && !past && (
            <Ahead
              {...{ table, place, showing }}
              seat={turn.side}
              questions={DECLINABLE}
              plannable={plannableOf(view, near)}
            />
          )}
          <Record view={view} />
        </div>
        <div className="ld-place-other">
          <Stalls {...{ view, names }} side={sides[1]} turning={turning[sides[1]]} mirrored={false} />
        </div>
      </div>
      {final.open && (
        <Finish
          {...{ view, names, sides }}
          events={model.events}
          log={log}
          said={props.events}
          onCounted={final.onCounted}
          onClose={final.close}
        />
      )}
    </div>
  );
}
