import { memo, useCallback, useMemo, useState } from 'react';
import type { Seat } from '@turntable/engine';
import type { Shape, View } from '@turntable/games/loko-moto/types.ts';
import { useSettings } from '../../device/settings.ts';
import { useAfterPaint } from '../../device/useAfterPaint.ts';
import { useStable } from '../../device/useStable.ts';
import { useMessages } from '../../i18n/messages.ts';
import { inkingOf } from './celebration/celebration.ts';
import { FLIGHT, TIMES } from './celebration/pace.ts';
import { TrainLeft } from './celebration/TrainLeft.tsx';
import type { Celebrated } from './celebration/use-celebration.ts';
import { useLeft } from './celebration/use-left.ts';
import { usePassed } from './celebration/use-passed.ts';
import { Standings } from './directors/Standings.tsx';
import { useTold } from './directors/use-told.ts';
import { useEnd } from './end/use-end.ts';
import { MapView } from './map/MapView.tsx';
import { Market } from './market/Market.tsx';
import { market } from './market/market.ts';
import { orderWords } from './order-words.ts';
import { Finale, MapCelebration, PlanDrawer, PurchaseInBar, PurchasePlaque, ShapeFlight } from './parts.ts';
import { Round, Ticker } from './round/Round.tsx';
import { keyOf, type RoundRow } from './round/round.ts';
import { namedIn, tellMove } from './round/tell-move.ts';
import { whereItFits, type Fit } from './shapes/fit.ts';
import { Shapes, type Claimed } from './shapes/Shapes.tsx';
import { Tabs } from './Tabs.tsx';
import { Tray } from './Tray.tsx';
import type { ScreenProps } from './turn/use-turn.ts';
import { useUntap } from './turn/use-untap.ts';
import { useFocusKeeper } from './use-focus-keeper.ts';
import { useScreen, type Screen as ScreenState } from './use-screen.ts';
import './market/trains.css';
import './shapes/shapes.css';
import './screen.css';
import './tabs.css';
import './upright.css';
import './turn/tray.css';
import './turn/rest-tray.css';
import './large-letters.css';

const NO_SECTIONS: ReadonlySet<number> = new Set();
const NO_LINES: readonly number[] = [];
const NO_INK: ReadonlyMap<number, number> = new Map();

/** What the reader points at, or is shown, beside what they have picked. */
interface Pointed {
  readonly shape: Shape | undefined;
  /** A row of the strip, if it is one of those shown. */
  readonly move: RoundRow | undefined;
  /** At the end: a place of a shape card, and the sections of a run. */
  readonly place: Fit | undefined;
  readonly run: readonly number[];
}

/** The table of Loko moto: the map, the cards, the scores, and the tray where the turn is made. */
// Long: the places of the screen, one after another.
export default memo(function Screen(props: ScreenProps) {
  const { table, view, names, log } = props;
  const messages = useMessages();
  const screen = useScreen(props);
  const { plot, below, model, turn, planning, words, arrangement, celebrated } = screen;
  const { over, past } = model;
  const [shape, setShape] = useState<Shape | undefined>();
  const [pointedMove, setPointedMove] = useState<RoundRow | undefined>();
  const [place, setPlace] = useState<Fit | undefined>();
  const [run, setRun] = useState<readonly number[]>([]);
  const [options, setOptions] = useState(false);
  const keeper = useFocusKeeper();
  // A page opened after the end shows the result at once.
  const [fresh] = useState(!over);
  const ending = useEnd(view, model.moves, fresh && !past, props.hold);
  const move = pointedMove && model.latest.find((row) => keyOf(row) === keyOf(pointedMove));
  const sentence = useCallback(
    (row: RoundRow) => tellMove(row, view, words, messages),
    [view, words, messages],
  );
  const named = useCallback((row: RoundRow) => namedIn(row, view, words), [view, words]);
  const round = {
    moves: model.latest,
    names,
    watching: turn.seat === undefined || past,
    running: !past,
    pointed: move,
    sentence,
    named,
    onPoint: setPointedMove,
  };
  const plans = planning.draft && {
    draft: planning.draft,
    busy: planning.busy,
    actionText: orderWords(messages, view).action,
    onOptions: () => setOptions(true),
    onSet: () => {
      setOptions(false);
      planning.set();
    },
  };
  return (
    <div
      ref={keeper.ref}
      className="lm"
      data-open={arrangement.open ?? 'tray'}
      data-tray={arrangement.room}
      data-over={over}
      data-past={past}
      data-keeps={screen.looksOn}
      data-tray-below={below}
      onFocus={keeper.onFocus}
    >
      {/* In a replay the bar says the move. */}
      {!over && !past && (
        <div className="lm-place-ticker">
          <Ticker {...round} />
        </div>
      )}
      <div className="lm-place-map">
        <TableMap
          {...{ view, screen, pointed: { shape, move, place, run } }}
          turning={ending.alone && over}
          onTap={() => setPlace(undefined)}
        />
      </div>
      {celebrated && !celebrated.still && (
        <ShapeFlight key={celebrated.move.n} {...{ view, plot, celebrated }} />
      )}
      {celebrated && <PurchaseInBar {...{ view, celebrated, words, names }} seat={turn.seat} />}
      {celebrated?.move.by === turn.seat && celebrated && (
        <div className="lm-place-bought">
          <PurchasePlaque {...{ view, celebrated, words }} />
        </div>
      )}
      {over ? (
        <Finale
          {...{ view, plot, names, log, words, ending, moves: model.moves, seat: turn.seat }}
          replay={`/g/${table.id}`}
          onLight={setRun}
          onShow={setPlace}
        />
      ) : (
        <>
          <div className="lm-place-tray">
            <Tray {...{ view, names, screen, plans }} />
          </div>
          <div className="lm-place-round">
            <Round {...round} />
          </div>
          <Panels {...{ view, names, screen }} onPoint={setShape} />
        </>
      )}
      {plans && turn.seat !== undefined && (
        <PlanDrawer
          {...{ ...plans, view, seat: turn.seat, open: options }}
          onChange={planning.change}
          onClose={() => setOptions(false)}
        />
      )}
    </div>
  );
});

interface TableMapProps {
  readonly view: View;
  readonly screen: ScreenState;
  readonly pointed: Pointed;
  /** The game has just ended: railways change to their owners' colours. */
  readonly turning: boolean;
  onTap(): void;
}

/** The map with everything that lies on it for this reader. */
function TableMap({ view, screen, pointed, turning, onTap }: TableMapProps) {
  const { sheet } = view.box;
  const { plot, model, seat, turn, planning, hand, pencil, marks, words, acts, celebrated } = screen;
  const { over } = model;
  const { localNames } = useSettings();
  const { plan } = turn;
  const { held } = hand;
  const marked = useMemo(() => [...marks], [marks]);
  const picked = useMemo(() => (plan.kind === 'none' ? NO_SECTIONS : new Set(plan.sections)), [plan]);
  const { shape, run, place } = pointed;
  const glow = useMemo(
    () => (shape && !held ? new Set(whereItFits(sheet, shape, view.lines, seat)) : NO_SECTIONS),
    [shape, held, sheet, view.lines, seat],
  );
  const lighted = useMemo(() => new Set(run), [run]);
  const inking = useMemo(() => (celebrated ? inkingOf(plot, celebrated) : NO_INK), [plot, celebrated]);
  const { note, untap } = useUntap(turn);
  const does = useStable({
    tap(section: number): void {
      onTap();
      note();
      acts.tapSection(section);
    },
    ask: acts.ask,
    pencilAt: (i: number): void => pencil.toggle(plot.tracks[i]!.id),
    letGo: acts.letGo,
    untap,
  });
  return (
    <MapView
      {...{ sheet, plot, lines: view.lines, inkedBy: view.inkedBy, seat: turn.seat }}
      open={turn.lit}
      paying={plan.kind === 'buy'}
      picked={picked}
      closing={turn.phase === 'opening'}
      roundMoves={model.latest}
      pulse={pointed.move}
      planned={planning.sections}
      glow={over ? lighted : glow}
      pencil={marked}
      inking={inking}
      ghost={held?.places[held.index] ?? place}
      won={over}
      turning={turning}
      quick={acts.atOnce}
      localNames={localNames}
      nameTrack={words.sectionState}
      nameStation={words.station}
      onTap={does.tap}
      onUntap={does.untap}
      onAsk={does.ask}
      onPencil={does.pencilAt}
      onEscape={does.letGo}
    >
      {celebrated && <MapCelebration {...{ view, plot, celebrated }} />}
    </MapView>
  );
}

/** The shape card that goes along with a purchase that is told. */
function claimedOf(
  celebrated: Celebrated | undefined,
  seat: Seat | undefined,
  names: readonly string[],
): Claimed | undefined {
  if (!celebrated || celebrated.still || celebrated.move.shape === null) return undefined;
  const { move, factor } = celebrated;
  const by = move.by === seat ? undefined : (names[move.by] ?? '');
  return { id: move.shape!, by, after: (TIMES.fly + FLIGHT) * factor };
}

interface PanelsProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly screen: ScreenState;
  onPoint(shape: Shape | undefined): void;
}

/** The cards and the scores; a small screen shows one of them at a time. */
function Panels({ view, names, screen, onPoint }: PanelsProps) {
  const { plot, model, turn, hand, words, acts, arrangement, celebrated, openTab } = screen;
  const { plan, seat } = turn;
  // Worked out after the pick was painted.
  const isBuilding = turn.phase === 'main' && plan.kind === 'draw' && plan.sections.length === 1;
  const adds = useAfterPaint(isBuilding ? plan.sections : NO_LINES);
  const trains = useMemo(() => market(view, plot, seat, adds), [view, plot, seat, adds]);
  const does = useStable({ pickTrain: acts.pickTrain, pickShape: acts.pickShape, openTab });
  const left = useLeft(view.market, celebrated);
  const leaving = useMemo(() => celebrated && <TrainLeft {...{ view, celebrated }} />, [view, celebrated]);
  const nextCame = usePassed(celebrated, TIMES.next);
  const list = model.directors;
  const told = useTold(view, plot, list, celebrated);
  return (
    <>
      <div className="lm-place-trains">
        <Market
          {...{ view, trains, seat, affordable: turn.affordable }}
          chosen={plan.kind === 'buy' ? plan.train : null}
          left={left}
          leaving={leaving}
          onPick={seat === undefined ? undefined : does.pickTrain}
        />
      </div>
      <div className="lm-place-shapes">
        <Shapes
          {...{ view, words, secret: model.secret, fits: model.fits, held: hand.held?.shape.id }}
          claimed={nextCame ? undefined : claimedOf(celebrated, seat, names)}
          onPoint={onPoint}
          onPick={does.pickShape}
        />
      </div>
      <Standings {...{ view, plot, list, names, words, celebrated, seat }} />
      <Tabs
        open={arrangement.open}
        list={told}
        names={names}
        complete={model.complete}
        onTab={does.openTab}
      />
    </>
  );
}
