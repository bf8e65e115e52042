import { useState } from 'react';
import { useMessages } from '../../i18n/messages.ts';
import { saveJson } from '../../ui/save.ts';
import { handOver } from './hand-over.ts';

const KEY = 'turntable.box-address';

/** The address of the last box; none in a browser that keeps nothing. */
function lastBox(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
function keepBox(address: string): void {
  try {
    localStorage.setItem(KEY, address);
  } catch {
    // Then it is typed again.
  }
}

/**
 * Hands a record to another server, usually a club box: by a link that opens there with the record in it, because a
 * page of https may not send to one of http. A record too long for an address is saved as a file, to be opened there.
 */
export function HandOver({ name, record }: { readonly name: string; readonly record: object }) {
  const { t } = useMessages();
  const [box, setBox] = useState(lastBox);
  const [said, setSaid] = useState('');
  const hand = async (): Promise<void> => {
    const link = await handOver(box, record);
    if (link === 'no-address') return setSaid(t('book.box.address'));
    keepBox(box.trim());
    if (link !== 'too-long') return location.assign(link);
    saveJson(`${name}.json`, record);
    setSaid(t('book.box.saved'));
  };
  return (
    <form
      className="book-words"
      onSubmit={(event) => {
        event.preventDefault();
        void hand();
      }}
    >
      <label className="book-words">
        <span className="soft">{t('book.box')}</span>
        <input
          className="input"
          inputMode="url"
          autoComplete="off"
          placeholder="192.168.1.20:8080"
          maxLength={200}
          value={box}
          onChange={({ target }) => setBox(target.value)}
        />
      </label>
      <div className="book-keys">
        <button type="submit" className="book-key">
          {t('book.box.hand')}
        </button>
      </div>
      {said && <p role="status">{said}</p>}
    </form>
  );
}
