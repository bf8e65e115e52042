import { membersOf, seatOf } from '@turntable/games/double-header/sides.ts';
import {
  BOOSTERS,
  BOOSTERS_FROM,
  LOCOMOTIVE_INDICES,
  TIME_OUT_FROM,
  type Team,
  type View,
} from '@turntable/games/double-header/types.ts';
import { useMessages } from '../../i18n/messages.ts';
import { PenMark } from '../../ui/PenMark.tsx';
import { Token, type TokenKind } from '../versus/asking/Token.tsx';
import { LocomotiveCard } from '../versus/LocomotiveCard.tsx';
import { callsNow } from './record/calls-now.ts';
import type { Turn } from './use-turn.ts';
import type { Words } from './words.ts';
import './style/team.css';

interface TeamPanelProps {
  readonly view: View;
  readonly team: Team;
  readonly names: readonly string[];
  readonly turn: Turn;
  readonly words: Words;
  /** 0 on the left, 1 on the right: the locomotives look at each other. */
  readonly at: number;
}

/** A team: its two cards and whose they are, and what it has left. */
export function TeamPanel({ view, team, names, turn, words, at }: TeamPanelProps) {
  const { t } = useMessages();
  const { box, engines: locomotives, inUse, phase } = view;
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
          {callsNow(view, team) && <span className="dh-calls">{t('dh.calling')}</span>}
        </p>
      </div>
      <div className="dh-cards">
        {LOCOMOTIVE_INDICES.map((locomotive) => {
          const seen = locomotives[team]?.[locomotive];
          const seat = seatOf(box.players, team, locomotive);
          if (!seen)
            return (
              <p key={locomotive} className="dh-card-lot">
                {view.deal?.picks[team][locomotive]?.name ?? t('dh.lot')}
              </p>
            );
          return (
            <LocomotiveCard
              key={locomotive}
              locomotive={seen}
              statistics={box.statistics}
              owner={
                box.players === 4 && (
                  <span className="dh-owner">
                    <PenMark seat={seat} line={false} /> {names[seat]}
                  </span>
                )
              }
              mine={seat === turn.seat}
              inUse={inUse[team] === locomotive}
              mirrored={at === 0}
            />
          );
        })}
      </div>
      {phase !== 'over' && <Tokens {...{ view, team, names }} />}
    </section>
  );
}

/** What a team has left to spend, each on a disc of its own. */
function Tokens({ view, team, names }: Pick<TeamPanelProps, 'view' | 'team' | 'names'>) {
  const { t, say } = useMessages();
  const { box, vetoes, boosters, timeOuts, scores } = view;
  const total = scores[0] + scores[1];
  // Once style points are claimed nothing is spent any more.
  const runs = view.phase !== 'style';
  const members = membersOf(box.players, team);
  const left = members.reduce((sum, seat) => sum + (vetoes[seat] ?? 0), 0);
  const one = (kind: TokenKind, name: string, has: boolean, from: number): Left => {
    const state = !has ? 'used' : runs && total >= from ? 'open' : 'left';
    const key = !has
      ? 'dh.token.used'
      : !runs
        ? 'dh.token.shut'
        : total >= from
          ? 'dh.token.left'
          : 'dh.token.from';
    return { kind, name, state, title: t(key, { token: name, points: from }) };
  };
  const owners = members.map((seat) =>
    t('dh.token.veto-of', { name: names[seat] ?? '', count: vetoes[seat] ?? 0 }),
  );
  const all: readonly Left[] = [
    {
      kind: 'veto',
      name: t('dh.token.veto'),
      state: left === 0 ? 'used' : runs ? 'open' : 'left',
      count: left > 0 ? left : undefined,
      title: t('dh.token.vetoes', { owners: owners.join(', ') }),
    },
    ...BOOSTERS.map((booster) =>
      one(booster, say(`booster.${booster}`), boosters[team].includes(booster), BOOSTERS_FROM),
    ),
    one('time-out', t('dh.token.time-out'), timeOuts[team] > 0, TIME_OUT_FROM),
  ];
  return (
    <ul className="token-row">
      {all.map(({ kind, name, state, count, title }) => (
        <li key={kind} data-open={state === 'open'} title={title}>
          <Token kind={kind} state={state} count={count} />
          <span aria-hidden="true">{name}</span>
          <span className="hidden-visually">{title}</span>
        </li>
      ))}
    </ul>
  );
}

interface Left {
  readonly kind: TokenKind;
  readonly name: string;
  readonly state: 'open' | 'left' | 'used';
  readonly count?: number | undefined;
  readonly title: string;
}
