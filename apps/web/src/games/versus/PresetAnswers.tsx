import { useId, useState } from 'react';
import type { Preference } from '@turntable/protocol/picks.ts';
import type { Key } from '@turntable/messages';
import { api, failureOf } from '../../api/http.ts';
import { useMessages } from '../../i18n/messages.ts';
import { notify } from '../../ui/announce.ts';

/** A kind of question that a player may decline once and for all, and what it is called. */
export interface Declinable {
  readonly kind: string;
  readonly label: Key;
}
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
  const valueOf = (kind: string): string => {
    const one = presets.find((each) => each.kind === kind && each.answer === 'decline');
    return one ? String(one.from ?? 'never') : 'ask';
  };
  const change = async (kind: string, value: string): Promise<void> => {
    const others = presets.filter((each) => each.kind !== kind);
    const next: Preference[] =
      value === 'ask'
        ? others
        : [...others, { kind, answer: 'decline', ...(value === 'never' ? {} : { from: Number(value) }) }];
    setBusy(true);
    try {
      await api.prefer(table, seat, next);
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
              value={valueOf(kind)}
              onChange={(event) => void change(kind, event.target.value)}
            >
              <option value="ask">{t('vs.prefer.ask')}</option>
              <option value="never">{t('vs.prefer.never')}</option>
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
