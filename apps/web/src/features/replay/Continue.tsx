import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Level } from '@turntable/protocol/messages.ts';
import type { ReplayReply } from '@turntable/protocol/replay.ts';
import { useName } from '../../session/me.ts';
import { api, failureOf } from '../../api/http.ts';
import { useMessages } from '../../i18n/messages.ts';
import { notify } from '../../ui/announce.ts';
import { LEVELS } from '../../session/seats.ts';
import { Choice } from '../../ui/Choice.tsx';

interface ContinueProps {
  readonly reply: ReplayReply;
  readonly names: readonly string[];
  /** The record, if it came from a file. */
  readonly record: object | undefined;
  /** The very deal may be had. */
  readonly open: boolean;
  /** There is a judge, for whom only persons can stand in. */
  readonly judged: boolean;
  readonly n: number;
}

/** How to play on from a move: with whom, at which seat, and with what in the hidden cards. */
export function Continue({ reply, names, record, open, judged, n }: ContinueProps) {
  const { t, say } = useMessages();
  const { table, as } = reply;
  const [name] = useName();
  const [, navigate] = useLocation();
  const [who, setWho] = useState<'bots' | 'alone'>(judged ? 'alone' : 'bots');
  const [seat, setSeat] = useState(typeof as === 'number' ? as : 0);
  const [level, setLevel] = useState<Level>('medium');
  const [deal, setDeal] = useState<'redrawn' | 'true'>('redrawn');
  const [busy, setBusy] = useState(false);
  const go = async (): Promise<void> => {
    const wish = { n, as, deal, who: who === 'alone' ? { kind: who } : { kind: who, seat, level, name } };
    setBusy(true);
    try {
      const made = await (record ? api.continueRecord(record, wish) : api.continueTable(table.id, wish));
      navigate(`/t/${made.table.id}`);
    } catch (thrown) {
      const { code, detail } = failureOf(thrown);
      notify({ tone: 'caution', text: detail === 'LV-1.6' ? t('import.hidden') : say(`error.${code}`) });
      setBusy(false);
    }
  };
  return (
    <form
      className="continue"
      onSubmit={(event) => {
        event.preventDefault();
        void go();
      }}
    >
      <p>{t('continue.text')}</p>
      {!judged && (
        <Choice
          legend={t('continue.who')}
          value={who}
          choices={(['bots', 'alone'] as const).map((value) => ({ value, label: t(`continue.${value}`) }))}
          stacked
          onChange={(value) => setWho(value === 'alone' ? 'alone' : 'bots')}
        />
      )}
      {who === 'bots' && (
        <>
          <label className="field">
            <span className="legend">{t('continue.seat')}</span>
            <select className="input" value={seat} onChange={({ target }) => setSeat(Number(target.value))}>
              {names.map((each, i) => (
                <option key={i} value={i}>
                  {each}
                </option>
              ))}
            </select>
          </label>
          <Choice
            legend={t('continue.level')}
            value={level}
            choices={LEVELS.map((value) => ({
              value,
              label: t(`level.${value}`),
              hint: say(`level.${table.game}.${value}`),
            }))}
            onChange={(value) => setLevel(value as Level)}
          />
        </>
      )}
      <Choice
        legend={t('continue.deal')}
        value={deal}
        choices={[
          {
            value: 'redrawn',
            label: t('continue.deal.redrawn'),
            hint:
              as === 'public'
                ? t('continue.deal.redrawn.public')
                : t('continue.deal.redrawn.hint', {
                    eyes: typeof as === 'number' ? (names[as] ?? '') : t('replay.eyes.judge'),
                  }),
          },
          ...(open
            ? [{ value: 'true', label: t('continue.deal.true'), hint: t('continue.deal.true.hint') }]
            : []),
        ]}
        stacked
        onChange={(value) => setDeal(value === 'true' ? 'true' : 'redrawn')}
      />
      <button type="submit" className="button" disabled={busy}>
        {t('continue.go')}
      </button>
    </form>
  );
}
