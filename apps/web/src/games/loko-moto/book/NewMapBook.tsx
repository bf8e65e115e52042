import { useState, type FormEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { SHEET_IDS, type SheetId } from '@turntable/games/loko-moto/sheets/index.ts';
import { useOnce } from '../../../device/useOnce.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { notify } from '../../../ui/announce.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { BookName } from '../../../session/book/BookName.tsx';
import { keepBook, newId } from '../../../session/book/store.ts';
import type { MapSetup } from './map-book.ts';

const MOST = 5;

/** A book of Loko moto on one of our maps; of any other edition the score alone is kept. */
// Long: one field after another.
export function NewMapBook() {
  const { t } = useMessages();
  const [, go] = useLocation();
  const [names, setNames] = useState<readonly string[]>(['', '', '']);
  const [sheet, setSheet] = useState<SheetId>('standard');
  // A player's seat, or somebody else.
  const [keeps, setKeeps] = useState<number | 'scorer'>(0);
  const [keeper, setKeeper] = useState('');
  const [starter, setStarter] = useState(0);
  const [hidden, setHidden] = useState(false);
  const [advanced, setAdvanced] = useState(false);
  const [own, setOwn] = useState(false);
  const nameOf = (i: number): string => names[i]?.trim() || t('book.player', { n: i + 1 });
  const by = keeps === 'scorer' ? keeps : Math.min(keeps, names.length - 1);
  const { busy, once: begin } = useOnce(async () => {
    const setup: MapSetup = {
      game: 'loko-moto',
      names: names.map((_, i) => nameOf(i)),
      kept: by === 'scorer' ? { by, ...(keeper.trim() && { name: keeper.trim() }) } : { by },
      sheet,
      hiddenAgendas: hidden && !own,
      advanced,
      starter: Math.min(starter, names.length - 1),
      own,
    };
    const now = Date.now();
    const id = newId(now);
    try {
      await keepBook({ id, setup, taps: [], undone: [], clock: { elapsed: 0, since: now }, at: now });
      go(`/book/${id}`);
    } catch {
      notify({ tone: 'caution', text: t('book.unwritten') });
    }
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void begin();
  };
  const tick = (label: string, on: boolean, set: (on: boolean) => void, disabled = false) => (
    <label className="book-check">
      <input
        type="checkbox"
        checked={on}
        disabled={disabled}
        onChange={({ target }) => set(target.checked)}
      />{' '}
      {label}
    </label>
  );
  return (
    <form className="stack" onSubmit={submit}>
      <p className="soft">
        {t('book.map.lead')} <Link href="/book/loko-moto">{t('book.map.other')}</Link>
      </p>
      <Choice
        legend={t('book.map.sheet')}
        value={sheet}
        choices={SHEET_IDS.map((value) => ({ value, label: t(`map.${value}`) }))}
        onChange={(value) => setSheet(value as SheetId)}
      />
      <div className="book-fields">
        {names.map((name, i) => (
          <BookName
            key={i}
            label={t('book.player', { n: i + 1 })}
            value={name}
            onChange={(next) => setNames(names.with(i, next))}
          />
        ))}
      </div>
      <div className="buttons">
        {names.length < MOST && (
          <button type="button" className="button-quiet" onClick={() => setNames([...names, ''])}>
            {t('book.pad.more')}
          </button>
        )}
        {names.length > 2 && (
          <button type="button" className="button-quiet" onClick={() => setNames(names.slice(0, -1))}>
            {t('book.map.fewer')}
          </button>
        )}
      </div>
      <Choice
        legend={t('book.first')}
        value={String(Math.min(starter, names.length - 1))}
        choices={names.map((_, i) => ({ value: String(i), label: nameOf(i) }))}
        onChange={(value) => setStarter(Number(value))}
      />
      <Choice
        legend={t('book.keeps')}
        value={String(by)}
        choices={[
          ...names.map((_, i) => ({ value: String(i), label: nameOf(i) })),
          { value: 'scorer', label: t('book.keeps.scorer') },
        ]}
        onChange={(value) => setKeeps(value === 'scorer' ? value : Number(value))}
      />
      {keeps === 'scorer' && <BookName label={t('book.keeper')} value={keeper} onChange={setKeeper} />}
      <div>
        {tick(t('book.map.hidden'), hidden && !own, setHidden, own)}
        {tick(t('book.map.advanced'), advanced, setAdvanced)}
        {tick(t('book.map.own'), own, setOwn)}
      </div>
      <button type="submit" className="button" disabled={busy}>
        {t('book.begin')}
      </button>
    </form>
  );
}
