import { other } from '@turntable/games/double-header/sides.ts';
import {
  BOOSTERS,
  type Action,
  type Booster,
  type Team,
  type View,
} from '@turntable/games/double-header/types.ts';
import { seenValue } from '@turntable/games/versus/index.ts';
import { useMessages, type Messages } from '../../i18n/messages.ts';
import { useUnits, type System } from '../../device/system.ts';
import { Offer } from '../versus/asking/Offer.tsx';
import { LETTERS } from '../versus/asking/use-letter-keys.ts';
import { useRanking, type Ranking } from '../versus/ranks.ts';
import { useSuggests } from '../versus/suggested/suggested.ts';
import { showValue } from '../versus/values.ts';
import type { Question, Turn } from './use-turn.ts';
import type { Words } from './words.ts';

interface OffersProps {
  readonly question: Question;
  readonly view: View;
  readonly team: Team;
  readonly turn: Turn;
  readonly words: Words;
}

/** What may be spent in answer to a question: a Veto, boosters, the teammate, the Time Out; each with its effect. */
// Long: one card for each thing that may be spent.
export function Offers({ question, view, team, turn, words }: OffersProps) {
  const messages = useMessages();
  const { t, say } = messages;
  const [system] = useUnits();
  const ranking = useRanking();
  const suggests = useSuggests();
  const { kind, actions } = question;
  const play = (action: Action): void => void turn.answer(question, action);
  const find = (type: Action['type']): Action | undefined => actions.find((action) => action.type === type);
  const values = effectValues(messages, view, team, words, system, ranking);
  const { busy } = turn;
  const lamp = (of: Team, booster: Booster) => {
    const lit = view.boosters[of].includes(booster);
    const who = of === team ? 'you' : 'they';
    return { owner: t(`vs.lamp.${who}${lit ? '' : '.used'}`), lit };
  };
  const veto = find('veto');
  const tag = find('tag');
  const timeOut = find('time-out');
  const skip = find('skip-style');
  return (
    <div className="vs-offers">
      {veto && (
        <Offer
          kind="veto"
          name={t('dh.do.veto')}
          effect={t('dh.offer.veto')}
          shortcut={LETTERS.veto}
          busy={busy}
          suggested={suggests(veto)}
          onPlay={() => play(veto)}
        />
      )}
      {(kind === 'boost' || kind === 'answer') &&
        BOOSTERS.map((booster) => {
          const action = actions.find((each) => each.type === 'boost' && each.booster === booster);
          const has = view.boosters[team].includes(booster);
          return (
            <Offer
              key={booster}
              kind={booster}
              name={say(`booster.${booster}`)}
              label={t('dh.do.boost', { booster: say(`booster.${booster}`) })}
              effect={t(`dh.offer.${booster}`, values)}
              lamps={[lamp(team, booster), lamp(other(team), booster)]}
              shortcut={LETTERS.boosters}
              shut={action ? undefined : t(has ? 'vs.offer.no-value' : 'vs.offer.used')}
              busy={busy}
              suggested={suggests(action)}
              onPlay={() => action && play(action)}
            />
          );
        })}
      {tag && (
        <Offer
          kind="tag"
          name={t('dh.do.tag', { engine: values.engine })}
          effect={t('dh.offer.tag', values)}
          busy={busy}
          suggested={suggests(tag)}
          onPlay={() => play(tag)}
        />
      )}
      {timeOut && (
        <Offer
          kind="time-out"
          name={t('dh.do.time-out')}
          effect={t('dh.offer.time-out')}
          busy={busy}
          suggested={suggests(timeOut)}
          onPlay={() => play(timeOut)}
        />
      )}
      {skip && (
        <Offer
          kind="reset"
          name={t('dh.do.skip-style')}
          effect={t('dh.offer.skip-style')}
          busy={busy}
          suggested={suggests(skip)}
          onPlay={() => play(skip)}
        />
      )}
    </div>
  );
}

/** The names of both locomotives, and what the reader's view knows of the value that the one standing by would give. */
function effectValues(
  messages: Messages,
  view: View,
  team: Team,
  words: Words,
  system: System,
  ranking: Ranking,
) {
  const inUse = view.inUse[team] ?? 0;
  const by = other(inUse);
  const statistic = view.contest?.statistic;
  const card = view.engines[team]?.[by];
  const seen = statistic === undefined || !card ? undefined : seenValue(card, statistic);
  const known = typeof seen === 'number';
  const place = known && statistic !== undefined ? ranking(statistic, seen) : null;
  return {
    front: words.locomotive(team, inUse),
    engine: words.locomotive(team, by),
    known: known ? 'yes' : 'no',
    value: known ? showValue(messages, statistic!, seen, system) : '',
    ranked: place ? 'yes' : 'no',
    rank: place ? messages.t('vs.rank', { ...place }) : '',
  };
}
