import { useCallback, useEffect, useMemo, useState } from 'react';
import { doubleHeader } from '@turntable/games/double-header/index.ts';
import { other } from '@turntable/games/double-header/sides.ts';
import type { Team } from '@turntable/games/double-header/types.ts';
import { Claims } from '../versus/judge/Claims.tsx';
import { claimsOf } from '../versus/judge/claims.ts';
import { useSettings } from '../../device/settings.ts';
import { useMessages } from '../../i18n/messages.ts';
import { ClauseLink } from '../../ui/ClauseLink.tsx';
import { counted } from '../../session/counted.ts';
import { askedNow, deputiesNow } from '../../session/turn.ts';
import { useKeptFocus } from '../versus/use-kept-focus.ts';
import { Ahead } from '../versus/Ahead.tsx';
import { StatisticList } from '../versus/StatisticList.tsx';
import { DECLINABLE } from './declinable.ts';
import { duelNow } from './duel.ts';
import { factsOf } from './facts.ts';
import { Finish } from './Finish.tsx';
import { rowsOf } from './rows.ts';
import { Stage } from './Stage.tsx';
import { TeamPanel } from './TeamPanel.tsx';
import { Tray } from './Tray.tsx';
import { useTurn, type ScreenProps } from './use-turn.ts';
import { wordsOf } from './words.ts';
import './screen.css';
import './style.css';

const nothing = (): void => {};

/** The table of Double Header: a team on either side, between them the duel, the question and the list. */
// Long: lays the parts of the table out.
export default function Screen(props: ScreenProps) {
  const { table, place, view, names, refuse, show } = props;
  const running = (show?.now ?? null) !== null;
  const log = useMemo(() => counted(props.log), [props.log]);
  const told = useMemo(() => counted(show?.stage ?? props.log), [show?.stage, props.log]);
  const facts = useMemo(() => factsOf(told.map(({ event }) => event)), [told]);
  const scored = useMemo(
    () => factsOf(counted(show?.score ?? props.log).map(({ event }) => event)),
    [show?.score, props.log],
  );
  const { scores } = running ? scored : view;
  const messages = useMessages();
  const { t, list } = messages;
  const { inkAtOnce } = useSettings();
  const turn = useTurn(props);
  // Between two calls the stage has the engines that may meet next, not those that met last.
  const duel = useMemo(() => (running || view.contest ? duelNow(told) : null), [told, running, view.contest]);
  const order: readonly [Team, Team] = turn.team === 1 ? [1, 0] : [0, 1];
  const claims = useMemo(() => claimsOf(log), [log]);
  const words = useMemo(() => wordsOf(messages, view, names), [messages, view, names]);
  const over = view.phase === 'over';
  const [finish, setFinish] = useState(!over);
  // Nobody tells the winner before the score is counted; a game that was over is looked at as it stands.
  const [countedOut, setCounted] = useState(over);
  const onCounted = useCallback(() => setCounted(true), []);
  const close = (): void => {
    setFinish(false);
    setCounted(true);
  };
  const { hold } = props;
  useEffect(() => {
    hold?.(over && !countedOut);
    return () => hold?.(false);
  }, [hold, over, countedOut]);
  const [chosen, setChosen] = useState<{ question: number; statistic: string } | null>(null);
  const picked = chosen?.question === view.asked ? chosen.statistic : null;
  const calling = turn.questions.find(({ kind }) => kind === 'call');
  const [fresh, setFresh] = useState(!over);
  useEffect(() => {
    if (over && fresh && !running) {
      setFinish(true);
      setFresh(false);
    }
  }, [over, fresh, running]);
  const asked = turn.questions.map(({ decision }) => decision.id).join(' ');
  const { place: middle, onFocus } = useKeptFocus<HTMLDivElement>(asked);
  const rows = rowsOf(view, turn).map(({ clause, ...row }) => {
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
    if (inkAtOnce && calling) return turn.answer(calling, action);
    setChosen({ question: view.asked, statistic });
  };
  const own = picked === null || !calling ? undefined : rows.find(({ id }) => id === picked)?.value;
  const { seat } = turn;
  const kept = place.preferences?.find((each) => each.seat === seat)?.preferences;
  const presets = kept && seat !== undefined ? { table: table.id, seat, kept } : undefined;
  return (
    <div className="dh" data-style={view.phase === 'style'} data-asked={asked} onFocus={onFocus}>
      <Stage
        {...{ view, duel, names, words, scores, order }}
        inUse={running ? facts.inUse : view.inUse}
        claim={view.phase === 'style' && !duel ? claims.at(-1) : undefined}
        picked={
          picked === null || !calling
            ? null
            : { statistic: picked, value: typeof own === 'number' ? own : null }
        }
        team={turn.team}
        seat={turn.seat}
        final={over && countedOut}
        part={show?.now?.part ?? null}
        onSkip={show?.skip ?? nothing}
      />
      <div className="dh-below">
        {order.map((team, at) => (
          <TeamPanel key={team} {...{ view, team, names, turn, words, at }} />
        ))}
        <div className="dh-middle" ref={middle} tabIndex={-1} role="group" aria-label={t('dh.play')}>
          <Tray
            {...{ view, names, turn, words, picked, table, presets }}
            part={show?.now?.part ?? null}
            mine={turn.team === undefined || !duel ? null : turn.team === duel.calling ? 'second' : 'first'}
            onSkip={show?.skip ?? nothing}
            {...(props.heardAt !== undefined && { heardAt: props.heardAt })}
            waited={askedNow(view, deputiesNow(table, doubleHeader, view)).flatMap(({ actors }) => actors)}
          />
          {(view.phase === 'style' || claims.length > 0) && (
            <div className="dh-claims">
              <Claims claims={claims} names={names} />
            </div>
          )}
          {over && !finish && (
            <button type="button" className="button dh-result" onClick={() => setFinish(true)}>
              {t('vs.end')}
            </button>
          )}
        </div>
        <div className="dh-list">
          <StatisticList
            rows={rows}
            picked={picked}
            onPick={calling ? pick : undefined}
            onCall={
              calling && picked !== null
                ? () => turn.answer(calling, { type: 'call', statistic: picked })
                : undefined
            }
            aside={
              turn.seat !== undefined &&
              turn.team !== undefined &&
              !over && (
                <Ahead
                  {...{ table, place }}
                  seat={turn.seat}
                  questions={DECLINABLE}
                  plannable={{
                    calls: rows.flatMap(({ id, value, state }) =>
                      value === null || state === 'called' ? [] : id,
                    ),
                    vetoes: view.vetoes[turn.seat] ? view.uncalled : [],
                    other: other(turn.team),
                    points: view.scores[other(turn.team)],
                  }}
                />
              )
            }
          />
        </div>
      </div>
      {over && finish && !running && <Finish {...{ view, log, words, names, onCounted }} onClose={close} />}
    </div>
  );
}
