import { useEffect, useMemo, useState } from 'react';
import { anyHas } from '@turntable/games/loco-dome/roundhouse.ts';
import { other, type Kind, type Side } from '@turntable/games/loco-dome/types.ts';
import { locoDome } from '@turntable/games/loco-dome/index.ts';
import { standing } from '../../session/standing.ts';
import { askedNow, deputiesNow } from '../../session/turn.ts';
import { useMedia } from '../../device/useMedia.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useKeptFocus } from '../versus/use-kept-focus.ts';
import { Ahead } from '../versus/Ahead.tsx';
import type { Declinable } from '../versus/StandingAnswers.tsx';
import { Duel } from './Duel.tsx';
import { Events } from './record/Events.tsx';
import { Finish } from './Finish.tsx';
import { KnockOut } from './KnockOut.tsx';
import { Questions } from './Questions.tsx';
import { Record } from './record/Record.tsx';
import { Scores } from './Scores.tsx';
import { Speak } from './Speak.tsx';
import { Stalls } from './Stalls.tsx';
import { justNow, lastCall, pointsMade } from './record/story.ts';
import { useTurn, type ScreenProps } from './use-turn.ts';
import './screen.css';
import './stage.css';

/** Milliseconds from the end of the game to the final score: as long as the last values take to be turned up. */
const LAST_LOOK = 2_500;
const TABS = ['stage', 'own', 'record'] as const;

/** Questions that a player may decline once and for all. */
const DECLINABLE = (['between', 'answer', 'tie', 'identical'] as const satisfies readonly Kind[]).map(
  (kind): Declinable => ({ kind, label: `ld.prefer.${kind}` }),
);

/** The table of Loco Dome: both rosters, the stage between them where the question stands, and the record. */
export default function Screen(props: ScreenProps) {
  const { table, place, view, names, log } = props;
  const { t } = useMessages();
  const turn = useTurn(props);
  const [tab, setTab] = useState<(typeof TABS)[number]>('stage');
  const near: Side = turn.side ?? 0;
  const sides = useMemo(() => [near, other(near)] as const, [near]);
  const over = view.phase === 'over';
  const [finish, setFinish] = useState(false);
  const [running] = useState(!over);
  const still = useMedia('(prefers-reduced-motion: reduce)');
  useEffect(() => {
    // Whoever saw it end looks at the last values first; a game that was over is looked at as it stands.
    if (!over || !running) return undefined;
    const timer = setTimeout(() => setFinish(true), still ? 0 : LAST_LOOK);
    return () => clearTimeout(timer);
  }, [over, running, still]);
  const events = useMemo(() => standing(log).map(({ event }) => event), [log]);
  const called = useMemo(() => lastCall(events), [events]);
  const points = useMemo(() => pointsMade(events), [events]);
  const latest = useMemo(() => justNow(events), [events]);
  const { place: stage, onFocus } = useKeptFocus<HTMLDivElement>(turn.question);
  if (view.phase === 'deal') return <p className="ld-dealing">{t('ld.dealing')}</p>;
  const waitedFor = askedNow(view, deputiesNow(table, locoDome, view)).flatMap(({ actors }) => actors);
  const asked = turn.kinds.size > 0;
  return (
    <div className="ld" data-tab={tab} onFocus={onFocus}>
      <Scores {...{ view, names, sides }} />
      <div className="ld-place-own">
        <Stalls {...{ view, names }} side={sides[0]} mirrored />
      </div>
      <div className="ld-place-stage" ref={stage} tabIndex={0} role="group" aria-label={t('ld.tab.stage')}>
        {!view.sequence && <Events {...{ view, names }} events={latest} />}
        {view.sequence ? (
          <KnockOut {...{ view, names, sides, points }} sequence={view.sequence} />
        ) : (
          <Duel {...{ view, names, sides, called }} />
        )}
        {asked && turn.side !== undefined && (
          <Questions key={turn.question} {...{ view, names, turn }} side={turn.side} />
        )}
        {asked && turn.side === undefined && <Speak key={turn.question} {...{ view, turn }} side={near} />}
        {over && !finish && (
          <div className="buttons">
            <button type="button" className="button" onClick={() => setFinish(true)}>
              {t('vs.end')}
            </button>
          </div>
        )}
        {!over && (!asked || !waitedFor.includes(view.viewer as Side)) && (
          <p className="soft ld-wait" aria-live="polite">
            {waitedFor.includes('judge')
              ? t('ld.judge.waiting')
              : t('ld.waiting', { name: names[Number(waitedFor[0] ?? 0)] ?? '' })}
          </p>
        )}
      </div>
      <div className="ld-place-other">
        <Stalls {...{ view, names }} side={sides[1]} mirrored={false} />
      </div>
      <div className="ld-place-record" tabIndex={0} role="group" aria-label={t('ld.tab.record')}>
        {turn.side !== undefined && !over && (
          <Ahead
            {...{ table, place }}
            seat={turn.side}
            questions={DECLINABLE}
            plannable={{
              calls: view.box.statistics.filter((id) => !view.called.includes(id) && anyHas(view, near, id)),
              vetoes: [],
              other: other(near),
              points: view.scores[other(near)],
            }}
          />
        )}
        <Record view={view} />
      </div>
      {over && finish && <Finish {...{ view, names, sides, events }} onClose={() => setFinish(false)} />}
      <nav className="ld-tabs" aria-label={t('ld.tabs')}>
        {TABS.map((name) => (
          <button key={name} type="button" aria-pressed={tab === name} onClick={() => setTab(name)}>
            {t(`ld.tab.${name}`)}
          </button>
        ))}
      </nav>
    </div>
  );
}
