import { useState } from 'react';
import type { LinePuzzle } from '@turntable/bots/puzzles/puzzle.ts';
import { finishes, solutions } from '@turntable/bots/puzzles/solve.ts';
import { SHEETS } from '@turntable/games/loko-moto/boxes.ts';
import { sectionName } from '@turntable/games/loko-moto/names.ts';
import { useMessages } from '../../i18n/messages.ts';
import { drawn } from './drawn.ts';

type State = 'open' | 'right' | 'wrong' | 'shown';

/** Which lines to build so that both trains can be paid for. */
export function Lines({ puzzle }: { readonly puzzle: LinePuzzle }) {
  const { t } = useMessages();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [state, setState] = useState<State>('open');
  const sheet = SHEETS[puzzle.sheet as keyof typeof SHEETS];
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
  const picture = drawn(sheet);
  const number = new Map(puzzle.free.map((id, i) => [id, i + 1]));
  const kindOf = (id: string): string =>
    puzzle.built.includes(id) ? 'built' : chosen.includes(id) ? 'chosen' : number.has(id) ? 'free' : 'gone';
  return (
    <div className="puzzle">
      <p>
        {t('puzzle.lines.task', {
          lines: puzzle.lines,
          first: `${first!.name} (${first!.price})`,
          second: `${second!.name} (${second!.price})`,
        })}
      </p>
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
      <fieldset className="puzzle-choices">
        <legend>{t('puzzle.lines.pick', { count: puzzle.lines })}</legend>
        {puzzle.free.map((id) => (
          <label key={id}>
            <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />{' '}
            {number.get(id)} {sectionName(sheet, id)}
          </label>
        ))}
      </fieldset>
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
