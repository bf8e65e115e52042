import { TEAMS, type Team, type View } from '@turntable/games/double-header/types.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useUnits } from '../../device/system.ts';
import { ValueDuel, type DuelSide } from '../versus/ValueDuel.tsx';
import { showValue, statisticName } from '../versus/values.ts';
import type { Duel, Given } from './duel.ts';
import type { Words } from './words.ts';

interface StageProps {
  readonly view: View;
  readonly duel: Duel | null;
  /** The locomotives in use at the moment that is shown. */
  readonly inUse: View['inUse'];
  readonly names: readonly string[];
  readonly words: Words;
}

/** Where the call and the reading of the values are watched. */
export function Stage({ view, duel, inUse, names, words }: StageProps) {
  const messages = useMessages();
  const { t, say } = messages;
  const [system] = useUnits();
  if (!duel) return <p className="dh-stage dh-stage-empty">{t('dh.duel.none')}</p>;
  const { statistic, calling, sides, end } = duel;
  const text = (given: Given): string | null =>
    given.value === null ? null : showValue(messages, statistic, given.value, system);
  const shows = ({ booster, tagged, value }: Given): string | null => {
    if (tagged) return t('dh.duel.tagged');
    if (value === null || booster === null) return null;
    if (booster === 'fifty-fifty') return t('dh.duel.coin');
    return t(booster === 'swap-orders' ? 'dh.duel.swapped' : 'dh.duel.sum');
  };
  const side = (team: Team): DuelSide => {
    const given = sides[team];
    const engine = given.engine ?? inUse[team];
    return {
      team: words.team(team),
      engine: engine === null ? null : (view.engines[team]?.[engine]?.front ?? null),
      value: text(given),
      calculated: given.calculated,
      manner: shows(given),
      booster: given.booster && say(`booster.${given.booster}`),
      coin: given.coin,
      won: end?.kind === 'won' && end.team === team,
    };
  };
  const verdict = (): string | null => {
    switch (end?.kind) {
      case 'won':
        return t('dh.duel.won', {
          team: words.team(end.team),
          higher: text(sides[end.team]) ?? '',
          lower: text(sides[end.team === 0 ? 1 : 0]) ?? '',
          points: end.points,
        });
      case 'vetoed':
        return t('dh.duel.vetoed', { name: typeof end.by === 'number' ? (names[end.by] ?? '') : '' });
      case 'undecided':
        return t('dh.duel.undecided');
      case 'tied':
        return t('dh.duel.tied');
      default:
        return duel.trueDoubleHeader ? t('dh.duel.true') : null;
    }
  };
  const [left, right] = TEAMS.map(side);
  return (
    <section className="dh-stage" aria-label={t('dh.duel')}>
      <p className="dh-stage-call">{t('dh.duel.called', { team: words.team(calling) })}</p>
      <ValueDuel
        statistic={statisticName(messages, statistic)}
        sides={[left!, right!]}
        first={calling === 0 ? 1 : 0}
        verdict={verdict()}
      />
    </section>
  );
}
