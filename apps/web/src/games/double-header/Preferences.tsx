import { useId, useState } from 'react';
import { BOOSTERS_FROM, STYLE_FROM, TIME_OUT_FROM, type Kind } from '@turntable/games/double-header/types.ts';
import type { Preference } from '@turntable/protocol/bench.ts';
import { api, failureOf } from '../../api/http.ts';
import { useMessages } from '../../i18n/messages.ts';
import { notify } from '../../ui/announce.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import type { ScreenProps } from './use-turn.ts';
import './preferences.css';

/** Questions that a player may decline once and for all. */
const DECLINABLE = [
  'veto',
  'boost',
  'answer',
  'tag',
  'time-out',
  'skip-style',
] as const satisfies readonly Kind[];
const FROM = [BOOSTERS_FROM, TIME_OUT_FROM, STYLE_FROM] as const;

interface PreferencesProps {
  readonly table: string;
  readonly seat: number;
  readonly place: ScreenProps['place'];
  readonly open: boolean;
  onClose(): void;
}

/** Standing answers of a seat, kept by the server: which questions are declined without asking. */
export function Preferences({ table, seat, place, open, onClose }: PreferencesProps) {
  const { t } = useMessages();
  const id = useId();
  const kept = place.preferences?.find((each) => each.seat === seat)?.preferences ?? [];
  const [busy, setBusy] = useState(false);
  const valueOf = (kind: string): string => {
    const one = kept.find((each) => each.kind === kind && each.answer === 'decline');
    return one ? String(one.from ?? 'never') : 'ask';
  };
  const change = async (kind: string, value: string): Promise<void> => {
    const others = kept.filter((each) => each.kind !== kind);
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
    <Dialog title={t('dh.prefer')} open={open} onClose={onClose} kind="sheet">
      <p>{t('dh.prefer.text')}</p>
      <ul className="dh-prefer">
        {DECLINABLE.map((kind) => (
          <li key={kind}>
            <label htmlFor={`${id}-${kind}`}>{t(`dh.prefer.${kind}`)}</label>
            <select
              id={`${id}-${kind}`}
              className="input"
              disabled={busy}
              value={valueOf(kind)}
              onChange={(event) => void change(kind, event.target.value)}
            >
              <option value="ask">{t('dh.prefer.ask')}</option>
              <option value="never">{t('dh.prefer.never')}</option>
              {FROM.map((from) => (
                <option key={from} value={from}>
                  {t('dh.prefer.from', { from })}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
