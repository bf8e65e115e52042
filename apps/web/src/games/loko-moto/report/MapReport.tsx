import { useEffect, useState, type FormEvent } from 'react';
import { SHEETS } from '@turntable/games/loko-moto/boxes.ts';
import { FileError, textOf } from '../../../device/text-of.ts';
import { useMessages } from '../../../i18n/messages.ts';
import '../../../ui/style/button.css';
import '../../../ui/style/field.css';
import { Found } from './Found.tsx';
import type { FromReporter, ToReporter, Wish } from './words.ts';
import './report.css';

const PLAYERS = [2, 3, 4, 5];

/** `failed`: the worker could not be loaded, or crashed. */
type Reported =
  { readonly part: number } | Exclude<FromReporter, { t: 'done' }> | { readonly t: 'failed' } | null;

/** The option of a map from a file. */
const FILE = 'file';

/** What bot games say of a map, played on this device. */
export default function MapReport({ games }: { readonly games: number }) {
  const { t } = useMessages();
  const [wish, setWish] = useState<ToReporter | null>(null);
  const [reported, setReported] = useState<Reported>(null);
  useEffect(() => {
    if (!wish) return undefined;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      type: 'module',
      name: 'map-report',
    });
    worker.onmessage = ({ data }: MessageEvent<FromReporter>) =>
      setReported(data.t === 'done' ? { part: data.part } : data);
    worker.onerror = () => setReported({ t: 'failed' });
    worker.postMessage(wish);
    return () => worker.terminate();
  }, [wish]);
  const ask = (wish: Wish): void => {
    setReported({ part: 0 });
    setWish({ ...wish, games });
  };
  const unread = (problem: string): void => {
    setWish(null);
    setReported({ t: 'no-map', problem });
  };
  return (
    <>
      <MapForm onAsk={ask} onUnread={unread} />
      {reported && 'part' in reported && (
        <p role="status">
          <label>
            {t('map-report.working')} <progress value={reported.part} max={1} />
          </label>
        </p>
      )}
      {wish && reported && 't' in reported && reported.t === 'failed' && (
        <div role="alert">
          <p>{t('map-report.failed')}</p>
          <button type="button" className="button" onClick={() => ask(wish)}>
            {t('state.retry')}
          </button>
        </div>
      )}
      {reported && 't' in reported && (reported.t === 'no-json' || reported.t === 'no-map') && (
        <p role="alert">
          {reported.t === 'no-json'
            ? t('map-report.file.no-json')
            : t('map-report.file.no-map', { problem: reported.problem })}
        </p>
      )}
      {reported && 'report' in reported && <Found report={reported.report} picture={reported.picture} />}
    </>
  );
}

/** Which map, and for how many. */
function MapForm({ onAsk, onUnread }: { onAsk(wish: Wish): void; onUnread(problem: string): void }) {
  const { t, say } = useMessages();
  const [sheet, setSheet] = useState<string>(Object.keys(SHEETS)[0]!);
  const ask = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const file = form.get(FILE);
    const players = Number(form.get('players'));
    try {
      onAsk({ ...(file instanceof File ? { file: await textOf(file) } : { sheet }), players });
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      onUnread(error.message);
    }
  };
  return (
    <form className="map-report-form" onSubmit={(event) => void ask(event)}>
      <label className="field">
        <span>{t('map-report.map')}</span>
        <select value={sheet} onChange={(event) => setSheet(event.target.value)} className="input">
          {Object.keys(SHEETS).map((id) => (
            <option key={id} value={id}>
              {say(`map.${id}`)}
            </option>
          ))}
          <option value={FILE}>{t('map-report.file')}</option>
        </select>
      </label>
      {sheet === FILE && (
        <label className="field">
          <span>{t('map-report.file.which')}</span>
          <input type="file" name={FILE} required accept=".json,application/json" className="input" />
        </label>
      )}
      <label className="field">
        <span>{t('map-report.players')}</span>
        <select name="players" className="input">
          {PLAYERS.map((players) => (
            <option key={players}>{players}</option>
          ))}
        </select>
      </label>
      <button type="submit" className="button">
        {t('map-report.go')}
      </button>
    </form>
  );
}
