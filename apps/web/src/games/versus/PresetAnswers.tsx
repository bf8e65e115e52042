import { useId, useState } from 'react';
import type { Preference } from '@turntable/protocol/picks.ts';
import type { Key } from '@turntable/messages';
import { api, failureOf } from '../../api/http.ts';
import { useMessages } from '../../i18n/messages.ts';
import { notify } from '../../ui/announce.ts';
import { chosenFor, withChoice } from './asking/scopes.ts';

/** A kind of question that a player may decline once and for all, and what it is called. */
export interface Declinable {
  readonly kind: string;
  readonly label: Key;
}
/** What may end a preset before the game; said during it, where the question is asked. */
const ENDS = ['stretch', 'behind'] as const;
/** Points in all from which a question may be worth asking. */
const FROM = [10, 20, 30] as const;

interface PresetAnswersProps {
  readonly table: string;
  readonly seat: number;
  readonly presets: readonly Preference[];
  readonly questions: readonly Declinable[];
}

/** Presets of a seat, stored by the server: which questions are declined without asking. */
export function PresetAnswers({ table, seat, presets, questions }: PresetAnswersProps) {
  const { t } = useMessages();
  const id = useId();
  const [busy, setBusy] = useState(false);
  const change = async (kind: string, choice: string): Promise<void> => {
    setBusy(true);
    try {
      await api.prefer(table, seat, withChoice(presets, kind, choice));
    } catch (thrown) {
      notify({ tone: 'caution', text: t(`error.${failureOf(thrown).code}`) });
    }
    setBusy(false);
  };
  return (
    <section className="vs-ahead-part">
      <h3>{t('vs.prefer')}</h3>
      <p className="soft">{t('vs.prefer.text')}</p>
      <ul>
        {questions.map(({ kind, label }) => (
          <li key={kind} className="vs-ahead-row">
            <label htmlFor={`${id}-${kind}`}>{t(label)}</label>
            <select
              id={`${id}-${kind}`}
              className="input"
              disabled={busy}
              value={chosenFor(presets, kind)}
              onChange={(event) => void change(kind, event.target.value)}
            >
              <option value="ask">{t('vs.prefer.ask')}</option>
              <option value="never">{t('vs.prefer.never')}</option>
              {ENDS.map(
                (until) =>
                  chosenFor(presets, kind) === until && (
                    <option key={until} value={until}>
                      {t(`vs.prefer.${until}`)}
                    </option>
                  ),
              )}
              {FROM.map((from) => (
                <option key={from} value={from}>
                  {t('vs.prefer.from', { from })}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </section>
  );
}
