import { useState } from 'react';
import type { AnyGame } from '@turntable/engine';
import type { Place, TableInfo } from '@turntable/protocol/messages.ts';
import { recordUrl } from '../api/http.ts';
import { useMessages } from '../i18n/messages.ts';
import { checkDeal, type DealCheck } from './deal-check.ts';

interface FairnessProps {
  readonly table: TableInfo;
  readonly place: Place;
  readonly game: AnyGame;
}

/** The seal on the deal: its hash before and during the game; the seed and a check after it, for whoever may know all of it. */
export function Fairness({ table, place, game }: FairnessProps) {
  const { t } = useMessages();
  const [result, setResult] = useState<DealCheck | 'checking' | null>(null);
  const { commitment } = table;
  const seed = table.seed ?? place.seed;
  const check = async (): Promise<void> => {
    if (seed === undefined) return;
    setResult('checking');
    try {
      const record: unknown = await (await fetch(recordUrl(table.id))).json();
      setResult(checkDeal(game, { commitment, seed, options: table.options, record }));
    } catch {
      setResult('unreadable');
    }
  };
  return (
    <details className="fairness">
      <summary>{t('fair.title')}</summary>
      <p>{t(seed === undefined ? 'fair.sealed' : 'fair.open')}</p>
      <dl>
        <dt>{t('fair.commitment')}</dt>
        <dd className="figures">{commitment}</dd>
        {seed !== undefined && (
          <>
            <dt>{t('fair.seed')}</dt>
            <dd className="figures">{seed}</dd>
          </>
        )}
      </dl>
      {seed !== undefined && (
        <button
          type="button"
          className="button-quiet"
          disabled={result === 'checking'}
          onClick={() => void check()}
        >
          {t('fair.check')}
        </button>
      )}
      <p role="status">{result && result !== 'checking' && t(`fair.result.${result}`)}</p>
    </details>
  );
}
