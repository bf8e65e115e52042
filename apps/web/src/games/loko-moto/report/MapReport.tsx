import { useEffect, useState, type FormEvent } from 'react';
import { SHEETS } from '@turntable/games/loko-moto/boxes.ts';
import { useMessages } from '../../../i18n/messages.ts';
import '../../../ui/button.css';
import '../../../ui/field.css';
import { Found } from './Found.tsx';
import type { FromReporter, ToReporter } from './words.ts';
import './report.css';

const PLAYERS = [2, 3, 4, 5];

type Reported = { readonly part: number } | Extract<FromReporter, { t: 'report' }> | null;

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
    worker.postMessage(wish);
    return () => worker.terminate();
  }, [wish]);
  const ask = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setReported({ part: 0 });
    setWish({ sheet: String(form.get('sheet')), players: Number(form.get('players')), games });
  };
  return (
    <>
      <form className="map-report-form" onSubmit={ask}>
        <label className="field">
          <span>{t('map-report.map')}</span>
          <select name="sheet" className="input">
            {Object.values(SHEETS).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
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
      {reported && 'part' in reported && (
        <p role="status">
          <label>
            {t('map-report.working')} <progress value={reported.part} max={1} />
          </label>
        </p>
      )}
      {reported && 'report' in reported && <Found report={reported.report} picture={reported.picture} />}
    </>
  );
}
