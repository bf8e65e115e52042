import { useEffect, useMemo, useState } from 'react';
import type { Seat } from '@turntable/engine';
import { shapeOf, trainOf } from '@turntable/games/loko-moto/cards.ts';
import { topology } from '@turntable/games/loko-moto/topology.ts';
import { FREE, reservedBy, type Shape } from '@turntable/games/loko-moto/types.ts';
import { useSettings } from '../../device/settings.ts';
import { useMessages } from '../../i18n/messages.ts';
import { announce, notify } from '../../ui/announce.ts';
import { useCelebration } from './celebration/use-celebration.ts';
import { useLeft } from './celebration/use-left.ts';
import { DrawTray } from './turn/DrawTray.tsx';
import { closest, whereItFits, type Fit } from './shapes/fit.ts';
import { livePencil } from './map/map-model.ts';
import { moves, since, type Told } from './round/round.ts';
import { MapView } from './map/MapView.tsx';
import { Market } from './market/Market.tsx';
import { usePencil } from './map/pencil.ts';
import { NOTHING } from './turn/plan.ts';
import { plot as layOut } from '@turntable/pictures/loko-moto/plot.ts';
import { TERRAINS } from '@turntable/pictures/loko-moto/terrain/terrains.ts';
import { orderWords } from './order-words.ts';
import { RestTray, type QuickPen } from './turn/RestTray.tsx';
import { sayings } from './words/sayings.ts';
import { tellMove } from './round/tell-move.ts';
import { idleOwn, whatCanBeDone } from './turn/what-can-be-done.ts';
import { Shapes } from './shapes/Shapes.tsx';
import { Tabs, type Tab } from './Tabs.tsx';
import { useHeld } from './shapes/use-held.ts';
import { trayCovers } from './turn/tray-place.ts';
import { usePlanning } from './turn/use-planning.ts';
import { useTurn, type ScreenProps } from './turn/use-turn.ts';
import type { Stand } from './map/cursor.ts';
import { BuyTray, Finale, HeldTray, MapCelebration, PlanSheet, PlanTray, PurchasePlaque } from './parts.ts';
import { Standings } from './directors/Standings.tsx';
import { Round, Ticker } from './round/Round.tsx';
import { directors } from './directors/directors.ts';
import { market } from './market/market.ts';
import { useEnd } from './end/use-end.ts';
import { useFocusKeeper } from './use-focus-keeper.ts';
import { useKeys } from './use-keys.ts';
import './market/trains.css';
import './shapes/shapes.css';
import './screen.css';
import './turn/tray.css';

/** A seat that nobody has: a watcher's, who owns no line. */
const NOBODY: Seat = 99;
const NO_SECTIONS: ReadonlySet<number> = new Set();

/** The table of Loko moto: the map, the cards, the scores, and the tray where the turn is made. */
export default function Screen(props: ScreenProps) {
  const { table, view, as, names, log, rematch } = props;
  const { sheet } = view.box;
  const messages = useMessages();
  const { t } = messages;
  const { inkAtOnce, localNames } = useSettings();
  const plot = useMemo(() => layOut(sheet), [sheet]);
  const { index } = topology(sheet);
  const below = useMemo(() => {
    const terrain = TERRAINS[sheet.id];
    return terrain !== undefined && trayCovers(plot, terrain);
  }, [plot, sheet.id]);
  const [pen, setPen] = useState<QuickPen>('build');
  const [pencilling, setPencilling] = useState(false);
  const [tab, setTab] = useState<Tab>('trains');
  const [peek, setPeek] = useState(false);
  const [pointed, setPointed] = useState<Shape | undefined>();
  const [shown, setShown] = useState<Fit | undefined>();
  const over = view.phase === 'over';
  // A replay shows a move of a game that is over.
  const past = table.status === 'over' && !over;
  // Whoever comes when all is over is told the result at once.
  const [fresh] = useState(!over);
  const [pointedMove, setPointedMove] = useState<Told | undefined>();
  const [lightedRun, setLightedRun] = useState<readonly number[]>([]);
  const planning = usePlanning(props);
  const turn = useTurn(planning.props, inkAtOnce && !planning.draft ? pen : null, planning.draft !== null);
  const [options, setOptions] = useState(false);
  const seat = turn.seat ?? NOBODY;
  const hand = useHeld(view, seat, plot);
  const { held } = hand;
  const known = useMemo(() => new Set(plot.tracks.map((track) => track.id)), [plot]);
  const pencil = usePencil(table.id, as, known);
  const marks = useMemo(() => new Set(pencil.marks.map((id) => index.get(id)!)), [pencil.marks, index]);
  const all = useMemo(() => moves(log, index), [log, index]);
  const words = useMemo(
    () => sayings(messages, { view, plot, names, seat: turn.seat, marks, moves: all }),
    [messages, view, plot, names, turn.seat, marks, all],
  );
  const told = useMemo(
    () => (over || past ? [] : since(all, turn.seat, view.box.players)),
    [all, over, past, turn.seat, view.box.players],
  );
  const marked = useMemo(
    () => (over || past ? [] : livePencil(marks, view.lines, seat)),
    [over, past, marks, view.lines, seat],
  );
  const picked = useMemo(
    () => (turn.plan.kind === 'none' ? NO_SECTIONS : new Set(turn.plan.sections)),
    [turn.plan],
  );
  const glow = useMemo(
    () => (pointed && !held ? new Set(whereItFits(sheet, pointed, view.lines, seat)) : NO_SECTIONS),
    [pointed, held, sheet, view.lines, seat],
  );

  const { plan } = turn;
  useEffect(() => {
    setPeek(plan.kind === 'buy' && plan.train === null);
    if (plan.kind === 'buy') setTab('trains');
  }, [plan]);
  const heldId = held?.shape.id;
  useEffect(() => setPeek(false), [heldId]);
  const keeper = useFocusKeeper();
  const count = plan.kind === 'none' ? 0 : plan.sections.length;
  useEffect(() => {
    if (count > 0) announce(t('lm.picked', { count }));
  }, [count, t]);

  const tap = (section: number): void => {
    setShown(undefined);
    if (held) {
      if (!hand.layOn(section)) announce(t('lm.held.nowhere'));
    } else if (pencilling) pencil.toggle(plot.tracks[section]!.id);
    else {
      const why = idleOwn(section, { view, plot, turn, words, messages });
      if (why) notify({ tone: 'caution', text: why });
      else turn.tap(section);
    }
  };
  const ask = (stand: Stand): void => announce(whatCanBeDone(stand, { view, plot, turn, words, messages }));
  const pickTrain = (train: string): void => {
    hand.drop();
    setPencilling(false);
    if (!turn.decision || turn.phase === 'opening')
      return props.refuse(turn.judge({ type: 'buy', train, sections: [], shape: null }));
    turn.setPlan(
      plan.kind === 'buy' && plan.train === train
        ? NOTHING
        : { kind: 'buy', train, sections: plan.kind === 'buy' ? plan.sections : [] },
    );
  };
  const pickShape = (shape: string): void => {
    setShown(undefined);
    if (held?.shape.id === shape) hand.drop();
    else hand.pick(shape);
  };
  const place = held?.places[held.index];
  const usePlace = (): void => {
    if (!place || !held) return;
    const train = plan.kind === 'buy' ? plan.train : null;
    turn.setPlan({ kind: 'buy', train, sections: place.placement.sections, shape: held.shape.id });
    hand.drop();
  };
  const pencilPlace = (): void => {
    const open = place?.placement.sections.filter(
      (i) => view.lines[i] === FREE || view.lines[i] === reservedBy(seat),
    );
    pencil.add((open ?? []).map((i) => plot.tracks[i]!.id));
  };
  const escape = (): void => {
    if (held) hand.drop();
    else if (plan.kind !== 'none') turn.setPlan(NOTHING);
    else if (planning.draft) planning.drop();
    else setPencilling(false);
  };
  useKeys({
    draws: plan.kind === 'draw',
    escapes: held !== undefined || plan.kind !== 'none' || planning.draft !== null || pencilling,
    onEscape: escape,
  });
  const celebrated = useCelebration(all, turn.seat, !over && !past);
  const left = useLeft(view.market, celebrated);
  const bought = celebrated?.told.train;
  const ending = useEnd(view, all, fresh && !past, props.hold);
  const list = useMemo(() => directors(view, plot), [view, plot]);
  const trains = useMemo(
    () =>
      market(view, plot, turn.seat, plan.kind === 'draw' && plan.sections.length === 1 ? plan.sections : []),
    [view, plot, turn.seat, plan],
  );
  const round = {
    told,
    names,
    watching: turn.seat === undefined,
    pointed: told.find(({ n }) => n === pointedMove?.n),
    sentence: (move: Told) => tellMove(move, view, words, messages),
    onPoint: setPointedMove,
  };
  const fitFor = (shape: Shape): Fit | undefined =>
    turn.seat === undefined ? undefined : closest(sheet, shapeOf(view.box, shape.id), view.lines, seat);

  const plans = planning.draft && {
    draft: planning.draft,
    busy: planning.busy,
    actionText: orderWords(messages, view).action,
    onSet: () => {
      setOptions(false);
      planning.set();
    },
  };
  const tray = held ? (
    <HeldTray
      view={view}
      hand={hand}
      held={held}
      words={words}
      onUse={turn.decision && turn.phase === 'main' ? usePlace : undefined}
      onPencil={over || past ? undefined : pencilPlace}
    />
  ) : plan.kind === 'buy' ? (
    <BuyTray view={view} turn={turn} plan={plan} words={words} />
  ) : plan.kind === 'draw' ? (
    <DrawTray view={view} plot={plot} turn={turn} sections={plan.sections} words={words} />
  ) : plans ? (
    <PlanTray {...plans} onOptions={() => setOptions(true)} onDrop={planning.drop} />
  ) : (
    <RestTray
      view={view}
      names={names}
      turn={turn}
      pencil={pencil}
      pencilling={pencilling}
      past={past}
      onPencilling={setPencilling}
      quickPen={inkAtOnce ? pen : null}
      onQuickPen={setPen}
      onPlan={planning.begin}
    />
  );
  const resting = !held && plan.kind === 'none';
  const wide = held !== undefined || plan.kind === 'buy';
  const open = !wide || peek ? tab : null;
  const secret = turn.seat === undefined ? [] : (view.hands[turn.seat]!.secret ?? []);
  const faceUp = [...view.faceUp.flatMap((id) => id ?? []), ...secret].map((id) => shapeOf(view.box, id));
  return (
    <div
      ref={keeper.ref}
      className="lm"
      data-open={open ?? 'tray'}
      data-tray={resting ? 'rest' : wide ? 'wide' : 'draw'}
      data-over={over}
      data-tray-below={below}
      onFocus={keeper.onFocus}
    >
      {!over && (
        <div className="lm-place-ticker">
          <Ticker {...round} />
        </div>
      )}
      <div className="lm-place-map">
        <MapView
          sheet={sheet}
          plot={plot}
          lines={view.lines}
          inkedBy={view.inkedBy}
          seat={turn.seat}
          open={turn.lit}
          paying={plan.kind === 'buy'}
          picked={picked}
          told={told}
          pulse={round.pointed}
          planned={planning.sections}
          glow={over ? new Set(lightedRun) : glow}
          pencil={marked}
          ghost={place ?? shown}
          won={over}
          quick={inkAtOnce}
          localNames={localNames}
          nameTrack={words.sectionState}
          nameStation={words.station}
          onTap={tap}
          onAsk={ask}
          onPencil={(i) => pencil.toggle(plot.tracks[i]!.id)}
          onEscape={escape}
        >
          {celebrated && <MapCelebration {...{ view, plot, celebrated }} />}
        </MapView>
      </div>
      {celebrated?.told.by === turn.seat && celebrated && (
        <div className="lm-place-bought">
          <PurchasePlaque {...{ view, celebrated, words }} />
        </div>
      )}
      {over ? (
        <Finale
          {...{ view, plot, names, log, words, ending, moves: all, seat: turn.seat }}
          onRematch={turn.seat === undefined ? undefined : rematch}
          replay={`/g/${table.id}`}
          onLight={setLightedRun}
          onShow={setShown}
        />
      ) : (
        <>
          <div className="lm-place-tray">{tray}</div>
          <div className="lm-place-round">
            <Round {...round} />
          </div>
          <div className="lm-place-trains">
            <Market
              {...{ view, trains, seat: turn.seat, affordable: turn.affordable }}
              chosen={plan.kind === 'buy' ? plan.train : null}
              left={left}
              leftName={bought ? trainOf(view.box, bought).name : ''}
              onPick={turn.seat === undefined ? undefined : pickTrain}
            />
          </div>
          <div className="lm-place-shapes">
            <Shapes
              {...{ view, words, secret, held: held?.shape.id, fitOf: fitFor }}
              onPoint={setPointed}
              onPick={pickShape}
            />
          </div>
          <Standings {...{ view, list, names, words, celebrated, seat: turn.seat }} />
          <Tabs
            open={open}
            list={list}
            names={names}
            complete={faceUp.some((shape) => fitFor(shape)?.own === shape.pattern.length)}
            onTab={(name) => {
              setPeek(wide && open !== name);
              setTab(name);
            }}
          />
        </>
      )}
      {plans && turn.seat !== undefined && (
        <PlanSheet
          {...plans}
          view={view}
          seat={turn.seat}
          open={options}
          onChange={planning.change}
          onClose={() => setOptions(false)}
        />
      )}
    </div>
  );
}
