import { useEffect, useMemo, useState } from 'react';
import { play, replayRecord, type Refusal } from '@turntable/engine';
import { Link } from 'wouter';
import { useFocusAfter } from '../../device/useFocusAfter.ts';
import { useStaging } from '../../games/engine.ts';
import { useMessages } from '../../i18n/messages.ts';
import { barLook } from '../../session/bar/look.ts';
import type { Sent } from '../../session/props.ts';
import { refusalNotice } from '../../session/notices/refusal.ts';
import { useName } from '../../session/me.ts';
import { useShow } from '../../session/show/useShow.ts';
import { dismissNotice, notify } from '../../ui/announce.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useTitle } from '../../ui/page/title.ts';
import type { GuidedGame } from './Learn.tsx';
import { LessonBoard } from './LessonBoard.tsx';
import { LessonCard } from './LessonCard.tsx';
import { back, commentsAt, forward, isNext, nextOf, START } from './lesson.ts';
import '../../session/style/play.css';
import './learn.css';

/** How long another player's move is awaited, in milliseconds; long enough to see whose it is. */
const PAUSE = 1_100;

/** A running lesson: the comments and the table, step by step. */
// Long: where the learner is, what they may do there, and what is drawn of it belong together.
export function Guided({ guided }: { readonly guided: GuidedGame }) {
  const { listing, game, lesson } = guided;
  const { learner } = lesson;
  const { t, locale } = useMessages();
  const [at, setAt] = useState(START);
  const { played } = at;
  const next = nextOf(lesson, at);
  const here = commentsAt(lesson, played)[at.comment];
  const away = here?.away === true;
  const as = away ? 'public' : learner;
  const replayed = useMemo(() => {
    const { state, log } = replayRecord(game, lesson.record, played);
    return {
      state,
      view: game.view(state, as),
      log: log.map((item) => ({ n: item.at + 1, event: item.event })),
    };
  }, [game, lesson, played, as]);
  const staging = useStaging(listing);
  const show = useShow(staging, replayed, as, played);
  const [own] = useName();
  const names = useMemo(
    () => lesson.record.names.map((name, seat) => (seat === learner ? own : name)),
    [lesson, learner, own],
  );
  // The comment waits until what it refers to has been shown.
  const comment = show.now === null ? here : undefined;
  const title = learner === 'judge' ? t('learn.judge') : t('learn.title', { game: t(listing.name) });
  useTitle(title);

  // Others' moves without a comment are played without a tap.
  const runs = next === 'other' && !here && show.now === null;
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => setAt((now) => forward(lesson, now)), PAUSE);
    return () => clearTimeout(timer);
  }, [runs, played, lesson]);

  const refuse = (refusals: readonly Refusal[]): void => {
    if (refusals[0])
      notify(refusalNotice(listing.id, refusals, typeof as === 'number' ? as : 0, names, locale));
  };
  const other = (expected: boolean): Promise<Sent> => {
    notify({ tone: 'caution', text: t(expected ? 'learn.other' : 'learn.read') });
    return Promise.resolve({ ok: false, error: { code: 'not-allowed' } });
  };
  const send = (decision: string, action: object): Promise<Sent> => {
    const entered = { decision, actor: learner, action: action as { type: string } };
    const tried = play(game, replayed.state, entered);
    if (!tried.ok) {
      refuse(tried.refusals);
      return Promise.resolve({ ok: false, error: { code: 'illegal', refusals: tried.refusals } });
    }
    if (next !== 'learner' || !isNext(lesson, played, action)) return other(next === 'learner');
    dismissNotice();
    setAt(forward(lesson, at));
    return Promise.resolve({ ok: true });
  };
  const leave = (): Promise<Sent> => {
    if (next !== 'leave') return other(next === 'learner');
    setAt(forward(lesson, at));
    return Promise.resolve({ ok: true });
  };
  // Whoever leaves the judge's bench did so by a button that goes with it.
  const main = useFocusAfter(String(as === 'judge'));
  return (
    <div className="play learn">
      <header className="bar" {...barLook(listing)}>
        <Link href="/" className="button-icon" aria-label={t('table.leave')}>
          <Icon name="back" />
        </Link>
        <h1 className="bar-sentence">{title}</h1>
        <p className="bar-count figures">
          {t('learn.step', {
            step: here ? lesson.comments.indexOf(here) + 1 : 'none',
            of: lesson.comments.length,
          })}
        </p>
      </header>
      <div className="play-body learn-body">
        <LessonCard
          text={comment ? t(comment.key) : null}
          next={show.now === null ? next : 'other'}
          first={played === 0 && at.comment === 0}
          listing={listing}
          onBack={() => setAt(back(lesson, at))}
          onNext={() => setAt(forward(lesson, at))}
        />
        <main id="main" className="play-screen" ref={main} tabIndex={-1} aria-label={t('table.board')}>
          <LessonBoard
            {...{ guided, as, names, show, send, refuse, leave }}
            over={next === 'end'}
            away={away}
          />
        </main>
      </div>
    </div>
  );
}
