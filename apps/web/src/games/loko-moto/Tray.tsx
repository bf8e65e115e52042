import { memo, type ComponentProps } from 'react';
import type { View } from '@turntable/games/loko-moto/types.ts';
import { BuyTray, HeldTray, PlanTray } from './parts.ts';
import type { Screen } from './use-screen.ts';
import { DrawTray } from './turn/DrawTray.tsx';
import { RestTray } from './turn/RestTray.tsx';

interface TrayProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly screen: Screen;
  /** The plan being made, if any. */
  readonly plans: Omit<ComponentProps<typeof PlanTray>, 'onDrop'> | null;
}

/** The panel in which the turn is made, for what the reader has picked; it is drawn after the map has shown the pick. */
export const Tray = memo(TrayNow, (_, { screen }) => screen.behind);

function TrayNow({ view, names, screen, plans }: TrayProps) {
  const { model, arrangement, turn, plot, hand, words, acts, planning } = screen;
  const { plan } = turn;
  const mayBuy = turn.decision !== undefined && turn.phase === 'main';
  if (hand.held)
    return (
      <HeldTray
        {...{ view, hand, words, held: hand.held }}
        onUse={mayBuy ? acts.buyUnderCard : undefined}
        onPencil={model.over || model.past ? undefined : acts.pencilUnderCard}
      />
    );
  if (plan.kind === 'buy') return <BuyTray {...{ view, turn, plan, words }} />;
  if (plan.kind === 'draw') return <DrawTray {...{ view, plot, turn, words, sections: plan.sections }} />;
  if (arrangement.tray === 'plan' && plans) return <PlanTray {...plans} onDrop={planning.drop} />;
  return (
    <RestTray
      {...{ view, names, turn, pencil: screen.pencil, pencilling: screen.pencilling }}
      past={model.past}
      keeps={screen.keeps}
      onPencilling={screen.setPencilling}
      quickPen={screen.quickPen}
      onQuickPen={screen.setPen}
      onPlan={planning.begin}
    />
  );
}
