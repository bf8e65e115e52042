import { useState } from 'react';
import { checkSeed, type AnyGame } from '@turntable/engine';
import { installBands } from '@turntable/roster/bands.none.ts';
import type { Place, TableInfo } from '@turntable/protocol/messages.ts';
import { recordOf } from '../api/http.ts';
import { under } from '../device/base.ts';
import { useMessages } from '../i18n/messages.ts';
import '../ui/style/field.css';

/** What the check of a deal says: all fits, or the first that does not. */
type Verdict = 'ok' | 'taken-up' | 'other-seed' | 'other-deal' | 'other-lot' | 'unreadable';

interface FairnessProps {
  readonly table: TableInfo;
  readonly place: Place;
  readonly game: AnyGame;
  /** The record, if it is here; else the server has it. */
  readonly record?: object | undefined;
}

/** A self-contained page that checks a saved record without this server. */
const CHECKER_URL = under('/checker.html');

function verdictOf(game: AnyGame, commitment: string, record: unknown): Verdict {
  const { promised, dealt, drafted, lots, ...checked } = checkSeed(game, record);
  if (!promised || checked.commitment !== commitment) return 'other-seed';
  if (dealt === false || drafted === false) return 'other-deal';
  if (lots.some(({ fits }) => !fits)) return 'other-lot';
  return dealt === null ? 'taken-up' : 'ok';
}

/** The seal on the deal: its hash before and during the game; the seed and a check after it, for whoever may know all of it. */
export function Fairness({ table, place, game, record }: FairnessProps) {
  const { t } = useMessages();
  const [result, setResult] = useState<Verdict | 'checking' | null>(null);
  const { commitment } = table;
  const seed = table.seed ?? place.seed;
  const check = async (): Promise<void> => {
    setResult('checking');
    try {
      const { default: bands } = await import('@turntable/roster/data/bands.json');
      installBands(bands);
      setResult(verdictOf(game, commitment, record ?? (await recordOf(table.id))));
    } catch {
      setResult('unreadable');
    }
  };
  return (
    <details className="fairness">
      <summary>{t('fair.title')}</summary>
      <div className="stack-small">
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
          <div className="buttons">
            <button
              type="button"
              className="button-quiet"
              disabled={result === 'checking'}
              onClick={() => void check()}
            >
              {t('fair.check')}
            </button>
            <a className="button-quiet" href={CHECKER_URL} download="turntable-checker.html">
              {t('fair.checker')}
            </a>
          </div>
        )}
        <p role="status">{result && result !== 'checking' && t(`fair.result.${result}`)}</p>
        {seed !== undefined && <p className="soft">{t('fair.checker.text')}</p>}
      </div>
    </details>
  );
}
