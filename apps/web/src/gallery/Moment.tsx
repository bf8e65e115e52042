import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { Review } from '@turntable/bots/review/review.ts';
import type { AnyGame, Viewer } from '@turntable/engine';
import { Findings } from '../features/review/Findings.tsx';
import { ReviewFrame } from '../features/review/ReviewFrame.tsx';
import { BoardScreen } from '../features/table/board/Board.tsx';
import { Play } from '../features/table/play/Play.tsx';
import { Drafting } from '../features/table/waiting/Drafting.tsx';
import { Waiting } from '../features/table/waiting/Waiting.tsx';
import { offersOf } from './answers.ts';
import { listingOf } from '../games/registry.ts';
import { Loading } from '../ui/page/states.tsx';
import type { Golden } from './golden.ts';
import { courseOf, seatAsked } from './course.ts';
import { canned } from './moment.ts';

interface MomentProps {
  readonly game: AnyGame;
  readonly golden: Golden;
  /** How many answers after the deal; all of them if left out. */
  readonly at?: number | undefined;
  /** Through whose eyes; those of the first seat that is asked if left out. */
  readonly as?: Viewer | undefined;
  /** The picture for a television instead. */
  readonly board?: true | undefined;
  /** Seconds left to answer. */
  readonly seconds?: number | undefined;
  /** So many of its next answers come by themselves, one a second. */
  readonly play?: number | undefined;
  /** The number of entries that had been played when the reader went away. */
  readonly since?: number | undefined;
  /** Everybody sits around a real table, and the reader keeps the game for them. */
  readonly keeper?: true | undefined;
}

const SECOND = 1000;

/** A table whose players have no devices of their own, as its keeper has it. */
const aroundTable = (names: readonly string[]) => ({
  table: { seats: names.map((name) => ({ kind: 'room' as const, name, here: true })) },
  place: { keeper: true as const },
});

/** The table at one moment of a golden game, with all that the shell draws around it. Whoever answers plays on. */
export function Moment({
  game,
  golden,
  at = golden.entries.length,
  as,
  seconds,
  board,
  play = 0,
  since,
  keeper,
}: MomentProps) {
  const [connection] = useState(() => {
    const state = courseOf(game, golden, at).states.at(-1)!;
    const timed = seconds !== undefined && {
      answerSeconds: 20,
      answering: { ids: [], left: seconds * 1000 },
    };
    return canned(game, golden, at, board || keeper ? 'public' : (as ?? seatAsked(game, state)), {
      ...(timed && { table: timed }),
      ...(keeper && aroundTable(golden.names)),
      ...(since !== undefined && { since }),
    });
  });
  useEffect(() => {
    let left = play;
    if (left === 0) return undefined;
    const timer = setInterval(() => {
      if (left-- > 0) connection.playOn();
      else clearInterval(timer);
    }, SECOND);
    return () => clearInterval(timer);
  }, [connection, play]);
  const { seen } = useSyncExternalStore(connection.subscribe, connection.getSnapshot);
  return (
    <Suspense fallback={<Loading />}>
      {board ? (
        <BoardScreen seen={seen!} listing={listingOf(game.id)!} live />
      ) : (
        <Play
          seen={{ ...seen!, view: seen!.view! }}
          online
          connection={connection}
          listing={listingOf(game.id)!}
          watch={false}
        />
      )}
    </Suspense>
  );
}

/** The same table before its game: two seats are taken, the others wait for somebody. */
export function WaitingMoment({ game, golden }: Pick<MomentProps, 'game' | 'golden'>) {
  const [connection] = useState(() => {
    const seats = golden.names.map((name, seat) =>
      seat < 2
        ? { kind: 'person' as const, name, here: seat === 0 }
        : { kind: 'open' as const, name: '', here: false },
    );
    return canned(game, golden, 0, 0, {
      table: {
        status: 'waiting',
        seats,
        ...(game.judged && { judge: { name: '', taken: false, here: false, deputy: false } }),
      },
      place: { host: true, code: 'KRTW' },
    });
  });
  const { seen } = useSyncExternalStore(connection.subscribe, connection.getSnapshot);
  return (
    <Suspense fallback={<Loading />}>
      <Waiting
        seen={{ ...seen!, view: null }}
        listing={listingOf(game.id)!}
        watch={false}
        connection={connection}
        online
      />
    </Suspense>
  );
}

/** Three of one strength. */
const OFFERED = ['lms-coronation', 'csd-498-1', 'sncf-241p'];

/** The same table while locomotives are chosen, as seat 0 sees it, or whoever looks on; some have chosen, and the time runs. */
export function DraftMoment({
  game,
  golden,
  looksOn,
}: Pick<MomentProps, 'game' | 'golden'> & { readonly looksOn: boolean }) {
  const [connection] = useState(() => {
    const seats = golden.names.map((name) => ({ kind: 'person' as const, name, here: true }));
    return canned(game, golden, 0, 0, {
      table: { status: 'waiting', seats },
      place: looksOn
        ? { seats: [] }
        : { seats: [0], draft: { seat: 0, place: 0, offers: offersOf(OFFERED) } },
    });
  });
  const { seen } = useSyncExternalStore(connection.subscribe, connection.getSnapshot);
  return (
    <Drafting
      seen={{ ...seen!, view: null }}
      draft={{ band: 4, chosen: [[false], [true], [true], [false]], left: 38_000 }}
      listing={listingOf(game.id)!}
      connection={connection}
      online
    />
  );
}

/** What a review of the game found. */
export function ReviewMoment({
  game,
  golden,
  review,
}: Pick<MomentProps, 'game' | 'golden'> & { readonly review?: Review }) {
  const listing = listingOf(game.id)!;
  return (
    <ReviewFrame game="/replay" listing={listing}>
      {review && <Findings game="/replay" listing={listing} names={golden.names} review={review} />}
    </ReviewFrame>
  );
}
