import type { SeenBy } from '@turntable/engine';
import type { RuleAction } from '@turntable/games/versus/index.ts';
import type { Place, TableInfo } from '@turntable/protocol/messages.ts';
import { useMessages } from '../../../i18n/messages.ts';
import type { Teller } from '../../../session/listing.ts';
import type { Sent, Shared } from '../../../session/props.ts';
import type { WaitingClaim } from './model.ts';
import { Ruling } from './Ruling.tsx';
import { Similar } from './Similar.tsx';
import '../../../session/judge/judge.css';

export interface DeputyProps {
  readonly table: TableInfo;
  readonly place: Place;
  readonly game: Teller;
  readonly view: SeenBy;
  readonly names: readonly string[];
  readonly online: boolean;
  rule(decision: string, action: RuleAction, more?: Shared): Promise<Sent>;
}

/** While the judge is away: the verdicts, for a player of the side that rules in their place (LV-3.2). */
export function Deputy({
  claim,
  table,
  place,
  game,
  view,
  names,
  online,
  rule,
}: DeputyProps & { readonly claim: WaitingClaim | null }) {
  const { t } = useMessages();
  if (!table.judge?.deputy || table.status !== 'running') return null;
  const may = game.judging?.deputies(view).some((seat) => place.seats.includes(seat)) ?? false;
  if (!claim || !may) return null;
  return (
    <div className="judge-deputy">
      <Ruling
        key={claim.decision}
        {...{ claim, names, online, rule }}
        note={<p>{t('judge.rule.deputy')}</p>}
      />
      <Similar text={claim.text} game={game.id} />
    </div>
  );
}
