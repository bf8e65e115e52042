import { useState } from 'react';
import type { LinePuzzle } from '@turntable/bots/puzzles/puzzle.ts';
import { finishes, solutions } from '@turntable/bots/puzzles/solve.ts';
import { SHEETS } from '@turntable/games/loko-moto/boxes.ts';
import { sectionName } from '@turntable/games/loko-moto/names.ts';
import type { Sheet } from '@turntable/games/loko-moto/types.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { drawn } from './drawn.ts';
import './lines.css';

type State = 'open' | 'right' | 'wrong' | 'shown';

/** Which lines to build so that both trains can be paid for. */
export default function Lines({ puzzle }: { readonly puzzle: LinePuzzle }) {
  const { t } = useMessages();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [state, setState] = useState<State>('open');
  const prices = puzzle.trains.map(({ price }) => price);
  const [first, second] = puzzle.trains;
  const toggle = (id: string): void => {
    setState('open');
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  };
  const check = (): void => {
    const right = chosen.length === puzzle.lines && finishes([...puzzle.built, ...chosen], prices);
    setState(right ? 'right' : 'wrong');
  };
  const show = (): void => {
    setChosen([...(solutions(puzzle, puzzle.lines).next().value ?? [])]);
    setState('shown');
  };
  return (
    <div className="puzzle">
      <p>
        {t('puzzle.lines.task', {
          lines: puzzle.lines,
          first: `${first!.name} (${first!.price})`,
          second: `${second!.name} (${second!.price})`,
        })}
      </p>
      <Picture {...{ puzzle, chosen, toggle }} />
      <Choices {...{ puzzle, chosen, toggle }} />
      <div className="buttons">
        <button type="button" className="button" disabled={chosen.length !== puzzle.lines} onClick={check}>
          {t('puzzle.check')}
        </button>
        <button type="button" className="button-quiet" onClick={show}>
          {t('puzzle.show')}
        </button>
      </div>
      <p role="status">
        {state === 'right' && t('puzzle.lines.right', { ways: puzzle.ways })}
        {state === 'wrong' && t('puzzle.lines.wrong')}
        {state === 'shown' && t('puzzle.lines.shown', { ways: puzzle.ways })}
      </p>
    </div>
  );
}

interface PickProps {
  readonly puzzle: LinePuzzle;
  readonly chosen: readonly string[];
  toggle(id: string): void;
}

const sheetOf = ({ sheet }: LinePuzzle): Sheet => SHEETS[sheet as keyof typeof SHEETS];
/** The lines that may be built, each with its number in the picture. */
const numbersOf = ({ free }: LinePuzzle): ReadonlyMap<string, number> =>
  new Map(free.map((id, i) => [id, i + 1]));

/** The map: what is built, what may be, what is picked. */
function Picture({ puzzle, chosen, toggle }: PickProps) {
  const { t } = useMessages();
  const picture = drawn(sheetOf(puzzle));
  const number = numbersOf(puzzle);
  const kindOf = (id: string): string =>
    puzzle.built.includes(id) ? 'built' : chosen.includes(id) ? 'chosen' : number.has(id) ? 'free' : 'gone';
  return (
    <svg className="puzzle-map" viewBox={picture.box} role="img" aria-label={t('puzzle.lines.map')}>
      {picture.lines.map(({ id, d }) => (
        <path key={id} className={`puzzle-line puzzle-${kindOf(id)}`} d={d} />
      ))}
      {picture.lines.map(({ id, middle: [x, y] }) =>
        number.has(id) ? (
          <g key={id} className="puzzle-tap" onClick={() => toggle(id)}>
            <circle className={chosen.includes(id) ? 'puzzle-on' : 'puzzle-off'} cx={x} cy={y} r="11" />
            <text x={x} y={y + 4} textAnchor="middle">
              {number.get(id)}
            </text>
          </g>
        ) : null,
      )}
    </svg>
  );
}

/** The same lines as a list, for keys and readers of the screen. */
function Choices({ puzzle, chosen, toggle }: PickProps) {
  const { t } = useMessages();
  const sheet = sheetOf(puzzle);
  const number = numbersOf(puzzle);
  return (
    <fieldset className="puzzle-choices">
      <legend>{t('puzzle.lines.pick', { count: puzzle.lines })}</legend>
      {puzzle.free.map((id) => (
        <label key={id}>
          <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} /> {number.get(id)}{' '}
          {sectionName(sheet, id)}
        </label>
      ))}
    </fieldset>
  );
}
