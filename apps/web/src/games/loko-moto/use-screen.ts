import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Seat } from '@turntable/engine';
import { topology } from '@turntable/games/loko-moto/topology.ts';
import { plot as layOut } from '@turntable/pictures/loko-moto/plot.ts';
import { TERRAINS } from '@turntable/pictures/loko-moto/terrain/terrains.ts';
import { useSettings } from '../../device/settings.ts';
import { useAfterPaint } from '../../device/useAfterPaint.ts';
import { useMessages } from '../../i18n/messages.ts';
import { announce } from '../../ui/announce.ts';
import { leadTo } from '../../ui/lead-to.ts';
import { useCelebration } from './celebration/use-celebration.ts';
import { livePencil } from './map/map-model.ts';
import { usePencil } from './map/pencil.ts';
import { arrangementOf, screenModel } from './screen-model.ts';
import { useHeld } from './shapes/use-held.ts';
import type { Tab } from './Tabs.tsx';
import { actsOf } from './turn/acts.ts';
import type { QuickPen } from './turn/RestTray.tsx';
import { trayCovers } from './turn/tray-place.ts';
import { usePlanning } from './turn/use-planning.ts';
import { useTurn, type ScreenProps } from './turn/use-turn.ts';
import { useKeys } from './use-keys.ts';
import { sayings } from './words/sayings.ts';

/** A seat that nobody has: a watcher's, who owns no line. */
const NOBODY: Seat = 99;

/** The screen with what its reader has picked, turned or opened on it. */
export type Screen = ReturnType<typeof useScreen>;

/** What the screen shows for `props`, and what its reader picks, turns and opens on it. */
// Long: each value follows from those before it.
export function useScreen(props: ScreenProps) {
  const { table, view, as, names, log, events } = props;
  const { sheet } = view.box;
  const messages = useMessages();
  const { inkAtOnce } = useSettings();
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

  const planning = usePlanning(props);
  const turn = useTurn(planning.props, inkAtOnce && !planning.draft ? pen : null, planning.draft !== null);
  const { plan } = turn;
  const { status } = table;
  const model = useMemo(
    () => screenModel({ status, view, log, plot, ...(events && { events }) }, turn.seat),
    [status, view, log, events, plot, turn.seat],
  );
  const hand = useHeld(view, turn.seat ?? NOBODY, plot);
  const known = useMemo(() => new Set(plot.tracks.map((track) => track.id)), [plot]);
  const pencil = usePencil(table.id, as, known);
  const ended = model.over || model.past;
  /** Pencil marks on lines that are still free: drawn on the map, and named with its lines. */
  const marks = useMemo(() => {
    const all = pencil.marks.map((id) => index.get(id)!);
    return new Set(ended ? [] : livePencil(all, view.lines, turn.seat ?? NOBODY));
  }, [ended, pencil.marks, index, view.lines, turn.seat]);
  const words = useMemo(
    () => sayings(messages, { view, plot, names, seat: turn.seat, marks, moves: model.moves }),
    [messages, view, plot, names, turn.seat, marks, model.moves],
  );

  useEffect(() => {
    setPeek(plan.kind === 'buy' && plan.train === null);
    if (plan.kind === 'buy') setTab('trains');
  }, [plan]);
  const heldId = hand.held?.shape.id;
  useEffect(() => setPeek(false), [heldId]);
  const { t } = messages;
  // The mark on the map is painted first; the tray, which needs a new layout, and the announcement come right after.
  const late = useAfterPaint(plan);
  const count = late.kind === 'none' ? 0 : late.sections.length;
  useEffect(() => {
    if (count > 0) announce(t('lm.picked', { count }));
  }, [count, t]);

  const seat = turn.seat ?? NOBODY;
  const acts = actsOf({
    ...{ view, refuse: props.refuse, plot, seat, turn, planning, hand, pencil, pencilling, words, messages },
    ...{ inkAtOnce, setPencilling },
  });
  const { suggested } = props;
  const pick = useEffectEvent(acts.pickSuggested);
  const unled = useRef<typeof suggested>(undefined);
  useEffect(() => {
    unled.current = suggested;
    if (suggested) pick(suggested);
  }, [suggested]);
  // What confirms it is there once the tray is.
  useEffect(() => {
    const move = unled.current;
    unled.current = undefined;
    const button = move && document.querySelector<HTMLElement>(`.lm-tray [data-act="${move.type}"]`);
    return button ? leadTo(button) : undefined;
  }, [late]);
  const isHeld = hand.held !== undefined;
  const isPlanning = planning.draft !== null;
  useKeys({
    draws: plan.kind === 'draw',
    escapes: isHeld || plan.kind !== 'none' || isPlanning || pencilling,
    onEscape: acts.letGo,
  });
  const arrangement = arrangementOf({ plan: late, isHeld, isPlanning, tab, peek });
  return {
    ...{ plot, below, model, seat, turn, planning, hand, pencil, pencilling, setPencilling, marks, words },
    ...{ acts, arrangement, celebrated: useCelebration(model.moves, turn.seat, !model.over && !model.past) },
    /** Whose turn it is sits in the room, and the reader says what they do. */
    keeps: props.place.keeper === true && table.seats[view.turn]?.kind === 'room',
    /** The reader only keeps the game, and picks nothing on the map. */
    looksOn: props.place.keeper === true && turn.seat === undefined,
    /** What is picked is on the map and not yet in the tray. */
    behind: late !== plan,
    /** The pen in hand when taps act at once; null when they do not. */
    quickPen: inkAtOnce ? pen : null,
    setPen,
    openTab(name: Tab): void {
      setPeek(arrangement.room === 'wide' && arrangement.open !== name);
      setTab(name);
    },
  };
}
