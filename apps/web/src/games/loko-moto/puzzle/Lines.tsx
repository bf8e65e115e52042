import { useMemo, useState } from 'react';
import type { LinePuzzle } from '@turntable/bots/puzzles/puzzle.ts';
import { finishes, solutions } from '@turntable/bots/puzzles/solve.ts';
import { SHEETS, TRAINS } from '@turntable/games/loko-moto/boxes.ts';
import { sectionName } from '@turntable/games/loko-moto/names.ts';
import { topology } from '@turntable/games/loko-moto/topology.ts';
import type { Sheet } from '@turntable/games/loko-moto/types.ts';
import { plot as layOut } from '@turntable/pictures/loko-moto/plot.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { announce } from '../../../ui/announce.ts';
import { MapView } from '../map/MapView.tsx';
import { TrainPicture } from '../market/TrainPicture.tsx';
import { linesOf } from './lines-of.ts';
import '../market/trains.css';
import './lines.css';

type Result = 'open' | 'right' | 'wrong' | 'shown';
const NONE: ReadonlySet<number> = new Set();
const NO_LINES: readonly number[] = [];
const nothing = (): void => {};

/** Which lines to build so that both trains can be paid for. */
// Long: the task, the map, the same lines as a list, and what came of it.
export default function Lines({ puzzle }: { readonly puzzle: LinePuzzle }) {
  const { t } = useMessages();
  const sheet: Sheet = SHEETS[puzzle.sheet as keyof typeof SHEETS];
  const plot = useMemo(() => layOut(sheet), [sheet]);
  const { ids, index } = topology(sheet);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [result, setResult] = useState<Result>('open');
  const lines = useMemo(() => linesOf(puzzle, sheet), [puzzle, sheet]);
  const open = useMemo(() => new Set(puzzle.free.map((id) => index.get(id)!)), [puzzle, index]);
  const toggle = (id: string): void => {
    setResult('open');
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  };
  const prices = puzzle.trains.map(({ price }) => price);
  const check = (): void => {
    const right = chosen.length === puzzle.lines && finishes([...puzzle.built, ...chosen], prices);
    setResult(right ? 'right' : 'wrong');
  };
  const show = (): void => {
    setChosen([...(solutions(puzzle, puzzle.lines).next().value ?? [])]);
    setResult('shown');
  };
  const [first, second] = puzzle.trains;
  const name = (section: number): string => sectionName(sheet, ids[section]!);
  return (
    <div className="puzzle">
      <p>
        {t('puzzle.lines.task', {
          lines: puzzle.lines,
          first: `${first!.name} (${first!.price})`,
          second: `${second!.name} (${second!.price})`,
        })}
      </p>
      <div className="lm-puzzle">
        <div className="lm-puzzle-map">
          <MapView
            {...{
              sheet,
              plot,
              lines,
              open,
              pencil: NO_LINES,
              roundMoves: [],
              pulse: undefined,
              ghost: undefined,
            }}
            inkedBy={{}}
            seat={0}
            paying
            picked={new Set(chosen.map((id) => index.get(id)!))}
            planned={NONE}
            glow={NONE}
            won={false}
            quick
            localNames={false}
            nameTrack={name}
            nameStation={(at) => sheet.stations[at]!.name}
            onTap={(section) =>
              open.has(section) ? toggle(ids[section]!) : announce(t('puzzle.lines.taken'))
            }
            onAsk={({ kind, index: at }) =>
              announce(kind === 'station' ? sheet.stations[at]!.name : name(at))
            }
            onPencil={nothing}
            onEscape={() => setChosen([])}
          />
        </div>
        <div className="lm-puzzle-side">
          <ul className="lm-puzzle-trains">
            {puzzle.trains.map((train) => (
              <li key={train.name}>
                <strong className="figures">{train.price}</strong>
                <span>{train.name}</span>
                <TrainPicture id={TRAINS.find(({ name: called }) => called === train.name)!.id} />
              </li>
            ))}
          </ul>
          <p>{t('puzzle.lines.picked', { count: chosen.length, of: puzzle.lines })}</p>
          <details>
            <summary>{t('puzzle.lines.list')}</summary>
            <fieldset className="lm-puzzle-choices">
              <legend className="hidden-visually">{t('puzzle.lines.pick', { count: puzzle.lines })}</legend>
              {puzzle.free.map((id) => (
                <label key={id}>
                  <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />{' '}
                  {sectionName(sheet, id)}
                </label>
              ))}
            </fieldset>
          </details>
        </div>
      </div>
      <div className="buttons">
        <button type="button" className="button" disabled={chosen.length !== puzzle.lines} onClick={check}>
          {t('puzzle.check')}
        </button>
        <button type="button" className="button-quiet" onClick={show}>
          {t('puzzle.show')}
        </button>
      </div>
      <p className="puzzle-result" role="status" data-result={result}>
        {result === 'right' && t('puzzle.lines.right', { ways: puzzle.ways })}
        {result === 'wrong' && t('puzzle.lines.wrong')}
        {result === 'shown' && t('puzzle.lines.shown', { ways: puzzle.ways })}
      </p>
    </div>
  );
}
