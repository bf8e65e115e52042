import { Suspense } from 'react';
import type { Happening, Refusal, SeenBy, Viewer } from '@turntable/engine';
import { useLocation } from 'wouter';
import { useNaming } from '../../games/engine.ts';
import { JudgePanel, screenOf } from '../../games/registry.ts';
import type { GameScreenProps, Sent } from '../../session/props.ts';
import { logLines } from '../../session/sentences.ts';
import type { Show } from '../../session/show/useShow.ts';
import { Loading } from '../../ui/page/states.tsx';
import type { GuidedGame } from './Learn.tsx';
import { lessonTable } from './lesson-table.ts';

type Props = GameScreenProps<SeenBy, object, Happening>;

interface LessonBoardProps {
  readonly guided: GuidedGame;
  readonly as: Viewer;
  readonly names: readonly string[];
  readonly show: Show;
  readonly over: boolean;
  /** The judge has left. */
  readonly away: boolean;
  send(decision: string, action: object): Promise<Sent>;
  refuse(refusals: readonly Refusal[]): void;
  leave(): Promise<Sent>;
}

const sealed = (): Promise<Sent> => Promise.resolve({ ok: false, error: { code: 'sealed' } });
const same = (asking: Promise<Sent>): Promise<Sent> => asking;

/** The table of a lesson: the game's own screen, or the judge's. */
export function LessonBoard({ guided, as, names, show, over, away, send, refuse, leave }: LessonBoardProps) {
  const { listing, game, lesson } = guided;
  const [, go] = useLocation();
  const table = lessonTable(listing.id, names, over ? 'over' : 'running', lesson.learner, away);
  const naming = useNaming(listing, names);
  const { view, log } = show;
  if (as === 'judge')
    return (
      <Suspense fallback={<Loading />}>
        <JudgePanel
          seen={{
            n: log.length,
            as,
            place: { seats: [], host: true, judge: true },
            table,
            heardAt: 0,
            view,
            log,
            events: [],
            undo: 'sealed',
          }}
          {...{ names, send, leave }}
          online
          last={logLines(game, view, log, naming).at(-1)}
          takeBack={sealed}
          attempt={same}
        />
      </Suspense>
    );
  const Screen = screenOf(listing.id)!;
  const props: Props = {
    table,
    place: { seats: typeof as === 'number' ? [as] : [], host: true },
    as,
    view,
    names,
    log: log as Props['log'],
    show: show as NonNullable<Props['show']>,
    undo: 'sealed',
    online: true,
    send,
    takeBack: sealed,
    refuse,
    rematch: () => go(`/new/${listing.id}`),
  };
  return (
    <Suspense fallback={<Loading />}>
      <Screen {...props} />
    </Suspense>
  );
}
