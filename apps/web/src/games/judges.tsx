import type { SeenBy } from '@turntable/engine';
import { Deputy, type DeputyProps } from './versus/judge/Deputy.tsx';
import { JudgePanel, type JudgePanelProps } from './versus/judge/JudgePanel.tsx';
import type { JudgeModel } from './versus/judge/model.ts';

type ModelOf = (view: SeenBy) => JudgeModel;

/** A game with a judge has a folder with a `judge-model.ts`. */
const models = import.meta.glob<ModelOf>('./*/judge-model.ts', { eager: true, import: 'judgeModel' });
const modelOf = (game: string): ModelOf | undefined => models[`./${game}/judge-model.ts`];

/** What a judge sees and does; nothing in a game that has none. */
export function Judge(props: JudgePanelProps) {
  const { table, view } = props.seen;
  const model = modelOf(table.game);
  return model ? <JudgePanel {...props} model={model(view)} /> : null;
}

/** The verdicts for whoever rules while the judge is away. */
export function JudgeDeputy(props: DeputyProps) {
  const model = modelOf(props.game.id);
  return model ? <Deputy {...props} claim={model(props.view).claim} /> : null;
}
