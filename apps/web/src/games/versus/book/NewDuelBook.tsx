import { useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import { EDITION } from '@turntable/roster/edition.ts';
import { FRONTS } from '@turntable/roster/fronts.ts';
import { rearsOf } from '../../../api/values/rears.ts';
import type { SeenRear } from '../../../api/values/words.ts';
import { useOnce } from '../../../device/useOnce.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useOwnLocomotives } from '../../../locomotives/own.ts';
import { BookName } from '../../../session/book/BookName.tsx';
import { keepBook, newId } from '../../../session/book/store.ts';
import { notify } from '../../../ui/announce.ts';
import { Choice } from '../../../ui/Choice.tsx';
import type { BookLocomotive, BookSetup } from './model/book.ts';
import { TakenFor } from './TakenFor.tsx';
import { takenFor } from './taken-for.ts';

type Keeps = 'judge' | 'scorer' | 'player';

interface NewDuelBookProps {
  readonly game: string;
  /** How many play: two, or four in teams of two. More than one number is a choice. */
  readonly players: readonly (2 | 4)[];
  /** Locomotives of one side. */
  readonly each: number;
}

/** A book of a locomotive game: who plays, who keeps it, and what is known of the locomotives. */
// Long: one field after another.
export function NewDuelBook({ game, players, each }: NewDuelBookProps) {
  const { t } = useMessages();
  const [, go] = useLocation();
  const own = useOwnLocomotives();
  const [seats, setSeats] = useState(players[0]!);
  const [keeps, setKeeps] = useState<Keeps>('judge');
  const [names, setNames] = useState<readonly string[]>(['', '', '', '']);
  const [keeper, setKeeper] = useState('');
  const [margin, setMargin] = useState(false);
  const [turn, setTurn] = useState('');
  const [first, setFirst] = useState<0 | 1>(0);
  const [locomotives, setLocomotives] = useState<readonly string[]>([]);
  const places = 2 * each;
  const write = (at: number, text: string): void =>
    setLocomotives(Array.from({ length: places }, (_, i) => (i === at ? text : (locomotives[i] ?? ''))));

  const { busy, once: begin } = useOnce(async () => {
    const chosen = Array.from({ length: places }, (_, i) =>
      takenFor(locomotives[i] ?? '', own, i, (n) =>
        t('book.locomotive', { side: n > each ? 'B' : 'A', n: ((n - 1) % each) + 1 }),
      ),
    );
    const rears = await knownRears(chosen, keeps);
    // Said over the book, which opens all the same.
    if (typeof rears === 'string') notify({ tone: 'caution', text: t(`book.values.${rears}`) });
    const all = chosen.map((one) => {
      const rear = typeof rears === 'string' ? undefined : rears.get(one.id);
      return rear && one.source === 'roster' ? { ...one, ...rear } : one;
    });
    const setup: BookSetup = {
      game,
      names: Array.from({ length: seats }, (_, i) => names[i]?.trim() || t('book.player', { n: i + 1 })),
      kept: { by: keeps === 'player' ? 0 : keeps, ...(keeper.trim() && { name: keeper.trim() }) },
      scoring: margin ? 'margin' : 'flat',
      judge: keeps === 'judge',
      engines: [all.slice(0, each), all.slice(each)],
      first,
      edition: EDITION,
    };
    const now = Date.now();
    const id = newId(now);
    const seconds = Number(turn);
    const clock = { elapsed: 0, since: now, ...(seconds > 0 ? { turn: seconds, turnSince: now } : {}) };
    try {
      await keepBook({ id, setup, taps: [], undone: [], clock, at: now });
      go(`/book/${id}`);
    } catch {
      notify({ tone: 'caution', text: t('book.unwritten') });
    }
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void begin();
  };
  return (
    <form className="stack" onSubmit={submit}>
      {players.length > 1 && (
        <Choice
          legend={t('book.sides')}
          value={String(seats)}
          choices={players.map((count) => ({
            value: String(count),
            label: t(count === 4 ? 'book.sides.four' : 'book.sides.two'),
          }))}
          onChange={(value) => setSeats(value === '2' ? 2 : 4)}
        />
      )}
      <Choice
        legend={t('book.keeps')}
        stacked
        value={keeps}
        choices={(['judge', 'scorer', 'player'] as const).map((value) => ({
          value,
          label: t(`book.keeps.${value}`),
          hint: t(`book.keeps.${value}.hint`),
        }))}
        onChange={(value) => setKeeps(value as Keeps)}
      />
      <div className="book-fields">
        {Array.from({ length: seats }, (_, i) => (
          <BookName
            key={i}
            label={t('book.player.side', { n: i + 1, side: i < seats / 2 ? 'A' : 'B' })}
            value={names[i] ?? ''}
            onChange={(name) => setNames(names.with(i, name))}
          />
        ))}
        {keeps !== 'player' && <BookName label={t('book.keeper')} value={keeper} onChange={setKeeper} />}
      </div>
      <fieldset>
        <legend className="legend">{t('book.locomotives')}</legend>
        <p className="soft">{t('book.locomotives.hint')}</p>
        <datalist id="book-locomotives">
          {own.map(({ id, name }) => (
            <option key={id} value={name} />
          ))}
          {FRONTS.map(({ id, name }) => (
            <option key={id} value={name} />
          ))}
        </datalist>
        <div className="book-fields">
          {Array.from({ length: places }, (_, i) => (
            <div key={i} className="book-locomotive">
              <label className="field">
                <span>
                  {i < each ? 'A' : 'B'} {(i % each) + 1}
                </span>
                <input
                  className="input"
                  list="book-locomotives"
                  maxLength={80}
                  value={locomotives[i] ?? ''}
                  onChange={({ target }) => write(i, target.value)}
                />
              </label>
              <TakenFor text={locomotives[i] ?? ''} own={own} onMeant={(name) => write(i, name)} />
            </div>
          ))}
        </div>
      </fieldset>
      <Choice
        legend={t('book.first')}
        value={String(first)}
        choices={[
          { value: '0', label: 'A' },
          { value: '1', label: 'B' },
        ]}
        onChange={(value) => setFirst(value === '1' ? 1 : 0)}
      />
      <label className="book-check">
        <input type="checkbox" checked={margin} onChange={({ target }) => setMargin(target.checked)} />{' '}
        {t('book.margin')}
      </label>
      <label className="field book-turn">
        <span>{t('book.turn')}</span>
        <input
          className="input"
          inputMode="numeric"
          maxLength={4}
          value={turn}
          onChange={({ target }) => setTurn(target.value.replace(/\D/g, ''))}
        />
      </label>
      <button type="submit" className="button" disabled={busy}>
        {t('book.begin')}
      </button>
    </form>
  );
}

/** A judge may know the values of the roster's locomotives; nobody else, until they are read out (LV-1.6). */
async function knownRears(
  locomotives: readonly BookLocomotive[],
  keeps: Keeps,
): Promise<ReadonlyMap<string, Pick<SeenRear, 'values' | 'calculated'>> | 'hidden' | 'away'> {
  const ids = locomotives.filter(({ source }) => source === 'roster').map(({ id }) => id);
  if (keeps !== 'judge' || ids.length === 0) return new Map();
  const rears = await rearsOf(ids, EDITION);
  if (typeof rears === 'string') return rears;
  return new Map(rears.map(({ id, values, calculated }) => [id, { values, calculated }]));
}
