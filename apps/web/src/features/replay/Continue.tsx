import { useState } from 'react';
import type { Viewer } from '@turntable/engine';
import type { Level } from '@turntable/protocol/messages.ts';
import type { ReplayReply } from '@turntable/protocol/replay.ts';
import { useMessages } from '../../i18n/messages.ts';
import { LEVELS } from '../../session/seats.ts';
import { Choice } from '../../ui/Choice.tsx';
import { useContinuing, type Wish } from './useContinuing.ts';

interface ContinueProps {
  readonly reply: ReplayReply;
  readonly names: readonly string[];
  /** The record, if it came from a file. */
  readonly record: object | undefined;
  /** All players show their cards, so that the game may go on with its true deal. */
  readonly open: boolean;
  /** There is a judge, for whom only persons can stand in. */
  readonly judged: boolean;
  readonly n: number;
}

/** How to play on from a move: with whom, at which seat, and with what in the hidden cards. */
export function Continue(props: ContinueProps) {
  const { reply, names, open, judged } = props;
  const { table, as } = reply;
  const { t } = useMessages();
  const { busy, go } = useContinuing(props);
  const [wish, setWish] = useState<Wish>({
    who: judged ? 'alone' : 'bots',
    seat: typeof as === 'number' ? as : 0,
    level: 'medium',
    deal: 'redrawn',
  });
  const change = (next: Partial<Wish>): void => setWish({ ...wish, ...next });
  return (
    <form
      className="continue"
      onSubmit={(event) => {
        event.preventDefault();
        void go(wish);
      }}
    >
      <p>{t('continue.text')}</p>
      {!judged && (
        <Choice
          legend={t('continue.who')}
          value={wish.who}
          choices={(['bots', 'alone'] as const).map((value) => ({ value, label: t(`continue.${value}`) }))}
          stacked
          onChange={(value) => change({ who: value === 'alone' ? 'alone' : 'bots' })}
        />
      )}
      {wish.who === 'bots' && <BotsFields game={table.game} {...{ names, wish, change }} />}
      <DealField {...{ as, names, open, wish, change }} />
      <button type="submit" className="button" disabled={busy}>
        {t('continue.go')}
      </button>
    </form>
  );
}

interface WishProps {
  readonly names: readonly string[];
  readonly wish: Wish;
  change(next: Partial<Wish>): void;
}

/** Against bots: at which seat, and how strong they are. */
function BotsFields({ game, names, wish, change }: WishProps & { readonly game: string }) {
  const { t, say } = useMessages();
  return (
    <>
      <label className="field">
        <span className="legend">{t('continue.seat')}</span>
        <select
          className="input"
          value={wish.seat}
          onChange={({ target }) => change({ seat: Number(target.value) })}
        >
          {names.map((each, i) => (
            <option key={i} value={i}>
              {each}
            </option>
          ))}
        </select>
      </label>
      <Choice
        legend={t('continue.level')}
        value={wish.level}
        choices={LEVELS.map((value) => ({
          value,
          label: t(`level.${value}`),
          hint: say(`level.${game}.${value}`),
        }))}
        onChange={(value) => change({ level: value as Level })}
      />
    </>
  );
}

interface DealFieldProps extends WishProps {
  readonly as: Viewer;
  readonly open: boolean;
}

/** What lies in the hidden cards: drawn anew among what these eyes could not know, or as it was. */
function DealField({ as, names, open, wish, change }: DealFieldProps) {
  const { t } = useMessages();
  const eyes = typeof as === 'number' ? (names[as] ?? '') : t('replay.eyes.judge');
  return (
    <Choice
      legend={t('continue.deal')}
      value={wish.deal}
      choices={[
        {
          value: 'redrawn',
          label: t('continue.deal.redrawn'),
          hint:
            as === 'public' ? t('continue.deal.redrawn.public') : t('continue.deal.redrawn.hint', { eyes }),
        },
        ...(open
          ? [{ value: 'true', label: t('continue.deal.true'), hint: t('continue.deal.true.hint') }]
          : []),
      ]}
      stacked
      onChange={(value) => change({ deal: value === 'true' ? 'true' : 'redrawn' })}
    />
  );
}
