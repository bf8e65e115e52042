import { membersOf, seatOf } from '@turntable/games/double-header/sides.ts';
import {
  BOOSTERS,
  BOOSTERS_FROM,
  ENGINES,
  TIME_OUT_FROM,
  type Team,
  type View,
} from '@turntable/games/double-header/types.ts';
import { useMessages } from '../../i18n/messages.ts';
import { PenMark } from '../../ui/PenMark.tsx';
import { EngineCard } from '../versus/EngineCard.tsx';
import type { Turn } from './use-turn.ts';
import type { Words } from './words.ts';
import './team.css';

interface TeamPanelProps {
  readonly view: View;
  readonly team: Team;
  readonly names: readonly string[];
  readonly turn: Turn;
  readonly words: Words;
  /** 0 on the left, 1 on the right: the engines look at each other. */
  readonly at: number;
}

/** A team: its two cards and whose they are, and what it has left. */
export function TeamPanel({ view, team, names, turn, words, at }: TeamPanelProps) {
  const { t, say } = useMessages();
  const { box, engines, inUse, calling, phase } = view;
  const calls = calling === team && phase !== 'over' && phase !== 'deal' && phase !== 'style';
  const total = view.scores[0] + view.scores[1];
  return (
    <section
      className="dh-team"
      data-at={at}
      data-mine={turn.team === team}
      aria-label={t('dh.team', { members: words.team(team) })}
    >
      <div className="dh-team-head">
        <p className="dh-members">
          {membersOf(box.players, team).map((seat) => (
            <span
              key={seat}
              className={seat === turn.seat ? 'dh-member dh-member-mine' : 'dh-member'}
              data-speaker={seat}
            >
              <PenMark seat={seat} line={false} />
              <span className="dh-member-name">{names[seat]}</span>
            </span>
          ))}
          {calls && <span className="dh-calls">{t('dh.calling')}</span>}
        </p>
      </div>
      <div className="dh-cards">
        {ENGINES.map((engine) => {
          const seen = engines[team]?.[engine];
          const seat = seatOf(box.players, team, engine);
          if (!seen)
            return (
              <p key={engine} className="dh-card-lot">
                {view.deal?.picks[team][engine]?.name ?? t('dh.lot')}
              </p>
            );
          return (
            <EngineCard
              key={engine}
              engine={seen}
              statistics={box.statistics}
              owner={
                box.players === 4 && (
                  <span className="dh-owner">
                    <PenMark seat={seat} line={false} /> {names[seat]}
                  </span>
                )
              }
              mine={seat === turn.seat}
              inUse={inUse[team] === engine}
              mirrored={at === 0}
            />
          );
        })}
      </div>
      <dl className="dh-left">
        <div>
          <dt>{t('dh.vetoes')}</dt>
          <dd>
            {membersOf(box.players, team).map((seat) => (
              <span key={seat} className="dh-token">
                <PenMark seat={seat} line={false} />
                <span className="hidden-visually">{names[seat]}: </span>
                {view.vetoes[seat]}
              </span>
            ))}
          </dd>
        </div>
        <div data-open={total >= BOOSTERS_FROM}>
          <dt>{t('dh.boosters')}</dt>
          <dd>
            <span className="dh-count" aria-hidden="true">
              {view.boosters[team].length}
            </span>
            {BOOSTERS.filter((booster) => view.boosters[team].includes(booster)).map((booster) => (
              <span key={booster} className="dh-booster">
                {say(`booster.${booster}`)}
              </span>
            ))}
            {view.boosters[team].length === 0 && t('dh.none')}
          </dd>
        </div>
        <div data-open={total >= TIME_OUT_FROM}>
          <dt>{t('dh.time-outs')}</dt>
          <dd>{view.timeOuts[team]}</dd>
        </div>
      </dl>
    </section>
  );
}
