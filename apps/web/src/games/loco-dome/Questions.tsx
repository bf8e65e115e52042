import type { ReactNode } from 'react';
import { activeOf } from '@turntable/games/loco-dome/roundhouse.ts';
import { other, type Side, type View } from '@turntable/games/loco-dome/types.ts';
import { useMessages } from '../../i18n/messages.ts';
import { AnswerRing } from '../versus/asking/AnswerRing.tsx';
import { LETTERS } from '../versus/asking/use-letter-keys.ts';
import { DontAsk, type SeatPresets } from '../versus/asking/DontAsk.tsx';
import { useSuggests } from '../versus/suggested/suggested.ts';
import { statisticName } from '../versus/values.ts';
import { CallList } from './CallList.tsx';
import { LocomotiveChoice } from './LocomotiveChoice.tsx';
import { Markers } from './Markers.tsx';
import { Speak } from './Speak.tsx';
import { DECLINABLE } from './declinable.ts';
import type { ScreenProps, Turn } from './use-turn.ts';

interface QuestionsProps extends Pick<ScreenProps, 'table'> {
  readonly heardAt: number | undefined;
  /** The reader's presets; left out for who has none. */
  readonly presets: SeatPresets | undefined;
  readonly view: View;
  readonly side: Side;
  readonly names: readonly string[];
  readonly turn: Turn;
  /** The statistic that the reader looks at for a call. */
  readonly picked: string | null;
  onPick(statistic: string): void;
}

/** What the reader is asked, and everything they may answer. */
// Long: one branch for each kind of question.
export function Questions(props: QuestionsProps) {
  const { view, side, names, turn, presets, table, heardAt, picked, onPick } = props;
  const messages = useMessages();
  const { t } = messages;
  const suggests = useSuggests();
  const { kinds, busy, play } = turn;
  const opponent = names[other(side)] ?? '';
  const places = turn.all('activate').map(({ locomotive }) => locomotive);
  const choice = (
    <LocomotiveChoice
      {...{ view, side, places, busy }}
      way="activate"
      onChoose={(locomotive) => play({ type: 'activate', locomotive })}
    />
  );
  const markers = <Markers {...{ view, side, turn }} />;
  const asked = DECLINABLE.find(({ kind }) => kinds.has(kind));
  const ring = <AnswerRing {...{ table, heardAt }} asked={[side]} mine />;
  const late = asked && table.answerSeconds !== undefined && t(asked.late);
  const dontAsk = asked && presets && (
    <DontAsk
      {...{ presets, busy }}
      kind={asked.kind}
      decline={t(asked.decline)}
      ahead={view.scores[side] > view.scores[other(side)]}
      onDecline={() => play(turn.decline!)}
    />
  );
  const statistic = view.contest ? statisticName(messages, view.contest.statistic) : '';
  const declining = (type: 'pass' | 'answer' | 'stand', label: string) => (
    <button
      type="button"
      className="button"
      aria-keyshortcuts={LETTERS.decline}
      data-suggested={suggests({ type })}
      disabled={busy}
      onClick={() => play({ type })}
    >
      {label}
    </button>
  );
  if (kinds.has('activate'))
    return (
      <Asked ring={ring} title={t('ld.activate')} text={t('ld.activate.text')}>
        {choice}
      </Asked>
    );
  if (kinds.has('between'))
    return (
      <Asked ring={ring} title={t('ld.between')} text={t('ld.between.text', { name: opponent })} late={late}>
        <div className="buttons">{declining('pass', t('ld.pass'))}</div>
        {dontAsk}
        {markers}
      </Asked>
    );
  if (kinds.has('call'))
    return (
      <Asked calls ring={ring} title={t('ld.call')}>
        <CallList {...{ view, side, names, busy, picked, onPick }} calls={turn.all('call')} onCall={play} />
        {markers}
      </Asked>
    );
  if (kinds.has('answer')) {
    const at = view.contest!.opposing;
    const locomotive = view.rosters[side]![at]!.front.name;
    const active = activeOf(view, side) === at;
    return (
      <Asked
        ring={ring}
        late={late}
        title={t('ld.answer', { name: opponent, statistic })}
        text={t(active ? 'ld.answer.active' : 'ld.answer.target', { engine: locomotive })}
      >
        <div className="buttons">{declining('answer', t('ld.answer.do'))}</div>
        {dontAsk}
        {markers}
      </Asked>
    );
  }
  if (kinds.has('tie'))
    return (
      <Asked
        ring={ring}
        late={late}
        title={t('ld.tie', { statistic })}
        text={places.length > 0 ? t('ld.tie.text') : t('ld.tie.none', { name: opponent })}
      >
        {choice}
        <div className="buttons">{declining('stand', t('ld.tie.stand'))}</div>
        {dontAsk}
      </Asked>
    );
  if (kinds.has('tie-break'))
    return (
      <Asked
        ring={ring}
        title={t('ld.tie', { statistic })}
        text={t(places.length > 0 ? 'ld.tie-break.text' : 'ld.tie-break.none')}
      >
        {choice}
        {markers}
      </Asked>
    );
  return (
    <>
      {ring}
      <Speak {...{ view, side, turn }} />
      {kinds.has('identical') && <div className="buttons">{declining('pass', t('ld.pass'))}</div>}
      {dontAsk}
      {markers}
    </>
  );
}

interface AskedProps {
  /** The time that is left. */
  readonly ring: ReactNode;
  readonly title: string;
  /** What comes of not answering in time. */
  readonly late?: string | false | undefined;
  readonly text?: string;
  /** The list of what may be called is in it. */
  readonly calls?: boolean;
  readonly children: ReactNode;
}

function Asked({ ring, title, text, late, calls = false, children }: AskedProps) {
  return (
    <section className={calls ? 'ld-asked ld-asked-call' : 'ld-asked'} aria-label={title}>
      <div className="vs-asked-head">
        {ring}
        <div>
          <h2>{title}</h2>
          {text && <p className="soft">{text}</p>}
          {late && <p className="soft">{late}</p>}
        </div>
      </div>
      {children}
    </section>
  );
}
