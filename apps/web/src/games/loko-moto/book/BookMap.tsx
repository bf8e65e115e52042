import { useMemo, useState } from 'react';
import { containsPattern, shapeOf, trainOf } from '@turntable/games/loko-moto/cards.ts';
import { leftToClose } from '@turntable/games/loko-moto/decisions.ts';
import { suggestions } from '@turntable/games/loko-moto/search.ts';
import { topology } from '@turntable/games/loko-moto/topology.ts';
import {
  builtBy,
  FREE,
  isReserved,
  ownerOf,
  type Action,
  type Shape,
  type Train,
  type View,
} from '@turntable/games/loko-moto/types.ts';
import { plot as layOut } from '@turntable/pictures/loko-moto/plot.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { announce } from '../../../ui/announce.ts';
import { PenMark } from '../../../ui/PenMark.tsx';
import { BuyCard } from './BuyCard.tsx';
import { CameUp } from './CameUp.tsx';
import { OpenCards } from './OpenCards.tsx';
import type { Purchase } from './purchase.ts';
import { secretsIn } from './map-page.ts';
import type { BookMapProps } from './map-props.ts';
import { ShownSecrets } from './ShownSecrets.tsx';
import { signed } from '../../../i18n/signed.ts';
import { MapView } from '../map/MapView.tsx';
import { sayings } from '../words/sayings.ts';
import '../shapes/shapes.css';
import './book-map.css';

const NONE: ReadonlySet<number> = new Set();
const NO_LINES: readonly number[] = [];
type Pen = 'build' | 'reserve';
/** Loko moto in the scorebook: what lies open, the map that is drawn on, and what whoever is on turn buys. */
// Long: the sheet is drawn from top to bottom.
export default function BookMap(props: BookMapProps) {
  const { names, closed, wanted, own, shown, onTurn, onCard, onSecret } = props;
  const view = props.view as View;
  const unseen = props.unseen as { readonly trains: readonly Train[]; readonly shapes: readonly Shape[] };
  const { sheet } = view.box;
  const messages = useMessages();
  const { t } = messages;
  const plot = useMemo(() => layOut(sheet), [sheet]);
  const { ids, index } = topology(sheet);
  const [penOf, setPenOf] = useState<{ readonly moves: string; readonly pen: Pen } | null>(null);
  const [first, setFirst] = useState<{ readonly moves: string; readonly section: number } | null>(null);
  const [buying, setBuying] = useState<{ readonly moves: string; readonly plan: Purchase } | null>(null);
  const seat = view.turn;
  // What was picked belongs to one turn.
  const moves = `${view.turn}/${view.free}/${view.lines.join('')}`;
  const over = closed || view.phase === 'over';
  const plan = buying?.moves === moves ? buying.plan : null;
  const half = first?.moves === moves ? first.section : null;
  const pen = penOf?.moves === moves ? penOf.pen : 'build';
  const words = useMemo(
    () => sayings(messages, { view, plot, names, seat, marks: NONE }),
    [messages, view, plot, names, seat],
  );
  const mine = (section: number): boolean => view.lines[section] === builtBy(seat);
  const claimsIn = (sections: readonly number[]): Shape[] =>
    view.faceUp
      .flatMap((id) => (id === null ? [] : [shapeOf(view.box, id)]))
      .filter((shape) => containsPattern(sheet, shape, sections))
      .sort((a, b) => b.points - a.points);
  const setPlan = (next: Purchase | null): void => setBuying(next && { moves, plan: next });
  const withLines = (train: string | null, sections: readonly number[]): void =>
    setPlan(
      train === null && sections.length === 0
        ? null
        : { train, sections, shape: claimsIn(sections)[0]?.id ?? null },
    );
  const turn = (action: Action): void => {
    setFirst(null);
    setBuying(null);
    onTurn(action);
  };
  const ways = useMemo(
    () => (plan?.train && !wanted ? suggestions(view, seat, plan.train) : []),
    [plan?.train, wanted, view, seat],
  );
  const pick = (train: string): void => {
    if (plan?.train === train) return setPlan(null);
    const [best] = suggestions(view, seat, train);
    if (plan && plan.sections.length > 0) return withLines(train, plan.sections);
    if (!best) return setPlan({ train, sections: [], shape: null });
    setPlan({ train, sections: best.sections.map((id) => index.get(id)!), shape: best.shape });
  };
  const tap = (section: number): void => {
    if (over) return;
    const id = ids[section]!;
    if (view.phase === 'opening') return turn({ type: 'close', section: id });
    if (plan || mine(section)) {
      const had = plan?.sections ?? [];
      const next = had.includes(section) ? had.filter((one) => one !== section) : [...had, section];
      return withLines(plan?.train ?? null, next);
    }
    const line = view.lines[section]!;
    const reserved = isReserved(line) && ownerOf(line) === seat;
    if (pen === 'build' || reserved) return turn({ type: 'build', section: id });
    if (half === section) return setFirst(null);
    if (half !== null) return turn({ type: 'reserve', sections: [ids[half]!, id] });
    if (view.free === 1) return turn({ type: 'reserve', sections: [id] });
    setFirst({ moves, section });
    announce(t('lm.picked', { count: 1 }));
  };
  const open = useMemo(
    () => new Set(view.lines.flatMap((line, i) => (line === FREE || (isReserved(line) && ownerOf(line) === seat) ? [i] : []))), // prettier-ignore
    [view.lines, seat],
  );
  const picked = plan ? plan.sections : half === null ? NO_LINES : [half];
  return (
    <div className="book-map">
      <ol className="book-players">
        {names.map((name, i) => (
          <li key={i} data-turn={(!over && view.turn === i) || undefined}>
            <PenMark seat={i} line={false} />
            <span>{name}</span>
            <strong className="figures">{signed(view.scores[i]!)}</strong>
          </li>
        ))}
      </ol>
      {wanted && !over && (
        <CameUp
          key={JSON.stringify([wanted, unseen.trains.length, unseen.shapes.length])}
          {...{ wanted, own, unseen, words, onCard }}
          lattice={sheet.lattice}
        />
      )}
      {!(wanted && !over) && (
        <OpenCards
          view={view}
          words={words}
          chosen={plan?.train ?? null}
          onPick={over || view.phase === 'opening' ? undefined : pick}
        />
      )}
      {over && view.box.hiddenAgendas && view.phase === 'over' && (
        <ShownSecrets {...{ names, shown, words, onSecret }} shapes={unseen.shapes} />
      )}
      {!over && plan && (
        <BuyCard
          {...{ view, plan, ways, words }}
          secret={secretsIn(view, shown, unseen.shapes, plan.sections)}
          claims={claimsIn(plan.sections)}
          train={plan.train === null ? undefined : trainOf(view.box, plan.train)}
          onPlan={setPlan}
          onBuy={turn}
        />
      )}
      {!over && !plan && view.phase === 'main' && (
        <div className="book-pens" role="group" aria-label={t('lm.pen')}>
          {(['build', 'reserve'] as const).map((one) => (
            <button
              key={one}
              type="button"
              className="book-key"
              aria-pressed={pen === one}
              onClick={() => {
                setPenOf({ moves, pen: one });
                setFirst(null);
              }}
            >
              {t(`lm.pen.${one}`)}
            </button>
          ))}
          <p className="soft">
            {t(pen === 'build' ? 'book.map.build' : half === null ? 'book.map.reserve' : 'book.map.second')}
          </p>
        </div>
      )}
      {!over && view.phase === 'opening' && (
        <p className="soft">{t('lm.hint.opening', { left: leftToClose(view) })}</p>
      )}
      <div className="book-sheet">
        <MapView
          sheet={sheet}
          plot={plot}
          lines={view.lines}
          inkedBy={view.inkedBy}
          seat={over ? undefined : seat}
          open={over ? NONE : plan ? new Set(view.lines.flatMap((_, i) => (mine(i) ? [i] : []))) : open}
          paying={plan !== null}
          picked={new Set(picked)}
          roundMoves={[]}
          pulse={undefined}
          planned={NONE}
          glow={NONE}
          pencil={NO_LINES}
          ghost={undefined}
          won={view.phase === 'over'}
          quick
          localNames={false}
          nameTrack={words.sectionState}
          nameStation={words.station}
          onTap={tap}
          onAsk={({ kind, index: at }) =>
            announce(kind === 'station' ? words.station(at) : words.sectionState(at))
          }
          onPencil={() => {}}
          onEscape={() => {
            setPlan(null);
            setFirst(null);
          }}
        />
      </div>
    </div>
  );
}
