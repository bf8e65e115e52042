import { useMemo } from 'react';
import { Claims } from '../versus/judge/Claims.tsx';
import { useHeldBack } from '../../device/useHeldBack.ts';
import { useSettings } from '../../device/settings.ts';
import { useMessages } from '../../i18n/messages.ts';
import { ClauseLink } from '../../ui/ClauseLink.tsx';
import { useFinalScore } from '../versus/use-final-score.ts';
import { useFocusOfPlay } from '../versus/use-focus-of-play.ts';
import { Ahead } from '../versus/Ahead.tsx';
import { Runs } from '../versus/runs/Runs.tsx';
import { SPACE_SKIPS } from '../versus/DuelStage.tsx';
import { StatisticList } from '../versus/list/StatisticList.tsx';
import { Suggested, useSetBySuggestion, useSuggestedInSight } from '../versus/suggested/suggested.ts';
import { DECLINABLE } from './declinable.ts';
import { Finish } from './Finish.tsx';
import { rowsOf } from './rows.ts';
import { runsOf } from './runs-of.ts';
import { plannableOf, screenModel } from './screen-model.ts';
import { Stage } from './Stage.tsx';
import { TeamPanel } from './TeamPanel.tsx';
import { Tray } from './Tray.tsx';
import { useTurn, type ScreenProps } from './use-turn.ts';
import { wordsOf } from './words.ts';
import { useTop } from '../versus/asking/use-top.ts';
import { useLetterKeys } from '../versus/asking/use-letter-keys.ts';
import './style/screen.css';
import './style/tray.css';
import './style/style.css';

const nothing = (): void => {};

/** A statistic that was picked, and the question that it was picked for. */
interface Chosen {
  readonly question: number;
  readonly statistic: string;
}

/** The table of Double Header: a team on either side, between them the duel, the question and the list. */
export default function Screen(props: ScreenProps) {
  return (
    <Suggested value={props.suggested}>
      <Table {...props} />
    </Suggested>
  );
}

// Long: lays the parts of the table out.
function Table(props: ScreenProps) {
  const { table, place, view, names, log, refuse, show, suggested } = props;
  const messages = useMessages();
  const { t, list } = messages;
  const { inkAtOnce } = useSettings();
  useLetterKeys();
  const turn = useTurn(props);
  const model = useMemo(
    () => screenModel({ table, view, log, ...(show && { show }) }, turn.team),
    [table, view, log, show, turn.team],
  );
  const { over, past, running, order, scores, duel, claims } = model;
  const runs = useMemo(() => runsOf(model.log, order), [model.log, order]);
  const words = useMemo(() => wordsOf(messages, view, names), [messages, view, names]);
  const final = useFinalScore(over, props.hold);
  const [chosen, setChosen] = useSetBySuggestion(suggested, null as Chosen | null, (move) =>
    move.type === 'call' ? { question: view.asked, statistic: move.statistic } : null,
  );
  const screen = useSuggestedInSight<HTMLDivElement>(suggested);
  const picked = chosen?.question === view.asked ? chosen.statistic : null;
  const calling = turn.questions.find(({ kind }) => kind === 'call');
  const asked = turn.questions.map(({ decision }) => decision.id).join(' ');
  const { place: middle, onFocus } = useFocusOfPlay<HTMLDivElement>(asked);
  const below = useTop<HTMLDivElement>(asked);
  const listed = useMemo(() => rowsOf(view, turn), [view, turn]);
  // From a call until its run is settled the list stays as it was: it would be sorted anew while the reader looks at the duel.
  const inRun = (show?.now ?? null) !== null || view.contest !== null;
  const marked = useHeldBack(picked, inRun);
  const rows = useHeldBack(listed, inRun).map(({ clause, ...row }) => {
    const vetoed = view.vetoed[row.id];
    return {
      ...row,
      note: (vetoed || clause) && (
        <>
          {vetoed && t('vs.list.vetoed', { names: list(vetoed.map((seat) => names[seat] ?? '')) })}{' '}
          {clause && <ClauseLink game="double-header" clause={clause} />}
        </>
      ),
    };
  });
  const pick = (statistic: string): void => {
    const action = { type: 'call', statistic } as const;
    const why = turn.why(action);
    if (why.length > 0) return refuse(why);
    if (inkAtOnce && calling) return void turn.answer(calling, action);
    setChosen({ question: view.asked, statistic });
  };
  const own = picked === null || !calling ? undefined : rows.find(({ id }) => id === picked)?.value;
  const { seat } = turn;
  const answers = place.preferences?.find((each) => each.seat === seat)?.preferences;
  const presets = answers && seat !== undefined ? { table: table.id, seat, answers } : undefined;
  // During a call the button stays at the foot, below the list; in the order of focus it comes first.
  const played = (
    <div
      className="dh-middle"
      ref={middle}
      tabIndex={-1}
      role="group"
      aria-label={t('dh.play')}
      {...SPACE_SKIPS}
    >
      <Tray
        {...{ view, names, turn, words, picked, table, presets }}
        part={show?.now?.part ?? null}
        reads={(show?.now?.head ?? null) !== null}
        mine={turn.team === undefined || !duel ? null : turn.team === duel.calling ? 'second' : 'first'}
        onSkip={show?.skip ?? nothing}
        {...(props.heardAt !== undefined && { heardAt: props.heardAt })}
        waited={model.waited}
        past={past}
      />
      {over && !final.open && (
        <button type="button" className="button dh-result" onClick={final.show}>
          {t('vs.end')}
        </button>
      )}
      {model.hasClaims && (
        <div className="dh-claims">
          <Claims claims={claims} names={names} />
        </div>
      )}
    </div>
  );
  return (
    <div
      className="dh"
      ref={screen}
      data-style={view.phase === 'style'}
      data-asked={asked}
      data-calls={calling !== undefined || undefined}
      onFocus={onFocus}
    >
      <Stage
        {...{ table, view, duel, names, words, scores, order }}
        inUse={model.inUse}
        claim={model.claim}
        picked={
          picked === null || !calling
            ? null
            : { statistic: picked, value: typeof own === 'number' ? own : null }
        }
        team={turn.team}
        seat={turn.seat}
        stopped={model.stopped}
        final={final.counted}
        last={show?.stage.at(-1)?.event}
        part={show?.now?.part ?? null}
        onSkip={show?.skip ?? nothing}
      />
      {calling && played}
      <div className="dh-below" ref={below}>
        {order.map((team, at) => (
          <TeamPanel key={team} {...{ view, team, names, turn, words, at }} />
        ))}
        {!calling && played}
        <div className="dh-list">
          {!calling && !over && (
            <Runs
              runs={runs}
              sides={turn.team === undefined ? [words.team(order[0]), words.team(order[1])] : null}
            />
          )}
          {!calling && !over && (runs.length > 0 || view.style) && props.remarks?.(runs.length)}
          <StatisticList
            rows={rows}
            picked={marked}
            onPick={calling ? pick : undefined}
            onCall={
              calling && picked !== null
                ? () => void turn.answer(calling, { type: 'call', statistic: picked })
                : undefined
            }
            aside={
              turn.seat !== undefined &&
              turn.team !== undefined &&
              !over &&
              !past && (
                <Ahead
                  {...{ table, place }}
                  showing={(show?.now ?? null) !== null}
                  seat={turn.seat}
                  questions={DECLINABLE}
                  plannable={plannableOf(view, listed, turn.seat, turn.team)}
                />
              )
            }
          />
        </div>
      </div>
      {final.open && !running && (
        <Finish
          {...{ view, words, names }}
          log={model.log}
          said={props.events}
          onCounted={final.onCounted}
          onClose={final.close}
        />
      )}
    </div>
  );
}
