import { Suspense, use, useEffect, useState } from 'react';
import type { AnyGame, Happening, Refusal, SeenBy } from '@turntable/engine';
import { play, replayRecord } from '@turntable/engine';
import { Link, useLocation } from 'wouter';
import { useName } from '../../session/me.ts';
import { NotFound } from '../../ui/page/NotFound.tsx';
import { Loading } from '../../ui/page/states.tsx';
import { useTitle } from '../../ui/page/title.ts';
import { engineOf } from '../../games/engine.ts';
import type { GameListing } from '../../session/entry.ts';
import { lessonOf } from '../../games/lessons.ts';
import { listingOf, screenOf } from '../../games/registry.ts';
import { useMessages } from '../../i18n/messages.ts';
import type { GameScreenProps, Sent } from '../../session/props.ts';
import { refusalNotice } from '../../session/refusal.ts';
import { dismissNotice, notify } from '../../ui/announce.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LessonCard } from './LessonCard.tsx';
import {
  back,
  commentsAt,
  forward,
  isNext,
  LEARNER,
  nextOf,
  readLesson,
  START,
  type Lesson,
} from './lesson.ts';
import { lessonTable } from './lesson-table.ts';
import '../../session/play.css';
import './learn.css';

/** How long another player's move is awaited, in milliseconds; long enough to see whose it is. */
const PAUSE = 1_100;

interface Course {
  readonly game: AnyGame;
  readonly lesson: Lesson;
}
const courses = new Map<string, Promise<Course>>();

function courseOf(entry: GameListing, load: () => Promise<unknown>): Promise<Course> {
  let course = courses.get(entry.id);
  if (!course) {
    course = Promise.all([engineOf(entry), load()]).then(([game, input]) => ({
      game,
      lesson: readLesson(game, input),
    }));
    course.catch(() => courses.delete(entry.id));
    courses.set(entry.id, course);
  }
  return course;
}

/** `/learn/:game`: a first game by the hand, played in the browser alone. */
export default function Learn({ game }: { readonly game: string }) {
  const entry = listingOf(game);
  const load = lessonOf(game);
  if (!entry || !load) return <NotFound />;
  return (
    <Suspense fallback={<Loading />}>
      <Guided entry={entry} course={courseOf(entry, load)} />
    </Suspense>
  );
}

function Guided({ entry, course }: { readonly entry: GameListing; readonly course: Promise<Course> }) {
  const { game, lesson } = use(course);
  const messages = useMessages();
  const { t, locale } = messages;
  const [, go] = useLocation();
  const [at, setAt] = useState(START);
  const { played } = at;
  const next = nextOf(lesson, at);
  const replayed = replayRecord(game, lesson.record, played);
  const view = game.view(replayed.state, LEARNER);
  const [own] = useName();
  const names = lesson.record.names.map((name, seat) => (seat === LEARNER ? own : name));
  const here = commentsAt(lesson, played);
  const comment = here[at.comment];
  useTitle(t('learn.title', { game: t(entry.name) }));

  // Where nothing is said, the others' moves come by themselves.
  const runs = next === 'other' && !comment;
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => setAt((now) => forward(lesson, now)), PAUSE);
    return () => clearTimeout(timer);
  }, [runs, played, lesson]);

  const refuse = (refusals: readonly Refusal[]): void => {
    if (refusals[0]) notify(refusalNotice(entry.id, refusals, LEARNER, names, locale));
  };
  const send = (decision: string, action: object): Promise<Sent> => {
    const entered = { decision, actor: LEARNER, action: action as { type: string } };
    const tried = play(game, replayed.state, entered);
    if (!tried.ok) {
      refuse(tried.refusals);
      return Promise.resolve({ ok: false, error: { code: 'illegal', refusals: tried.refusals } });
    }
    if (next !== 'learner' || !isNext(lesson, played, action)) {
      notify({ tone: 'caution', text: t(next === 'learner' ? 'learn.other' : 'learn.read') });
      return Promise.resolve({ ok: false, error: { code: 'not-allowed' } });
    }
    dismissNotice();
    setAt(forward(lesson, at));
    return Promise.resolve({ ok: true });
  };
  const Screen = screenOf(entry.id)!;
  const props: GameScreenProps<SeenBy, object, Happening> = {
    table: lessonTable(entry.id, names, next === 'end' ? 'over' : 'running'),
    place: { seats: [LEARNER], host: true },
    as: LEARNER,
    view,
    names,
    log: replayed.log.map((item) => ({ n: item.at + 1, event: item.event })),
    undo: 'sealed',
    online: true,
    send,
    takeBack: () => Promise.resolve({ ok: false, error: { code: 'sealed' } }),
    refuse,
    rematch: () => go(`/new/${entry.id}`),
  };
  return (
    <div className="play learn">
      <header className="bar">
        <Link href="/" className="button-icon" aria-label={t('table.leave')}>
          <Icon name="back" />
        </Link>
        <h1 className="bar-sentence">{t('learn.title', { game: t(entry.name) })}</h1>
        <p className="bar-count figures">
          {t('learn.step', {
            step: lesson.comments.indexOf(comment!) + 1 || 'none',
            of: lesson.comments.length,
          })}
        </p>
      </header>
      <div className="play-body learn-body">
        <LessonCard
          text={comment ? t(comment.key) : null}
          next={next}
          first={played === 0 && at.comment === 0}
          game={entry.id}
          onBack={() => setAt(back(lesson, at))}
          onNext={() => setAt(forward(lesson, at))}
        />
        <main id="main" className="play-screen" aria-label={t('table.board')}>
          <Suspense fallback={<Loading />}>
            <Screen {...props} />
          </Suspense>
        </main>
      </div>
    </div>
  );
}
