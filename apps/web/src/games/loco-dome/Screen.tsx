import { useCallback, useEffect, useMemo, useState } from 'react';
import { activeOf, anyHas, thresholdOf } from '@turntable/games/loco-dome/roundhouse.ts';
import { other, type Side } from '@turntable/games/loco-dome/types.ts';
import { locoDome } from '@turntable/games/loco-dome/index.ts';
import { counted } from '../../session/counted.ts';
import { askedNow, deputiesNow } from '../../session/turn.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useKeptFocus } from '../versus/use-kept-focus.ts';
import { Steps } from '../versus/Steps.tsx';
import { Ahead } from '../versus/Ahead.tsx';
import { AnswerRing } from '../versus/asking/AnswerRing.tsx';
import { Crossed } from '../versus/asking/DontAsk.tsx';
import { seenValue } from '@turntable/games/versus/seen.ts';
import { DECLINABLE } from './declinable.ts';
import { Duel } from './Duel.tsx';
import { Events } from './record/Events.tsx';
import { factsOf } from './facts.ts';
import { Finish } from './Finish.tsx';
import { KnockOut } from './KnockOut.tsx';
import { Questions } from './Questions.tsx';
import { Record } from './record/Record.tsx';
import { Speak } from './Speak.tsx';
import { Stalls } from './Stalls.tsx';
import { justNow, lastCall, pointsMade } from './record/story.ts';
import { useTurn, type ScreenProps } from './use-turn.ts';
import './screen.css';
import './stage.css';

const nothing = (): void => {};
const activeBoth = (view: ScreenProps['view']) =>
  [activeOf(view, 0) ?? null, activeOf(view, 1) ?? null] as const;

/** The table of Loco Dome: both rosters, the stage between them where the question stands, and the record. */
// Long: lays the parts of the table out.
export default function Screen(props: ScreenProps) {
  const { table, place, view, names, log, show, heardAt } = props;
  const showing = (show?.now ?? null) !== null;
  const { t } = useMessages();
  const turn = useTurn(props);
  const near: Side = turn.side ?? 0;
  const sides = useMemo(() => [near, other(near)] as const, [near]);
  const over = view.phase === 'over';
  const [finish, setFinish] = useState(false);
  const [running] = useState(!over);
  const [ended, setEnded] = useState(over);
  // Whoever saw it end is shown the score; a game that was over is looked at as it stands.
  if (over && !ended) {
    setEnded(true);
    if (running) setFinish(true);
  }
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
  const events = useMemo(() => counted(log).map(({ event }) => event), [log]);
  const told = useMemo(() => counted(show?.stage ?? log).map(({ event }) => event), [show?.stage, log]);
  const scored = useMemo(() => counted(show?.score ?? log).map(({ event }) => event), [show?.score, log]);
  const facts = useMemo(() => factsOf(told), [told]);
  const shown = useMemo(() => factsOf(scored), [scored]);
  const scores = showing ? shown.scores : view.scores;
  const threshold = showing ? (shown.threshold ?? 100) : thresholdOf(view);
  const called = useMemo(() => lastCall(told), [told]);
  const points = useMemo(() => pointsMade(told), [told]);
  const latest = useMemo(() => justNow(told), [told]);
  const { place: stage, onFocus } = useKeptFocus<HTMLDivElement>(turn.question);
  const kept = place.preferences?.find(({ seat }) => seat === turn.side)?.preferences;
  const presets = kept && turn.side !== undefined ? { table: table.id, seat: turn.side, kept } : undefined;
  const [chosen, setChosen] = useState<{ question: string; statistic: string } | null>(null);
  const looked = chosen?.question === turn.question ? chosen.statistic : null;
  const onPick = (statistic: string | null): void =>
    setChosen(statistic === null ? null : { question: turn.question, statistic });
  const mine = activeOf(view, near);
  const card = mine === undefined ? undefined : view.rosters[near]?.[mine];
  const picked =
    looked === null || !card
      ? null
      : { side: near, statistic: looked, value: seenValue(card, looked) ?? null };
  if (view.phase === 'deal') return <p className="ld-dealing">{t('ld.dealing')}</p>;
  const waitedFor = askedNow(view, deputiesNow(table, locoDome, view)).flatMap(({ actors }) => actors);
  const asked = turn.kinds.size > 0;
  const begun =
    told.findLastIndex(({ kind }) => kind === 'attacked') >
    told.findLastIndex(({ kind }) => kind === 'called' || kind === 'knocked-out');
  return (
    <div className="ld" onFocus={onFocus}>
      <Duel
        {...{ view, names, sides, scores, threshold, picked }}
        final={over && countedOut}
        called={showing || view.contest ? called : undefined}
        active={showing ? facts.active : activeBoth(view)}
        points={view.sequence || begun ? points : undefined}
        last={showing ? told.at(-1) : undefined}
        part={show?.now?.part ?? null}
        onSkip={show?.skip ?? nothing}
      />
      <div className="ld-below">
        <div className="ld-place-own">
          <Stalls {...{ view, names }} side={sides[0]} mirrored />
        </div>
        <div className="ld-place-stage" ref={stage} tabIndex={0} role="group" aria-label={t('ld.tab.stage')}>
          {show?.now && (
            <Steps
              part={show.now.part}
              mine={turn.side === undefined || !called ? null : turn.side === called.by ? 'second' : 'first'}
              onSkip={show.skip}
            />
          )}
          {!view.sequence && <Events {...{ view, names }} events={latest} />}
          {view.sequence && <KnockOut {...{ view, names, sides, points }} sequence={view.sequence} />}
          {asked && turn.side !== undefined && (
            <Questions
              key={turn.question}
              {...{ view, names, turn, table, heardAt, onPick }}
              side={turn.side}
              presets={presets}
            />
          )}
          {asked && turn.side === undefined && <Speak key={turn.question} {...{ view, turn }} side={near} />}
          {over && !finish && (
            <div className="buttons">
              <button type="button" className="button" onClick={() => setFinish(true)}>
                {t('vs.end')}
              </button>
            </div>
          )}
          {!over && !showing && (!asked || !waitedFor.includes(view.viewer as Side)) && (
            <p className="soft ld-wait" aria-live="polite">
              <AnswerRing
                {...{ table, heardAt }}
                asked={waitedFor.flatMap((actor) => (typeof actor === 'number' ? [actor] : []))}
                mine={false}
              />
              {waitedFor.includes('judge')
                ? t('ld.judge.waiting')
                : t('ld.waiting', { name: names[Number(waitedFor[0] ?? 0)] ?? '' })}
            </p>
          )}
          {presets && !over && (
            <Crossed
              presets={presets}
              kinds={DECLINABLE.map((each) => ({ ...each, label: t(each.label) }))}
            />
          )}
        </div>
        <div className="ld-place-record" tabIndex={0} role="group" aria-label={t('ld.tab.record')}>
          {turn.side !== undefined && !over && (
            <Ahead
              {...{ table, place }}
              seat={turn.side}
              questions={DECLINABLE}
              plannable={{
                calls: view.box.statistics.filter(
                  (id) => !view.called.includes(id) && anyHas(view, near, id),
                ),
                vetoes: [],
                other: other(near),
                points: view.scores[other(near)],
              }}
            />
          )}
          <Record view={view} />
        </div>
        <div className="ld-place-other">
          <Stalls {...{ view, names }} side={sides[1]} mirrored={false} />
        </div>
      </div>
      {over && finish && <Finish {...{ view, names, sides, events, onCounted }} onClose={close} />}
    </div>
  );
}
