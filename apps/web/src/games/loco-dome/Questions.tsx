import type { ReactNode } from 'react';
import { activeOf } from '@turntable/games/loco-dome/roundhouse.ts';
import { other, type Side, type View } from '@turntable/games/loco-dome/types.ts';
import { useMessages } from '../../i18n/messages.ts';
import { statisticName } from '../versus/values.ts';
import { CallList } from './CallList.tsx';
import { EngineChoice } from './EngineChoice.tsx';
import { Markers } from './Markers.tsx';
import { Speak } from './Speak.tsx';
import type { Turn } from './use-turn.ts';

interface QuestionsProps {
  readonly view: View;
  readonly side: Side;
  readonly names: readonly string[];
  readonly turn: Turn;
}

/** What the reader is asked, and everything they may answer. */
export function Questions({ view, side, names, turn }: QuestionsProps) {
  const messages = useMessages();
  const { t } = messages;
  const { kinds, busy, play } = turn;
  const opponent = names[other(side)] ?? '';
  const places = turn.all('activate').map(({ locomotive }) => locomotive);
  const choice = (
    <EngineChoice
      {...{ view, side, places, busy }}
      onChoose={(locomotive) => play({ type: 'activate', locomotive })}
    />
  );
  const markers = <Markers {...{ view, side, turn }} />;
  const statistic = view.contest ? statisticName(messages, view.contest.statistic) : '';
  if (kinds.has('activate'))
    return (
      <Asked title={t('ld.activate')} text={t('ld.activate.text')}>
        {choice}
      </Asked>
    );
  if (kinds.has('between'))
    return (
      <Asked title={t('ld.between')} text={t('ld.between.text', { name: opponent })}>
        <div className="buttons">
          <button type="button" className="button" disabled={busy} onClick={() => play({ type: 'pass' })}>
            {t('ld.pass')}
          </button>
        </div>
        {markers}
      </Asked>
    );
  if (kinds.has('call'))
    return (
      <Asked title={t('ld.call')}>
        {markers}
        <CallList {...{ view, side, names, busy }} calls={turn.all('call')} onCall={play} />
      </Asked>
    );
  if (kinds.has('answer')) {
    const at = view.contest!.opposing;
    const engine = view.rosters[side]![at]!.front.name;
    const active = activeOf(view, side) === at;
    return (
      <Asked
        title={t('ld.answer', { name: opponent, statistic })}
        text={t(active ? 'ld.answer.active' : 'ld.answer.target', { engine })}
      >
        <div className="buttons">
          <button type="button" className="button" disabled={busy} onClick={() => play({ type: 'answer' })}>
            {t('ld.answer.do')}
          </button>
        </div>
        {markers}
      </Asked>
    );
  }
  if (kinds.has('tie'))
    return (
      <Asked
        title={t('ld.tie', { statistic })}
        text={places.length > 0 ? t('ld.tie.text') : t('ld.tie.none', { name: opponent })}
      >
        {choice}
        <div className="buttons">
          <button type="button" className="button" disabled={busy} onClick={() => play({ type: 'stand' })}>
            {t('ld.tie.stand')}
          </button>
        </div>
      </Asked>
    );
  if (kinds.has('tie-break'))
    return (
      <Asked
        title={t('ld.tie', { statistic })}
        text={t(places.length > 0 ? 'ld.tie-break.text' : 'ld.tie-break.none')}
      >
        {choice}
        {markers}
      </Asked>
    );
  return (
    <>
      <Speak {...{ view, side, turn }} />
      {kinds.has('identical') && (
        <div className="buttons">
          <button type="button" className="button" disabled={busy} onClick={() => play({ type: 'pass' })}>
            {t('ld.pass')}
          </button>
        </div>
      )}
      {markers}
    </>
  );
}

interface AskedProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

function Asked({ title, text, children }: AskedProps) {
  return (
    <section className="ld-asked" aria-label={title}>
      <h2>{title}</h2>
      {text && <p className="soft">{text}</p>}
      {children}
    </section>
  );
}
