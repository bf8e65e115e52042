import { useState } from 'react';
import { writeScores, type ScoreLine } from '@turntable/engine';
import { usePaper } from '../../../device/paper.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Page } from '../../../ui/page/Page.tsx';
import { csvCell } from '../../../session/book/csv-cell.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { printHere } from '../../../local/printing/printing.ts';
import { useCachedPrinter } from '../../../local/printing/useCachedPrinter.ts';
import { saveFile, saveJson } from '../../../ui/save.ts';
import { useTyped } from './use-typed.ts';
import './score-pad.css';

const PARTS = ['trains', 'bonuses', 'shapes', 'lines'] as const;
type Part = (typeof PARTS)[number];
interface Player {
  readonly name: string;
  readonly trains: number;
  readonly bonuses: number;
  readonly shapes: number;
  readonly lines: number;
}
const KEY = 'turntable.score-pad';
const NOBODY: Player = { name: '', trains: 0, bonuses: 0, shapes: 0, lines: 0 };

function storedPlayers(): readonly Player[] {
  try {
    const players = JSON.parse(localStorage.getItem(KEY) ?? 'null') as readonly Player[] | null;
    if (Array.isArray(players) && players.length > 1) return players as Player[];
  } catch {
    // Then it is an empty one.
  }
  return [NOBODY, NOBODY];
}

/** Points of a player at the end (LM-4.1): what each own line that is still solid costs is taken off. */
const total = ({ trains, bonuses, shapes, lines }: Player): number => trains + bonuses + shapes - lines;

/** Loko moto in any edition: the score alone, counted at the end of the game. */
// Long: one table and its keys.
export function ScorePad() {
  const { t, locale } = useMessages();
  const [paper] = usePaper();
  const [players, setPlayers] = useState(storedPlayers);
  useCachedPrinter(true, locale);
  const [clearing, setClearing] = useState(false);
  const change = (next: readonly Player[]): void => {
    try {
      // Stored before it is shown.
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // A browser that keeps nothing counts as long as the page is open.
    }
    setPlayers(next);
  };
  const names = players.map(({ name }, i) => name || t('book.player', { n: i + 1 }));
  const lines: readonly ScoreLine[] = players.map((player) => ({
    text: t('book.pad.line', { ...player, total: total(player) }),
  }));
  const score = writeScores({
    game: 'loko-moto',
    names,
    scores: players.map(total),
    lines,
  });
  const csv = (): string =>
    [
      ['name', ...PARTS, 'total'],
      ...players.map((p) => [csvCell(p.name), ...PARTS.map((part) => p[part]), total(p)]),
    ]
      .map((row) => `${row.join(',')}\r\n`)
      .join('');
  const pdf = async (): Promise<void> => {
    const made = await printHere({ kind: 'record', options: { lang: locale, paper }, record: score }).catch(() => undefined); // prettier-ignore
    if (made && 'pdf' in made)
      saveFile('turntable-score-loko-moto.pdf', new Blob([made.pdf], { type: 'application/pdf' }));
    // What prints is not on this device: the browser does, with the page as it is.
    else print();
  };
  return (
    <Page title={t('book.title')} width="wide">
      <div className="stack">
        <h1>{t('book.pad')}</h1>
        <div className="book-pad">
          <table>
            <thead>
              <tr>
                <th scope="col">{t('book.pad.name')}</th>
                {PARTS.map((part) => (
                  <th key={part} scope="col">
                    {t(`book.pad.${part}`)}
                  </th>
                ))}
                <th scope="col">{t('book.pad.total')}</th>
              </tr>
            </thead>
            <tbody>
              {players.map((player, i) => (
                <tr key={i}>
                  <td>
                    <input
                      className="input"
                      maxLength={24}
                      placeholder={t('book.player', { n: i + 1 })}
                      aria-label={t('book.player', { n: i + 1 })}
                      value={player.name}
                      onChange={({ target }) => change(players.with(i, { ...player, name: target.value }))}
                    />
                  </td>
                  {PARTS.map((part) => (
                    <td key={part}>
                      <span className="book-pad-part" aria-hidden="true">
                        {t(`book.pad.${part}`)}
                      </span>
                      <Count
                        label={t('book.pad.of', { name: names[i]!, part: t(`book.pad.${part}`) })}
                        value={player[part]}
                        onChange={(value) => change(players.with(i, { ...player, [part]: value }))}
                        part={part}
                      />
                    </td>
                  ))}
                  <td>
                    <span className="book-pad-part" aria-hidden="true">
                      {t('book.pad.total')}
                    </span>
                    <output
                      className="figures"
                      aria-label={t('book.pad.of', { name: names[i]!, part: t('book.pad.total') })}
                    >
                      {total(player)}
                    </output>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div className="buttons no-print">
          {players.length < 5 && (
            <button type="button" className="button-quiet" onClick={() => change([...players, NOBODY])}>
              {t('book.pad.more')}
            </button>
          )}
          <button
            type="button"
            className="button-quiet"
            onClick={() => saveJson('turntable-score-loko-moto.json', score)}
          >
            {t('book.save.score')}
          </button>
          <button
            type="button"
            className="button-quiet"
            onClick={() =>
              saveFile('turntable-score-loko-moto.csv', new Blob([csv()], { type: 'text/csv;charset=utf-8' }))
            }
          >
            {t('book.save.csv')}
          </button>
          <button type="button" className="button-quiet" onClick={() => void pdf()}>
            {t('book.save.pdf')}
          </button>
          <button type="button" className="button-quiet" onClick={() => setClearing(true)}>
            {t('book.pad.clear')}
          </button>
        </div>
        <Dialog title={t('book.pad.clear.title')} open={clearing} onClose={() => setClearing(false)}>
          <p>{t('book.pad.clear.text')}</p>
          <div className="buttons">
            <button
              type="button"
              className="button"
              onClick={() => {
                change([NOBODY, NOBODY]);
                setClearing(false);
              }}
            >
              {t('book.pad.clear')}
            </button>
            <button type="button" className="button-quiet" onClick={() => setClearing(false)}>
              {t('book.pad.clear.no')}
            </button>
          </div>
        </Dialog>
      </div>
    </Page>
  );
}

interface CountProps {
  readonly label: string;
  readonly part: Part;
  readonly value: number;
  onChange(value: number): void;
}
/** A whole number; bonuses may be below zero (the draisine). */
function Count({ label, part, value, onChange }: CountProps) {
  const [least, most] = [part === 'bonuses' ? -99 : 0, 999];
  const { text, type, leave } = useTyped(value, [least, most], onChange);
  return (
    <input
      className="input figures"
      type="number"
      inputMode={part === 'bonuses' ? 'text' : 'numeric'}
      min={least}
      max={most}
      aria-label={label}
      value={text}
      onChange={({ target }) => type(target.value)}
      onBlur={leave}
    />
  );
}
